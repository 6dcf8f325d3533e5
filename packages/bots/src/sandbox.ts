import {
  type Chance,
  type Ctx,
  fastChance,
  type Game,
  matesOf,
  type Outcome,
  type Seat,
  silent,
  teamsIn,
  type Viewer,
} from '@tessera/kernel';
import { BotsError } from './errors.ts';
import type { Heuristics } from './heuristics.ts';
import { isPlan, type Move } from './move.ts';
import { RESULT_VALUE } from './resultValue.ts';

const WORDS = 2 ** 32;

/**
 * The simulation of a bot: states consistent with its seat's view, with separate dice. It takes one word of the bot's
 * generator, however long the bot searches.
 */
export class Sandbox<State extends object, Action extends object, View extends object> {
  readonly game: Game<State, Action, object, View>;
  readonly insight: Heuristics<State, Action>;
  readonly chance: Chance;
  readonly #ctx: Ctx;

  constructor(game: Game<State, Action, object, View>, insight: Heuristics<State, Action>, chance: Chance) {
    this.game = game;
    this.insight = insight;
    this.chance = fastChance(chance.d(WORDS));
    this.#ctx = { chance: this.chance, log: silent };
  }

  /** Samples a state consistent with this viewer's view. */
  world(view: View, viewer: Viewer): State {
    return this.game.determinize(view, viewer, this.chance);
  }

  /** Returns the moves to search for a seat. */
  moves(state: State, seat: Seat, legal = this.game.legal(state, seat)): readonly Move<Action>[] {
    if (this.insight.candidates === undefined) return legal;
    const candidates = this.insight.candidates(state, seat, legal);
    return candidates.length > 0 ? candidates : legal;
  }

  act(state: State, seat: Seat, action: Action): void {
    this.game.play(state, seat, action, this.#ctx);
  }

  /** Plays a move of a seat that has just been offered it. */
  play(state: State, seat: Seat, move: Move<Action>): void {
    if (isPlan(move)) this.#follow(state, seat, move);
    else this.act(state, seat, move);
  }

  /** Plays a move that was chosen before other seats played, unless it is no longer legal. */
  playIfStillLegal(state: State, seat: Seat, move: Move<Action>): void {
    this.#follow(state, seat, isPlan(move) ? move : [move]);
  }

  #follow(state: State, seat: Seat, plan: readonly Action[]): void {
    for (const action of plan) {
      const asked = this.game.decisions(state).some((decision) => decision.seat === seat);
      if (!asked || this.game.check(state, seat, action) !== undefined) return;
      this.act(state, seat, action);
    }
  }

  /** Returns the value of a state for a seat: its result, the game's evaluation, or 0.5. */
  worth(state: State, seat: Seat, outcome: Outcome | undefined): number {
    const result = outcome?.results[seat];
    if (result !== undefined) return RESULT_VALUE[result];
    if (this.insight.evaluate === undefined) return 0.5;
    const teams = teamsIn(state);
    if (!teams) return this.#evaluation(state, seat);
    // Teammates are one side: a gain at the expense of a teammate is not a gain.
    const mates = matesOf(teams, seat);
    return mates.reduce((sum, mate) => sum + this.#evaluation(state, mate), 0) / mates.length;
  }

  #evaluation(state: State, seat: Seat): number {
    const value = this.insight.evaluate?.(state, seat) ?? 0.5;
    if (!(value >= 0 && value <= 1)) {
      throw new BotsError('bad-evaluation', `${this.game.id}, seat ${seat}`, `${value} is not between 0 and 1`);
    }
    return value;
  }
}
