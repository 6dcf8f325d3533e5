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
} from '@tessera/kernel';
import { BotsError } from './errors.ts';
import type { Insight } from './insight.ts';
import { isPlan, type Move } from './move.ts';
import { WORTH } from './worth.ts';

const WORDS = 2 ** 32;

/**
 * Where a bot tries things out: worlds that look like the real one to its seat, with dice of their own. It takes one
 * word of the bot's generator, however long the bot then thinks.
 */
export class Sandbox<State extends object, Action extends object, View extends object> {
  readonly game: Game<State, Action, object, View>;
  readonly insight: Insight<State, Action>;
  readonly chance: Chance;
  readonly #ctx: Ctx;

  constructor(game: Game<State, Action, object, View>, insight: Insight<State, Action>, chance: Chance) {
    this.game = game;
    this.insight = insight;
    this.chance = fastChance(chance.d(WORDS));
    this.#ctx = { chance: this.chance, log: silent };
  }

  /** One of the worlds that this seat may be in. */
  world(view: View, seat: Seat): State {
    return this.game.determinize(view, seat, this.chance);
  }

  /** What a seat might think of doing. */
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

  /** Plays a move chosen before others have played theirs, unless they have made it impossible. */
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

  /** What the state is worth to a seat: its result, or what the game thinks of its chances, or an even chance. */
  worth(state: State, seat: Seat, outcome: Outcome | undefined): number {
    const result = outcome?.results[seat];
    if (result !== undefined) return WORTH[result];
    if (this.insight.evaluate === undefined) return 0.5;
    const teams = teamsIn(state);
    if (!teams) return this.#evaluation(state, seat);
    // Mates are one side: what one of them gains at the cost of the other is no gain.
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
