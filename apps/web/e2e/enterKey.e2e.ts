import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Site } from './support/site.ts';

const MAX_TABS = 60;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Opens the gallery's dialog in which every kind of control stands beside a button that shows Enter. */
async function openControls(): Promise<Page> {
  const { page } = await site.visitor('keys of the kit');
  await open(page);
  return page;
}

async function open(page: Page): Promise<void> {
  await page.goto('/kitchen-sink');
  await page.getByRole('button', { name: 'Enter key' }).first().click();
  await page.getByRole('dialog', { name: 'Who gets Enter' }).waitFor();
}

const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const hint = (page: Page) => page.getByRole('dialog').locator('[aria-keyshortcuts=Enter] kbd');

/** Moves the focus to an element with the Tab key alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < MAX_TABS; n++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(
      "document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''",
    );
    if (focused === name) return;
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}

/** Expects these presses so far, oldest first. */
async function expectPresses(page: Page, presses: string): Promise<void> {
  await expect.poll(() => page.getByLabel('Presses').textContent()).toBe(presses);
}

/** Presses Enter, and expects it to act on one of the two and the hint of the main button to have announced it. */
async function expectEnter(page: Page, presses: string, by: 'main' | 'focus'): Promise<void> {
  await hint(page).waitFor({ state: by === 'main' ? 'visible' : 'hidden' });
  await page.keyboard.press('Enter');
  await expectPresses(page, presses);
}

test('Enter presses a button that was reached with Tab, as often as it is pressed within one question', async () => {
  const page = await openControls();
  await tabTo(page, 'Plain');
  await expectEnter(page, 'plain', 'focus');
  await expectEnter(page, 'plain plain', 'focus');
});

test('Enter leaves a button whose question was answered, until the focus moves again', async () => {
  const page = await openControls();
  await tabTo(page, 'Answer');
  await expectEnter(page, 'answer', 'focus');
  await expectEnter(page, 'answer main', 'main');
  await page.keyboard.press('Shift+Tab');
  await expectEnter(page, 'answer main plain', 'focus');
});

test('Enter leaves a button that was clicked', async () => {
  const page = await openControls();
  await button(page, 'Plain').click();
  await expectEnter(page, 'plain main', 'main');
});

test('Enter leaves a button that its own press locked', async () => {
  const page = await openControls();
  await tabTo(page, 'Once');
  await expectEnter(page, 'once', 'focus');
  await expectEnter(page, 'once main', 'main');
});

test('Enter leaves a button that its own press removed', async () => {
  const page = await openControls();
  await tabTo(page, 'Vanish');
  await expectEnter(page, 'vanish', 'focus');
  await button(page, 'Vanish').waitFor({ state: 'detached' });
  await expectEnter(page, 'vanish main', 'main');
});

test('a step button keeps Enter until it is disabled', async () => {
  const page = await openControls();
  await tabTo(page, 'One more');
  for (const count of ['2', '3']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Count').textContent()).toBe(count);
  }
  await page.keyboard.press('Shift+Tab');
  for (const count of ['2', '1', '0']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Count').textContent()).toBe(count);
  }
  await expectEnter(page, 'main', 'main');
});

test('a button that waits for an answer swallows Enter', async () => {
  const page = await openControls();
  await tabTo(page, 'Busy');
  await hint(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectPresses(page, '');
});

test('a toggle and a tile take Enter to be chosen and then leave it', async () => {
  const page = await openControls();
  await tabTo(page, 'Toggle');
  await expectEnter(page, '', 'focus');
  await expect.poll(() => button(page, 'Toggle').getAttribute('aria-pressed')).toBe('true');
  await expectEnter(page, 'main', 'main');
  await tabTo(page, 'Right');
  await expectEnter(page, 'main', 'focus');
  await expect.poll(() => button(page, 'Right').getAttribute('aria-pressed')).toBe('true');
  await expectEnter(page, 'main main', 'main');
});

test('a checkbox and a slider leave Enter, a text field keeps it', async () => {
  const page = await openControls();
  await tabTo(page, 'Box');
  await expectEnter(page, 'main', 'main');
  expect(await page.getByLabel('Box').isChecked()).toBe(false);
  await tabTo(page, 'Slider');
  await expectEnter(page, 'main main', 'main');
  await tabTo(page, 'Text');
  await expectEnter(page, 'main main', 'focus');
});

test('a board keeps Enter on a target that is not selected, and leaves it afterwards', async () => {
  const page = await openControls();
  await tabTo(page, 'Three hexes');
  await page.keyboard.press('Tab');
  await expectEnter(page, '', 'focus');
  // The selected target is committed by the button that shows Enter.
  await expectEnter(page, 'main', 'main');
  // The middle hex is no target.
  await page.keyboard.press('ArrowRight');
  await expectEnter(page, 'main main', 'main');
});

test('a costly button asks once by key and by Enter, and a held key does not answer it', async () => {
  const page = await openControls();
  const sure = page.getByRole('button', { name: 'Press again to lose' });
  await page.keyboard.press('x');
  await sure.waitFor();
  // Enter still belongs to the button that shows it.
  await expectEnter(page, 'main', 'main');
  await page.keyboard.press('Escape');
  await tabTo(page, 'Text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (let n = 0; n < MAX_TABS && !(await isFocused(page, '[data-costly-key]')); n++) await page.keyboard.press('Tab');
  await page.keyboard.down('Enter');
  await sure.waitFor();
  for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectPresses(page, 'main');
  expect(await isFocused(page, '[data-asking]')).toBe(true);
  await page.keyboard.press('Enter');
  await expectPresses(page, 'main costly');
});

test('Enter moves to a costly main button with a focus ring, asks, and acts on the third press', async () => {
  const page = await openControls();
  await tabTo(page, 'Risk');
  await page.keyboard.press('Enter');
  await hint(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page, '[data-asks-first]:focus-visible')).toBe(true);
  expect(await button(page, 'Press again to lose').count()).toBe(0);
  await page.keyboard.press('Enter');
  await button(page, 'Press again to lose').waitFor();
  await expectPresses(page, '');
  await page.keyboard.press('Enter');
  await expectPresses(page, 'main');
});

test('a costly main button asks on the first tap and acts on the second', async () => {
  const { page } = await site.visitor('finger of the kit', { hasTouch: true, viewport: { width: 390, height: 844 } });
  await open(page);
  await button(page, 'Risk').tap();
  await page.locator('[data-asks-first]').tap();
  await button(page, 'Press again to lose').waitFor();
  await expectPresses(page, '');
  // The second tap of a double tap does not count. How long two taps make one is up to the browser.
  const tapAgain = async () => {
    const sure = button(page, 'Press again to lose');
    if ((await sure.count()) > 0) await sure.tap();
    return page.getByLabel('Presses').textContent();
  };
  await expect.poll(tapAgain, { interval: 1000 }).toBe('main');
});

test('the control that opened a dialog does not take Enter from the page after the dialog has closed', async () => {
  const page = await openControls();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Who gets Enter' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

async function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);
}
