import { defineGame, type Game, subMatchReturnSchema } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { nim } from '../test/nim.ts';
import { pennies } from '../test/pennies.ts';
import { sprint } from '../test/sprint.ts';
import type { Bot } from './bot.ts';
import { BotsError } from './errors.ts';
import { type Progress, playSeries } from './playSeries.ts';
import type { Playable, Series } from './series.ts';

const now = () => 0;
const budget = { iterations: 20 };
const series = (bots: string[], matches: number, more: Partial<Series> = {}): Series => ({
  bots,
  matches,
  seed: 'series',
  budget,
  ...more,
});

/** Leaves a multiple of four if it can, so it wins from every other heap. */
const expert: Bot<{ take: number }, { heap: number }> = {
  name: 'expert',
  choose: ({ view, legal }) => legal.find(({ take }) => take === view.heap % 4) ?? legal[0] ?? { take: 1 },
};

/** The winner of a heap of nim wins the match; the heap is a sub-match. */
const cup = defineGame({
  id: 'cup',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: z.object({ winner: z.int().nullable() }),
  action: z.discriminatedUnion('type', [
    z.object({ type: z.literal('call-off') }),
    subMatchReturnSchema(z.object({ results: z.array(z.string()) })),
  ]),
  setup: () => ({ winner: null }),
  decisions: ({ winner }) => (winner === null ? [{ seat: 0, kind: 'wait' }] : []),
  legal: () => [{ type: 'call-off' as const }],
  check: () => undefined,
  play(state, _seat, action) {
    // The seats are swapped: seat 1 sits in the first seat of the heap.
    state.winner = action.type === 'returned' && action.report.results[1] === 'win' ? 0 : 1;
  },
  opens: ({ winner }) => (winner === null ? { game: 'nim', options: {}, seats: [1, 0] } : undefined),
  outcome: ({ winner }) =>
    winner === null ? undefined : { results: winner === 0 ? ['win', 'loss'] : ['loss', 'win'] },
});

describe('series with sub-matches', () => {
  const bots = { bots: { expert } };

  it('plays the sub-matches with the same bots in the assigned seats', () => {
    const find = (id: string) => (id === 'nim' ? { game: nim, bots } : undefined);
    const waiting: Bot = { name: 'expert', choose: ({ legal }) => legal[0] ?? {} };
    const entry: Playable = { game: cup as Game, bots: { bots: { expert: waiting } }, find };
    const report = playSeries(entry, series(['expert', 'expert'], 4), { now });
    // The first player of the heap wins it, and that is seat 1 here.
    expect(report.seats.map(({ wins }) => wins)).toEqual([0, 4]);
  });

  it('names the game of a sub-match that is not available', () => {
    const play = () => playSeries({ game: cup as Game }, series(['random', 'random'], 1), { now });
    expect(play).toThrow(/nim/);
  });
});

describe('playSeries', () => {
  it('counts the wins of each bot and each seat', () => {
    // From 21 the first player wins; from 20 only if the second errs. Between two experts, the first always wins.
    const report = playSeries({ game: nim, bots: { bots: { expert } } }, series(['expert', 'expert'], 10), { now });
    expect(report).toMatchObject({ game: 'nim', matches: 10, seed: 'series' });
    expect(report.bots.map(({ name, wins, draws, losses }) => [name, wins, draws, losses])).toEqual([
      ['expert#1', 5, 0, 5],
      ['expert#2', 5, 0, 5],
    ]);
    expect(report.bots.map(({ elo }) => elo)).toEqual([1500, 1500]);
    expect(report.seats.map(({ wins, losses, winRate }) => [wins, losses, winRate])).toEqual([
      [10, 0, 1],
      [0, 10, 0],
    ]);
    expect(report.seats[0]?.ci95[0]).toBeCloseTo(0.7225, 4);
    expect(report.metrics.winner).toEqual({ mean: 0, deviation: 0, min: 0, max: 0 });
  });

  it('rates the better bot higher', () => {
    const { bots } = playSeries({ game: nim, bots: { bots: { expert } } }, series(['expert', 'random'], 100), { now });
    expect(bots[0]?.winRate).toBeGreaterThan(0.9);
    expect(bots[0]?.elo).toBeGreaterThan(1650);
    expect((bots[0]?.elo ?? 0) + (bots[1]?.elo ?? 0)).toBeCloseTo(3000, 6);
  });

  it('gives the same result for the same seed, and another for another seed', () => {
    const play = (seed: string) => playSeries({ game: sprint }, series(['mcts', 'random'], 30, { seed }), { now });
    expect(play('one')).toEqual(play('one'));
    expect(play('one').actions).not.toBe(play('two').actions);
  });

  it('asks all deciding seats before any answer is played', () => {
    const seen: unknown[] = [];
    const watcher: Bot<object, object> = {
      name: 'watcher',
      choose({ view, legal, chance }) {
        seen.push(JSON.parse(JSON.stringify(view)));
        return chance.pick(legal);
      },
    };
    const game: Game = pennies;
    playSeries({ game, bots: { bots: { watcher } } }, series(['watcher'], 5), { now });
    expect(seen).toHaveLength(10);
    expect(JSON.stringify(seen)).not.toContain('"hasChosen":true');
  });

  it('fills a bigger table with the same bots', () => {
    const report = playSeries({ game: sprint }, series(['mcts', 'random'], 12, { seats: 3 }), { now });
    expect(report.seats).toHaveLength(3);
    const played = report.bots.map(({ wins, draws, losses }) => wins + draws + losses);
    expect(played).toEqual([18, 18]);
  });

  it('reports progress and duration', () => {
    let time = 0;
    const progress: Progress[] = [];
    const clock = () => {
      time += 500;
      return time;
    };
    const report = playSeries({ game: nim }, series(['random', 'random'], 3), {
      now: clock,
      onProgress: (step) => progress.push(step),
    });
    expect(progress.map(({ done, total }) => [done, total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(progress[2]?.seconds).toBe(1.5);
    expect(report.seconds).toBe(2);
    expect(report.actionsPerSecond).toBe(report.actions / 2);
    expect(report.metrics.actions?.mean).toBeCloseTo(report.actions / 3, 9);
  });
});

describe('onMatch', () => {
  it('receives every match, and can stop the series', () => {
    const seen: number[] = [];
    const onMatch = ({ match }: { match: number }) => seen.push(match) < 3;
    const report = playSeries({ game: nim }, series(['random', 'random'], 10), { now, onMatch });
    expect(seen).toEqual([0, 1, 2]);
    expect(report.matches).toBe(3);
  });
});

describe('failing series', () => {
  const failing = (bot: Bot) => () =>
    playSeries({ game: nim, bots: { bots: { failing: bot } } }, series(['failing', 'random'], 4), { now });

  it('names the match and the seed when a bot throws', () => {
    const choose = () => {
      throw new Error('no idea');
    };
    expect(failing({ name: 'failing', choose })).toThrow('no idea (match 0, seed "series 0")');
  });

  it('names the bot that plays an illegal action', () => {
    const bot = { name: 'failing', choose: () => ({ take: 4 }) };
    expect(failing(bot)).toThrow(/Chose \{"take":4\} \(failing in seat 0\) \(match 0/);
    try {
      failing(bot)();
    } catch (error) {
      expect(error).toBeInstanceOf(BotsError);
      expect(error).toMatchObject({ code: 'match-failed', cause: { code: 'illegal-choice' } });
    }
    expect.assertions(3);
  });

  it.each([
    [{ bots: [] }, 'bots'],
    [{ matches: 0 }, 'matches 0'],
    [{ seats: 3 }, 'seats 3'],
    [{ options: { heap: 'many' } }, 'options.heap'],
    [{ bots: ['nobody'] }, 'nobody'],
  ])('rejects %j', (wrong, place) => {
    expect(() => playSeries({ game: nim }, series(['random'], 1, wrong), { now })).toThrow(`(${place})`);
  });
});
