import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { table as duel } from '../../../examples/duel/texts/en/table.ts';
import { table as gomoku } from '../../../examples/gomoku/texts/en/table.ts';
import { table as liarsDice } from '../../../examples/liars-dice/texts/en/table.ts';
import { en } from '../src/i18n/en.ts';
import { seqOf, untilSeq } from './support/meeting.ts';
import { beginAgainstBots, untilAsked } from './support/newMatch.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** The button that shows Enter and can be pressed. */
const enterButton = (page: Page) => page.locator('button[aria-keyshortcuts=Enter]:not([aria-disabled]):visible');

test('Enter presses the button that shows Enter after the mouse was elsewhere', async () => {
  const visitor = await site.visitor('mouse');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'gomoku', { columns: 7, rows: 6, inARow: 4 });
  await untilAsked(page);
  await page
    .getByRole('button', { name: /, free$/ })
    .first()
    .click();
  await enterButton(page).waitFor();
  // The toggle has the focus of the mouse. Enter must not press it again.
  const threats = page.getByRole('switch', { name: gomoku.table.showThreats });
  await threats.click();
  const pressed = await threats.getAttribute('aria-checked');
  const before = await seqOf(visitor);
  await page.keyboard.press('Enter');
  await untilSeq(visitor, before + 1);
  expect(await threats.getAttribute('aria-checked')).toBe(pressed);
});

test('Enter plays the card that was picked by mouse instead of unpicking it', async () => {
  const visitor = await site.visitor('card player');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'duel');
  await untilAsked(page);
  const cards = page.getByRole('group', { name: duel.table.hand }).getByRole('button');
  await cards.first().click();
  await enterButton(page).waitFor();
  const before = await seqOf(visitor);
  await page.keyboard.press('Enter');
  await untilSeq(visitor, before + 1);
});

test('Enter calls a liar once X was pressed, and bids before', async () => {
  const visitor = await site.visitor('doubter');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'liars-dice', { dice: 5 });
  const call = page.getByRole('button', { name: new RegExp(`^${liarsDice.table.liar}`) });
  for (;;) {
    await enterButton(page).waitFor();
    if ((await call.count()) > 0) break;
    const before = await seqOf(visitor);
    await page.keyboard.press('Enter');
    await untilSeq(visitor, before + 1);
  }
  await page.keyboard.press('x');
  await enterButton(page).filter({ hasText: liarsDice.table.liar }).waitFor();
  await expect.poll(() => enterButton(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await enterButton(page).filter({ hasNotText: liarsDice.table.liar }).waitFor();
  await page.keyboard.press('x');
  await enterButton(page).filter({ hasText: liarsDice.table.liar }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: liarsDice.table.goOn }).waitFor();
});

test('the open scenario sheet of Gloomhaven lets the focus go to a card, and Enter picks the card', async () => {
  const visitor = await site.visitor('reader of the sheet');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'gloomhaven');
  await untilAsked(page);
  await page.keyboard.press('g');
  await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('aria-keyshortcuts')")).toBe('g');
  const isCard =
    "document.activeElement?.matches('main button[aria-pressed=false]:not([role=switch]):has(b)') ?? false";
  for (let n = 0; n < 80 && !(await page.evaluate<boolean>(isCard)); n++) await page.keyboard.press('Tab');
  expect(await page.evaluate<boolean>(isCard)).toBe(true);
  const name = await page.evaluate<string>('document.activeElement.textContent');
  await page.keyboard.press('Enter');
  await page.locator('main button[aria-pressed=true]').filter({ hasText: name }).first().waitFor();
});

test('a control that the keyboard focused keeps Enter, and the hint is hidden meanwhile', async () => {
  const visitor = await site.visitor('keyboard');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'gomoku', { columns: 7, rows: 6, inARow: 4 });
  await untilAsked(page);
  await page.keyboard.press('ArrowUp');
  const hint = enterButton(page).locator('kbd');
  await hint.waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('button', { name: en.menu.label }).focus();
  await hint.waitFor({ state: 'hidden' });
  const before = await seqOf(visitor);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  expect(await seqOf(visitor)).toBe(before);
});

test('a costly button asks once in place, drops its question on Escape, and acts on the second press', async () => {
  const { page } = await site.visitor('careful');
  await page.goto('/kitchen-sink');
  const lose = page.getByRole('button', { name: 'Lose the last card exhausts you' }).first();
  await lose.click();
  const sure = page.getByRole('button', { name: 'Press again to lose it' });
  await sure.waitFor();
  await page.keyboard.press('Escape');
  await lose.waitFor();
  // Its key asks as well.
  await page.keyboard.press('x');
  await sure.waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'You are exhausted' }).count()).toBe(0);
  await sure.click();
  await page.getByRole('status').filter({ hasText: 'You are exhausted' }).waitFor();
});

test('the key map of a table lists its own keys only, each with one meaning', async () => {
  const visitor = await site.visitor('reader of keys');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'duel');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: en.keys.title });
  await sheet.getByText(duel.keys.intents).waitFor();
  const groups = await sheet.locator('section').filter({ hasNotText: en.keys.replay }).locator('dt').allTextContents();
  expect(new Set(groups).size).toBe(groups.length);
  expect(groups).toContain('L');
});

test('a touch screen mentions no key', async () => {
  const visitor = await site.visitor('finger', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = visitor;
  await beginAgainstBots(visitor, 'duel');
  await untilAsked(page);
  expect(await page.locator('kbd:visible').count()).toBe(0);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('kbd:visible').count()).toBe(0);
  expect(await page.getByText(en.nav.hint).filter({ visible: true }).count()).toBe(0);
});
