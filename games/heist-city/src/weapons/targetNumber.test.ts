import { describe, expect, it } from 'vitest';
import { type Moment, scene } from '../../test/scene.ts';
import type { Variant } from '../state/variants.ts';
import { unitOf } from '../units/units.ts';
import {
  declareAttack,
  noteAttack,
  repeatPenalty,
  rollsOf,
  targetNumber,
  targetNumberReasons,
} from './targetNumber.ts';

const [FACE, MUSCLE, NINJA, , SPOOK] = [0, 1, 2, 3, 4] as const;
const ENEMY = unitOf(1, 'brain');
const GUARD = 10;

/** Returns the number for an attack of one kind at the enemy Brain. */
function number(moment: Moment, attacker: number, weapon: string, kind: 'melee' | 'ranged' | 'blast', target = ENEMY) {
  const state = scene({ 'enemy-brain': { at: [3, 0] }, ...moment });
  return targetNumber(state, declareAttack(state, attacker, kind === 'blast' ? -1 : target, weapon, kind));
}

describe('targetNumber', () => {
  it('the target number is MS in melee and BS at a distance (R 9.3)', () => {
    expect(number({ face: { at: [2, 0] } }, FACE, 'fist', 'melee')).toBe(8);
    expect(number({ face: { at: [0, 0] } }, FACE, 'plink-gun', 'ranged')).toBe(9);
  });

  it('a Hidden attacker lowers the number by one, in melee and at a distance (R 9.3)', () => {
    const ninja = { at: [2, 0], stance: 'hidden' } as const;
    expect(number({ ninja }, NINJA, 'katana', 'melee')).toBe(6);
    expect(number({ ninja }, NINJA, 'plink-gun', 'ranged')).toBe(8);
    expect(number({ ninja }, NINJA, 'frag', 'blast')).toBe(8);
  });

  it('under hidden-evasive a Hidden target raises the number by one instead', () => {
    const ninja = { at: [2, 0], stance: 'hidden' } as const;
    const variants: Variant[] = ['hidden-evasive'];
    expect(number({ variants, ninja }, NINJA, 'katana', 'melee')).toBe(7);
    const hiding = { 'enemy-brain': { at: [3, 0], stance: 'hidden' } } as const;
    expect(number({ variants, ninja, ...hiding }, NINJA, 'katana', 'melee')).toBe(8);
    expect(number({ ninja: { at: [2, 0] }, ...hiding }, NINJA, 'katana', 'melee')).toBe(7);
  });

  it('a Disguised attacker lowers the number by one in melee only (R 9.3)', () => {
    const face = { at: [2, 0], stance: 'disguised' } as const;
    expect(number({ face }, FACE, 'attache-case', 'melee')).toBe(7);
    expect(number({ face }, FACE, 'lazer', 'ranged')).toBe(9);
  });

  it('each earlier attack action of the kind raises the number by one (K6, K8)', () => {
    const active = (ranged: number) => ({ muscle: { at: [0, 0] }, active: { character: MUSCLE, ranged } }) as const;
    expect([0, 1, 2].map((ranged) => number(active(ranged), MUSCLE, 'machine-gun', 'ranged'))).toEqual([8, 9, 10]);
  });

  it('an ally of the shooter beside the target raises the number by one (R 9.3)', () => {
    const spook = { at: [0, 0] } as const;
    expect(number({ spook, face: { at: [4, 0] } }, SPOOK, 'plink-gun', 'ranged')).toBe(8);
    expect(number({ spook, face: { at: [5, 0] } }, SPOOK, 'plink-gun', 'ranged')).toBe(7);
    expect(number({ spook, face: { at: [4, 0], stance: 'unconscious' } }, SPOOK, 'plink-gun', 'ranged')).toBe(7);
    expect(number({ spook, 'enemy-face': { at: [4, 0] } }, SPOOK, 'plink-gun', 'ranged')).toBe(7);
    expect(number({ spook: { at: [2, 0] } }, SPOOK, 'plink-gun', 'ranged')).toBe(7);
    expect(number({ spook: { at: [2, 0] }, face: { at: [4, 0] } }, SPOOK, 'fist', 'melee')).toBe(9);
    expect(number({ spook, face: { at: [4, 0] } }, SPOOK, 'frag', 'blast')).toBe(7);
  });

  it('under melee-any-unit any unit beside the target raises the number by one', () => {
    const moment = { spook: { at: [0, 0] }, 'enemy-face': { at: [4, 0] }, variants: ['melee-any-unit'] } as const;
    expect(number(moment, SPOOK, 'plink-gun', 'ranged')).toBe(8);
    expect(number({ ...moment, 'enemy-face': {} }, SPOOK, 'plink-gun', 'ranged')).toBe(7);
  });

  it("an NPC's number is its skill, one higher with another NPC beside the target (R 15.9)", () => {
    const npcs = [
      { kind: 'elite', at: [0, 0] },
      { kind: 'guard', at: [4, 0] },
    ] as const;
    expect(number({ npcs }, GUARD, '', 'ranged')).toBe(10);
    expect(number({ npcs: npcs.slice(0, 1) }, GUARD, '', 'ranged')).toBe(9);
    expect(number({ npcs }, GUARD, '', 'melee')).toBe(7);
  });

  it('working equipment changes the number (K13)', () => {
    expect(number({ spook: { at: [0, 0], items: ['scope'] } }, SPOOK, 'plink-gun', 'ranged')).toBe(6);
  });

  it('the number of a knife thrown by a Hidden Ninja is BS minus one (K20)', () => {
    expect(number({ ninja: { at: [-1, 0], stance: 'hidden' } }, NINJA, 'knife', 'ranged')).toBe(8);
  });

  it('the number of Ghost Hand is that of melee at any distance, without cover (K21)', () => {
    const state = scene({ ninja: { at: [-2, 0] }, 'enemy-brain': { at: [3, 0] } });
    const attack = declareAttack(state, NINJA, ENEMY, 'fist', 'melee');
    expect(targetNumber(state, attack)).toBe(7);
    expect(attack.cover).toBe(false);
  });

  it('the number of an Exploding Pen may be C, without the bonus for charm (K23)', () => {
    const state = scene({ face: { at: [0, 0], stance: 'disguised' } });
    const attack = declareAttack(state, FACE, -1, 'exploding-pen', 'blast', { skill: 'C' });
    expect(targetNumber(state, attack)).toBe(6);
  });

  it('targetNumberReasons lists parts that add up to the number', () => {
    const state = scene({
      ninja: { at: [0, 0], stance: 'hidden', items: ['scope'] },
      face: { at: [4, 0] },
      'enemy-brain': { at: [3, 0] },
      active: { character: NINJA, ranged: 2 },
    });
    const attack = declareAttack(state, NINJA, ENEMY, 'plink-gun', 'ranged');
    const reasons = targetNumberReasons(state, attack);
    expect(reasons).toEqual([
      { code: 'stat', params: { stat: 'BS' }, value: 9 },
      { code: 'item', params: { item: 'scope' }, value: -1 },
      { code: 'attacker-stance', params: { stance: 'hidden' }, value: -1 },
      { code: 'earlier-attacks', value: 2 },
      { code: 'into-melee', value: 1 },
    ]);
    expect(targetNumber(state, attack)).toBe(reasons.reduce((sum, { value }) => sum + Number(value), 0));
  });

  it('the number uses the states of both at the start of the action (R 9.4, 9.7)', () => {
    const state = scene({ ninja: { at: [2, 0], stance: 'hidden' }, 'enemy-brain': { at: [3, 0] } });
    const attack = declareAttack(state, NINJA, ENEMY, 'katana', 'melee');
    state.characters[NINJA]!.stance = 'overt';
    expect(targetNumber(state, attack)).toBe(6);
  });

  it('a table beside the target that shields it from a shot gives cover (R 4.6)', () => {
    // A table of the ballroom at (1, -7), without other units near.
    const at = (q: number) => ({
      map: 'ballroom',
      spook: { at: [q - 2, -7] as const },
      'enemy-brain': { at: [q, -7] as const },
    });
    const covered = scene(at(2));
    expect(declareAttack(covered, SPOOK, ENEMY, 'plink-gun', 'ranged').cover).toBe(true);
    expect(declareAttack(covered, SPOOK, ENEMY, 'plink-gun', 'melee').cover).toBe(false);
    expect(declareAttack(scene({ ...at(2), variants: ['cover-off'] }), SPOOK, ENEMY, 'plink-gun', 'ranged').cover).toBe(
      false,
    );
  });
});

describe('repeatPenalty', () => {
  /** Returns the penalty for a weapon after attack actions of given kinds and weapons. */
  function after(
    attacks: readonly (readonly ['melee' | 'ranged', string, number])[],
    variants: readonly Variant[] = [],
  ) {
    const state = scene({ muscle: { at: [0, 0] }, active: { character: MUSCLE }, variants });
    for (const [kind, weapon, rolls] of attacks) noteAttack(state, kind, weapon, rolls);
    return (kind: 'melee' | 'ranged' | 'blast', weapon: string) => repeatPenalty(state, MUSCLE, kind, weapon);
  }
  const plinkThen = [['ranged', 'plink-gun', 1]] as const;

  it('repeatPenalty counts attacks of the kind with any weapon (K7)', () => {
    expect(after(plinkThen)('ranged', 'machine-gun')).toBe(1);
    expect(after(plinkThen)('blast', 'frag')).toBe(1);
    expect(after([['melee', 'fist', 2]])('ranged', 'plink-gun')).toBe(0);
  });

  it('repeatPenalty is 2 for melee and 0 for ranged after two melee actions (N14)', () => {
    const penalty = after([
      ['melee', 'fist', 2],
      ['melee', 'knife', 1],
    ]);
    expect([penalty('melee', 'fist'), penalty('ranged', 'plink-gun')]).toEqual([2, 0]);
  });

  it('under repeat-weapon repeatPenalty counts attacks with the same weapon only', () => {
    expect(after(plinkThen, ['repeat-weapon'])('ranged', 'machine-gun')).toBe(0);
    expect(after(plinkThen, ['repeat-weapon'])('ranged', 'plink-gun')).toBe(1);
  });

  it('under repeat-any repeatPenalty counts all attacks', () => {
    expect(after([...plinkThen, ['melee', 'fist', 2]], ['repeat-any'])('melee', 'fist')).toBe(2);
  });

  it('under repeat-per-roll repeatPenalty counts every roll, also within an action', () => {
    expect(after([['ranged', 'machine-gun', 3]], ['repeat-per-roll'])('ranged', 'plink-gun')).toBe(3);
    expect(after([['ranged', 'machine-gun', 3]])('ranged', 'plink-gun')).toBe(1);
    const moment = { muscle: { at: [0, 0] }, 'enemy-brain': { at: [3, 0] } } as const;
    for (const [variants, numbers] of [
      [[], [8, 8, 8]],
      [['repeat-per-roll'], [8, 9, 10]],
    ] as const) {
      const state = scene({ ...moment, variants });
      const attack = declareAttack(state, MUSCLE, ENEMY, 'machine-gun', 'ranged');
      expect([0, 1, 2].map((roll) => targetNumber(state, attack, roll))).toEqual(numbers);
    }
  });

  it('repeatPenalty affects only the active character, and ends with the activation (K8)', () => {
    const state = scene({ active: { character: MUSCLE, ranged: 2 } });
    expect(repeatPenalty(state, SPOOK, 'ranged', 'plink-gun')).toBe(0);
    state.activation = null;
    expect(repeatPenalty(state, MUSCLE, 'ranged', 'plink-gun')).toBe(0);
  });
});

describe('rollsOf', () => {
  const rolls = (weapon: string, kind: 'melee' | 'ranged' | 'blast', variants: readonly Variant[] = [], push = false) =>
    rollsOf(scene({ variants }), { weapon, kind }, { push });

  it('an attack action makes as many rolls as the weapon has attacks (R 9.1)', () => {
    expect([rolls('machine-gun', 'ranged'), rolls('katana', 'melee'), rolls('fist', 'melee')]).toEqual([3, 2, 2]);
    expect([rolls('knife', 'ranged'), rolls('frag', 'blast'), rolls('', 'melee')]).toEqual([1, 1, 1]);
  });

  it('under single-roll an attack action makes one roll', () => {
    expect(rolls('machine-gun', 'ranged', ['single-roll'])).toBe(1);
  });

  it('a Push makes one roll; under push-full-attacks all rolls of the weapon (R 13)', () => {
    expect(rolls('katana', 'melee', [], true)).toBe(1);
    expect(rolls('katana', 'melee', ['push-full-attacks'], true)).toBe(2);
  });
});
