import { thrownReason } from './errors.ts';
import type { Finish, Law, PlayedAction, Position, Verdict } from './law.ts';

/** A failure of a law, with the data to replay the match. */
export interface Failure {
  readonly seed: string;
  readonly seats: number;
  readonly options: object;
  /** Number of actions played before. */
  readonly seq: number;
  readonly why: string;
}

type Place = Omit<Failure, 'why'>;

/** A law that has failed this often is not checked again. */
const ENOUGH = 5;

/** One law during a run: counts its checks and collects its failures. */
export class LawRun implements Verdict {
  readonly law: Law;
  readonly failures: Failure[] = [];
  checked = 0;
  #place: Place | undefined;

  constructor(law: Law) {
    this.law = law;
  }

  position(position: Position): void {
    this.#hear(position, () => this.law.position?.(position, this));
  }

  step(step: PlayedAction): void {
    this.#hear({ ...step.before, seq: step.before.seq + 1 }, () => this.law.step?.(step, this));
  }

  finish(finish: Finish): void {
    this.#hear(finish.last, () => this.law.finish?.(finish, this));
  }

  expect(ok: boolean, why: () => string): void {
    this.checked++;
    if (!ok && this.#place) this.fail(this.#place, why());
  }

  fail({ seed, seats, options, seq }: Place, why: string): void {
    if (this.failures.length < ENOUGH) this.failures.push({ seed, seats, options, seq, why });
  }

  #hear(place: Place, ask: () => void): void {
    if (this.failures.length >= ENOUGH) return;
    this.#place = place;
    try {
      ask();
    } catch (error) {
      this.fail(place, thrownReason(error));
    }
  }
}
