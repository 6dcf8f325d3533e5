import { type Game, groupTeams, type Seat, type Teams } from '@tessera/kernel';
import type { Bot } from './bot.ts';
import type { Limit } from './budget.ts';
import { BotsError } from './errors.ts';
import { botOf, type GameBots } from './gameBots.ts';
import { type Seating, seatings } from './seating.ts';

/** A game and what it ships for its bots. */
export interface Playable {
  readonly game: Game;
  readonly bots?: GameBots;
}

/** Many matches between bots. Plain data, so that any thread can play any part of it. */
export interface Series {
  readonly options?: unknown;
  /** Names of bots of the game; the same name twice is a bot against itself. */
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: string;
  /** For every decision of every bot. */
  readonly budget: Limit;
  /** How many sit at the table; by default as many as there are bots, if the game allows. */
  readonly seats?: number;
}

/** A bot under the name it has in this series. */
export interface Entrant {
  readonly name: string;
  readonly bot: Bot;
}

/** A series ready to be played. */
export interface Lineup {
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  readonly budget: Limit;
  readonly entrants: readonly Entrant[];
  /** One a match. */
  readonly seatings: readonly Seating[];
  /** The seat that stands for each side: all of them, or the first of each team. */
  readonly sides: readonly Seat[];
}

/** Checks a series against its game. Throws a BotsError that names what does not fit. */
export function lineupOf({ game, bots: shipped = {} }: Playable, series: Series): Lineup {
  const { bots, matches, seed, budget } = series;
  if (bots.length === 0) throw new BotsError('bad-series', 'bots', 'A series needs a bot');
  if (!Number.isInteger(matches) || matches < 1) {
    throw new BotsError('bad-series', `matches ${matches}`, 'A series needs a match');
  }
  const { min, max } = game.seats;
  const seats = series.seats ?? Math.min(max, Math.max(min, bots.length));
  if (!(seats >= min && seats <= max)) {
    throw new BotsError('bad-series', `seats ${seats}`, `${game.id} is for ${min} to ${max}`);
  }
  const options = game.options.safeParse(series.options ?? {});
  if (!options.success) {
    const issue = options.error.issues[0];
    throw new BotsError('bad-series', ['options', ...(issue?.path ?? [])].join('.'), issue?.message ?? 'Not options');
  }
  return {
    game,
    options: options.data,
    seed,
    budget,
    entrants: distinctNames(bots).map((name, i) => ({ name, bot: botOf(game, shipped, bots[i] as string) })),
    ...sidesAndSeatings(game.teams(options.data, seats), bots.length, seats, matches),
  };
}

/** An entrant plays a whole team: those who win together are one side. */
function sidesAndSeatings(
  teams: Teams | undefined,
  entrants: number,
  seats: number,
  matches: number,
): Pick<Lineup, 'sides' | 'seatings'> {
  if (!teams) {
    return { sides: Array.from({ length: seats }, (_, seat) => seat), seatings: seatings(entrants, seats, matches) };
  }
  const groups = groupTeams(teams);
  const sideOf = teams.map((code) => groups.findIndex(({ team }) => team === code));
  const bySide = seatings(entrants, groups.length, matches);
  return {
    sides: groups.map(({ seats: [first = 0] }) => first),
    seatings: bySide.map((seating) => sideOf.map((side) => seating[side] as number)),
  };
}

function distinctNames(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const isOneOfSeveral = names.indexOf(name) !== names.lastIndexOf(name);
    const before = names.slice(0, i).filter((other) => other === name).length;
    return isOneOfSeveral ? `${name}#${before + 1}` : name;
  });
}
