import type { StreamChance } from '../chance.ts';
import { KernelError } from '../errors.ts';
import { seedCommitment } from '../hash.ts';
import type { MatchHeader } from './matchFile.ts';
import { streamOf } from './matchStart.ts';

/** The seeds of a match: the first one, those of past reseeds, and those of reseeds still to be replayed. */
export class Seeds {
  readonly #seeds: string[];
  /** Index of the current seed. */
  #era = 0;

  constructor(first: string, others: readonly string[]) {
    this.#seeds = [first, ...others];
  }

  get first(): string {
    return this.#seeds[0] as string;
  }

  /** The seeds used so far. */
  get inUse(): readonly string[] {
    return this.#seeds.slice(1, this.#era + 1);
  }

  /** Returns the commitment to the current seed. */
  commitment(header: MatchHeader): string {
    return this.#era === 0 ? header.commitment : seedCommitment(this.#of(this.#era));
  }

  /** Returns the random stream of the seed of one era. */
  stream(header: MatchHeader, era = this.#era, position = 0): StreamChance {
    return streamOf(header, this.#of(era), position);
  }

  /** Sets the next seed and drops all seeds queued before. */
  prepare(seed: string): void {
    this.#seeds.splice(this.#era + 1, this.#seeds.length, seed);
  }

  /** Switches to the next seed. Throws a KernelError when it does not match the commitment. */
  advance(commitment: string): void {
    if (seedCommitment(this.#of(this.#era + 1)) !== commitment) {
      throw new KernelError('corrupt-file', 'reseeds', 'The seed is not the one committed to');
    }
    this.#era++;
  }

  /** Skips this many reseeds when a match resumes from a bookmark. */
  skip(eras: number): void {
    this.#era = eras;
  }

  #of(era: number): string {
    const seed = this.#seeds[era];
    if (seed === undefined) throw new KernelError('corrupt-file', 'reseeds', 'A seed is missing');
    return seed;
  }
}
