import { performance } from 'node:perf_hooks';
import type { Game } from '@tessera/kernel';
import type { GameRules } from '@tessera/manifest';
import type { LoadProgress } from '@tessera/rules';
import { LOADING, type Pulse } from './pulse.ts';

/** Progress of a thread: of one game's rules, or of its start where no game is named. Loaded once `done` is `total`. */
export interface LoadingNotice {
  readonly loading: LoadProgress & { readonly game?: string };
}

/** Milliseconds between two notices about one game. */
const NOTICE_EVERY_MS = 100;

/** One version of a game, as much of it as matters here. */
interface LoadableRules extends Pick<GameRules, 'prepare'> {
  readonly game: Pick<Game, 'hashContent'>;
}

interface PreparationsSettings {
  /** The versions of a game that this thread has. */
  versionsOf(game: string): readonly LoadableRules[];
  readonly pulse: Pick<Pulse, 'begin' | 'read'>;
  tell(notice: LoadingNotice): void;
}

/**
 * Rules that a thread loads when they are first needed. A request that needs them waits and its time does not count: the
 * supervisor measures the time since the last step of the loading instead.
 */
export class Preparations {
  readonly #settings: PreparationsSettings;
  readonly #byGame = new Map<string, Preparation>();

  constructor(settings: PreparationsSettings) {
    this.#settings = settings;
  }

  /** The loading of a game's rules; nothing once they are loaded. One that failed stays, with its reason. */
  of(game: string): Preparation | undefined {
    let preparation = this.#byGame.get(game);
    if (!preparation) {
      const { versionsOf, pulse, tell } = this.#settings;
      preparation = new Preparation(game, versionsOf(game), pulse, tell);
      this.#byGame.set(game, preparation);
    }
    return preparation.isDone && preparation.failure === undefined ? undefined : preparation;
  }

  /** Loads the rules of a game in one go. Returns the reason of a failure. */
  complete(game: string): string | undefined {
    const preparation = this.of(game);
    if (!preparation || preparation.isDone) return preparation?.failure;
    const { pulse } = this.#settings;
    const request = pulse.read();
    preparation.advance(Number.POSITIVE_INFINITY);
    if (request) pulse.begin(request.id, request.ms);
    return preparation.failure;
  }
}

/** The loading of one game's rules in one thread. */
export class Preparation {
  readonly #game: string;
  readonly #steps: Generator<LoadProgress, void, void>;
  readonly #pulse: Pick<Pulse, 'begin'>;
  readonly #tell: (notice: LoadingNotice) => void;
  #toldAt = Number.NEGATIVE_INFINITY;
  isDone = false;
  /** Why the rules could not be loaded. */
  failure: string | undefined;

  constructor(
    game: string,
    versions: readonly LoadableRules[],
    pulse: Pick<Pulse, 'begin'>,
    tell: (notice: LoadingNotice) => void,
  ) {
    this.#game = game;
    this.#steps = stepsOf(versions);
    this.#pulse = pulse;
    this.#tell = tell;
  }

  /** Loads for so many milliseconds, or a step longer. */
  advance(sliceMs: number): void {
    const until = performance.now() + sliceMs;
    do this.#step();
    while (!this.isDone && performance.now() < until);
  }

  #step(): void {
    this.#pulse.begin(LOADING);
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
    if (this.#toldAt > 0) this.#tell({ loading: { game: this.#game, done: 1, total: 1 } });
  }

  #report({ done, total }: LoadProgress): void {
    const now = performance.now();
    if (now - this.#toldAt < NOTICE_EVERY_MS) return;
    this.#toldAt = now;
    // Not all of it before the last step has been done.
    this.#tell({ loading: { game: this.#game, done, total: total + 1 } });
  }
}

function* stepsOf(versions: readonly LoadableRules[]): Generator<LoadProgress, void, void> {
  let last: LoadProgress = { done: 0, total: 1 };
  for (const { game, prepare } of versions) {
    if (prepare) for (last of prepare()) yield last;
    for (const _pack of game.hashContent()) yield last;
  }
}
