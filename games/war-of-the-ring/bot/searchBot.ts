import { type Alternative, type Bot, type Question, type SearchSettings, search } from '@tessera/bots';
import { type Chance, canonical, type Reason, type Seat } from '@tessera/kernel';
import { warOfTheRing } from '../src/game.ts';
import type { Action } from '../src/state/action.ts';
import type { State, View } from '../src/state/state.ts';
import { evaluate } from './evaluate.ts';
import type { Strategy } from './strategy.ts';
import { type Advice, advise, bestMove, judgementOf } from './strategyBot.ts';

/** Limits of the candidate moves: their number, and their distance from the best value. */
const MAX_CANDIDATES = 5;
const SPREAD = 22;
/**
 * Questions that are searched. A few playouts cannot distinguish the answers of others, such as casualties; the
 * strategy answers those.
 */
const THOUGHT_ABOUT: ReadonlySet<View['flow'][number]['at'] | undefined> = new Set([
  'fellowship',
  'allocate',
  'slot',
  'march',
  'attack',
  'recruit',
  'diplomacy',
  'battle.cease',
  'battle.retreat',
  'combat.card',
  'combat.choice',
  'card.choice',
  'hunt.casualty',
  'walk',
] as const);
/** Actions per playout, about half a turn; then the position is evaluated. */
const ROLLOUT_DEPTH = 25;
/** Random noise on the values of moves in playouts. */
const NOISE = 6;
/** Advantage that a move needs over the strategy's favourite; few playouts are weak evidence. */
const MARGIN = 0.02;
const FEW = 6;

/** Returns a bot that searches from the moves its strategy prefers. */
export function searchBot(name: string, strategies: readonly [Strategy, Strategy]): Bot<Action, View> {
  const settings = searchSettings(strategies);
  // The result is stored with its question, because another search would differ.
  const thoughts = new WeakMap<Question<Action, View>, readonly Alternative<Action>[]>();
  return {
    name,
    choose(question) {
      const { view, seat, legal } = question;
      const favourites = favouritesOf(advise(view, seat, legal, strategies));
      const favourite = favourites[0]!.action;
      if (favourites.length === 1 || !THOUGHT_ABOUT.has(view.flow.at(-1)?.at)) return favourite;
      const { alternatives } = search(warOfTheRing, question, settings);
      thoughts.set(question, alternatives);
      return preferred(favourite, alternatives, legal);
    },
    reason(question, chosen) {
      const motive = (action: Action) => judgementOf(question.view, question.seat, action, strategies).reason;
      return searched(thoughts.get(question) ?? [], chosen, motive) ?? { code: motive(chosen) };
    },
  };
}

/**
 * Returns the result of a search for a move and for the runner-up. Moves are named by their motive, so that an unplayed
 * card stays secret.
 */
function searched(
  alternatives: readonly Alternative<Action>[],
  chosen: Action,
  motive: (action: Action) => string,
): Reason | undefined {
  const spelling = canonical(chosen);
  const own = alternatives.find(({ move }) => canonical(move) === spelling);
  const [rival] = alternatives.filter((other) => other !== own).toSorted((a, b) => b.value - a.value);
  if (!own || !rival) return undefined;
  const playouts = alternatives.reduce((sum, alternative) => sum + alternative.playouts, 0);
  const instead = motive(Array.isArray(rival.move) ? rival.move[0]! : rival.move);
  const params = { motive: motive(chosen), playouts, odds: own.value, rival: instead, rivalOdds: rival.value };
  return { code: 'searched', params };
}

/** Returns the settings of a search over a strategy's moves. */
export function searchSettings(strategies: readonly [Strategy, Strategy]): SearchSettings<State, Action> {
  return {
    evaluate,
    candidates: (state, seat, legal) =>
      favouritesOf(advise(state, seat, legal, strategies)).map(({ action }) => action),
    rollout: (state: State, seat: Seat, chance: Chance) =>
      bestMove(state, seat, warOfTheRing.legal(state, seat), strategies, chance, NOISE),
    exploration: 0.25,
    rolloutDepth: ROLLOUT_DEPTH,
  };
}

function favouritesOf(advice: readonly Advice[]): readonly Advice[] {
  const best = advice[0]!.worth;
  return advice.slice(0, MAX_CANDIDATES).filter(({ worth }) => worth >= best - SPREAD);
}

/** Returns the favourite, unless another move did clearly better. */
function preferred(favourite: Action, alternatives: readonly Alternative<Action>[], legal: readonly Action[]): Action {
  const spelling = canonical(favourite);
  const own = alternatives.find(({ move }) => canonical(move) === spelling);
  let best = own;
  for (const other of alternatives) {
    if (other.playouts < FEW || !best) continue;
    if (other.value > best.value + (best === own ? MARGIN : 0)) best = other;
  }
  const chosen = best && canonical(best.move);
  return legal.find((action) => canonical(action) === chosen) ?? favourite;
}
