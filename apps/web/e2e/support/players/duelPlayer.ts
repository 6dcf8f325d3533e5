import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { table as duel } from '../../../../../examples/duel/texts/en/table.ts';
import { drawn } from '../frames.ts';

/** Short timeout: an element may disappear between lookup and press, and is looked up again. */
export const SOON = { timeout: 5_000 };

/** Input method. */
export interface Way {
  readonly name: 'keyboard' | 'pointer' | 'touch';
  press(at: Locator): Promise<void>;
}

export const BY_KEYBOARD: Way = { name: 'keyboard', press: (at) => at.press('Enter', SOON) };

/** Questions around a monster's attack, during which no hex can be selected. */
const WINDOW = /do you react|do you strike back/;

/**
 * Plays a requested card, selects a hex or a target when possible, or else confirms the option that needs no choice. A fatal
 * hit asks first: by keyboard, Enter moves to its button, asks, and confirms.
 */
export async function decideDuel(page: Page, way: Way): Promise<void> {
  const dock = page.getByRole('region', { name: duel.table.dock });
  const cards = page.getByRole('group', { name: duel.table.hand }).getByRole('button');
  const commit = dock.locator('button[aria-keyshortcuts=Enter]:not([aria-disabled])');
  const plain = dock.getByRole('button', { name: /^(Suffer|Do n)/ }).or(dock.locator('button[data-asks-first]'));
  const isKeys = way.name === 'keyboard';
  const isDamage = (await dock.getAttribute('data-state')) === 'forced';
  if ((await cards.count()) > 0 && (await plain.count()) === 0) {
    if (isKeys) await page.keyboard.press('1');
    else await way.press(cards.first());
    await expect.poll(() => commit.count()).toBeGreaterThan(0);
  } else if (!isDamage && (await dock.getByText(WINDOW).count()) === 0) await pressFloor(page, way, commit);
  if ((await commit.count()) > 0) {
    if (isKeys) await page.keyboard.press('Enter');
    else await way.press(commit);
  } else if (isKeys) await page.keyboard.press(isDamage ? 'Enter' : 'p');
  else await way.press(plain.first());
}

/** Selects on the board: with Tab, or by pressing the figures one after another. */
async function pressFloor(page: Page, way: Way, commit: Locator): Promise<void> {
  if (way.name === 'keyboard') {
    await page.getByRole('application').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => commit.count()).toBeGreaterThan(0);
    return;
  }
  const figures = page.locator('[data-layer=units] > g');
  for (let i = 0; i < (await figures.count()) && (await commit.count()) === 0; i++) {
    const box = await figures.nth(i).boundingBox();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2 - 2, box.y + box.height / 2 - 2];
    if (way.name === 'touch') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await drawn(page);
  }
}
