import type { Chance } from '@tessera/kernel';
import type { Question } from '../bot.ts';
import { type Move, openings } from '../move.ts';
import type { Edge, Tree } from './tree.ts';

/** A move that the search considered. */
export interface Alternative<Action> {
  readonly move: Move<Action>;
  readonly playouts: number;
  /** The average result: 1 won, 0 lost. */
  readonly value: number;
}

/** The result of a search, with its alternatives for explanations. */
export interface SearchResult<Action> {
  readonly action: Action;
  readonly playouts: number;
  /** The expected result of the action: 1 won, 0 lost. */
  readonly value: number;
  /** Every considered move, most visited first. */
  readonly alternatives: readonly Alternative<Action>[];
}

/**
 * In simultaneous decisions, moves with fewer visits than this share of the best are not part of the mixed strategy.
 */
const AFTERTHOUGHT = 0.1;

/**
 * Returns the most visited move. In simultaneous decisions a fixed answer would be predictable, so the move is drawn in
 * proportion to the visits.
 */
export function findingsOf<Action extends object>(
  tree: Tree<Action>,
  { seat, legal }: Pick<Question<Action>, 'seat' | 'legal'>,
  playouts: number,
  chance: Chance,
): SearchResult<Action> {
  const opening = openings(legal);
  const edges = tree.edges(tree.root, seat).filter(({ move }) => opening(move) !== undefined);
  edges.sort((a, b) => b.visits - a.visits || b.total - a.total);
  const alternatives = edges.map((edge) => ({
    move: edge.move,
    playouts: edge.visits,
    value: edge.total / edge.visits,
  }));
  const chosen = tree.root.together ? drawn(edges, chance) : edges[0];
  // If no determinized state offers a legal action, `determinize` is wrong; the answer is legal all the same.
  const action = (chosen && opening(chosen.move)) ?? chance.pick(legal);
  return { action, playouts, value: chosen ? chosen.total / chosen.visits : 0.5, alternatives };
}

/** Draws one of the edges, which are sorted by visits. */
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
