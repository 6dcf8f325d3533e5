import { KernelError } from '../errors.ts';
import type { Game } from '../game.ts';
import { seedCommitment } from '../hash.ts';
import type { ForcedResult } from '../scriptedChance.ts';
import { cloneJson, inOrder } from '../state/json.ts';
import type { Seat } from '../state/visibility.ts';
import { pathText } from '../transition.ts';
import { packOptions } from './attachments.ts';
import type { MatchHeader, RefereeMode, SeatHolder } from './matchFile.ts';
import { type OptionsProblem, readNewOptions } from './newOptions.ts';

/** The parameters of a new match. The caller chooses the secret seed; the kernel generates no randomness. */
export interface NewMatch {
  readonly options?: unknown;
  /** The seat holders, or the number of human players. */
  readonly seats: number | readonly SeatHolder[];
  readonly seed: string;
  readonly nonces?: readonly string[];
  readonly mode?: RefereeMode;
  /** `fair` (default) for real matches, `fast` for simulation. */
  readonly dice?: 'fair' | 'fast';
  /** Forced results for the setup. */
  readonly setup?: readonly ForcedResult[];
  /** Where in another match this one forks, instead of a setup. */
  readonly origin?: MatchHeader['origin'];
}

/** Builds the header of a new match. Throws a KernelError when options or seats do not fit the game. */
export function headerOf<Options extends object>(
  game: Game<object, object, Options>,
  { options = {}, seats, seed, nonces = [], mode = 'enforced', dice = 'fair', setup, origin }: NewMatch,
): MatchHeader {
  // A fork keeps the options of its match, which may be from older rules.
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
    ...packOptions(game.brings, inOrder(cloneJson(read.options)) as MatchHeader['options']),
    seats: holders,
    mode,
    dice,
    commitment: seedCommitment(seed),
    nonces: [...nonces],
    ...(setup && { setup: [...setup] }),
    // In canonical form, as in a file: both must give the same bytes.
    ...(origin && { origin: inOrder(cloneJson(origin)) as MatchHeader['origin'] }),
  };
}

function badOptions({ path, message }: OptionsProblem): KernelError {
  return new KernelError('bad-options', `options.${pathText(path)}`, message);
}

function person(seat: Seat): SeatHolder {
  return { name: `Player ${seat + 1}`, kind: 'human' };
}
