import { performance } from 'node:perf_hooks';
import { FairQueue } from './fairQueue.ts';

/** Owner of a request: people take turns, and so do the matches of one person. */
export interface TurnOwner {
  readonly person: string;
  readonly match: string;
}

/** Ends a turn; undefined if none was available. */
export type EndTurn = (() => void) | undefined;

interface Waiting {
  readonly person: string;
  readonly since: number;
  /** Whether the request was withdrawn. */
  isOver: boolean;
  resolve(end: EndTurn): void;
}

export interface FairTurnsSettings {
  /** Returns how many turns may be taken at once; call `look` after a change. */
  places(): number;
  /** Returns how many of them one person may have. */
  share(): number;
  /** Called with each waiting time, in milliseconds. */
  onWaited?(ms: number): void;
}

/** Fair turns at a limited resource. */
export class FairTurns {
  readonly #settings: FairTurnsSettings;
  readonly #line = new FairQueue<Waiting>();
  /** Number of current turns per person. */
  readonly #taken = new Map<string, number>();
  #underway = 0;
  #waiting = 0;

  constructor(settings: FairTurnsSettings) {
    this.#settings = settings;
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves when it is the owner's turn, or to undefined after the timeout. */
  take({ person, match }: TurnOwner, patienceMs = Number.POSITIVE_INFINITY): Promise<EndTurn> {
    return new Promise((settle) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        person,
        since: performance.now(),
        isOver: false,
        resolve: (end) => {
          if (waiting.isOver) return;
          waiting.isOver = true;
          this.#waiting--;
          clearTimeout(timer);
          settle(end);
        },
      };
      this.#waiting++;
      if (patienceMs < Number.POSITIVE_INFINITY) timer = setTimeout(() => waiting.resolve(undefined), patienceMs);
      this.#line.push(waiting, [person, match]);
      this.look();
    });
  }

  /** Gives turns while there are places. */
  look(): void {
    const [places, share] = [this.#settings.places(), this.#settings.share()];
    while (this.#underway < places) {
      const next = this.#line.shift((person) => (this.#taken.get(person) ?? 0) < share);
      if (!next) return;
      if (next.isOver) continue;
      this.#settings.onWaited?.(performance.now() - next.since);
      next.resolve(this.#begin(next.person));
    }
  }

  /** Resolves all waiting requests without a turn. */
  clear(): void {
    for (const waiting of this.#line.clear()) waiting.resolve(undefined);
  }

  #begin(person: string): () => void {
    this.#underway++;
    this.#taken.set(person, (this.#taken.get(person) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#underway--;
      const left = (this.#taken.get(person) ?? 1) - 1;
      if (left > 0) this.#taken.set(person, left);
      else this.#taken.delete(person);
      this.look();
    };
  }
}
