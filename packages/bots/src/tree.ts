import { type Chance, canonical, type Seat, sameJson } from '@tessera/kernel';
import type { Move } from './move.ts';

/** A move that has been tried, and how it went for the seat that made it. */
export interface Edge<Action> {
  readonly move: Move<Action>;
  /** Its place in the table. */
  readonly place: number;
  visits: number;
  /** The sum of what the visits were worth. */
  total: number;
  /** How often it could have been chosen: in another world the same seat may have other moves. */
  offered: number;
  next: Node<Action> | undefined;
}

/** The moves a seat has met at a node. */
interface Table<Action> {
  readonly moves: Move<Action>[];
  /** Sparse: a move has an edge once it has been tried. */
  readonly edges: (Edge<Action> | undefined)[];
  /** Where a move is, by itself and by its spelling; made when a list comes in another order. */
  places: Map<Move<Action> | string, number> | undefined;
}

/**
 * A point of the search, known by the moves that lead to it and nothing else: worlds and dice differ from visit to
 * visit. Each seat that decides here has a table of its own.
 */
export interface Node<Action> {
  readonly tables: (Table<Action> | undefined)[];
  /** Where seats have decided together: the nodes after each combination. */
  together: Map<string, Node<Action>> | undefined;
}

/**
 * How many tables there are for each visit that a move needs before it gets one: a small tree grows at every visit, a
 * big one where it matters, so memory grows with the square root of the time.
 */
const TABLES_PER_VISIT = 10_000;

const SHADES = 2 ** 16;

/** What the search has learnt: upper confidence bounds over moves, each seat for itself. */
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

  /** The move to look at next: one never tried, else the one with the highest bound. */
  select(node: Node<Action>, seat: Seat, moves: readonly Move<Action>[], isTogether = false): Edge<Action> {
    const table = this.#tableOf(node, seat, moves);
    const open = this.#open;
    open.length = 0;
    // From a random move on, so that neither the first tries nor ties follow the order of the list.
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

  /** The node after a move that a seat made alone, if the move has earned one. */
  after(edge: Edge<Action>): Node<Action> | undefined {
    if (edge.visits <= this.#tables / TABLES_PER_VISIT) return undefined;
    edge.next ??= newNode();
    return edge.next;
  }

  /** The node after moves made together, unless they meet for the first time. */
  afterAll(node: Node<Action>, edges: readonly Edge<Action>[]): Node<Action> | undefined {
    node.together ??= new Map();
    const key = edges.map((edge) => edge.place).join();
    const next = node.together.get(key);
    if (next === undefined) node.together.set(key, newNode());
    return next;
  }

  /** The moves a seat has tried here. */
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
   * Seats that decide together would fall into step with each other and learn a false balance. When each is more
   * curious at one time and less at another, their visits come near the equilibrium.
   */
  #whim(): number {
    return (2 * this.#chance.d(SHADES)) / SHADES;
  }
}

/** Mostly the list is the one seen before, often the very same objects; only otherwise is anything spelt out. */
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
