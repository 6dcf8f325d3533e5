import { packed } from './brought.ts';
import { KernelError } from './errors.ts';
import type { Game } from './game.ts';
import { seedCommitment } from './hash.ts';
import { cloneJson, inOrder } from './json.ts';
import type { MatchHeader, RefereeMode, SeatHolder } from './matchFile.ts';
import { type OptionsProblem, readNewOptions } from './newOptions.ts';
import type { ForcedResult } from './scriptedChance.ts';
import { pathText } from './transition.ts';
import type { Seat } from './visibility.ts';

/** What a new match needs. The secret seed is the caller's to choose: the kernel has no randomness of its own. */
export interface NewMatch {
  readonly options?: unknown;
  /** Who sits where, or just how many people. */
  readonly seats: number | readonly SeatHolder[];
  readonly seed: string;
  readonly nonces?: readonly string[];
  readonly mode?: RefereeMode;
  /** `fair` (default) for people, `fast` for simulation. */
  readonly dice?: 'fair' | 'fast';
  /** Forced results for the setup. */
  readonly setup?: readonly ForcedResult[];
  /** Where in another match it begins, instead of a setup. */
  readonly origin?: MatchHeader['origin'];
}

/** The header of a new match. Throws a KernelError when options or seats do not fit the game. */
export function headerOf<Options extends object>(
  game: Game<object, object, Options>,
  { options = {}, seats, seed, nonces = [], mode = 'enforced', dice = 'fair', setup, origin }: NewMatch,
): MatchHeader {
  // A match that begins in another one takes over its options, which may be of older rules.
  const read = readNewOptions(game, origin ? (game.options.safeParse(options).data ?? options) : options);
  if (!read.ok) throw badOptions(read.problem);
  const holders = typeof seats === 'number' ? Array.from({ length: seats }, (_, i) => person(i)) : [...seats];
  if (!(holders.length >= game.seats.min && holders.length <= game.seats.max)) {
    const range = game.seats.min === game.seats.max ? game.seats.min : `${game.seats.min} to ${game.seats.max}`;
    throw new KernelError('bad-seats', `${holders.length} seats`, `${game.id} is for ${range} players`);
  }
  return {
    game: game.id,
    version: game.version,
    content: game.contentFor(read.options),
    ...packed(game.brings, inOrder(cloneJson(read.options)) as MatchHeader['options']),
    seats: holders,
    mode,
    dice,
    commitment: seedCommitment(seed),
    nonces: [...nonces],
    ...(setup && { setup: [...setup] }),
    // Spelled as a file spells it: what follows must be the same to the last byte.
    ...(origin && { origin: inOrder(cloneJson(origin)) as MatchHeader['origin'] }),
  };
}

function badOptions({ path, message }: OptionsProblem): KernelError {
  return new KernelError('bad-options', `options.${pathText(path)}`, message);
}

function person(seat: Seat): SeatHolder {
  return { name: `Player ${seat + 1}`, kind: 'human' };
}
