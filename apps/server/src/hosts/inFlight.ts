/** Something that waits under a number of its own. */
export interface Numbered {
  readonly id: number;
}

const FIRST_SIZE = 64;

/**
 * Things under way, by numbers that are given one after the other and soon come back. A Map would do but for one thing: the
 * tables that it leaves behind as it is rebuilt hold on to each other and to all that was in them, so under load everything
 * that passes lives on until the next full collection of garbage.
 */
export class InFlight<T extends Numbered> {
  #places: (T | undefined)[] = new Array(FIRST_SIZE).fill(undefined);
  size = 0;

  add(thing: T): void {
    while (this.#places[this.#place(thing.id)]) this.#grow();
    this.#places[this.#place(thing.id)] = thing;
    this.size++;
  }

  get(id: number): T | undefined {
    const thing = this.#places[this.#place(id)];
    return thing?.id === id ? thing : undefined;
  }

  /** What waits under this number, which is then no longer here. */
  take(id: number): T | undefined {
    const thing = this.get(id);
    if (!thing) return undefined;
    this.#places[this.#place(id)] = undefined;
    this.size--;
    return thing;
  }

  /** Everything, which is then no longer here. */
  takeAll(): T[] {
    const all = this.#places.filter((thing) => thing !== undefined);
    this.#places = new Array(FIRST_SIZE).fill(undefined);
    this.size = 0;
    return all;
  }

  /** The size is a power of two. */
  #place(id: number): number {
    return id & (this.#places.length - 1);
  }

  #grow(): void {
    const all = this.#places;
    this.#places = new Array(all.length * 2).fill(undefined);
    for (const thing of all) if (thing) this.#places[this.#place(thing.id)] = thing;
  }
}
