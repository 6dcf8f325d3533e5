import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import type { Variant } from '../state/variants.ts';
import {
  alertLevelNow,
  alertReasons,
  alertTotal,
  areElitesDue,
  computeAlertLevel,
  getNPCActionCount,
  npcPhaseLevel,
  predictAlertLevel,
  shouldSpawnElites,
} from './alertLevel.ts';

/** Returns a state of ten characters, of which this many are Overt and the rest Hidden or Disguised. */
function revealed(count: number, alertModifier = 0, variants: readonly Variant[] = []) {
  const state = scene({ alertModifier, variants });
  for (const [i, character] of state.characters.entries()) {
    character.cell = i;
    character.stance = i < count ? 'overt' : i % 2 === 0 ? 'hidden' : 'disguised';
  }
  return state;
}

describe('computeAlertLevel', () => {
  it.each([
    ['A2', 2, 0, 0],
    ['A3', 3, 1, 1],
    ['A4', 5, 1, 1],
    ['A5', 6, 2, 2],
    ['A6', 7, 2, 2],
    ['A7', 8, 3, 2],
    ['A8', 10, 3, 2],
  ] as const)('%s: %i revealed characters give level %i and %i actions per NPC', (_case, count, level, actions) => {
    expect(computeAlertLevel(revealed(count))).toEqual({
      level,
      unitsRevealed: count,
      modifier: 0,
      total: count,
      npcActionsPerActivation: actions,
    });
  });

  it.each([
    ['A9', 2, 1, 3, 1],
    ['A10', 3, -1, 2, 0],
    ['A11', 0, -2, -2, 0],
  ] as const)(
    '%s: %i revealed characters with a modifier of %i give a total of %i and level %i',
    (_case, n, modifier, total, level) => {
      expect(computeAlertLevel(revealed(n, modifier))).toMatchObject({ level, unitsRevealed: n, modifier, total });
      expect(computeAlertLevel(revealed(n), modifier)).toMatchObject({ level, total });
      expect(alertTotal(revealed(n, modifier))).toBe(total);
      expect(alertLevelNow(revealed(n, modifier))).toBe(level);
    },
  );

  it('the alert counts Overt, Stunned and Unconscious characters and lists them as reasons (A12)', () => {
    const state = revealed(0);
    for (const [i, stance] of (['overt', 'stunned', 'unconscious'] as const).entries())
      state.characters[i]!.stance = stance;
    expect(computeAlertLevel(state)).toMatchObject({ unitsRevealed: 3, level: 1 });
    state.alertModifier = 2;
    expect(alertReasons(state)).toEqual([
      { code: 'stance', params: { stance: 'overt' }, value: 1 },
      { code: 'stance', params: { stance: 'stunned' }, value: 1 },
      { code: 'stance', params: { stance: 'unconscious' }, value: 1 },
      { code: 'modifier', value: 2 },
    ]);
  });

  it('the alert ignores characters that are not deployed (R 15.1)', () => {
    const state = revealed(10);
    for (const character of state.characters.slice(0, 8)) character.cell = -1;
    expect(computeAlertLevel(state)).toMatchObject({ unitsRevealed: 2, level: 0 });
    expect(alertReasons(state)).toEqual([{ code: 'stance', params: { stance: 'overt' }, value: 2 }]);
  });

  it('elites come only at level 3 (A14)', () => {
    expect(([0, 1, 2, 3] as const).map(shouldSpawnElites)).toEqual([false, false, false, true]);
  });

  it('elites come once; under elite-each-turn in every phase (R 15.3)', () => {
    const state = revealed(8);
    expect([areElitesDue(state, 3), areElitesDue(state, 2)]).toEqual([true, false]);
    state.elitesSpawned = true;
    expect(areElitesDue(state, 3)).toBe(false);
    state.variants.push('elite-each-turn');
    expect(areElitesDue(state, 3)).toBe(true);
  });

  it('level 3 gives three actions under lockdown-3', () => {
    expect(getNPCActionCount(3)).toBe(2);
    expect(getNPCActionCount(3, { variants: ['lockdown-3'] })).toBe(3);
    expect(computeAlertLevel(revealed(8, 0, ['lockdown-3'])).npcActionsPerActivation).toBe(3);
  });

  it('the NPC phase uses the level at its start; under alert-lagged that at the end of the previous turn (R 15.2)', () => {
    const state = revealed(6);
    state.alertAtEnd = 3;
    expect(npcPhaseLevel(state)).toBe(2);
    state.variants.push('alert-lagged');
    expect(npcPhaseLevel(state)).toBe(1);
  });

  it('predictAlertLevel computes the level for more or fewer revealed characters (R 18.12)', () => {
    const state = revealed(5);
    expect(predictAlertLevel(state, 0, 1)).toMatchObject({ level: 2, unitsRevealed: 6, total: 6 });
    expect(predictAlertLevel(state, 0, -3)).toMatchObject({ level: 0, total: 2 });
    expect(predictAlertLevel(state, 3, 0)).toMatchObject({ level: 3, total: 8 });
  });
});
