/**
 * A queue in which those who wait take turns, however many things each of them waits for. Whose a thing is, is said by a path
 * such as person and match: people take turns, and among what is a person's own their matches do.
 */
export class FairQueue<T> {
  readonly #own: T[] = [];
  readonly #queues = new Map<string, FairQueue<T>>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** How much of somebody's waits. */
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

  /** The next thing of whoever's turn it is, skipping those who may not have one just now. */
  shift(may: (name: string) => boolean = () => true): T | undefined {
    const item = this.#own.shift() ?? this.#shiftLane(may);
    if (item !== undefined) this.#length--;
    return item;
  }

  /** Everything, which is then no longer here. */
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
      // To the end of the line, or out of it.
      this.#queues.delete(name);
      if (queue.length > 0) this.#queues.set(name, queue);
      return item;
    }
    return undefined;
  }
}
