import type { Chance, StreamChance } from '../chance.ts';
import { KernelError } from '../errors.ts';
import type { Game } from '../game.ts';
import { fairChance, fastChance } from '../generators.ts';
import type { Log } from '../log.ts';
import { ScriptedChance } from '../scriptedChance.ts';
import { cloneJson } from '../state/json.ts';
import { begin } from '../transition.ts';
import { unpackOptions } from './attachments.ts';
import type { Act, Edit, MatchHeader, MatchOperation, Reseed } from './matchFile.ts';

// Initial states and random streams of matches.

/** Returns the initial state of a match: from setup, or from the match it forks from. */
export function firstState<State extends object>(
  game: Game<State, object, object, object>,
  header: MatchHeader,
  stream: StreamChance,
  log: Log,
): State {
  const { origin, setup, seats } = header;
  if (origin) return stateOf(game, origin.state, 'header.origin.state');
  const chance = setup ? new ScriptedChance(setup, stream) : stream;
  const state = begin(game, unpackOptions(header), seats.length, { chance, log });
  if (chance instanceof ScriptedChance && chance.unused > 0) {
    throw new KernelError('bad-script', 'setup', `${chance.unused} forced results are left over`);
  }
  return state;
}

/** Returns the given state itself, not the schema's output, which may order its keys differently. */
export function stateOf<State extends object>(
  game: Game<State, object, object, object>,
  state: unknown,
  place: string,
): State {
  if (!game.state.safeParse(state).success) throw new KernelError('corrupt-file', place, 'Not a state of this game');
  return cloneJson(state) as State;
}

/** Returns the random stream of a seed in this match. */
export function streamOf({ dice, nonces }: MatchHeader, seed: string, position = 0): StreamChance {
  return dice === 'fair' ? fairChance(seed, nonces, position) : fastChance(seed, position);
}

/** Returns the dice of one operation: the stream from where it began, or the dice entered for it. */
export function chanceFor(deed: Act | Edit, stream: StreamChance): Chance {
  stream.position = deed.at;
  return 'seat' in deed && deed.dice ? new ScriptedChance(deed.dice, stream) : stream;
}

/** Whether an operation changes the seed of a match. */
export function isReseed(deed: MatchOperation): deed is Reseed {
  return 'reseed' in deed;
}
