import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Moment, scene } from '../../test/scene.ts';
import { items } from '../content/index.ts';
import { cellAt, siteOf } from '../map/site.ts';
import { STANCES, type Stance } from '../state/state.ts';
import type { Variant } from '../state/variants.ts';
import { unitOf } from '../units/units.ts';
import {
  applyStateTransitions,
  changeStance,
  getStateModifiers,
  getStateTransition,
  isExposedAt,
  preservesDisguisedState,
  preservesHiddenState,
  reveal,
  TRIGGERS,
  type Trigger,
  wake,
} from './stateTransitions.ts';

const [FACE, , NINJA] = [0, 1, 2] as const;
const E_FACE = unitOf(1, 'face');
const E_SPOOK = unitOf(1, 'spook');
const yard = (q: number, r: number) => cellAt(siteOf('hex-demo'), q, r);

/** Returns the state after a trigger, or the unchanged one. */
const after = (stance: Stance, trigger: Trigger, weapon?: string, ...variants: Variant[]) =>
  getStateTransition({ stance }, trigger, weapon, { variants }) ?? stance;

describe('Weapons and states', () => {
  it.each([
    ['S1: keeps a Hidden character Hidden if silenced', 'hidden', 'silenced-plink-gun', 'hidden'],
    ['S2: makes a Hidden character Overt if loud', 'hidden', 'machine-gun', 'overt'],
    ['S3: keeps a Disguised character Disguised if nobody minds it', 'disguised', 'lazer', 'disguised'],
    ['S3: makes a Disguised character Overt otherwise', 'disguised', 'plink-gun', 'overt'],
    ['S5: makes a Hidden character Overt if only a disguise covers it', 'hidden', 'lazer', 'overt'],
    ['S6: keeps a Hidden character Hidden with bare fists', 'hidden', 'fist', 'hidden'],
    ['S6: keeps a Disguised character Disguised with bare fists', 'disguised', 'fist', 'disguised'],
    ['K25: makes a Hidden thrower of Smoke Overt', 'hidden', 'smoke', 'overt'],
    ['K25: keeps a Disguised thrower of Smoke Disguised', 'disguised', 'smoke', 'disguised'],
    ['changes nothing for who is Overt', 'overt', 'machine-gun', 'overt'],
  ] as const)('%s', (_rule, stance, weapon, expected) => {
    expect(after(stance, 'attack', weapon)).toBe(expected);
  });

  it.each(['dart-gun', 'bonk-stick', 'exploding-pen'])('%s keeps both Hidden and Disguised (S7)', (weapon) => {
    expect(preservesHiddenState(weapon)).toBe(true);
    expect(preservesDisguisedState(weapon)).toBe(true);
  });

  it('weapons keep Hidden and Disguised as the equipment list says (R 14.1)', () => {
    const weapons = items.filter(({ type }) => type !== 'tool').map(({ id }) => id);
    expect(weapons.filter((id) => preservesHiddenState(id) && preservesDisguisedState(id)).sort()).toEqual([
      'bonk-stick',
      'dart-gun',
      'exploding-pen',
      'fist',
    ]);
    expect(weapons.filter((id) => preservesHiddenState(id) && !preservesDisguisedState(id)).sort()).toEqual([
      'freeze',
      'katana',
      'knife',
      'silenced-long-gun',
      'silenced-plink-gun',
    ]);
    expect(weapons.filter((id) => !preservesHiddenState(id) && preservesDisguisedState(id)).sort()).toEqual([
      'attache-case',
      'lazer',
      'lazer-watch',
      'smoke',
    ]);
    const tools = items.filter(({ type }) => type === 'tool');
    expect(tools.every(({ id }) => preservesHiddenState(id) && preservesDisguisedState(id))).toBe(true);
  });
});

describe('getStateTransition', () => {
  /**
   * R 11.1 to 11.14, by trigger: the next state of Overt, Hidden, Disguised, Stunned and Unconscious; - for no change.
   */
  it.each<[Trigger, string]>([
    ['attack', '- overt overt - -'],
    ['enter-mob-reach', '- overt - - -'],
    ['stun', 'stunned stunned stunned - -'],
    ['first-fall', 'stunned stunned stunned - -'],
    ['second-fall', 'unconscious unconscious unconscious unconscious -'],
    ['wake-up', '- - - overt -'],
    ['face-off', 'disguised disguised - - -'],
    ['ninja-vanish', 'hidden - hidden - -'],
    ['go-loud', '- overt overt - -'],
    ['melee-hit', '- overt - - -'],
    ['remove-disguise', '- - overt - -'],
    ['all-eyes-on-me', '- overt overt - -'],
  ])('the trigger %s leads to %s', (trigger, row) => {
    expect(STANCES.map((stance) => getStateTransition({ stance }, trigger) ?? '-').join(' ')).toBe(row);
  });

  it('Face Off, Ninja Vanish and All Eyes On Me change the state as listed (S12, S13, S23)', () => {
    expect([after('overt', 'face-off'), after('hidden', 'face-off')]).toEqual(['disguised', 'disguised']);
    expect(getStateTransition({ stance: 'disguised' }, 'face-off')).toBeNull();
    expect(after('overt', 'ninja-vanish')).toBe('hidden');
    expect(after('hidden', 'all-eyes-on-me')).toBe('overt');
  });

  it('a melee hit keeps Disguised, except under melee-reveals-disguise (S22)', () => {
    expect(after('disguised', 'melee-hit')).toBe('disguised');
    expect(after('disguised', 'melee-hit', undefined, 'melee-reveals-disguise')).toBe('overt');
  });

  it('applyStateTransitions changes a copy, and returns the same object without a change (T11)', () => {
    const trigger = fc.constantFrom(...TRIGGERS);
    fc.assert(
      fc.property(fc.constantFrom(...STANCES), fc.integer({ min: 0, max: 9 }), trigger, (stance, wounds, by) => {
        const before = { stance, wounds };
        const changed = applyStateTransitions(before, by);
        expect(before).toEqual({ stance, wounds });
        expect(changed === before).toBe(getStateTransition(before, by) === null);
        expect(changed.stance).toBe(after(stance, by));
      }),
    );
  });

  it('getStateModifiers gives the modifiers of each state by use (R 11)', () => {
    expect(getStateModifiers('overt')).toMatchObject({ hitModifier: 0, damageModifier: 0, defenseModifier: 1 });
    expect(getStateModifiers('hidden')).toEqual({
      hitModifier: -1,
      damageModifier: 0,
      defenseModifier: 0,
      hackModifier: 1,
      charmModifier: 0,
    });
    expect(getStateModifiers('hidden', true, true)).toMatchObject({ hitModifier: -1, damageModifier: 1 });
    expect(getStateModifiers('disguised')).toMatchObject({ hitModifier: 0, damageModifier: 0, charmModifier: 1 });
    expect(getStateModifiers('disguised', true)).toMatchObject({ hitModifier: -1, damageModifier: 1 });
    const nothing = { hitModifier: 0, damageModifier: 0, defenseModifier: 0, hackModifier: 0, charmModifier: 0 };
    expect(getStateModifiers('stunned', true, true)).toEqual(nothing);
    expect(getStateModifiers('unconscious', true, true)).toEqual(nothing);
  });
});

describe('Wake Up', () => {
  const woken = (wounds: number, ...variants: Variant[]) => {
    const character = { stance: 'stunned' as Stance, wounds };
    wake(character, { variants });
    return character;
  };

  it('waking up from 0 wounds gives 4 (S15)', () => {
    expect(woken(0)).toEqual({ stance: 'overt', wounds: 4 });
  });

  it('waking up from a plain stun keeps the wounds, except under wake-always-4 (S16)', () => {
    expect(woken(5)).toEqual({ stance: 'overt', wounds: 5 });
    expect(woken(5, 'wake-always-4')).toEqual({ stance: 'overt', wounds: 4 });
  });
});

describe('Notice by mobs', () => {
  const beside = (moment: Moment) =>
    isExposedAt(scene({ npcs: [{ kind: 'guard', at: [3, 0] }], ...moment }), NINJA, yard(2, 0));
  const ninja = { at: [0, 0], stance: 'hidden' } as const;

  it('a mob notices a Hidden character that enters an adjacent hex (S8)', () => {
    expect(beside({ ninja })).toBe(true);
    expect(isExposedAt(scene({ ninja, npcs: [{ kind: 'guard', at: [3, 0] }] }), NINJA, yard(1, 0))).toBe(false);
    expect(beside({ ninja: { ...ninja, stance: 'disguised' } })).toBe(false);
    expect(beside({ ninja, npcs: [{ kind: 'turret', at: [3, 0] }] })).toBe(false);
    expect(beside({ ninja, npcs: [{ kind: 'elite', at: [3, 0] }] })).toBe(true);
  });

  it('a mob does not notice a Stealth Suit, a Security Uniform or In Plain Sight (S8)', () => {
    expect(beside({ ninja: { ...ninja, items: ['stealth-suit'] } })).toBe(false);
    expect(beside({ ninja: { ...ninja, items: ['security-uniform'] } })).toBe(false);
    expect(beside({ ninja: { ...ninja, inPlainSight: true } })).toBe(false);
  });

  it('a reveal by a mob scores nothing (S8)', () => {
    const state = scene({ ninja });
    expect(changeStance(state, NINJA, 'enter-mob-reach')).toBe(true);
    expect(state.characters[NINJA]!.stance).toBe('overt');
    expect(state.scores).toEqual([]);
  });
});

describe('reveal', () => {
  it('revealing a Hidden enemy scores, again each time it hides (S20, V10)', () => {
    const state = scene({ ninja: { at: [0, 0] }, 'enemy-spook': { at: [1, 0], stance: 'hidden' } });
    expect(reveal(state, E_SPOOK, 'melee-hit', NINJA)).toBe(true);
    expect(reveal(state, E_SPOOK, 'melee-hit', NINJA)).toBe(false);
    state.characters[E_SPOOK]!.stance = 'hidden';
    reveal(state, E_SPOOK, 'melee-hit', NINJA);
    expect(state.scores.map(({ type }) => type)).toEqual(['reveal-hidden', 'reveal-hidden']);
    expect(state.characters[NINJA]!.vp).toBe(2);
  });

  it('revealing a Disguised enemy by Remove Disguise scores (H7)', () => {
    const state = scene({ ninja: { at: [0, 0] }, 'enemy-face': { at: [1, 0], stance: 'disguised' } });
    reveal(state, E_FACE, 'remove-disguise', NINJA);
    expect(state.characters[E_FACE]!.stance).toBe('overt');
    expect(state.scores).toMatchObject([{ type: 'reveal-disguised', character: NINJA, points: 1 }]);
  });

  it('under melee-reveals-disguise revealing a Disguised enemy by a melee hit scores', () => {
    const state = scene({ 'enemy-face': { stance: 'disguised' }, variants: ['melee-reveals-disguise'] });
    reveal(state, E_FACE, 'melee-hit', NINJA);
    expect(state.scores).toMatchObject([{ type: 'reveal-disguised' }]);
  });

  it('a reveal by an NPC or an ally scores nothing (B19)', () => {
    const state = scene({
      face: { stance: 'hidden' },
      'enemy-face': { stance: 'hidden' },
      npcs: [{ kind: 'guard', at: [0, 0] }],
    });
    reveal(state, E_FACE, 'melee-hit', 10);
    reveal(state, FACE, 'melee-hit', NINJA);
    expect(state.characters[E_FACE]!.stance).toBe('overt');
    expect(state.scores).toEqual([]);
  });
});
