/**
 * Queue in which owners take turns, no matter how many items each of them has. The owner of an item is a path such as
 * person and match: people take turns, and so do the matches of one person.
 */
export class FairQueue<T> {
  readonly #own: T[] = [];
  readonly #queues = new Map<string, FairQueue<T>>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Returns the number of items of an owner. */
  lengthOf(name: string): number {
    return this.#queues.get(name)?.length ?? 0;
  }

  push(item: T, [name, ...rest]: readonly string[]): void {
    this.#length++;
    if (name === undefined) {
      this.#own.push(item);
      return;
    }
    let queue = this.#queues.get(name);
    if (!queue) {
      queue = new FairQueue();
      this.#queues.set(name, queue);
    }
    queue.push(item, rest);
  }

  /** Returns the next item of the owner whose turn it is; skips owners for whom `may` returns false. */
  shift(may: (name: string) => boolean = () => true): T | undefined {
    const item = this.#own.shift() ?? this.#shiftLane(may);
    if (item !== undefined) this.#length--;
    return item;
  }

  /** Removes and returns all items. */
  clear(): T[] {
    const all = [...this.#own.splice(0), ...[...this.#queues.values()].flatMap((queue) => queue.clear())];
    this.#queues.clear();
    this.#length = 0;
    return all;
  }

  #shiftLane(may: (name: string) => boolean): T | undefined {
    for (const [name, queue] of this.#queues) {
      if (!may(name)) continue;
      const item = queue.shift();
      // To the end of the queue, or out of it.
      this.#queues.delete(name);
      if (queue.length > 0) this.#queues.set(name, queue);
      return item;
    }
    return undefined;
  }
}
