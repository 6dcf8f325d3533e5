import { createTranslator, type TranslateFn } from '@tessera/text';
import { errors, type Locator, type Page } from 'playwright-core';
import { en } from '../../../../../games/heist-city/texts/en/index.ts';
import type { Visitor } from '../visitor.ts';

const ENDS = ['name.action.end', 'name.action.pass', 'name.action.plan-done'] as const;
/** Translates a text of Heist City into English. */
export const inHeist: TranslateFn = createTranslator('en', en).t;
const PATIENCE_MS = 2000;
const ATTEMPTS = 5;

/** Player that operates the Heist City table with mouse and keyboard, does the minimum and always continues. */
export class HeistPlayer {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly dock: Locator;
  readonly board: Locator;

  readonly t: TranslateFn;

  constructor(visitor: Visitor, t = inHeist) {
    this.visitor = visitor;
    this.t = t;
    this.page = visitor.page;
    this.dock = this.page.getByRole('region', { name: t('dock.label') });
    this.board = this.page.getByRole('application');
  }

  /** Chooses a preset loadout. */
  async equip(preset: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('loadout.openShop') }).click();
    await this.page.getByRole('button', { name: preset }).click();
    await this.page.getByRole('button', { name: this.t('loadout.commit') }).click();
  }

  /** Checks whether this player's dock asks a question. Skips the guard phase, which takes half a minute. */
  async isAsked(): Promise<boolean> {
    const skip = this.page.getByRole('button', { name: this.t('guards.skip') });
    if ((await skip.count()) > 0) await press(skip);
    const state = this.dock.and(this.page.locator('[data-state=ask], [data-state=armed]'));
    return (await state.count()) > 0;
  }

  /** Answers the current question in the shortest way. */
  async decide(): Promise<void> {
    const end = this.dock.getByRole('button', {
      name: new RegExp(`^(${ENDS.map((key) => this.t(key)).join('|')})`),
    });
    if ((await end.count()) > 0) return this.end(end.first());
    if ((await this.#commit().count()) === 0) await this.takeUp();
    await press(this.#commit());
  }

  /** Ends an activation, and confirms it when slots are left. */
  async end(button: Locator): Promise<void> {
    await press(button);
    const sure = this.dock.getByRole('button', { name: this.t('dock.endAgain') });
    if ((await sure.count()) > 0) await press(sure);
  }

  /** Selects the first option. Retries when an update from the opponent intervenes. */
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

  /** Selects an option, and a hex when one is needed. */
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

/** Presses a button, unless an update has removed it meanwhile. The caller then decides again. */
async function press(button: Locator): Promise<void> {
  await button.click({ timeout: PATIENCE_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
