import { gomoku } from '@tessera/gomoku';
import { Match } from '@tessera/kernel';
import { reviewTranslate } from '@tessera/table/review';
import { nonEmpty } from '@tessera/testkit';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';

const t = reviewTranslate('en');

/** The second player leaves the open end of four stones, and the first wins there. */
const CELLS = ['e5', 'f5', 'd5', 'f4', 'c5', 'f6', 'b5', 'f3', 'a5'];
/** The number of the action that loses the match, from 1. */
const BLUNDER = 8;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

function matchFile(): string {
  const options = { columns: 9, rows: 9, inARow: 5 };
  const seats = ['Ada', 'Bo'].map((name) => ({ name, kind: 'human' as const }));
  const match = Match.create(gomoku, { options, seats, seed: 'review' });
  for (const [turn, name] of CELLS.entries()) {
    const result = match.apply(turn % 2, { type: 'place', cell: gomoku.term?.(name, gomoku.options.parse(options)) });
    if (!result.ok) throw new Error(result.refusal.code);
  }
  return match.save();
}

/** Imports the match and opens its review from the replay. */
async function openReview(page: Page): Promise<void> {
  await page.goto('/replays');
  await page.getByLabel(en.replays.file).setInputFiles({
    name: 'match.tessera.json',
    mimeType: 'application/json',
    buffer: Buffer.from(matchFile()),
  });
  await page.getByRole('link', { name: en.ending.review }).click();
  await page.getByRole('heading', { name: t('course.title') }).waitFor();
}

test('a review shows the blunder first, walks the moments by keys, and plays on from one', async () => {
  const visitor = await site.visitor('reviewer');
  const { page } = visitor;
  await openReview(page);
  const missed = page.getByRole('region', { name: t('missed.title') });
  await expect.poll(() => missed.getByRole('link').first().getAttribute('href')).toContain(`?at=${BLUNDER - 1}`);
  expect(await missed.getByRole('listitem').first().textContent()).toContain('a5');

  // The numbers on screen add up: a match without dice has no luck.
  const sum = page.getByRole('region', { name: t('balance.title') }).getByRole('cell');
  const values = (await sum.allTextContents()).map((text) => Number(text.replace('−', '-').replace(/[^\d.-]/g, '')));
  const end = nonEmpty(values).at(-1);
  expect(values.slice(0, -1).reduce((all, value) => all + value, 0)).toBe(end);
  expect(end).toBe(100);

  const selected = page.locator('[data-selected="true"]');
  const first = await selected.textContent();
  await page.keyboard.press('j');
  await expect.poll(() => selected.textContent()).not.toBe(first);
  await page.keyboard.press('k');
  await expect.poll(() => selected.textContent()).toBe(first);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/replay\/\w+\?at=\d+/);
  await page.getByTestId('table-ready').waitFor();
  await page.goBack();

  await selected.getByRole('button', { name: t('moments.playOn') }).click();
  await page.waitForURL(/\/match\/\w+/);
  await page.getByTestId('table-ready').waitFor();
});

test('a review can be cancelled and started again, is accessible and fits every width in both themes', async () => {
  const visitor = await site.visitor('looks');
  const { page } = visitor;
  await openReview(page);
  await page.getByText(t('page.thorough'), { exact: true }).click();
  await page.getByRole('button', { name: t('page.cancel') }).click();
  await page.getByRole('button', { name: t('page.start') }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(page.url().replace('finishes=96', 'finishes=8'));
  await page.getByRole('heading', { name: t('course.title') }).waitFor();
  for (const { width, height, theme } of nonEmpty(looksAt(SIZES))) {
    const look = `review-${width}-${theme}`;
    await showAt(page, { width, height, theme });
    await visitor.picture(look);
    // The plot takes the new width in a later frame.
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: look })
      .toBeLessThanOrEqual(width);
    expect.soft(await seriousFindings(page), look).toEqual([]);
  }
});

test('a match on this device is reviewed and played on without a server', async () => {
  const visitor = await site.visitor('here');
  const { page } = visitor;
  visitor.expectOffline();
  await page.route('**/api/**', (route) => route.abort());
  await openReview(page);
  await page.waitForURL(/\/local\/\w+\/review/);
  await page
    .getByRole('button', { name: t('moments.playOn') })
    .first()
    .click();
  await page.waitForURL(/\/local\/\w+$/);
  await page.getByTestId('table-ready').waitFor();
});
