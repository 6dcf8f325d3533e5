import { begin, cloneJson, fastChance, type Game, type StreamChance, silent } from '@tessera/kernel';
import { optionsOf } from './options.ts';
import { decidingSeats } from './seats.ts';

/** Where to count from, and how far. */
export interface PerftSettings {
  readonly options?: unknown;
  /** The fewest the game allows unless told otherwise. */
  readonly seats?: number;
  readonly seed?: string;
  readonly depth: number;
}

/**
 * How many sequences of 1, 2, ... `depth` actions there are. Where several seats decide at once, the actions of each
 * count; a sequence that ends the match is not continued. Chance goes the way the seed says.
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
