import { fastChance } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { ownPoints, relay } from '../test/relay.ts';
import { greedyBot } from './greedyBot.ts';
import { playSeries } from './playSeries.ts';
import { search } from './search/search.ts';

const question = () => {
  const state = relay.setup({}, 4, { chance: fastChance('none'), log: () => {} });
  const budget = { iterations: 60, now: () => 0 };
  return { view: relay.view(state, 0), seat: 0, legal: relay.legal(state, 0), budget, chance: fastChance('bot') };
};

test('a bot maximizes the value of its team, even if evaluate counts a seat alone', () => {
  expect(greedyBot(relay, { evaluate: ownPoints }).choose(question())).toEqual({ type: 'give' });
  expect(search(relay, question(), { evaluate: ownPoints, rolloutDepth: 1 }).action).toEqual({ type: 'give' });
});

test('in a series an entrant plays a whole team and is counted once for it', () => {
  const giver = { name: 'giver', choose: () => ({ type: 'give' as const }) };
  const series = { bots: ['giver', 'keeper'], matches: 10, seed: 'teams', budget: { iterations: 1 }, seats: 4 };
  const keeper = { name: 'keeper', choose: () => ({ type: 'keep' as const }) };
  const report = playSeries({ game: relay, bots: { bots: { giver, keeper } } }, series, { now: () => 0 });
  expect(report.bots.map(({ name, wins, draws, losses }) => [name, wins, draws, losses])).toEqual([
    ['giver', 10, 0, 0],
    ['keeper', 0, 0, 10],
  ]);
  expect(report.seats.map(({ wins }) => wins)).toEqual([5, 5, 5, 5]);
});
