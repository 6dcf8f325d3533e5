import { performance } from 'node:perf_hooks';
import { FairQueue } from './fairQueue.ts';

/** Whose something is, and where it belongs: people take turns, and so do the matches of one of them. */
export interface TurnOwner {
  readonly person: string;
  readonly match: string;
}

/** What ends a turn; nothing where there was none to be had. */
export type EndTurn = (() => void) | undefined;

interface Waiting {
  readonly person: string;
  readonly since: number;
  /** Whether nobody waits for it any more. */
  isOver: boolean;
  resolve(end: EndTurn): void;
}

export interface FairTurnsSettings {
  /** How many turns may be taken at once; it may change (`look`). */
  places(): number;
  /** How many of them one person may have. */
  share(): number;
  /** Told how long somebody has waited, in milliseconds. */
  onWaited?(ms: number): void;
}

/** Turns at something of which there is only so much. */
export class FairTurns {
  readonly #settings: FairTurnsSettings;
  readonly #line = new FairQueue<Waiting>();
  /** How many turns each person has just now. */
  readonly #taken = new Map<string, number>();
  #underway = 0;
  #waiting = 0;

  constructor(settings: FairTurnsSettings) {
    this.#settings = settings;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves when it is this one's turn, or to nothing after so long. */
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

  /** Sends everybody away who waits. */
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
