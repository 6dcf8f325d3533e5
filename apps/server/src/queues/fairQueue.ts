/**
 * A queue in which those who wait take turns, however many things each of them waits for. Whose a thing is, is said by a path
 * such as person and match: people take turns, and among what is a person's own their matches do.
 */
export class FairQueue<T> {
  readonly #own: T[] = [];
  readonly #lanes = new Map<string, FairQueue<T>>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** How much of somebody's waits. */
  lengthOf(name: string): number {
    return this.#lanes.get(name)?.length ?? 0;
  }

  push(item: T, [name, ...rest]: readonly string[]): void {
    this.#length++;
    if (name === undefined) {
      this.#own.push(item);
      return;
    }
    let lane = this.#lanes.get(name);
    if (!lane) {
      lane = new FairQueue();
      this.#lanes.set(name, lane);
    }
    lane.push(item, rest);
  }

  /** The next thing of whoever's turn it is, skipping those who may not have one just now. */
  shift(may: (name: string) => boolean = () => true): T | undefined {
    const item = this.#own.shift() ?? this.#shiftLane(may);
    if (item !== undefined) this.#length--;
    return item;
  }

  /** Everything, which is then no longer here. */
  clear(): T[] {
    const all = [...this.#own.splice(0), ...[...this.#lanes.values()].flatMap((lane) => lane.clear())];
    this.#lanes.clear();
    this.#length = 0;
    return all;
  }

  #shiftLane(may: (name: string) => boolean): T | undefined {
    for (const [name, lane] of this.#lanes) {
      if (!may(name)) continue;
      const item = lane.shift();
      // To the end of the line, or out of it.
      this.#lanes.delete(name);
      if (lane.length > 0) this.#lanes.set(name, lane);
      return item;
    }
    return undefined;
  }
}
