/** Cache of limited size: the longest unused values are evicted. */
export class SizedCache<T> {
  readonly #most: number;
  readonly #sizeOf: (thing: T) => number;
  readonly #things = new Map<string, T>();
  #size = 0;

  constructor(most: number, sizeOf: (thing: T) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get(name: string): T | undefined {
    const thing = this.#things.get(name);
    if (thing === undefined) return undefined;
    this.#things.delete(name);
    this.#things.set(name, thing);
    return thing;
  }

  /** Stores a value, unless it exceeds the limit by itself. */
  set(name: string, thing: T): void {
    this.#drop(name);
    const size = this.#sizeOf(thing);
    if (size > this.#most) return;
    this.#things.set(name, thing);
    this.#size += size;
    for (const oldest of this.#things.keys()) {
      if (this.#size <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    const thing = this.#things.get(name);
    if (thing === undefined) return;
    this.#things.delete(name);
    this.#size -= this.#sizeOf(thing);
  }
}
