import { describe, expect, it } from 'vitest';
import { dice, type Moment, scene } from '../../test/scene.ts';
import type { Variant } from '../state/variants.ts';
import { unitOf } from '../units/units.ts';
import {
  checkReasons,
  opposedNumber,
  opposedOdds,
  pCheck,
  resolveCharmCheck,
  resolveHackCheck,
  resolveOpposedRoll,
  resolveSystemHack,
} from './checks.ts';
import { all2d6Outcomes } from './dice.ts';

const [FACE, , NINJA, BRAIN] = [0, 1, 2, 3] as const;
const E_NINJA = unitOf(1, 'ninja');

const overt = (...variants: Variant[]): Moment => ({ brain: { at: [0, 0] }, variants });

describe('Hack check', () => {
  it('a hack check succeeds above the stat (H1)', () => {
    const state = scene(overt());
    expect(resolveHackCheck(state, BRAIN, dice(4, 3), 0)).toEqual({ success: true, margin: 1, successes: 1 });
    expect(resolveHackCheck(state, BRAIN, dice(3, 3), 0)).toEqual({ success: false, margin: 0, successes: 0 });
  });

  it('under check-gte a hack check succeeds at the stat (H1)', () => {
    expect(resolveHackCheck(scene(overt('check-gte')), BRAIN, dice(3, 3), 0)).toEqual({
      success: true,
      margin: 0,
      successes: 1,
    });
  });

  it('a hack check gets +1 when Hidden, and the bonus of tools (H2)', () => {
    const hidden = { at: [0, 0], stance: 'hidden' } as const;
    expect(resolveHackCheck(scene({ brain: hidden }), BRAIN, dice(3, 3), 0)).toMatchObject({
      success: true,
      margin: 1,
    });
    const state = scene({ brain: { ...hidden, items: ['lockpicks', 'crowbar'] } });
    expect(resolveHackCheck(state, BRAIN, dice(3, 3), 0).margin).toBe(3);
    expect(checkReasons(state, BRAIN, 'H', 1)).toEqual([
      { code: 'stat', params: { stat: 'H' }, value: 6 },
      { code: 'item', params: { item: 'lockpicks' }, value: -1 },
      { code: 'item', params: { item: 'crowbar' }, value: -1 },
      { code: 'own-stance', params: { stance: 'hidden' }, value: -1 },
      { code: 'difficulty', value: 1 },
      { code: 'margin', value: 1 },
    ]);
  });

  it('under hidden-no-hack-bonus Hidden gives no bonus to a hack check', () => {
    const state = scene({ brain: { stance: 'hidden' }, variants: ['hidden-no-hack-bonus'] });
    expect(resolveHackCheck(state, BRAIN, dice(3, 3), 0).success).toBe(false);
  });

  it('a hack check on an info drop is one harder (H3)', () => {
    const state = scene(overt());
    expect(resolveHackCheck(state, BRAIN, dice(4, 3), 1).success).toBe(false);
    expect(resolveHackCheck(state, BRAIN, dice(5, 3), 1).success).toBe(true);
  });

  it('a hack check of a Hidden Ninja succeeds at 8 (H7)', () => {
    const state = scene({ ninja: { at: [0, 0], stance: 'hidden' } });
    expect(resolveHackCheck(state, NINJA, dice(4, 4), 0).success).toBe(true);
    expect(resolveHackCheck(state, NINJA, dice(4, 3), 0).success).toBe(false);
  });

  it('under check-margin a check needs its difficulty as a margin', () => {
    const passes = (total: [number, number], difficulty: number, ...more: Variant[]) =>
      resolveHackCheck(scene(overt('check-margin', ...more)), BRAIN, dice(...total), difficulty).success;
    expect([passes([3, 3], 0), passes([4, 3], 0), passes([4, 3], 1), passes([4, 3], 2), passes([4, 4], 2)]).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect([passes([3, 3], 0, 'check-gte'), passes([3, 3], 1, 'check-gte')]).toEqual([true, false]);
  });

  it('under natural-extremes a check succeeds on 12 and fails on 2 for any stat', () => {
    const state = scene({ muscle: { at: [0, 0] }, variants: ['natural-extremes'] });
    expect(resolveHackCheck(state, 1, dice(6, 6), 5)).toMatchObject({ success: true, successes: 1 });
    expect(resolveHackCheck(state, 1, dice(1, 1), -20).success).toBe(false);
  });
});

describe('Charm check', () => {
  it('a charm check gets +1 when Disguised (H6)', () => {
    const state = scene({ face: { at: [0, 0], stance: 'disguised' } });
    expect(resolveCharmCheck(state, FACE, dice(4, 2), 0).success).toBe(true);
    expect(resolveCharmCheck(state, FACE, dice(4, 2), 2).success).toBe(false);
    expect(resolveCharmCheck(scene({ face: { at: [0, 0] } }), FACE, dice(4, 2), 0).success).toBe(false);
  });
});

describe('pCheck', () => {
  it('pCheck equals the share of successful outcomes under every variant (R 18.3)', () => {
    const readings: Variant[][] = [
      [],
      ['check-gte'],
      ['check-margin'],
      ['check-gte', 'check-margin'],
      ['natural-extremes'],
    ];
    for (const variants of readings) {
      const state = scene({ brain: { stance: 'hidden' }, variants });
      for (const difficulty of [0, 1, 2, 3]) {
        const passing = all2d6Outcomes().filter(
          (roll) => resolveHackCheck(state, BRAIN, roll, difficulty).success,
        ).length;
        expect(pCheck(state, BRAIN, 'H', difficulty)).toBe(passing / 36);
        const least = checkReasons(state, BRAIN, 'H', difficulty).reduce((sum, { value }) => sum + Number(value), 0);
        if (!variants.includes('natural-extremes')) {
          expect(all2d6Outcomes().filter(({ total }) => total >= least)).toHaveLength(passing);
        }
      }
    }
  });
});

describe('Opposed hack', () => {
  const moment = { brain: { at: [0, 0] }, 'enemy-ninja': { at: [1, 0], stance: 'hidden' } } as const;
  const opposed = (one: [number, number], other: [number, number], ...variants: Variant[]) =>
    resolveOpposedRoll(scene({ ...moment, variants }), BRAIN, E_NINJA, 'H', dice(...one), dice(...other));

  it('an opposed hack is won with more successes, including the Hidden bonus (H10)', () => {
    expect(opposed([4, 4], [6, 4])).toEqual({
      winner: E_NINJA,
      char1Margin: 2,
      char2Margin: 3,
      char1Successes: 2,
      char2Successes: 3,
    });
    expect(opposed([5, 5], [6, 4]).winner).toBe(BRAIN);
  });

  it('an opposed hack has no winner when both fail by any margin, or tie (R 2.6)', () => {
    expect(opposed([2, 2], [3, 3])).toMatchObject({ winner: null, char1Margin: -2, char2Margin: -1 });
    expect(opposed([5, 4], [6, 4]).winner).toBeNull();
  });

  it('under opposed-tie-second a tie goes to the second', () => {
    expect(opposed([5, 4], [6, 4], 'opposed-tie-second').winner).toBe(E_NINJA);
    expect(opposed([2, 2], [3, 3], 'opposed-tie-second').winner).toBe(E_NINJA);
  });

  it('under hack-vs-system a hacker beats the computer, which hacks at 8, only with more successes', () => {
    const state = scene(overt());
    expect(resolveSystemHack(state, BRAIN, dice(5, 4), dice(5, 5))).toBe(true);
    expect(resolveSystemHack(state, BRAIN, dice(5, 4), dice(5, 6))).toBe(false);
    expect(resolveSystemHack(state, BRAIN, dice(3, 3), dice(1, 1))).toBe(false);
  });

  it.each([
    [6, 8, [217 / 432, 205 / 1296, 55 / 162]],
    [6, 6, [245 / 648, 245 / 648, 79 / 324]],
    [8, 8, [295 / 1296, 295 / 1296, 353 / 648]],
    [5, 8, [277 / 432, 17 / 144, 13 / 54]],
    [6, 9, [701 / 1296, 113 / 1296, 241 / 648]],
  ] as const)(
    'an opposed roll of %i against %i has the odds of the table (R 18.10)',
    (first, second, [win, lose, tie]) => {
      const odds = opposedOdds(first, second);
      expect(odds.win).toBeCloseTo(win, 12);
      expect(odds.lose).toBeCloseTo(lose, 12);
      expect(odds.tie).toBeCloseTo(tie, 12);
    },
  );

  it.each<[string, Variant[]]>([
    ['as usual', []],
    ['with ties to the second', ['opposed-tie-second']],
    ['with checks passed at the stat', ['check-gte']],
    ['with natural extremes', ['natural-extremes']],
  ])('opposedOdds equals the share of outcomes, %s', (_how, variants) => {
    const state = scene({ ...moment, variants });
    let wins = 0;
    let losses = 0;
    for (const one of all2d6Outcomes()) {
      for (const other of all2d6Outcomes()) {
        const { winner } = resolveOpposedRoll(state, BRAIN, E_NINJA, 'H', one, other);
        if (winner === BRAIN) wins++;
        if (winner === E_NINJA) losses++;
      }
    }
    const odds = opposedOdds(opposedNumber(state, BRAIN, 'H'), opposedNumber(state, E_NINJA, 'H'), state);
    expect(odds.win).toBe(wins / 1296);
    expect(odds.lose).toBe(losses / 1296);
    expect(odds.win + odds.lose + odds.tie).toBeCloseTo(1, 12);
  });
});
