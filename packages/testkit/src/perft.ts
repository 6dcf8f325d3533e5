import { begin, cloneJson, fastChance, type Game, type StreamChance, silent } from '@tessera/kernel';
import { optionsOf } from './options.ts';
import { decidingSeats } from './seats.ts';

/** The start position and the depth. */
export interface PerftSettings {
  readonly options?: unknown;
  /** Default: the minimum that the game allows. */
  readonly seats?: number;
  readonly seed?: string;
  readonly depth: number;
}

/**
 * Counts the sequences of 1, 2, ... `depth` actions. With simultaneous decisions, the actions of every seat count. A
 * sequence that ends the match is not continued. Chance follows the seed.
 */
export function perft(game: Game, { options = {}, seats, seed = 'perft', depth }: PerftSettings): number[] {
  const chance = fastChance(seed);
  const state = begin(game, optionsOf(game, options), seats ?? game.seats.min, { chance, log: silent });
  const counts = new Array<number>(depth).fill(0);
  if (depth > 0) count(game, state, chance, 0, counts);
  return counts;
}

function count(game: Game, state: object, chance: StreamChance, at: number, counts: number[]): void {
  const last = at === counts.length - 1;
  for (const seat of decidingSeats(game, state)) {
    const actions = game.legal(state, seat);
    counts[at] = (counts[at] ?? 0) + actions.length;
    if (last) continue;
    for (const action of actions) {
      const next = cloneJson(state);
      const stream = chance.clone();
      game.play(next, seat, action, { chance: stream, log: silent });
      count(game, next, stream, at + 1, counts);
    }
  }
}
