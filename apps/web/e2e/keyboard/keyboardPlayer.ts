import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Random } from '../../../server/test/support/random.ts';
import { en } from '../../src/i18n/en.ts';
import type { Visitor } from '../support/visitor.ts';

/** The question on the screen and the keys that it shows. Read in the page, in one go. */
interface Shown {
  readonly seq: number;
  /** State of the dock; empty while there is none. */
  readonly state: string;
  readonly text: string;
  /** Whether a visible button says that Enter presses it. */
  readonly hasEnter: boolean;
  /** Number of open buttons that show Enter: two would be one key with two meanings. */
  readonly enters: number;
  /** Whether a costly button waits for Enter. */
  readonly isCostly: boolean;
  /** Keys that are drawn on open choices, such as `1` or `P`. */
  readonly hints: readonly string[];
  readonly isOver: boolean;
  readonly isBusy: boolean;
}

/** Presses on one question after which it counts as a dead end. */
const MAX_PRESSES = 150;
/** Time for a press to show an effect. Without one the next key is tried. */
const EFFECT_MS = 1500;
const MAX_TABS = 120;
/** A choice that is not made yet. */
const CHOICE = 'main button[aria-pressed=false]:not([aria-disabled=true], [role=switch])';
/** An answer without a choice, such as "Do nothing". */
const ANSWER =
  'section[data-state] button:not([aria-pressed], [aria-disabled=true], [data-asks-first], [data-undo] *, :has(kbd))';
const BOARD = '[role=application]';
/** Keys of the drawn symbols, where they differ. */
const SYMBOLS: Readonly<Record<string, string>> = { '␣': 'Space', '↵': 'Enter', '⏎': 'Enter' };
/** Keys that take back, open panels or change layers instead of answering. */
const NO_ANSWER = new Set(['Esc', 'U', 'L', 'C', 'R', 'B', 'G', 'T', '?', '/', '⇧', 'Enter', 'Space']);

/** Whether the screen waits for the player: a dock asks, or a page without a dock shows what Enter does. */
function isQuestion({ state, hasEnter }: Shown): boolean {
  return state === '' ? hasEnter : /ask|armed|forced/.test(state);
}

/** Player of any game who presses only keys, and chooses them only by what the screen shows. */
export class KeyboardPlayer {
  readonly page: Page;
  readonly visitor: Visitor;
  /** Kinds of questions met so far, by their first words. */
  readonly met = new Set<string>();
  readonly #random: Random;
  #pressed: string[] = [];

  constructor(visitor: Visitor, seed = 7) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.#random = new Random(seed);
  }

  /**
   * Plays until the match is over, until the limit of decisions, or until a costly answer is offered. Returns whether the
   * match is over or the costly answer is offered.
   */
  async play(most: number, game: string, isCostlyEnd = false): Promise<boolean> {
    for (let n = 0; n < most; n++) {
      const shown = await this.#untilAsked();
      if (shown.isOver || (isCostlyEnd && shown.isCostly)) return true;
      expect(shown.enters, `buttons with Enter: ${shown.text}`).toBeLessThan(2);
      const title = shown.text.replace(/[\d%“„].*/, '').slice(0, 24);
      if (!this.met.has(title)) {
        this.met.add(title);
        await this.visitor.picture(`keyboard-${game}-${this.met.size}`);
      }
      await this.#decide(shown);
    }
    return (await this.#read()).isOver;
  }

  /** Waits for a question. Skips animations with the key that their button shows. */
  async #untilAsked(): Promise<Shown> {
    let shown = await this.#read();
    await expect
      .poll(async () => {
        shown = await this.#read();
        if (shown.state === 'automatic') await this.page.keyboard.press('Space');
        return shown.isOver || (!shown.isBusy && isQuestion(shown));
      })
      .toBe(true)
      .catch((error: unknown) => {
        throw new Error(`No question: ${JSON.stringify(shown)}\nLast keys: ${this.#pressed.join(' ')}`, {
          cause: error,
        });
      });
    return shown;
  }

  /** Presses keys until the question is answered. */
  async #decide(first: Shown): Promise<void> {
    this.#pressed = [];
    let shown = first;
    for (let press = 0; press < MAX_PRESSES; press++) {
      await this.#press(shown, press);
      shown = await this.#effect(shown);
      if (shown.isOver || shown.seq !== first.seq || !isQuestion(shown)) return;
    }
    const focus: unknown = await this.page.evaluate('document.activeElement?.outerHTML.slice(0, 200)');
    throw new Error(`Dead end: ${shown.text}\nKeys: ${this.#pressed.join(' ')}\nFocus: ${focus}`);
  }

  async #press({ hasEnter, isCostly, hints, state }: Shown, press: number): Promise<void> {
    // Usually the shown Enter; sometimes another choice first, so that the match visits more than the defaults.
    if (hasEnter && (state === 'armed' || press > 2 || this.#random.below(3) > 0)) return this.#key('Enter');
    const open = [...hints, 'board', 'choice', 'answer'];
    // With a costly button the first Enter only moves there, the second asks, the third acts.
    if (isCostly && press > 2 && this.#random.below(3) === 0) {
      for (let n = 0; n < 3; n++) await this.#key('Enter');
      return;
    }
    const choice = open[this.#random.below(open.length)] ?? 'board';
    if (choice === 'choice') {
      if (await this.#reach(CHOICE)) await this.#key('Enter');
    } else if (choice === 'answer') {
      if (await this.#reach(ANSWER)) await this.#key('Enter');
    } else if (choice !== 'board') {
      await this.#key(choice);
    } else if (await this.#tabTo(BOARD)) {
      for (let n = this.#random.below(4); n >= 0; n--) await this.#key('Tab');
      await this.#key('Enter');
    } else {
      await this.#key(press % 2 === 0 ? 'ArrowUp' : 'ArrowRight');
    }
  }

  /** Tabs to one of the first elements of a kind, such as the cards of a hand. */
  async #reach(selector: string): Promise<boolean> {
    for (let n = this.#random.below(4); n >= 0; n--) if (!(await this.#tabTo(selector))) return false;
    return true;
  }

  /** Tabs forward until the focus is on such an element; false if the page has none. */
  async #tabTo(selector: string): Promise<boolean> {
    if ((await this.page.locator(selector).filter({ visible: true }).count()) === 0) return false;
    for (let n = 0; n < MAX_TABS; n++) {
      if (n > 0 || selector !== BOARD) await this.page.keyboard.press('Tab');
      if (await this.page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`)) return true;
    }
    return false;
  }

  async #key(key: string): Promise<void> {
    this.#pressed.push(key);
    await this.page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
  }

  /** Waits until the screen shows something else, or the time for it is over. */
  async #effect(before: Shown): Promise<Shown> {
    const key = (shown: Shown) => JSON.stringify({ ...shown, isBusy: false });
    const late = Date.now() + EFFECT_MS;
    let shown = await this.#read();
    while (Date.now() < late && (shown.isBusy || key(shown) === key(before))) shown = await this.#read();
    return shown;
  }

  async #read(): Promise<Shown> {
    return this.page
      .evaluate<Shown>(`(() => {
      const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
      const dock = [...document.querySelectorAll('section[data-state]')].find(isSeen);
      const buttons = [...document.querySelectorAll('button')].filter(isSeen);
      // The hint of a button is hidden while the focused control keeps Enter.
      const isHinted = (button) => [...button.querySelectorAll('kbd')].every(isSeen);
      const isOpen = (button) => button.ariaDisabled !== 'true';
      const hints = buttons
        .filter((button) => isOpen(button) && !button.closest('[data-undo], header, nav, aside'))
        .flatMap((button) => [...button.querySelectorAll('kbd')].filter(isSeen).map((key) => key.textContent.trim()));
      return {
        seq: Number(document.querySelector('[data-testid=table-ready]')?.dataset.seq ?? -1),
        state: dock?.dataset.state ?? '',
        text: dock?.textContent ?? '',
        hasEnter: buttons.some((button) => button.matches('[aria-keyshortcuts~=Enter]') && isOpen(button) && isHinted(button)),
        enters: buttons.filter((button) => button.matches('[aria-keyshortcuts~=Enter]') && isOpen(button)).length,
        isCostly: buttons.some((button) => button.matches('[data-asks-first]')),
        hints,
        isOver: [...document.querySelectorAll('h1, h2, h3')].some(({ textContent }) => textContent === ${JSON.stringify(en.ending.by.rules)}),
        isBusy: document.querySelector('button[aria-busy=true]') !== null,
      };
    })()`)
      .then((shown) => ({
        ...shown,
        hints: shown.hints.map((key) => SYMBOLS[key] ?? key).filter((key) => key.length === 1 && !NO_ANSWER.has(key)),
      }));
  }
}
