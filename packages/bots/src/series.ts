import { type Game, groupTeams, readNewOptions, type Seat, type Teams } from '@tessera/kernel';
import type { Bot } from './bot.ts';
import type { Limit } from './budget.ts';
import { BotsError } from './errors.ts';
import { botOf, botsOf, type GameBots } from './gameBots.ts';
import { type Seating, seatings } from './seating.ts';

/** A game with its bot configuration. */
export interface Playable {
  readonly game: Game;
  readonly bots?: GameBots;
  /** Finds the games of its sub-matches. */
  find?(game: string): Playable | undefined;
}

/** A series of matches between bots. Plain data, so that any thread can play any part of it. */
export interface Series {
  readonly options?: unknown;
  /** Names of the game's bots; the same name twice means a bot against itself. */
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: string;
  /** For every decision of every bot. */
  readonly budget: Limit;
  /** Player count; default: the number of bots, if the game allows it. */
  readonly seats?: number;
}

/** A bot with its name in this series. */
export interface Entrant {
  readonly name: string;
  readonly bot: Bot;
  /** The name of the bot in the game. */
  readonly kind: string;
}

/** A validated series. */
export interface Lineup {
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  readonly budget: Limit;
  readonly entrants: readonly Entrant[];
  /** One per match. */
  readonly seatings: readonly Seating[];
  /** The seat that represents each side: every seat, or the first of each team. */
  readonly sides: readonly Seat[];
  /** Returns the lineup of a sub-match with the same bots. */
  subMatchLineup(game: string, options: unknown): Pick<Lineup, 'game' | 'options' | 'entrants'>;
}

/** Validates a series against its game. Throws a BotsError that names the problem. */
export function lineupOf(playable: Playable, series: Series): Lineup {
  const { game, bots: shipped = {} } = playable;
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
  const read = readNewOptions(game, series.options ?? {});
  if (!read.ok) {
    const { path, message } = read.problem;
    throw new BotsError('bad-series', ['options', ...path].map(String).join('.'), message);
  }
  const { options } = read;
  const entrants = distinctNames(bots).map((name, i): Entrant => {
    const kind = bots[i] as string;
    return { name, kind, bot: botOf(game, shipped, kind) };
  });
  return {
    game,
    options,
    seed,
    budget,
    entrants,
    subMatchLineup: (id, wanted) => subMatchLineup(playable.find?.(id), id, wanted, entrants),
    ...sidesAndSeatings(game.teams(options, seats), bots.length, seats, matches),
  };
}

/** In a sub-match a bot keeps its name; if that game has no such bot, it plays at random. */
function subMatchLineup(
  playable: Playable | undefined,
  id: string,
  options: unknown,
  entrants: readonly Entrant[],
): Pick<Lineup, 'game' | 'options' | 'entrants'> {
  if (!playable) throw new BotsError('bad-entry', id, 'A match of this game is opened, and it is not here');
  const { game, bots: shipped = {} } = playable;
  const known = Object.keys(botsOf(game, shipped));
  return {
    game,
    options: game.options.parse(options),
    entrants: entrants.map(({ name, kind }) => {
      const there = known.includes(kind) ? kind : 'random';
      return { name, kind: there, bot: botOf(game, shipped, there) };
    }),
  };
}

/** An entrant plays a whole team, which counts as one side. */
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
