import { createTranslator } from '@tessera/text';
import { errors, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../../../../games/gloomhaven/texts/en.ts';
import { drawn } from '../frames.ts';
import { beginMatch } from '../newMatch.ts';
import type { Visitor } from '../visitor.ts';

/** Translates a text of Gloomhaven into English. */
export const inGloomhaven = createTranslator('en', en).t;

const PATIENCE_MS = 3000;

/** Input method. */
export type Way = 'pointer' | 'touch' | 'keyboard';

/** Player that operates the Gloomhaven table, takes the first option and always continues. */
export class GloomPlayer {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly dock: Locator;
  readonly board: Locator;
  readonly #way: Way;

  constructor(visitor: Visitor, way: Way = 'pointer') {
    this.visitor = visitor;
    this.page = visitor.page;
    this.dock = this.page.getByRole('region', { name: inGloomhaven('table.dock'), exact: true });
    this.board = this.page.getByRole('application');
    this.#way = way;
  }

  /** Checks whether this player is asked. Skips running animations. */
  async isAsked(): Promise<boolean> {
    const skip = this.dock.getByRole('button', { name: new RegExp(`^${inGloomhaven('table.skip')}`) });
    const state = await this.#state();
    if (state === 'automatic' && (await skip.count()) > 0) await this.press(skip.first(), ' ');
    // An answered question waits for its result.
    if ((await this.dock.locator('[aria-busy=true]').count()) > 0) return false;
    return /ask|armed|forced/.test(await this.#state());
  }

  async title(): Promise<string> {
    return (await this.dock.locator('b').first().textContent()) ?? '';
  }

  /** Returns the entry number that the page shows. */
  async seq(): Promise<number> {
    return Number(await this.page.getByTestId('table-ready').getAttribute('data-seq'));
  }

  /** Answers the current question: selects an option, then confirms it. */
  async decide(): Promise<void> {
    if (await this.commits()) return;
    const cards = this.page
      .getByRole('group', { name: inGloomhaven('table.hand') })
      .locator('button[aria-pressed=false]');
    if (
      (await this.dock.getByText(inGloomhaven('table.leading'), { exact: true }).count()) > 0 &&
      (await cards.count()) > 1
    ) {
      // By their names: on a busy machine the first card may not be drawn as selected yet when the second is looked up.
      const names = await this.#ifThere(
        Promise.all([0, 1].map((n) => cards.nth(n).locator('b').first().textContent({ timeout: PATIENCE_MS }))),
      );
      if (!names) return;
      for (const [n, name] of names.entries()) await this.takesCard(name ?? '', String(n + 1));
      await this.commits();
      return;
    }
    const option = this.dock.locator('button[aria-pressed=false]:not([aria-disabled])').first();
    if ((await option.count()) > 0) {
      await this.press(option, '1');
      await this.commits();
      return;
    }
    if (await this.pressesBoard()) {
      await this.commits();
      return;
    }
    const pass = this.dock.locator('button[aria-keyshortcuts=p]');
    if ((await pass.count()) > 0) await this.press(pass.first(), 'p');
  }

  /** Answers one question, and retries presses that were lost on a busy machine, until the match has advanced. */
  async decidesOnce(): Promise<void> {
    await expect.poll(() => this.isAsked()).toBe(true);
    const before = await this.seq();
    const goesOn = async () => {
      if ((await this.seq()) === before && (await this.isAsked())) await this.decide();
      return (await this.seq()) > before;
    };
    await expect.poll(goesOn).toBe(true);
  }

  /** Presses an element or its key. An update may have removed it; the caller then decides again. */
  async press(at: Locator, key: string): Promise<void> {
    if (this.#way === 'keyboard') await this.page.keyboard.press(key);
    else if (this.#way === 'touch') await this.#ifThere(at.tap({ timeout: PATIENCE_MS }));
    else await this.#ifThere(at.click({ timeout: PATIENCE_MS }));
  }

  /** Returns the result of an operation on an element, or undefined when the element disappeared. */
  async #ifThere<Done>(done: Promise<Done>): Promise<Done | undefined> {
    try {
      return await done;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      return undefined;
    }
  }

  /** Presses the button that continues without an action, if there is one. */
  async passes(): Promise<boolean> {
    const pass = this.dock.locator('button[aria-keyshortcuts=p], button[aria-keyshortcuts=Enter]:not([aria-disabled])');
    if ((await pass.count()) === 0) return false;
    await this.press(pass.first(), 'p');
    return true;
  }

  /** Selects a card of the hand by name. */
  async takesCard(name: string, key = ''): Promise<boolean> {
    const cards = this.page.getByRole('group', { name: inGloomhaven('table.hand') });
    const card = cards
      .locator('button[aria-pressed=false]')
      .filter({ has: this.page.getByText(name, { exact: true }) });
    if ((await card.count()) === 0) return false;
    await this.press(card.first(), key);
    return true;
  }

  /** Selects a half of one of the two cards of the turn, as printed or as a basic action. */
  async takesHalf(card: string, half: 'top' | 'bottom', isBasic: boolean): Promise<boolean> {
    const buttons = this.dock.getByRole('article', { name: card, exact: true }).getByRole('button');
    const words = inGloomhaven(isBasic ? `table.basic.${half}` : `table.half.${half}`);
    const button = buttons.filter({ hasText: isBasic ? words : new RegExp(`^${words}`) });
    if ((await button.count()) === 0) return false;
    await this.press(button.first(), '');
    return true;
  }

  /** Presses a point of the map. Returns whether it is visible. */
  async pressesAt(place: { readonly x: number; readonly y: number }): Promise<boolean> {
    const at = pointOf(await this.page.evaluate(ON_SCREEN.replace('PLACE', JSON.stringify(place))));
    if (!at) return false;
    if (this.#way === 'touch') await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
    await drawn(this.page);
    return true;
  }

  /** Moves the pointer to a point of the map. Returns whether it is visible. */
  async pointsAt(place: { readonly x: number; readonly y: number }): Promise<boolean> {
    const at = pointOf(await this.page.evaluate(ON_SCREEN.replace('PLACE', JSON.stringify(place))));
    if (at) await this.page.mouse.move(at.x, at.y);
    return at !== undefined;
  }

  /** Confirms the selected option, if there is one. */
  async commits(): Promise<boolean> {
    const commit = this.dock.locator('button[aria-keyshortcuts=Enter]:not([aria-disabled])').first();
    if ((await commit.count()) === 0) return this.#commitsCostly();
    await this.press(commit, 'Enter');
    return true;
  }

  /** Makes the costly choice, if there is one: its button asks once. */
  async #commitsCostly(): Promise<boolean> {
    const costly = this.dock.locator('button[data-asks-first]:not([aria-disabled])').first();
    if ((await costly.count()) === 0) return false;
    await costly.focus();
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Enter');
    return true;
  }

  /** Presses the first offered hex: with Tab and Enter, or at its position. */
  async pressesBoard(): Promise<boolean> {
    if (this.#way === 'keyboard') {
      if ((await this.page.locator('[data-layer=reach] path').count()) === 0) return false;
      await this.board.focus();
      await this.page.keyboard.press('Tab');
      await this.page.keyboard.press('Enter');
      return true;
    }
    const at = await this.#offered();
    if (!at) return false;
    if (this.#way === 'touch') await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
    await drawn(this.page);
    return true;
  }

  /** Returns the screen position of the centre of a hex that can be pressed; undefined when none is visible. */
  async #offered(): Promise<{ x: number; y: number } | undefined> {
    return pointOf(await this.page.evaluate(MIDDLE_OF_FIRST));
  }

  async #state(): Promise<string> {
    return (await this.#ifThere(this.dock.getAttribute('data-state', { timeout: PATIENCE_MS }))) ?? '';
  }
}

function pointOf(found: unknown): { x: number; y: number } | undefined {
  if (typeof found !== 'object' || found === null || !('x' in found) || !('y' in found)) return undefined;
  return { x: Number(found.x), y: Number(found.y) };
}

/** Script for the page: returns the screen position of a map point; null when it is covered or not visible. */
const ON_SCREEN = `(() => {
  const board = document.querySelector('[role=application]');
  const layer = board?.querySelector('[data-layer]');
  if (!layer) return null;
  const { x, y } = PLACE;
  const at = new DOMPoint(x, y).matrixTransform(layer.getScreenCTM());
  const there = document.elementFromPoint(at.x, at.y);
  return there && board.contains(there) && !there.closest('button') ? { x: at.x, y: at.y } : null;
})()`;

/** Script for the page: finds a hex in the outlines of the reach layer whose centre is on the board. */
const MIDDLE_OF_FIRST = `(() => {
  const application = document.querySelector('[role=application]');
  const board = application?.getBoundingClientRect();
  // What covers a hex would be pressed in its place.
  const isFree = (at) => {
    const there = document.elementFromPoint(at.x, at.y);
    return there !== null && application.contains(there) && !there.closest('button');
  };
  for (const path of document.querySelectorAll('[data-layer=reach] path[stroke*="act-line"]')) {
    for (const loop of (path.getAttribute('d') ?? '').split('Z')) {
      const numbers = loop.match(/-?[0-9.]+/g)?.map(Number) ?? [];
      if (numbers.length < 12) continue;
      const xs = numbers.filter((_, n) => n % 2 === 0), ys = numbers.filter((_, n) => n % 2 === 1);
      const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
      const at = new DOMPoint(mean(xs), mean(ys)).matrixTransform(path.getScreenCTM());
      if (board && at.x > board.left + 8 && at.x < board.right - 8 && at.y > board.top + 8 && at.y < board.bottom - 60 && isFree(at)) return { x: at.x, y: at.y };
    }
  }
  return null;
})()`;

/** Creates a match of Gloomhaven and opens its page. The first seats are the visitor's, the others are bots. */
export function beginGloomhaven(
  visitor: Visitor,
  {
    own = 1,
    bots = 1,
    options = {},
    level = 'easy',
    mode = 'enforced',
  }: { own?: number; bots?: number; options?: object; level?: string; mode?: 'enforced' | 'companion' } = {},
): Promise<string> {
  const seats = [
    ...Array.from({ length: own }, () => ({ kind: 'me' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level })),
  ];
  return beginMatch(visitor, { game: 'gloomhaven', mode, options, seats });
}
