import { cloneJson, type Game, silent } from '@tessera/kernel';
import type { Heuristics } from '../heuristics.ts';
import type { SearchSettings } from '../search/search.ts';

/** How the bots of a game review its matches; absent parts are those of its bots. */
export interface ReviewSettings<State extends object = object, Action extends object = object>
  extends Heuristics<State, Action> {
  /** Number of actions per finish before the position is evaluated; default: 20 if the game defines `evaluate`. */
  readonly depth?: number;
  /** Whether a position can be evaluated well; a finish plays on until it is, for example to the end of a turn. */
  isSettled?(state: State): boolean;
  /** Returns the expected final score of a seat. With it a review counts points instead of chances of winning. */
  points?(state: State, seat: number): number;
}

/** The settings of a review with all defaults. */
export interface FullReviewSettings extends ReviewSettings {
  readonly depth: number;
}

const EVALUATED_DEPTH = 20;
/** Number of random actions among which the default policy takes the best. */
const TRIED = 6;

/** Adds the heuristics of the bots, and a policy for finishes if the game has none. */
export function fullSettings(
  game: Game,
  { review = {}, ...bots }: SearchSettings & { readonly review?: ReviewSettings },
): FullReviewSettings {
  const evaluate = review.evaluate ?? bots.evaluate;
  const candidates = review.candidates ?? bots.candidates;
  const rollout = review.rollout ?? bots.rollout ?? (evaluate && likelyBest(game, evaluate));
  return {
    depth: review.depth ?? (evaluate ? EVALUATED_DEPTH : Number.POSITIVE_INFINITY),
    ...(evaluate && { evaluate }),
    ...(candidates && { candidates }),
    ...(rollout && { rollout }),
    ...(review.isSettled && { isSettled: review.isSettled }),
    ...(review.points && { points: review.points }),
  };
}

/** Returns a policy that takes the best of a few random actions, by the evaluation right after them. */
function likelyBest(game: Game, evaluate: NonNullable<Heuristics['evaluate']>): NonNullable<Heuristics['rollout']> {
  return (state, seat, chance) => {
    const open = [...game.legal(state, seat)];
    let best = chance.draw(open);
    let most = Number.NEGATIVE_INFINITY;
    let action: object | undefined = best;
    for (let tried = 0; tried < TRIED && action; tried++) {
      const after = cloneJson(state);
      game.play(after, seat, action, { chance, log: silent });
      const result = game.outcome(after)?.results[seat];
      const worth = result ? (result === 'win' ? 2 : result === 'draw' ? 0.5 : -1) : evaluate(after, seat);
      if (worth > most) {
        most = worth;
        best = action;
      }
      action = open.length > 0 ? chance.draw(open) : undefined;
    }
    return best;
  };
}
