import { type Chance, cloneJson, fastChance } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Moment, scene } from '../../test/scene.ts';
import { roll2d6 } from '../dice/dice.ts';
import type { State } from '../state/state.ts';
import type { Variant } from '../state/variants.ts';
import { unitOf } from '../units/units.ts';
import { resolveAttackRoll, resolveExchange } from '../weapons/combat.ts';
import { resolveDefenseSave } from '../weapons/save.ts';
import { type Attack, declareAttack, rollsOf } from '../weapons/targetNumber.ts';
import { woundUnit } from '../weapons/wounds.ts';
import { actionOdds, expectedActionDamage, expectedDamage } from './expectedDamage.ts';

const [FACE, MUSCLE, NINJA, , SPOOK] = [0, 1, 2, 3, 4] as const;
const GUARD = 10;
const enemy = (role: 'face' | 'muscle' | 'ninja' | 'brain' | 'spook') => unitOf(1, role);

interface Situation {
  readonly moment: Moment;
  readonly attacker: number;
  readonly target: number;
  readonly weapon: string;
  readonly kind?: 'melee' | 'ranged';
  readonly expected: number;
}

const near = { at: [1, 0] } as const;
const here = { at: [0, 0] } as const;
const hidden = { stance: 'hidden' } as const;
const npc = (kind: 'guard' | 'elite' | 'turret', q = 0) => ({ npcs: [{ kind, at: [q, 0] as const }] });

/** R 18.9. Shooters stand three hexes away. */
const WORKED: Readonly<Record<string, Situation>> = {
  'Overt Muscle, Machine Gun at Overt Ninja': {
    moment: { muscle: here, 'enemy-ninja': { at: [3, 0] } },
    attacker: MUSCLE,
    target: enemy('ninja'),
    weapon: 'machine-gun',
    kind: 'ranged',
    expected: 235 / 648,
  },
  'Guard at Overt Muscle': {
    moment: { muscle: near, ...npc('guard') },
    attacker: GUARD,
    target: MUSCLE,
    weapon: '',
    expected: 125 / 432,
  },
  'Guard at Overt Face': {
    moment: { face: near, ...npc('guard') },
    attacker: GUARD,
    target: FACE,
    weapon: '',
    expected: 235 / 432,
  },
  'Elite melee at Overt Brain': {
    moment: { 'enemy-brain': near, ...npc('elite') },
    attacker: GUARD,
    target: enemy('brain'),
    weapon: '',
    expected: 155 / 216,
  },
  'Elite ranged at Overt Brain': {
    moment: { 'enemy-brain': { at: [3, 0] }, ...npc('elite') },
    attacker: GUARD,
    target: enemy('brain'),
    weapon: '',
    kind: 'ranged',
    expected: 31 / 108,
  },
  'Turret at Overt Spook': {
    moment: { spook: { at: [3, 0] }, ...npc('turret') },
    attacker: GUARD,
    target: SPOOK,
    weapon: '',
    kind: 'ranged',
    expected: 5 / 12,
  },
  'Hidden Ninja, Katana at undamaged Hidden Face': {
    moment: { ninja: { ...here, ...hidden }, 'enemy-face': { ...near, ...hidden } },
    attacker: NINJA,
    target: enemy('face'),
    weapon: 'katana',
    expected: 217 / 108,
  },
  'Disguised Face, Attache Case at Overt Brain': {
    moment: { face: { ...here, stance: 'disguised' }, 'enemy-brain': near },
    attacker: FACE,
    target: enemy('brain'),
    weapon: 'attache-case',
    expected: 115 / 108,
  },
  'E4: Spook, Long Gun at Overt Muscle': {
    moment: { spook: here, 'enemy-muscle': { at: [3, 0] } },
    attacker: SPOOK,
    target: enemy('muscle'),
    weapon: 'long-gun',
    kind: 'ranged',
    expected: 5 / 6,
  },
  'E4: the same with Scope': {
    moment: { spook: { ...here, items: ['scope'] }, 'enemy-muscle': { at: [3, 0] } },
    attacker: SPOOK,
    target: enemy('muscle'),
    weapon: 'long-gun',
    kind: 'ranged',
    expected: 7 / 6,
  },
  'Spook, Rocket at Hidden Brain': {
    moment: { spook: here, 'enemy-brain': { at: [3, 0], ...hidden } },
    attacker: SPOOK,
    target: enemy('brain'),
    weapon: 'rocket',
    kind: 'ranged',
    expected: 725 / 432,
  },
  'Spook, Plink Gun at guard': {
    moment: { spook: here, ...npc('guard', 3) },
    attacker: SPOOK,
    target: GUARD,
    weapon: 'plink-gun',
    kind: 'ranged',
    expected: 35 / 48,
  },
  'E6: Guard at Overt Muscle under All Eyes On Me': {
    moment: { muscle: { ...near, allEyes: true }, ...npc('guard') },
    attacker: GUARD,
    target: MUSCLE,
    weapon: '',
    expected: 25 / 216,
  },
};

function declared({ moment, attacker, target, weapon, kind = 'melee' }: Situation, variants: readonly Variant[] = []) {
  const state = scene({ ...moment, variants });
  return { state, attack: declareAttack(state, attacker, target, weapon, kind) };
}

describe('expectedDamage', () => {
  it.each(Object.entries(WORKED))('expectedDamage equals the worked example %s (R 18.9)', (_what, situation) => {
    const { state, attack } = declared(situation);
    expect(expectedDamage(state, attack)).toBeCloseTo(situation.expected, 12);
  });

  it('expectedDamage falls with cover (E5)', () => {
    const { state, attack } = declared(WORKED['E4: Spook, Long Gun at Overt Muscle']!);
    expect(expectedDamage(state, { ...attack, cover: true })).toBeCloseTo(65 / 108, 12);
  });

  it('under ev-linear expectedDamage is the plain formula of means, which can be negative (E9)', () => {
    const { state, attack } = declared(WORKED['Guard at Overt Muscle']!, ['ev-linear']);
    expect(expectedDamage(state, attack)).toBeCloseTo((15 / 36) * (-5 / 18), 12);
  });

  it('expectedDamage is 0 when damage reduction takes all', () => {
    const { state, attack } = declared({ ...WORKED['E6: Guard at Overt Muscle under All Eyes On Me']! });
    const fist = { ...attack, attacker: enemy('face'), weapon: 'fist' };
    expect(expectedDamage(state, fist)).toBe(0);
  });

  it.each<[string, Variant[]]>([
    ['as usual', []],
    ['under other readings', ['natural-extremes', 'hit-gte', 'overt-no-bonus', 'hidden-evasive', 'melee-any-unit']],
  ])('expectedDamage equals the mean of many rolls within three standard errors, %s (E8)', (_how, variants) => {
    const chance = fastChance('expected damage');
    for (const situation of Object.values(WORKED)) {
      const { state, attack } = declared(situation, variants);
      const { mean, error } = sampled(4000, () => {
        const { defense } = resolveExchange(state, attack, roll2d6(chance), roll2d6(chance));
        return defense?.finalDamage ?? 0;
      });
      expect(Math.abs(mean - expectedDamage(state, attack))).toBeLessThan(3 * error);
    }
  });
});

describe('expectedActionDamage and actionOdds', () => {
  const machineGun = WORKED['Overt Muscle, Machine Gun at Overt Ninja']!;

  it('expectedActionDamage is that of a roll times the attacks of the weapon (E3)', () => {
    const { state, attack } = declared(machineGun);
    expect(expectedActionDamage(state, attack)).toBeCloseTo(235 / 216, 12);
    const inARow = [0, 1, 2].map((penalty) => expectedActionDamage(state, { ...attack, penalty }));
    expect(inARow.reduce((sum, damage) => sum + damage, 0)).toBeCloseTo(893 / 432, 12);
  });

  it('under repeat-per-roll expectedActionDamage falls from roll to roll', () => {
    const { state, attack } = declared(machineGun, ['repeat-per-roll']);
    expect(expectedActionDamage(state, attack)).toBeCloseTo(893 / 432 / 3, 12);
  });

  it('actionOdds never gives more damage than the target has wounds (R 18.8)', () => {
    const { state, attack } = declared(machineGun);
    expect(actionOdds(state, attack).damage).toBeCloseTo(235 / 216, 12);
    state.characters[attack.target]!.wounds = 1;
    const { damage, fall } = actionOdds(state, attack);
    expect(damage).toBeCloseTo(fall, 12);
    // Each of three rolls hits with 5/18, and hurts unless the save reaches 9, which prevents both points.
    expect(fall).toBeCloseTo(1 - (1 - (5 / 18) * (26 / 36)) ** 3, 12);
  });

  it('actionOdds removes a guard with a Plink Gun in 55 of 144 (R 18.9)', () => {
    const { state, attack } = declared(WORKED['Spook, Plink Gun at guard']!);
    expect(actionOdds(state, attack).fall).toBeCloseTo(55 / 144, 12);
  });

  it('actionOdds counts the bonus to the first wound once (K10)', () => {
    const { state, attack } = declared(WORKED['Hidden Ninja, Katana at undamaged Hidden Face']!);
    const { damage } = actionOdds(state, attack);
    expect(damage).toBeLessThan(expectedActionDamage(state, attack));
    expect(damage).toBeGreaterThan(expectedDamage(state, attack));
  });

  it('actionOdds downs a Stunned target with any damage, and with any hit by variant (R 10.8)', () => {
    const situation = {
      ...machineGun,
      moment: { muscle: here, 'enemy-ninja': { at: [3, 0], stance: 'stunned', wounds: 0 } },
    } as const;
    const usual = declared(situation);
    // D 9 without a bonus: a hit hurts unless the save prevents 2, which 10 and more do.
    expect(actionOdds(usual.state, usual.attack)).toEqual({
      damage: 0,
      fall: expect.closeTo(1 - (1 - (5 / 18) * (30 / 36)) ** 3, 12),
    });
    const anyHit = declared(situation, ['stunned-any-hit']);
    expect(actionOdds(anyHit.state, anyHit.attack).fall).toBeCloseTo(1 - (1 - 5 / 18) ** 3, 12);
  });

  it.each<[string, Variant[]]>([
    ['as usual', []],
    ['under other readings', ['natural-extremes', 'repeat-per-roll', 'stunned-any-hit']],
  ])('actionOdds equals the mean of many actions within three standard errors, %s (E8)', (_how, variants) => {
    const chance = fastChance('action odds');
    for (const situation of [machineGun, WORKED['Hidden Ninja, Katana at undamaged Hidden Face']!]) {
      for (const wounds of [7, 3, 1]) {
        const { state, attack } = declared(situation, variants);
        state.characters[attack.target]!.wounds = wounds;
        const odds = actionOdds(state, attack);
        const falls: number[] = [];
        const { mean, error } = sampled(3000, () => {
          const { damage, fell } = played(cloneJson(state), attack, chance);
          falls.push(fell ? 1 : 0);
          return damage;
        });
        expect(Math.abs(mean - odds.damage)).toBeLessThan(3 * error);
        const fell = sampled(falls.length, (i) => falls[i]!);
        expect(Math.abs(fell.mean - odds.fall)).toBeLessThanOrEqual(3 * Math.max(fell.error, 1 / 3000));
      }
    }
  });
});

/** Plays an attack action roll by roll by the rules. R 9.2 */
function played(state: State, attack: Attack, chance: Chance): { damage: number; fell: boolean } {
  const target = state.characters[attack.target]!;
  const before = target.wounds;
  for (let roll = 0; roll < rollsOf(state, attack); roll++) {
    const { hit, damage } = resolveAttackRoll(state, attack, roll2d6(chance), roll);
    if (!hit) continue;
    const defender = { unit: attack.target, stance: attack.targetStance, cover: attack.cover };
    const { finalDamage } = resolveDefenseSave(state, defender, damage, roll2d6(chance));
    const fall = woundUnit(state, attack.target, finalDamage, attack.attacker);
    if (fall === 'stunned' || fall === 'unconscious') return { damage: before - target.wounds, fell: true };
  }
  return { damage: before - target.wounds, fell: false };
}

function sampled(count: number, draw: (index: number) => number): { mean: number; error: number } {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const value = draw(i);
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  return { mean, error: Math.sqrt((squares / count - mean * mean) / count) };
}
