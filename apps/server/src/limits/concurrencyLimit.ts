/** How many of something each of many has open, and no more than so many. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  hasRoom(name: string): boolean {
    return (this.#open.get(name) ?? 0) < this.#most;
  }

  /** How many of them one has open. */
  count(name: string): number {
    return this.#open.get(name) ?? 0;
  }

  /** Counts one more, to be called off once; nothing if there are too many already. */
  enter(name: string): (() => void) | undefined {
    const open = this.#open.get(name) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(name, open + 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#leave(name);
      isOpen = false;
    };
  }

  #leave(name: string): void {
    const open = (this.#open.get(name) ?? 1) - 1;
    if (open > 0) this.#open.set(name, open);
    else this.#open.delete(name);
  }
}
