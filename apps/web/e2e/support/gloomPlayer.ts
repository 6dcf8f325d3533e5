import { speechOf } from '@tessera/text';
import { errors, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../../../games/gloomhaven/texts/en.ts';
import { drawn } from './frames.ts';
import type { Visitor } from './visitor.ts';

/** Says a text of Gloomhaven in English. */
export const inGloomhaven = speechOf('en', en).say;

const PATIENCE_MS = 3000;

/** How somebody presses things. */
export type Way = 'pointer' | 'touch' | 'keyboard';

/** Somebody who plays Gloomhaven through its table, takes what comes first and always goes on. */
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

  /** Whether this player is asked something. What is being acted out is not waited for. */
  async isAsked(): Promise<boolean> {
    const skip = this.dock.getByRole('button', { name: new RegExp(`^${inGloomhaven('table.skip')}`) });
    const state = await this.#state();
    if (state === 'automatic' && (await skip.count()) > 0) await this.press(skip.first(), ' ');
    // Whoever has answered waits for what comes of it.
    if ((await this.dock.locator('[aria-busy=true]').count()) > 0) return false;
    return /ask|armed|forced/.test(await this.#state());
  }

  async title(): Promise<string> {
    return (await this.dock.locator('b').first().textContent()) ?? '';
  }

  /** How far the match is that this player sees. */
  async seq(): Promise<number> {
    return Number(await this.page.getByTestId('table-ready').getAttribute('data-seq'));
  }

  /** Decides whatever is asked: takes something up, then does it. */
  async decide(): Promise<void> {
    if (await this.commits()) return;
    const cards = this.page
      .getByRole('group', { name: inGloomhaven('table.hand') })
      .locator('button[aria-pressed=false]');
    if (
      (await this.dock.getByText(inGloomhaven('table.leading'), { exact: true }).count()) > 0 &&
      (await cards.count()) > 1
    ) {
      // By what stands first on them: on a busy machine the first may not be drawn as taken yet when the second is looked for.
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

  /** Decides one question, and again where a busy machine lost a press, until the match has gone on. */
  async decidesOnce(): Promise<void> {
    await expect.poll(() => this.isAsked()).toBe(true);
    const before = await this.seq();
    const goesOn = async () => {
      if ((await this.seq()) === before && (await this.isAsked())) await this.decide();
      return (await this.seq()) > before;
    };
    await expect.poll(goesOn).toBe(true);
  }

  /** Presses a thing, or its key. News may have taken it away meanwhile: whoever is still asked decides again. */
  async press(at: Locator, key: string): Promise<void> {
    if (this.#way === 'keyboard') await this.page.keyboard.press(key);
    else if (this.#way === 'touch') await this.#ifThere(at.tap({ timeout: PATIENCE_MS }));
    else await this.#ifThere(at.click({ timeout: PATIENCE_MS }));
  }

  /** What is done with a thing, or nothing where it went away meanwhile. */
  async #ifThere<Done>(done: Promise<Done>): Promise<Done | undefined> {
    try {
      return await done;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      return undefined;
    }
  }

  /** Goes on without doing anything more, where there is a button for it. */
  async passes(): Promise<boolean> {
    const pass = this.dock.locator('button[aria-keyshortcuts=p], button[aria-keyshortcuts=Enter]:not([aria-disabled])');
    if ((await pass.count()) === 0) return false;
    await this.press(pass.first(), 'p');
    return true;
  }

  /** Takes up a card of the hand by its name. */
  async takesCard(name: string, key = ''): Promise<boolean> {
    const cards = this.page.getByRole('group', { name: inGloomhaven('table.hand') });
    const card = cards
      .locator('button[aria-pressed=false]')
      .filter({ has: this.page.getByText(name, { exact: true }) });
    if ((await card.count()) === 0) return false;
    await this.press(card.first(), key);
    return true;
  }

  /** Takes up a half of one of the two cards of the turn, as it is printed or as a basic action. */
  async takesHalf(card: string, half: 'top' | 'bottom', isBasic: boolean): Promise<boolean> {
    const buttons = this.dock.getByRole('article', { name: card, exact: true }).getByRole('button');
    const words = inGloomhaven(isBasic ? `table.basic.${half}` : `table.half.${half}`);
    const button = buttons.filter({ hasText: isBasic ? words : new RegExp(`^${words}`) });
    if ((await button.count()) === 0) return false;
    await this.press(button.first(), '');
    return true;
  }

  /** Presses a place of the map; whether it is in sight. */
  async pressesAt(place: { readonly x: number; readonly y: number }): Promise<boolean> {
    const at = pointOf(await this.page.evaluate(ON_SCREEN.replace('PLACE', JSON.stringify(place))));
    if (!at) return false;
    if (this.#way === 'touch') await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
    await drawn(this.page);
    return true;
  }

  /** Does what is taken up, if anything is. */
  async commits(): Promise<boolean> {
    const commit = this.dock.locator('button[aria-keyshortcuts=Enter]:not([aria-disabled])').first();
    if ((await commit.count()) === 0) return false;
    await this.press(commit, 'Enter');
    return true;
  }

  /** Presses the first hex on offer: with Tab and Enter, or where it is drawn. */
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

  /** Where on the screen the middle of a hex is that can be pressed; nothing where none is in sight. */
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

/** Where a place of the map is on the screen; nothing where it is covered or out of sight. */
const ON_SCREEN = `(() => {
  const board = document.querySelector('[role=application]');
  const layer = board?.querySelector('[data-layer]');
  if (!layer) return null;
  const { x, y } = PLACE;
  const at = new DOMPoint(x, y).matrixTransform(layer.getScreenCTM());
  const there = document.elementFromPoint(at.x, at.y);
  return there && board.contains(there) && !there.closest('button') ? { x: at.x, y: at.y } : null;
})()`;

/** Looks through the outlines of the layer of reach for a hex whose middle lies on the board. */
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

/** A match of Gloomhaven: the first seats are the visitor's, the others are bots. The visitor is on its page. */
export async function beginGloomhaven(
  { page, context }: Visitor,
  {
    own = 1,
    bots = 1,
    options = {},
    level = 'easy',
    mode = 'enforced',
  }: { own?: number; bots?: number; options?: object; level?: string; mode?: 'enforced' | 'companion' } = {},
): Promise<string> {
  await context.request.get('/api/me');
  const seats = [
    ...Array.from({ length: own }, () => ({ kind: 'me' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level })),
  ];
  const made = await context.request.post('/api/matches', {
    data: { game: 'gloomhaven', mode, options, seats },
    headers: { 'x-tessera': '1' },
  });
  if (!made.ok()) throw new Error(await made.text());
  const { id }: { id: string } = await made.json();
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
  return id;
}
