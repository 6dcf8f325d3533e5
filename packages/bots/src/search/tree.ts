import { type Chance, canonical, type Seat, sameJson } from '@tessera/kernel';
import type { Move } from '../move.ts';

/** A visited move, with its results for the seat that made it. */
export interface Edge<Action> {
  readonly move: Move<Action>;
  /** Its index in the table. */
  readonly place: number;
  visits: number;
  /** The sum of the values of its visits. */
  total: number;
  /** How often it was available: in another sampled state the seat may have other moves. */
  offered: number;
  next: Node<Action> | undefined;
}

/** The moves of a seat at a node. */
interface Table<Action> {
  readonly moves: Move<Action>[];
  /** Sparse: a move has an edge once it has been visited. */
  readonly edges: (Edge<Action> | undefined)[];
  /** Index of a move by identity and by JSON text; built when a list arrives in another order. */
  places: Map<Move<Action> | string, number> | undefined;
}

/**
 * A node, identified only by the moves that lead to it: states and dice differ between visits. Each deciding seat has
 * its own table.
 */
export interface Node<Action> {
  readonly tables: (Table<Action> | undefined)[];
  /** After simultaneous decisions: the nodes by combination of moves. */
  together: Map<string, Node<Action>> | undefined;
}

/**
 * Controls how many visits a move needs before it gets a node: one more per this many tables. So a small tree grows at
 * every visit and a big one only where it matters, and memory grows with the square root of time.
 */
const TABLES_PER_VISIT = 10_000;

/** Number of steps of the random exploration factor. */
const SHADES = 2 ** 16;

/** The search tree: upper confidence bounds over moves, separately per seat. */
export class Tree<Action extends object> {
  readonly root: Node<Action> = newNode();
  readonly #exploration: number;
  readonly #chance: Chance;
  readonly #open: Edge<Action>[] = [];
  #tables = 0;

  constructor(exploration: number, chance: Chance) {
    this.#exploration = exploration;
    this.#chance = chance;
  }

  /** Selects the next move to visit: an unvisited one, or the one with the highest bound. */
  select(node: Node<Action>, seat: Seat, moves: readonly Move<Action>[], isTogether = false): Edge<Action> {
    const table = this.#tableOf(node, seat, moves);
    const open = this.#open;
    open.length = 0;
    // Starts at a random move, so that neither first visits nor ties depend on the order of the list.
    let i = this.#chance.d(moves.length) - 1;
    for (let count = moves.length; count > 0; count--) {
      const place = placeOf(table, moves, i);
      const edge = table.edges[place];
      if (edge === undefined) return newEdge(table, place);
      open.push(edge);
      if (++i === moves.length) i = 0;
    }
    return this.#highest(open, isTogether);
  }

  /** Returns the node after a single seat's move, if it has enough visits. */
  after(edge: Edge<Action>): Node<Action> | undefined {
    if (edge.visits <= this.#tables / TABLES_PER_VISIT) return undefined;
    edge.next ??= newNode();
    return edge.next;
  }

  /** Returns the node after simultaneous moves, unless the combination is new. */
  afterAll(node: Node<Action>, edges: readonly Edge<Action>[]): Node<Action> | undefined {
    node.together ??= new Map();
    const key = edges.map((edge) => edge.place).join();
    const next = node.together.get(key);
    if (next === undefined) node.together.set(key, newNode());
    return next;
  }

  /** Returns the moves a seat has visited here. */
  edges(node: Node<Action>, seat: Seat): Edge<Action>[] {
    return node.tables[seat]?.edges.filter((edge) => edge !== undefined) ?? [];
  }

  #tableOf(node: Node<Action>, seat: Seat, moves: readonly Move<Action>[]): Table<Action> {
    const known = node.tables[seat];
    if (known !== undefined) return known;
    this.#tables++;
    const table = { moves: [...moves], edges: [], places: undefined };
    node.tables[seat] = table;
    return table;
  }

  #highest(open: readonly Edge<Action>[], isTogether: boolean): Edge<Action> {
    let best = open[0] as Edge<Action>;
    let highest = Number.NEGATIVE_INFINITY;
    let offered = 0;
    let log = 0;
    for (let i = 0; i < open.length; i++) {
      const edge = open[i] as Edge<Action>;
      edge.offered++;
      if (edge.offered !== offered) {
        offered = edge.offered;
        log = Math.log(offered);
      }
      const exploration = isTogether ? this.#exploration * this.#whim() : this.#exploration;
      const bound = edge.total / edge.visits + exploration * Math.sqrt(log / edge.visits);
      if (bound > highest) {
        highest = bound;
        best = edge;
      }
    }
    return best;
  }

  /**
   * Random exploration factor. With fixed bounds, seats that decide simultaneously synchronize and learn a false
   * balance; with random ones, their visits approach the equilibrium.
   */
  #whim(): number {
    return (2 * this.#chance.d(SHADES)) / SHADES;
  }
}

/**
 * Usually the list is the same as before, often with the same objects; only otherwise are moves compared by JSON text.
 */
function placeOf<Action extends object>(table: Table<Action>, moves: readonly Move<Action>[], i: number): number {
  const move = moves[i] as Move<Action>;
  const expected = table.moves[i];
  if (move === expected || sameJson(move, expected)) return i;
  table.places ??= placesIn(table.moves);
  const known = table.places.get(move);
  if (known !== undefined) return known;
  const spelling = canonical(move);
  let place = table.places.get(spelling);
  if (place === undefined) {
    place = table.moves.push(move) - 1;
    table.places.set(move, place).set(spelling, place);
  }
  return place;
}

function placesIn<Action extends object>(moves: readonly Move<Action>[]): Map<Move<Action> | string, number> {
  const places = new Map<Move<Action> | string, number>();
  moves.forEach((move, place) => {
    places.set(move, place).set(canonical(move), place);
  });
  return places;
}

function newNode<Action>(): Node<Action> {
  return { tables: [], together: undefined };
}

function newEdge<Action>(table: Table<Action>, place: number): Edge<Action> {
  const move = table.moves[place] as Move<Action>;
  const edge: Edge<Action> = { move, place, visits: 0, total: 0, offered: 1, next: undefined };
  table.edges[place] = edge;
  return edge;
}
