import type { Result, Seat } from '@tessera/kernel';
import type { MatchRecord } from './playMatch.ts';
import { elo, wilson } from './rating.ts';
import { RESULT_VALUE } from './resultValue.ts';
import type { Lineup } from './series.ts';

/** Counted results, one per side played: a seat or a team. */
export interface ScoreCount {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** A draw counts as half a win. */
  readonly winRate: number;
  /** The 95 % confidence interval of the rate. */
  readonly ci95: readonly [number, number];
}

/** The results of one bot. */
export interface Rank extends ScoreCount {
  readonly name: string;
  /** From the games between these bots; their mean is 1500. */
  readonly elo: number;
}

/** A statistic over all matches. */
export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
}

/** The results of a series. With budgets in iterations, everything except the times is reproducible. */
export interface Report {
  readonly game: string;
  readonly matches: number;
  readonly seed: string;
  readonly seconds: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly bots: readonly Rank[];
  /** The results per seat, over all bots: does moving first help? */
  readonly seats: readonly ScoreCount[];
  /** The metrics of the game, and `actions`, the length of a match. A metric missing in a match counts as 0. */
  readonly metrics: Readonly<Record<string, Spread>>;
}

/** Summarizes the records of a series, in any order. */
export function reportOf(
  { game, seed, entrants, seatings, sides }: Lineup,
  records: readonly MatchRecord[],
  seconds: number,
): Report {
  const inOrder = records.toSorted((a, b) => a.match - b.match);
  const actions = inOrder.reduce((sum, record) => sum + record.actions, 0);
  const ratings = elo(pointsBetween(entrants.length, sides, inOrder));
  return {
    game: game.id,
    matches: inOrder.length,
    seed,
    seconds,
    actions,
    actionsPerSecond: seconds > 0 ? actions / seconds : 0,
    bots: entrants.map(({ name }, entrant) => ({
      name,
      ...scoreCount(
        inOrder.flatMap(({ seating, results }) =>
          sides.filter((seat) => seating[seat] === entrant).map((seat) => results[seat] as Result),
        ),
      ),
      elo: ratings[entrant] as number,
    })),
    seats: (seatings[0] ?? []).map((_, seat) => scoreCount(inOrder.map(({ results }) => results[seat] as Result))),
    metrics: spreads(inOrder),
  };
}

function scoreCount(results: readonly Result[]): ScoreCount {
  const count = (result: Result) => results.filter((other) => other === result).length;
  const points = results.reduce((sum, result) => sum + RESULT_VALUE[result], 0);
  return {
    wins: count('win'),
    draws: count('draw'),
    losses: count('loss'),
    winRate: results.length > 0 ? points / results.length : 0,
    ci95: wilson(points, results.length),
  };
}

/** In a match of several sides, each pair counts as one game, won by the side with the better result. */
function pointsBetween(entrants: number, sides: readonly Seat[], records: readonly MatchRecord[]): number[][] {
  const points = Array.from({ length: entrants }, () => new Array<number>(entrants).fill(0));
  for (const { seating, results } of records) {
    for (const i of sides) {
      for (const j of sides) {
        const [one, other] = [seating[i] as number, seating[j] as number];
        if (one === other) continue;
        const lead = RESULT_VALUE[results[i] as Result] - RESULT_VALUE[results[j] as Result];
        const row = points[one] as number[];
        row[other] = (row[other] as number) + (Math.sign(lead) + 1) / 2;
      }
    }
  }
  return points;
}

function spreads(records: readonly MatchRecord[]): Record<string, Spread> {
  const figures = records.map(({ metrics, actions }): Readonly<Record<string, number>> => ({ actions, ...metrics }));
  const names = new Set(figures.flatMap((figure) => Object.keys(figure)));
  return Object.fromEntries([...names].map((name) => [name, spread(figures.map((figure) => figure[name] ?? 0))]));
}

function spread(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    deviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0,
    min: values.reduce((least, value) => Math.min(least, value)),
    max: values.reduce((most, value) => Math.max(most, value)),
  };
}
