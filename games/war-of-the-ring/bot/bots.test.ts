import { botsOf, levelsOf, playSeries } from '@tessera/bots';
import { begin, fastChance, silent } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { regionOf } from '../src/content/index.ts';
import { warOfTheRing } from '../src/game.ts';
import type { Action } from '../src/state/action.ts';
import type { State } from '../src/state/state.ts';
import { evaluate } from './evaluate.ts';
import { advise, botsWith, REASONS, STRATEGIES, type Strategy, warOfTheRingBots } from './index.ts';
import { MILITARY, PATIENT, RING_RUSH } from './strategy.ts';

const playable = { game: warOfTheRing, bots: warOfTheRingBots };
const watch = { now: () => performance.now() };

function series(bots: string[], matches: number, iterations = 1) {
  return playSeries(playable, { bots, matches, seed: 'bots', budget: { iterations } }, watch);
}

/** Returns the state at the first decision of a kind in a match between the strategies. */
function upTo(at: string, change: (state: State) => void = () => {}): State {
  const ctx = { chance: fastChance('position'), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), 2, ctx);
  while (state.flow.at(-1)?.at !== at) {
    const { seat } = warOfTheRing.decisions(state)[0]!;
    const legal = warOfTheRing.legal(state, seat);
    warOfTheRing.play(state, seat, advise(state, seat, legal, [RING_RUSH, MILITARY])[0]!.action, ctx);
  }
  change(state);
  return state;
}

function bestOf(state: State): Action {
  const { seat } = warOfTheRing.decisions(state)[0]!;
  return advise(state, seat, warOfTheRing.legal(state, seat), [PATIENT, MILITARY])[0]!.action;
}

test('the strategy bot beats the random bot on either side', () => {
  const { bots, seats } = series(['strategy', 'random'], 12);
  expect(bots.find(({ name }) => name === 'strategy')!.wins).toBeGreaterThanOrEqual(11);
  expect(seats.map(({ wins }) => wins)).not.toContain(0);
});

test.each(STRATEGIES.map(({ name }) => name))('%s plays a match to its end', (name) => {
  expect(series([name, 'people'], 2).matches).toBe(2);
});

test('the search bot plays a match to its end', () => {
  expect(series(['searcher', 'strategy'], 1, 2).matches).toBe(1);
});

test.each([
  [3, 'strategy'],
  [4, 'strategy'],
  [3, 'people'],
  [4, 'people'],
  // With three players only in test:long: the search is the same.
  ...(process.env.LONG_TESTS === '1' ? ([[3, 'searcher']] as const) : []),
  [4, 'searcher'],
] as const)('with %i players, %s plays to the end for both teams', (seats, name) => {
  const report = playSeries(
    playable,
    { bots: [name, 'random'], seats, matches: 2, seed: 'many', budget: { iterations: 2 } },
    watch,
  );
  expect(report.bots.find((bot) => bot.name === name)!.wins).toBeGreaterThanOrEqual(1);
});

test('botsWith offers a custom strategy as a bot by its name', () => {
  const mine: Strategy = { ...RING_RUSH, name: 'mine', pace: 1 };
  const bots = botsWith([...STRATEGIES, mine]);
  const { matches } = playSeries(
    { game: warOfTheRing, bots },
    { bots: ['mine', 'strategy'], matches: 2, seed: 'own', budget: { iterations: 1 } },
    watch,
  );
  expect(matches).toBe(2);
});

test('every level names an existing bot', () => {
  const names = Object.keys(botsOf(warOfTheRing, warOfTheRingBots));
  for (const { bot } of nonEmpty(Object.values(levelsOf(warOfTheRingBots)))) expect(names).toContain(bot);
});

test('advise gives a reason for every move and lists the best first', () => {
  const state = upTo('slot');
  const { seat } = warOfTheRing.decisions(state)[0]!;
  const advice = advise(state, seat, warOfTheRing.legal(state, seat), [RING_RUSH, MILITARY]);
  expect(advice.every(({ reason }) => REASONS.includes(reason))).toBe(true);
  expect(advice.map(({ worth }) => worth)).toEqual(advice.map(({ worth }) => worth).sort((a, b) => b - a));
});

test('the patient strategy rests where the Fellowship heals', () => {
  const state = upTo('fellowship', ({ fellowship }) => {
    fellowship.region = regionOf('lorien');
    fellowship.progress = 0;
    fellowship.corruption = 3;
  });
  expect(bestOf(state)).toEqual({ type: 'declare', path: [regionOf('lorien')] });
});

test('the strategy enters Mordor at the gates', () => {
  const state = upTo('fellowship', ({ fellowship }) => {
    fellowship.region = regionOf('morannon');
    fellowship.progress = 0;
    fellowship.corruption = 1;
  });
  expect(bestOf(state)).toEqual({ type: 'enter-mordor' });
});

test('evaluate is symmetric between the sides and falls with Corruption', () => {
  const state = upTo('slot');
  const before = evaluate(state, 0);
  expect(before + evaluate(state, 1)).toBeCloseTo(1);
  state.fellowship.corruption = 11;
  expect(evaluate(state, 0)).toBeLessThan(before);
});
