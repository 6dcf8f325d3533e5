import { botOf, playSeries } from '@tessera/bots';
import { begin, cloneJson, fastChance, type Seat, silent } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { heistCity } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { heistCityBots } from './index.ts';

const entry = { game: heistCity, bots: heistCityBots };

/** Positions of a random match, with whoever must decide. */
function* positions(seed: number, map: string): Generator<{ state: State; seat: Seat }> {
  const chance = fastChance(seed);
  const ctx = { chance, log: silent };
  const state = begin(heistCity, heistCity.options.parse({ map }), 2, ctx);
  for (let decision = heistCity.decisions(state)[0]; decision; decision = heistCity.decisions(state)[0]) {
    const { seat } = decision;
    yield { state, seat };
    heistCity.play(state, seat, chance.pick(heistCity.legal(state, seat)), ctx);
  }
}

describe('what is worth thinking about', () => {
  it('begins with something legal, in every position of random matches', () => {
    let looked = 0;
    for (const [seed, map] of [
      [1, 'ballroom'],
      [2, 'jail-break'],
    ] as const) {
      for (const { state, seat } of positions(seed, map)) {
        for (const move of candidates(state, seat, heistCity.legal(state, seat))) {
          const first = Array.isArray(move) ? move[0] : move;
          expect(heistCity.check(state, seat, first)).toBeUndefined();
          looked++;
        }
      }
    }
    expect(looked).toBeGreaterThan(500);
  });

  it('includes whole activations', () => {
    let longest = 0;
    for (const { state, seat } of positions(3, 'ballroom')) {
      if (state.flow.at(-1)?.at !== 'activate') continue;
      for (const plan of candidates(state, seat, heistCity.legal(state, seat))) {
        if (Array.isArray(plan)) longest = Math.max(longest, plan.length);
      }
    }
    expect(longest).toBeGreaterThanOrEqual(4);
  });
});

describe('the evaluation', () => {
  it('lies between lost and won, and what is good for one crew is bad for the other', () => {
    for (const { state } of positions(4, 'bank-job-hex')) {
      const [first, second] = [evaluate(state, 0), evaluate(state, 1)];
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(1);
      expect(first + second).toBeCloseTo(1, 6);
    }
  });

  it('likes points', () => {
    for (const { state, seat } of positions(5, 'ballroom')) {
      if (state.phase !== 'player-activation') continue;
      const richer = cloneJson(state);
      const own = richer.characters[seat * 5];
      if (own) own.vp += 3;
      richer.scores.push({ type: 'info-drop-extract', character: seat * 5, points: 3, turn: state.turn });
      expect(evaluate(richer, seat)).toBeGreaterThan(evaluate(state, seat));
    }
  });
});

describe('the bots', () => {
  it('answer the same question the same way when they think in iterations', () => {
    const mcts = botOf(heistCity, heistCityBots, 'mcts');
    const answer = () => {
      for (const { state, seat } of positions(6, 'ballroom')) {
        if (state.flow.at(-1)?.at !== 'activate') continue;
        const question = { view: heistCity.view(state, seat), seat, legal: heistCity.legal(state, seat) };
        return mcts.choose({ ...question, budget: { iterations: 40 }, chance: fastChance(7) });
      }
      throw new Error('nobody was ever asked to activate');
    };
    expect(answer()).toEqual(answer());
  });

  it('beat random play', () => {
    const series = { options: { map: 'ballroom' }, matches: 4, seed: 'short', budget: { iterations: 20 } };
    const clock = { now: () => 0 };
    const report = playSeries(entry, { ...series, bots: ['planner', 'random'] }, clock);
    expect(report.bots[0]).toMatchObject({ name: 'planner', wins: 4 });
  });
});
