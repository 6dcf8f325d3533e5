/** Counts open resources per key, up to a limit. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  hasRoom(name: string): boolean {
    return (this.#open.get(name) ?? 0) < this.#most;
  }

  /** Returns the number of open resources of a key. */
  count(name: string): number {
    return this.#open.get(name) ?? 0;
  }

  /** Counts one more and returns a function that releases it; returns undefined if the limit is reached. */
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
