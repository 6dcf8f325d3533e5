import { performance } from 'node:perf_hooks';
import type { Game } from '@tessera/kernel';
import type { GameRules } from '@tessera/manifest';
import type { LoadProgress } from '@tessera/rules';
import { type Heartbeat, LOADING_RULES } from './heartbeat.ts';

/**
 * Loading progress of a thread: of one game's rules, or of its start if no game is named. Loaded once `done` equals
 * `total`.
 */
export interface LoadingNotice {
  readonly loading: LoadProgress & { readonly game?: string };
}

/** Milliseconds between two notices about one game. */
const NOTICE_EVERY_MS = 100;

/** The part of a game version that is needed here. */
interface LoadableRules extends Pick<GameRules, 'prepare'> {
  readonly game: Pick<Game, 'hashContent'>;
}

interface PreparationsSettings {
  /** Returns the versions of a game that this thread has. */
  versionsOf(game: string): readonly LoadableRules[];
  readonly heartbeat: Pick<Heartbeat, 'begin' | 'read'>;
  report(notice: LoadingNotice): void;
}

/**
 * Rules that a thread loads when they are first needed. A request that waits for them does not use up its time limit:
 * the supervisor measures the time since the last loading step instead.
 */
export class Preparations {
  readonly #settings: PreparationsSettings;
  readonly #byGame = new Map<string, Preparation>();

  constructor(settings: PreparationsSettings) {
    this.#settings = settings;
  }

  /**
   * Returns the pending loading of a game's rules, or undefined once they are loaded. A failed one stays, with its
   * cause.
   */
  of(game: string): Preparation | undefined {
    let preparation = this.#byGame.get(game);
    if (!preparation) {
      const { versionsOf, heartbeat, report } = this.#settings;
      preparation = new Preparation(game, versionsOf(game), heartbeat, report);
      this.#byGame.set(game, preparation);
    }
    return preparation.isDone && preparation.failure === undefined ? undefined : preparation;
  }

  /** Loads the rules of a game in one go. Returns the cause of a failure. */
  complete(game: string): string | undefined {
    const preparation = this.of(game);
    if (!preparation || preparation.isDone) return preparation?.failure;
    const { heartbeat } = this.#settings;
    const request = heartbeat.read();
    preparation.advance(Number.POSITIVE_INFINITY);
    if (request) heartbeat.begin(request.id, request.ms);
    return preparation.failure;
  }
}

/** The loading of one game's rules in one thread. */
export class Preparation {
  readonly #game: string;
  readonly #steps: Generator<LoadProgress, void, void>;
  readonly #heartbeat: Pick<Heartbeat, 'begin'>;
  readonly #sendNotice: (notice: LoadingNotice) => void;
  #reportedAt = Number.NEGATIVE_INFINITY;
  isDone = false;
  /** Why the rules could not be loaded. */
  failure: string | undefined;

  constructor(
    game: string,
    versions: readonly LoadableRules[],
    heartbeat: Pick<Heartbeat, 'begin'>,
    report: (notice: LoadingNotice) => void,
  ) {
    this.#game = game;
    this.#steps = stepsOf(versions);
    this.#heartbeat = heartbeat;
    this.#sendNotice = report;
  }

  /** Loads for this many milliseconds, or one step longer. */
  advance(sliceMs: number): void {
    const until = performance.now() + sliceMs;
    do this.#step();
    while (!this.isDone && performance.now() < until);
  }

  #step(): void {
    this.#heartbeat.begin(LOADING_RULES);
    try {
      const next = this.#steps.next();
      if (!next.done) {
        this.#report(next.value);
        return;
      }
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
    this.isDone = true;
    if (this.#reportedAt > 0) this.#sendNotice({ loading: { game: this.#game, done: 1, total: 1 } });
  }

  #report({ done, total }: LoadProgress): void {
    const now = performance.now();
    if (now - this.#reportedAt < NOTICE_EVERY_MS) return;
    this.#reportedAt = now;
    // Reported as incomplete until the last step is done.
    this.#sendNotice({ loading: { game: this.#game, done, total: total + 1 } });
  }
}

function* stepsOf(versions: readonly LoadableRules[]): Generator<LoadProgress, void, void> {
  let last: LoadProgress = { done: 0, total: 1 };
  for (const { game, prepare } of versions) {
    if (prepare) for (last of prepare()) yield last;
    for (const _pack of game.hashContent()) yield last;
  }
}
