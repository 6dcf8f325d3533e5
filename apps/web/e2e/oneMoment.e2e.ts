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

function placesOf(page: Page): Promise<{ wanted: number; shown: number }> {
  return page.getByTestId('table-ready').evaluate(({ dataset }) => ({
    wanted: Number(dataset.seq),
    shown: Number(dataset.shown),
  }));
}

/** Script for the page: collects the entries that were wanted before they were shown. */
const RECORD_WAITS = `(() => {
  const { dataset } = document.querySelector('[data-testid=table-ready]');
  window.waited = new Set();
  new MutationObserver(() => {
    if (Number(dataset.shown) < Number(dataset.seq)) window.waited.add(dataset.seq);
  }).observe(document.querySelector('[data-testid=table-ready]'), { attributes: true });
})()`;

test('a replay step is animated before the panels update, and a jump shows everything at once', async () => {
  const visitor = await site.visitor('reader', { reducedMotion: 'no-preference' });
  const { page } = visitor;
  const { id } = await playedMatch(visitor);
  await page.goto(`/replay/${id}`);
  const position = page.getByRole('slider', { name: en.replay.position });
  await position.waitFor();

  await page.evaluate(RECORD_WAITS);
  const waited = () => page.evaluate<number>('window.waited.size');
  for (let n = 1; n <= ENOUGH && (await waited()) < 3; n++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placesOf(page)).toEqual({ wanted: n, shown: n });
  }
  expect(await waited()).toBe(3);

  await page.keyboard.press('Home');
  await expect.poll(() => placesOf(page)).toMatchObject({ wanted: 0, shown: 0 });
  await page.keyboard.press('End');
  await expect.poll(async () => (await placesOf(page)).wanted).toBeGreaterThan(ENOUGH);
  const { wanted, shown } = await placesOf(page);
  expect(shown).toBe(wanted);
});
