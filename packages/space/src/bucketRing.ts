const NONE = -1;

/**
 * A priority queue for cells with small integer keys: one bucket per key, in a ring, because the keys waiting at one
 * time span no more than the highest step cost. Buckets are linked lists in two arrays, so that pushing, moving and
 * popping allocate nothing. Within a bucket the order is last in, first out.
 */
export class BucketRing {
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  #heads = new Int32Array(4);
  #mask = 0;
  #key = 0;
  #waiting = 0;

  constructor(size: number) {
    this.#next = new Int32Array(size);
    this.#previous = new Int32Array(size);
  }

  /** Empties the ring for keys from 0 up that never differ by more than `span` at one time. */
  open(span: number): void {
    const length = 1 << (32 - Math.clz32(span));
    if (length > this.#heads.length) this.#heads = new Int32Array(length);
    this.#heads.fill(NONE, 0, length);
    this.#mask = length - 1;
    this.#key = 0;
    this.#waiting = 0;
  }

  /** Adds a cell that is not waiting. */
  push(cell: number, key: number): void {
    const bucket = key & this.#mask;
    const head = this.#heads[bucket]!;
    this.#next[cell] = head;
    this.#previous[cell] = NONE;
    if (head !== NONE) this.#previous[head] = cell;
    this.#heads[bucket] = cell;
    this.#waiting++;
  }

  /** Removes a cell that waits under `key`. */
  remove(cell: number, key: number): void {
    const next = this.#next[cell]!;
    const previous = this.#previous[cell]!;
    if (next !== NONE) this.#previous[next] = previous;
    if (previous !== NONE) this.#next[previous] = next;
    else this.#heads[key & this.#mask] = next;
    this.#waiting--;
  }

  /** Removes and returns a cell with the lowest key; -1 if none is waiting. */
  pop(): number {
    if (this.#waiting === 0) return NONE;
    while (this.#heads[this.#key & this.#mask] === NONE) this.#key++;
    const cell = this.#heads[this.#key & this.#mask]!;
    this.remove(cell, this.#key);
    return cell;
  }
}
