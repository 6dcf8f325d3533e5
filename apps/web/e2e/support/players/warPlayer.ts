import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { table as words } from '../../../../../games/war-of-the-ring/texts/en/table.ts';
import { drawn } from '../frames.ts';
import type { Visitor } from '../visitor.ts';

const MAX_STEPS = 8;

/** Player that operates the War of the Ring table with the keyboard alone. */
export class WarPlayer {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly dock: Locator;
  readonly log: Locator;
  /** Preferred tiles, best first. */
  readonly #likes: readonly RegExp[];
  #turns = 0;

  constructor(visitor: Visitor, likes: readonly RegExp[] = []) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.dock = this.page.getByRole('region', { name: words.table.dock });
    this.log = this.page.getByRole('region', { name: words.table.log, exact: true });
    this.#likes = likes;
  }

  get commit(): Locator {
    return this.dock.locator('button[aria-keyshortcuts=Enter]:not([aria-disabled])').or(this.costly);
  }

  /** The commit button of an answer that loses something for good. */
  get costly(): Locator {
    return this.dock.locator('button[data-asks-first]');
  }

  async isAsked(): Promise<boolean> {
    return /ask|armed|forced/.test((await this.dock.getAttribute('data-state')) ?? '');
  }

  /** Checks whether the player is asked, also while no table is on the screen. */
  async isReady(): Promise<boolean> {
    return (await this.dock.count()) > 0 && this.isAsked();
  }

  async untilAsked(): Promise<void> {
    await expect.poll(() => this.isAsked()).toBe(true);
  }

  async seq(): Promise<number> {
    return Number(await this.page.getByTestId('table-ready').getAttribute('data-seq'));
  }

  /**
   * Answers the question: selects by number keys until it can be confirmed, and confirms. Returns the confirmed action.
   */
  async decide(): Promise<string> {
    const before = await this.seq();
    for (let step = 0; step < MAX_STEPS; step++) {
      if (await this.#isReady(step)) {
        const label = (await this.commit.first().textContent()) ?? '';
        // A costly answer asks once: Enter goes to its button, then asks, then acts.
        const presses = (await this.costly.count()) > 0 ? 3 : 1;
        for (let n = 0; n < presses; n++) await this.page.keyboard.press('Enter');
        await expect.poll(() => this.seq()).toBeGreaterThan(before);
        return label;
      }
      await this.page.keyboard.press(await this.#key());
    }
    throw new Error(`Nothing can be done: ${await this.dock.textContent()}`);
  }

  /** Decides until a condition holds. */
  async decideUntil(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) {
      if (await this.isAsked()) await this.decide();
      else await drawn(this.page);
    }
  }

  /** An option that is selected from the start is confirmed only when no tile is preferred. */
  async #isReady(step: number): Promise<boolean> {
    if ((await this.commit.count()) === 0) return false;
    return step > 0 || (await this.#tiles()).every((text) => !this.#likes.some((like) => like.test(text)));
  }

  async #tiles(): Promise<string[]> {
    // Locked tiles have no key.
    return this.dock.locator('li:has(button:not([aria-disabled]))').allTextContents();
  }

  /** Returns the key of the best tile, or of the next one in turn when none is preferred. */
  async #key(): Promise<string> {
    const tiles = (await this.#tiles()).slice(0, 9);
    for (const like of this.#likes) {
      const at = tiles.findIndex((text) => like.test(text));
      if (at >= 0) return String(at + 1);
    }
    this.#turns += 1;
    const open = tiles.length === 0 ? 3 : tiles.length;
    return String((this.#turns % open) + 1);
  }
}
