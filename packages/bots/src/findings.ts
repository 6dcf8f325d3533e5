import type { Chance } from '@tessera/kernel';
import type { Question } from './bot.ts';
import { type Move, openings } from './move.ts';
import type { Edge, Tree } from './tree.ts';

/** A move that was thought about. */
export interface Alternative<Action> {
  readonly move: Move<Action>;
  readonly playouts: number;
  /** What came of it on average: 1 won, 0 lost. */
  readonly value: number;
}

/** What a search has found, for playing and for telling why. */
export interface Findings<Action> {
  readonly action: Action;
  readonly playouts: number;
  /** What the action is expected to bring: 1 won, 0 lost. */
  readonly value: number;
  /** Every move thought about, the most tried first. */
  readonly alternatives: readonly Alternative<Action>[];
}

/** Of moves made together with others, those tried less than this share of the favourite are no part of the mix. */
const AFTERTHOUGHT = 0.1;

/**
 * The most tried move is the answer. Where others decide at the same time a fixed answer could be foreseen, so it is
 * drawn: each move as often as it was tried.
 */
export function findingsOf<Action extends object>(
  tree: Tree<Action>,
  { seat, legal }: Pick<Question<Action>, 'seat' | 'legal'>,
  playouts: number,
  chance: Chance,
): Findings<Action> {
  const opening = openings(legal);
  const edges = tree.edges(tree.root, seat).filter(({ move }) => opening(move) !== undefined);
  edges.sort((a, b) => b.visits - a.visits || b.total - a.total);
  const alternatives = edges.map((edge) => ({
    move: edge.move,
    playouts: edge.visits,
    value: edge.total / edge.visits,
  }));
  const chosen = tree.root.together ? drawn(edges, chance) : edges[0];
  // Worlds that offer none of the legal actions are a mistake of the game's determinize; the answer is legal all the same.
  const action = (chosen && opening(chosen.move)) ?? chance.pick(legal);
  return { action, playouts, value: chosen ? chosen.total / chosen.visits : 0.5, alternatives };
}

/** One of these, which are in order of their visits. */
function drawn<Action>(edges: readonly Edge<Action>[], chance: Chance): Edge<Action> | undefined {
  const [favourite] = edges;
  if (favourite === undefined) return undefined;
  const serious = edges.filter((edge) => edge.visits >= favourite.visits * AFTERTHOUGHT);
  let ticket = chance.d(serious.reduce((sum, edge) => sum + edge.visits, 0));
  return serious.find((edge) => {
    ticket -= edge.visits;
    return ticket <= 0;
  });
}
