import { canonical, fastChance, type Game, type Outcome, type Seat, type Viewer } from '@tessera/kernel';
import { RESULT_VALUE } from '../resultValue.ts';
import { Sandbox } from '../sandbox.ts';
import { playout } from '../search/playout.ts';
import { type Amount, type Estimate, PER_UNIT, type ReviewSide } from './review.ts';
import type { FullReviewSettings } from './reviewSettings.ts';

/** The values of one finish, per side. */
export type Sample = readonly number[];

const WIDTH_95 = 1.96;
/** Upper limit of actions until a position is settled. */
const LONGEST_TURN = 200;
/** States in which an action is tried to see whether something came to light. */
const WORLDS = 4;

/**
 * Finishes of a match by its bots: from a state consistent with a view, the bots play on and the result is valued.
 * Sample `i` uses the same dice at every position, so that two estimates differ by their positions and not by luck.
 */
export class Finishes {
  readonly game: Game;
  readonly sides: readonly ReviewSide[];
  readonly #settings: FullReviewSettings;
  readonly #seed: string;

  constructor(game: Game, sides: readonly ReviewSide[], settings: FullReviewSettings, seed: string) {
    this.game = game;
    this.sides = sides;
    this.#settings = settings;
    this.#seed = seed;
  }

  /** Returns finishes with other dice, for choosing what to compare. */
  withSeed(seed: string): Finishes {
    return new Finishes(this.game, this.sides, this.#settings, `${this.#seed} ${seed}`);
  }

  /** Samples a state as a viewer may imagine it. */
  sandbox(i: number): Sandbox<object, object, object> {
    return new Sandbox(this.game, this.#settings, fastChance(`${this.#seed} ${i}`));
  }

  /** Plays samples `from` to `to` on from a view, after an action of the viewer if there is one. */
  samples(view: object, viewer: Viewer, [from, to]: readonly [number, number], action?: object): Sample[] {
    const samples: Sample[] = [];
    for (let i = from; i < to; i++) {
      const sandbox = this.sandbox(i);
      const state = sandbox.world(view, viewer);
      if (action && viewer !== 'spectator') sandbox.playIfStillLegal(state, viewer, action);
      this.#finish(sandbox, state);
      samples.push(this.valueOf(sandbox, state));
    }
    return samples;
  }

  #finish(sandbox: Sandbox<object, object, object>, state: object): void {
    const { depth, isSettled } = this.#settings;
    playout(sandbox, state, depth);
    for (let more = 0; isSettled && more < LONGEST_TURN && !isSettled(state); more++) playout(sandbox, state, 1);
  }

  /** Whether an action looks the same to everyone in every sampled state, so that nothing hidden came to light. */
  isForeseen(view: object, seat: Seat, action: object, after: object): boolean {
    const seen = canonical(this.game.view(after, 'spectator'));
    for (let i = 0; i < WORLDS; i++) {
      const sandbox = this.sandbox(i);
      const state = sandbox.world(view, seat);
      sandbox.playIfStillLegal(state, seat, action);
      if (canonical(this.game.view(state, 'spectator')) !== seen) return false;
    }
    return true;
  }

  /** Returns the value of a state for each side, in units. */
  valueOf(sandbox: Sandbox<object, object, object>, state: object): Sample {
    const outcome = this.game.outcome(state);
    if (!this.#settings.points) {
      return this.sides.map(({ seats: [seat = 0] }) => sandbox.worth(state, seat, outcome));
    }
    const scores = this.sides.map(({ seats }) => this.#pointsOf(state, seats, outcome));
    return leads(scores);
  }

  #pointsOf(state: object, seats: readonly Seat[], outcome: Outcome | undefined): number {
    const score = (seat: Seat) => outcome?.scores?.[seat] ?? this.#settings.points?.(state, seat) ?? 0;
    return seats.reduce((sum, seat) => sum + score(seat), 0);
  }

  /** Returns the exact values of a finished match. */
  final(outcome: Outcome, state: object): Estimate {
    const values = this.#settings.points
      ? leads(this.sides.map(({ seats }) => this.#pointsOf(state, seats, outcome)))
      : this.sides.map(({ seats: [seat = 0] }) => RESULT_VALUE[outcome.results[seat] ?? 'draw']);
    return { value: values.map(amountOf), doubt: values.map(() => 0) };
  }
}

/** Returns how far each score is ahead of the mean of the others. */
function leads(scores: readonly number[]): number[] {
  const sum = scores.reduce((total, score) => total + score, 0);
  const others = Math.max(1, scores.length - 1);
  return scores.map((score) => score - (sum - score) / others);
}

/** Converts units to an amount. */
export function amountOf(units: number): Amount {
  return Math.round(units * PER_UNIT);
}

/** Returns the mean of each side with its doubt. */
export function estimateOf(samples: readonly Sample[]): Estimate {
  const sides = samples[0]?.map((_, side) => samples.map((sample) => sample[side] ?? 0)) ?? [];
  return { value: sides.map((values) => amountOf(mean(values))), doubt: sides.map(doubtOf) };
}

/** Returns half the width of the 95 % interval of a mean. */
export function doubtOf(values: readonly number[]): Amount {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return amountOf(WIDTH_95 * Math.sqrt(variance / values.length));
}

/** Returns the mean of values, 0 of none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
