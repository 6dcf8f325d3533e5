import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { playedMatch } from './support/playedMatch.ts';
import { Site } from './support/site.ts';

const ENOUGH = 40;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

async function placesOf(page: Page): Promise<{ wanted: number; shown: number; log: number }> {
  const table = page.getByTestId('table-ready');
  const wanted = Number(await table.getAttribute('data-seq'));
  const shown = Number(await table.getAttribute('data-shown'));
  return { wanted, shown, log: await page.locator('.hc-log li').count() };
}

test('a replay step is animated before the panels update, and a jump shows everything at once', async () => {
  const visitor = await site.visitor('reader', { reducedMotion: 'no-preference' });
  const { page } = visitor;
  const { id } = await playedMatch(visitor);
  await page.goto(`/replay/${id}`);
  const position = page.getByRole('slider', { name: en.replay.position });
  await position.waitFor();

  let waited = 0;
  for (let n = 1; n <= ENOUGH && waited < 3; n++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await placesOf(page)).wanted).toBe(n);
    const { shown } = await placesOf(page);
    if (shown < n) waited++;
    await expect.poll(async () => (await placesOf(page)).shown).toBe(n);
  }
  expect(waited).toBe(3);

  await page.keyboard.press('Home');
  await expect.poll(() => placesOf(page)).toMatchObject({ wanted: 0, shown: 0 });
  await page.keyboard.press('End');
  await expect.poll(async () => (await placesOf(page)).wanted).toBeGreaterThan(ENOUGH);
  const { wanted, shown } = await placesOf(page);
  expect(shown).toBe(wanted);
});
