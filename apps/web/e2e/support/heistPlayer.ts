import { type Say, speechOf } from '@tessera/text';
import { errors, type Locator, type Page } from 'playwright-core';
import { en } from '../../../../games/heist-city/texts/en.ts';
import type { Visitor } from './visitor.ts';

const ENDS = ['name.action.end', 'name.action.pass', 'name.action.plan-done'] as const;
/** Says a text of Heist City in English. */
export const inHeist: Say = speechOf('en', en).say;
const PATIENCE_MS = 2000;
const ATTEMPTS = 5;

/** Somebody who plays Heist City with mouse and keyboard, does as little as the rules allow, and always goes on. */
export class HeistPlayer {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly dock: Locator;
  readonly board: Locator;

  readonly #say: Say;

  constructor(visitor: Visitor, say = inHeist) {
    this.visitor = visitor;
    this.#say = say;
    this.page = visitor.page;
    this.dock = this.page.getByRole('region', { name: say('dock.label') });
    this.board = this.page.getByRole('application');
  }

  /** Takes a ready-made loadout. */
  async equip(preset: string): Promise<void> {
    await this.page.getByRole('button', { name: this.#say('loadout.openShop') }).click();
    await this.page.getByRole('button', { name: preset }).click();
    await this.page.getByRole('button', { name: this.#say('loadout.commit') }).click();
  }

  /** Whether this player's dock asks for something. What the guards do is not waited for: it takes them half a minute. */
  async isAsked(): Promise<boolean> {
    const skip = this.page.getByRole('button', { name: this.#say('guards.skip') });
    if ((await skip.count()) > 0) await press(skip);
    const state = this.dock.and(this.page.locator('[data-state=ask], [data-state=armed]'));
    return (await state.count()) > 0;
  }

  /** Decides whatever is asked, the shortest way. */
  async decide(): Promise<void> {
    const end = this.dock.getByRole('button', {
      name: new RegExp(`^(${ENDS.map((key) => this.#say(key)).join('|')})`),
    });
    if ((await end.count()) > 0) return this.end(end.first());
    if ((await this.#commit().count()) === 0) await this.takeUp();
    await press(this.#commit());
  }

  /** Ends an activation, and again where slots are left. */
  async end(button: Locator): Promise<void> {
    await press(button);
    const sure = this.dock.getByRole('button', { name: this.#say('dock.endAgain') });
    if ((await sure.count()) > 0) await press(sure);
  }

  /** Arms the first thing that is offered. News from the other side may come in between: then it tries again. */
  async takeUp(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.#takeUpOnce();
      try {
        return await this.#commit().waitFor({ timeout: PATIENCE_MS });
      } catch (error) {
        if (attempt === ATTEMPTS - 1) throw error;
      }
    }
  }

  /** An option, and a place on the map where one is needed. */
  async #takeUpOnce(): Promise<void> {
    const option = this.dock.locator('button[aria-pressed]:not([aria-disabled])').first();
    if ((await option.count()) > 0 && (await option.getAttribute('aria-pressed')) !== 'true') await option.click();
    if ((await this.#commit().count()) > 0) return;
    await this.board.focus();
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.press('Enter');
  }

  #commit(): Locator {
    return this.dock.locator('button[aria-keyshortcuts=Enter]');
  }
}

/** Presses a button, unless news from the other side have taken it away meanwhile: whoever is still asked decides again. */
async function press(button: Locator): Promise<void> {
  await button.click({ timeout: PATIENCE_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
