import type { StreamChance } from './chance.ts';
import { KernelError } from './errors.ts';
import { seedCommitment } from './hash.ts';
import type { MatchHeader } from './matchFile.ts';
import { streamOf } from './matchStart.ts';

/** The seed a match began with, then those that took over or are about to as its deeds are done again. */
export class Seeds {
  readonly #seeds: string[];
  /** Which of the seeds the dice come from now. */
  #era = 0;

  constructor(first: string, others: readonly string[]) {
    this.#seeds = [first, ...others];
  }

  get first(): string {
    return this.#seeds[0] as string;
  }

  /** Those that have taken over so far. */
  get inUse(): readonly string[] {
    return this.#seeds.slice(1, this.#era + 1);
  }

  /** What binds the seed that the dice come from now. */
  commitment(header: MatchHeader): string {
    return this.#era === 0 ? header.commitment : seedCommitment(this.#of(this.#era));
  }

  /** The stream of chance of the seed of one era. */
  stream(header: MatchHeader, era = this.#era, position = 0): StreamChance {
    return streamOf(header, this.#of(era), position);
  }

  /** Another seed is to take over next, in place of all that were to come. */
  prepare(seed: string): void {
    this.#seeds.splice(this.#era + 1, this.#seeds.length, seed);
  }

  /** The next seed takes over; a KernelError where it is not the one committed to. */
  advance(commitment: string): void {
    if (seedCommitment(this.#of(this.#era + 1)) !== commitment) {
      throw new KernelError('corrupt-file', 'reseeds', 'The seed is not the one committed to');
    }
    this.#era++;
  }

  /** So many seeds have taken over before, on the word of whoever kept the match. */
  skip(eras: number): void {
    this.#era = eras;
  }

  #of(era: number): string {
    const seed = this.#seeds[era];
    if (seed === undefined) throw new KernelError('corrupt-file', 'reseeds', 'A seed is missing');
    return seed;
  }
}
