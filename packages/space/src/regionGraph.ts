import { SpaceError } from './errors.ts';

/** A region: its number in one graph, 0 to size - 1, in the order in which the ids were given. */
export type Region = number;

/** Which regions a search may use. */
export interface RegionFilter {
  /** Whether a move may enter `to` from `from`; default: always. Not called for the start. */
  readonly enter?: (to: Region, from: Region) => boolean;
  /** Whether a move may continue after entering a region: false where it must stop. Not called for the start. */
  readonly leave?: (region: Region) => boolean;
}

/** The rules of a path: a filter and weights. */
export interface RegionPathRule extends RegionFilter {
  /** The cost of a step, 0 or more; default: 1. */
  readonly weight?: (to: Region, from: Region) => number;
}

/**
 * A map of named regions and their borders. Searches work on region numbers and reuse their buffers; only the returned
 * lists are new. A filter or weight may call `distance` but must not start another search.
 */
export class RegionGraph<Id extends string = string> {
  readonly size: number;
  /** The ids by region number. */
  readonly ids: readonly Id[];
  /** The neighbours of each region, in the order in which they were given. */
  readonly neighbours: readonly Int32Array[];

  readonly #numbers: ReadonlyMap<string, Region>;
  readonly #found: Int32Array;
  readonly #steps: Int32Array;
  readonly #costs: Float64Array;
  readonly #from: Int32Array;
  readonly #settled: Uint8Array;
  readonly #distances: Int16Array;

  /** Builds a graph from each region's neighbours; a border must be listed from both sides. */
  constructor(adjacency: Iterable<readonly [Id, readonly Id[]]>) {
    const entries = [...adjacency];
    this.size = entries.length;
    this.ids = entries.map(([id]) => id);
    this.#numbers = numbered(this.ids);
    this.neighbours = entries.map(([, ids]) => Int32Array.from(new Set(ids), (id) => this.region(id)));
    this.#checkBorders();
    this.#found = new Int32Array(this.size);
    this.#steps = new Int32Array(this.size);
    this.#costs = new Float64Array(this.size);
    this.#from = new Int32Array(this.size);
    this.#settled = new Uint8Array(this.size);
    this.#distances = this.#distanceTable();
  }

  /** Builds a graph from a list of regions and a list of borders, each given once. */
  static fromBorders<Id extends string>(ids: Iterable<Id>, borders: Iterable<readonly [Id, Id]>): RegionGraph<Id> {
    const lists = new Map<Id, Id[]>();
    const all = [...ids];
    for (const id of all) lists.set(id, []);
    const listOf = (id: Id): Id[] => lists.get(id) ?? unknownRegion(id);
    for (const [a, b] of borders) {
      listOf(a).push(b);
      listOf(b).push(a);
    }
    return new RegionGraph(all.map((id) => [id, listOf(id)] as const));
  }

  /** Returns the number of a region; throws for an unknown id. */
  region(id: string): Region {
    return this.#numbers.get(id) ?? unknownRegion(id);
  }

  /** Returns the id of a region number. */
  idOf(region: Region): Id {
    return this.ids[region] ?? unknownRegion(`number ${region}`);
  }

  /** Whether two regions share a border that can be crossed. */
  adjacent(a: Region, b: Region): boolean {
    return this.#bordersOf(a).includes(b);
  }

  /** Returns the number of steps between two regions without filters, or -1 if there is no way. */
  distance(a: Region, b: Region): number {
    this.idOf(a);
    this.idOf(b);
    return this.#distances[a * this.size + b]!;
  }

  /** Returns the regions within `steps` of one, itself included, nearer ones first. */
  reach(from: Region, steps: number, filter: RegionFilter = {}): Region[] {
    return Array.from(this.#found.subarray(0, this.#spread(from, steps, filter)));
  }

  /** Returns the regions connected with one, itself included. */
  component(from: Region, filter: RegionFilter = {}): Region[] {
    return this.reach(from, this.size, filter);
  }

  /** Returns a cheapest path, both ends included; empty if there is none. Ties are resolved deterministically. */
  path(from: Region, to: Region, rule: RegionPathRule = {}): Region[] {
    this.idOf(to);
    if (rule.weight === undefined) this.#spread(from, this.size, rule);
    else this.#settle(from, to, rule, rule.weight);
    if (from !== to && this.#from[to] === -1) return [];
    const path: Region[] = [];
    for (let at = to; at >= 0; at = this.#from[at]!) path.push(at);
    return path.reverse();
  }

  /** Breadth-first search; returns the number of regions found, which are stored in #found. */
  #spread(start: Region, limit: number, { enter, leave }: RegionFilter): number {
    this.idOf(start);
    const found = this.#found;
    const steps = this.#steps.fill(-1);
    this.#from.fill(-1);
    steps[start] = 0;
    found[0] = start;
    let count = 1;
    for (let i = 0; i < count; i++) {
      const region = found[i]!;
      if (steps[region]! >= limit) break;
      if (i > 0 && leave?.(region) === false) continue;
      for (const next of this.neighbours[region]!) {
        if (steps[next]! >= 0 || enter?.(next, region) === false) continue;
        steps[next] = steps[region]! + 1;
        this.#from[next] = region;
        found[count++] = next;
      }
    }
    return count;
  }

  /**
   * Dijkstra's algorithm with a linear scan for the nearest open region: maps have a hundred regions, not thousands.
   */
  #settle(start: Region, goal: Region, { enter, leave }: RegionFilter, weight: (to: Region, from: Region) => number) {
    this.idOf(start);
    const costs = this.#costs.fill(Number.POSITIVE_INFINITY);
    this.#from.fill(-1);
    this.#settled.fill(0);
    costs[start] = 0;
    for (let region = start; region >= 0 && region !== goal; region = this.#nearestOpen()) {
      this.#settled[region] = 1;
      if (region !== start && leave?.(region) === false) continue;
      for (const next of this.neighbours[region]!) {
        if (this.#settled[next] === 1 || enter?.(next, region) === false) continue;
        const cost = costs[region]! + this.#checkedWeight(weight(next, region), next, region);
        if (cost >= costs[next]!) continue;
        costs[next] = cost;
        this.#from[next] = region;
      }
    }
  }

  #nearestOpen(): Region {
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let region = 0; region < this.size; region++) {
      if (this.#settled[region] === 1 || this.#costs[region]! >= least) continue;
      nearest = region;
      least = this.#costs[region]!;
    }
    return nearest;
  }

  #checkedWeight(weight: number, to: Region, from: Region): number {
    if (weight >= 0) return weight;
    throw new SpaceError(
      'bad-weight',
      `${this.idOf(from)} to ${this.idOf(to)}`,
      `A step costs 0 or more, not ${weight}`,
    );
  }

  #distanceTable(): Int16Array {
    const table = new Int16Array(this.size * this.size);
    for (let region = 0; region < this.size; region++) {
      this.#spread(region, this.size, {});
      table.set(this.#steps, region * this.size);
    }
    return table;
  }

  #bordersOf(region: Region): Int32Array {
    return this.neighbours[region] ?? unknownRegion(`number ${region}`);
  }

  #checkBorders(): void {
    this.neighbours.forEach((borders, region) => {
      for (const next of borders) {
        if (next !== region && this.adjacent(next, region)) continue;
        const place = `${this.idOf(region)} to ${this.idOf(next)}`;
        throw new SpaceError('asymmetric-adjacency', place, 'A border joins two regions and is listed from both');
      }
    });
  }
}

function numbered(ids: readonly string[]): Map<string, Region> {
  const numbers = new Map<string, Region>();
  ids.forEach((id, number) => {
    if (numbers.has(id)) throw new SpaceError('duplicate-region', id, 'Each region has its own id');
    numbers.set(id, number);
  });
  return numbers;
}

function unknownRegion(id: string): never {
  throw new SpaceError('unknown-region', id, 'There is no such region on this map');
}
