import type { Decision, Game, Seat } from '@tessera/kernel';
import type { Question } from '../bot.ts';
import { spend } from '../budget.ts';
import type { Heuristics } from '../heuristics.ts';
import { Sandbox } from '../sandbox.ts';
import { playout } from './playout.ts';
import { findingsOf, type SearchResult } from './searchResult.ts';
import { type Edge, type Node, Tree } from './tree.ts';

/** The settings of a search. */
export interface SearchSettings<State extends object = object, Action extends object = object>
  extends Heuristics<State, Action> {
  /** Exploration constant: 0 is none, 1 is a lot; default: 0.5. */
  readonly exploration?: number;
  /**
   * Number of actions per playout before it is evaluated; default: 20 if the game defines `evaluate`, otherwise to the
   * end.
   */
  readonly rolloutDepth?: number;
}

const EXPLORATION = 0.5;
const JUDGED_DEPTH = 20;

/**
 * Runs a Monte Carlo tree search over a seat's information. Every iteration samples a state consistent with the view,
 * descends by the moves of that state, plays out, and credits each seat's moves with its own result. In simultaneous
 * decisions each seat selects from its own table, independently of the others.
 */
export function search<State extends object, Action extends object, Options extends object, View extends object>(
  game: Game<State, Action, Options, View>,
  question: Question<Action, View>,
  settings: SearchSettings<State, Action> = {},
): SearchResult<Action> {
  const { view, seat, budget } = question;
  const sandbox = new Sandbox<State, Action, View>(game, settings, question.chance);
  const tree = new Tree<Action>(settings.exploration ?? EXPLORATION, sandbox.chance);
  const depth = settings.rolloutDepth ?? (settings.evaluate ? JUDGED_DEPTH : Number.POSITIVE_INFINITY);
  const line: Visit<Action>[] = [];
  const goOn = spend(budget);
  let playouts = 0;
  do {
    const state = sandbox.world(view, seat);
    line.length = 0;
    descend(sandbox, tree, state, line);
    playout(sandbox, state, depth);
    credit(sandbox, state, line);
  } while (goOn(++playouts));
  return findingsOf(tree, question, playouts, sandbox.chance);
}

/** A move in the tree that this iteration visited, and its seat. */
interface Visit<Action> {
  readonly seat: Seat;
  readonly edge: Edge<Action>;
}

/** Plays from the root to the first new move. */
function descend<State extends object, Action extends object, View extends object>(
  sandbox: Sandbox<State, Action, View>,
  tree: Tree<Action>,
  state: State,
  line: Visit<Action>[],
): void {
  let node: Node<Action> | undefined = tree.root;
  while (node !== undefined) {
    const decisions = sandbox.game.decisions(state);
    if (decisions.length === 0) return;
    if (decisions.length > 1) {
      node = decideTogether(sandbox, tree, node, state, decisions, line);
      continue;
    }
    const { seat } = decisions[0] as Decision;
    const edge: Edge<Action> = tree.select(node, seat, sandbox.moves(state, seat));
    line.push({ seat, edge });
    sandbox.play(state, seat, edge.move);
    node = tree.after(edge);
  }
}

function decideTogether<State extends object, Action extends object, View extends object>(
  sandbox: Sandbox<State, Action, View>,
  tree: Tree<Action>,
  node: Node<Action>,
  state: State,
  decisions: readonly Decision[],
  line: Visit<Action>[],
): Node<Action> | undefined {
  const visits = decisions.map(({ seat }) => ({
    seat,
    edge: tree.select(node, seat, sandbox.moves(state, seat), true),
  }));
  for (const { seat, edge } of visits) sandbox.playIfStillLegal(state, seat, edge.move);
  line.push(...visits);
  return tree.afterAll(
    node,
    visits.map(({ edge }) => edge),
  );
}

/** Credits each seat's moves with the value of the final state for that seat. */
function credit<State extends object, Action extends object, View extends object>(
  sandbox: Sandbox<State, Action, View>,
  state: State,
  line: readonly Visit<Action>[],
): void {
  const outcome = sandbox.game.outcome(state);
  const worth: number[] = [];
  for (const { seat, edge } of line) {
    worth[seat] ??= sandbox.worth(state, seat, outcome);
    edge.visits++;
    edge.total += worth[seat];
  }
}
