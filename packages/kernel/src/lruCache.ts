/**
 * Cache of limited size that evicts the values unused for the longest time. `limit` is the largest total size; every
 * value has the size 1 unless `sizeOf` measures it.
 */
export class LruCache<Value> {
  readonly #limit: number;
  readonly #sizeOf: (value: Value) => number;
  /** Least recently used first. */
  readonly #values = new Map<string, Value>();
  #size = 0;
  #newest: string | undefined;

  constructor(limit: number, sizeOf: (value: Value) => number = () => 1) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  /** Returns the value of a key and marks it as used. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined || key === this.#newest) return value;
    this.#values.delete(key);
    this.#values.set(key, value);
    this.#newest = key;
    return value;
  }

  /** Stores a value, unless it exceeds the limit by itself. */
  set(key: string, value: Value): void {
    this.#delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#limit) return;
    this.#values.set(key, value);
    this.#size += size;
    this.#newest = key;
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#limit) return;
      this.#delete(oldest);
    }
  }

  /** Returns the value of a key; creates and stores it if it is missing. */
  getOrCreate(key: string, create: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = create();
    this.set(key, value);
    return value;
  }

  #delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(value);
    if (key === this.#newest) this.#newest = undefined;
  }
}
