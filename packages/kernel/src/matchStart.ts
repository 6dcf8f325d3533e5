import { unpacked } from './brought.ts';
import type { Chance, StreamChance } from './chance.ts';
import { KernelError } from './errors.ts';
import type { Game } from './game.ts';
import { cloneJson } from './json.ts';
import type { Log } from './log.ts';
import type { Act, Deed, Edit, MatchHeader, Reseed } from './matchFile.ts';
import { ScriptedChance } from './scriptedChance.ts';
import { fairChance, fastChance } from './sources.ts';
import { begin } from './transition.ts';

// What a match begins with, and where its luck comes from.

/** The state a match begins with: set up, or where the other match stood. */
export function firstState<State extends object>(
  game: Game<State, object, object, object>,
  header: MatchHeader,
  stream: StreamChance,
  log: Log,
): State {
  const { origin, setup, seats } = header;
  if (origin) return stateOf(game, origin.state, 'header.origin.state');
  const chance = setup ? new ScriptedChance(setup, stream) : stream;
  const state = begin(game, unpacked(header), seats.length, { chance, log });
  if (chance instanceof ScriptedChance && chance.unused > 0) {
    throw new KernelError('bad-script', 'setup', `${chance.unused} forced results are left over`);
  }
  return state;
}

/** The very state, not what its schema makes of it: that may spell the keys in another order. */
export function stateOf<State extends object>(
  game: Game<State, object, object, object>,
  state: unknown,
  place: string,
): State {
  if (!game.state.safeParse(state).success) throw new KernelError('corrupt-file', place, 'Not a state of this game');
  return cloneJson(state) as State;
}

/** The stream of chance that a seed gives in this match. */
export function streamOf({ dice, nonces }: MatchHeader, seed: string, position = 0): StreamChance {
  return dice === 'fair' ? fairChance(seed, nonces, position) : fastChance(seed, position);
}

/** The luck of one deed: the stream from where the deed began, or what was entered for it. */
export function chanceFor(deed: Act | Edit, stream: StreamChance): Chance {
  stream.position = deed.at;
  return 'seat' in deed && deed.dice ? new ScriptedChance(deed.dice, stream) : stream;
}

export function isReseed(deed: Deed): deed is Reseed {
  return 'reseed' in deed;
}
