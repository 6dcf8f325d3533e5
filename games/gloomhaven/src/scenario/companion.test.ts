import { begin, fastChance, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { gloomhaven } from '../game/game.ts';
import type { State } from '../state/state.ts';
import { groundIn } from './plan.ts';

/** Returns a match with a Beast Tyrant, up to the first choice of cards. */
function started(level: number, variants: object = {}): { readonly state: State; readonly asked: readonly string[] } {
  const ctx = { chance: fastChance('companion'), log: silent };
  const options = gloomhaven.options.parse({ heroes: [{ class: 'two-mini', level }], variants });
  const state = begin(gloomhaven, options, 2, ctx);
  const asked: string[] = [];
  for (;;) {
    const [decision] = gloomhaven.decisions(state);
    const at = state.flow.at(-1)?.at;
    if (decision === undefined || at === undefined || at === 'picks') return { state, asked };
    asked.push(at);
    gloomhaven.play(state, decision.seat, gloomhaven.legal(state, decision.seat)[0]!, ctx);
  }
}

const bearOf = (state: State) => state.figures.filter(({ type }) => type === 'bear');

describe('companion of a hero', () => {
  test('a companion is placed adjacent to its hero by the player after all heroes', () => {
    const { state, asked } = started(1);
    expect(asked.slice(-3)).toEqual(['start.hexes', 'start.hexes', 'start.companion']);
    const [bear, ...others] = bearOf(state);
    expect(others).toEqual([]);
    expect(bear).toMatchObject({ kind: 'summon', seat: 0, side: 'party', acted: false, number: 0 });
    expect(groundIn(state).range(bear!.cell, state.figures[0]!.cell)).toBe(1);
  });

  test('a companion is placed without a question when the set-up is skipped', () => {
    const { state, asked } = started(1, { 'phase.setup': 'skipped' });
    expect(asked).toEqual([]);
    expect(bearOf(state)).toHaveLength(1);
  });

  test.each([
    [1, 10],
    [5, 18],
    [9, 26],
  ])('the companion of a hero of level %i has %i hit points', (level, hitPoints) => {
    expect(bearOf(started(level).state)[0]).toMatchObject({ hp: hitPoints, maxHp: hitPoints });
  });
});
