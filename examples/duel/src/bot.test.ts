import { botsOf } from '@tessera/bots';
import { begin, fastChance, silent } from '@tessera/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ASH, scene } from '../test/scene.ts';
import { duelBots, evaluate } from './bot.ts';
import { duel } from './game.ts';

test('evaluate is higher with more hit points of the heroes and fewer of the monsters', () => {
  const even = evaluate(scene({}).state, ASH);
  expect(evaluate(scene({ hp: [5, 9, 9, 9] }).state, ASH)).toBeLessThan(even);
  expect(evaluate(scene({ hp: [9, 9, 9, 4] }).state, ASH)).toBeGreaterThan(even);
});

test('evaluate returns a number between 0 and 1', () => {
  const anyHp = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9));
  fc.assert(
    fc.property(anyHp, (hp) => {
      const value = evaluate(scene({ hp }).state, ASH);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }),
  );
});

test('a bot with one action of lookahead wins far more often than random play', () => {
  const wins = { greedy: 0, random: 0 };
  const bots = botsOf(duel, duelBots);
  for (const name of ['greedy', 'random'] as const) {
    for (let seed = 0; seed < 20; seed++) {
      const ctx = { chance: fastChance(seed), log: silent };
      const state = begin(duel, duel.options.parse({}), 2, ctx);
      while (!duel.outcome(state)) {
        const { seat } = duel.decisions(state)[0]!;
        const view = duel.view(state, seat);
        const legal = duel.legal(state, seat);
        const question = { view, seat, legal, budget: { iterations: 100 }, chance: ctx.chance };
        duel.play(state, seat, bots[name]!.choose(question), ctx);
      }
      if (duel.outcome(state)?.why === 'monsters-slain') wins[name]++;
    }
  }
  expect(wins.greedy).toBeGreaterThan(wins.random + 4);
});
