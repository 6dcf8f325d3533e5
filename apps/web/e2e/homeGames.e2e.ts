import { nonEmpty } from '@tessera/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { atRest } from './support/frames.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('the games start with the easiest, no card is alone in its row, and buttons fit at every width', async () => {
  const visitor = await site.visitor('newcomer');
  const { page } = visitor;
  await page.goto('/');
  const cards = page.locator('[data-game]');
  await cards.first().waitFor();
  await expect.poll(() => cards.first().getAttribute('data-game')).toBe('gomoku');
  for (const width of [360, 768, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visitor.picture(`home-games-${width}`);
    await atRest(page);
    const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
    // The last row ends where the others do.
    expect(Math.max(...nonEmpty(ends)) - (ends.at(-1) ?? 0), `at ${width}`).toBeLessThanOrEqual(1);
    const cut = await page
      .locator('[data-game] :is(button, a)')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
    expect(cut, `at ${width}`).toEqual([]);
  }
});

test('the home page shows the last change of a match, and offers its game again', async () => {
  const visitor = await site.visitor('player');
  const { page } = visitor;
  await page.goto('/');
  await page.locator('[data-game=gomoku]').getByRole('button').first().click();
  await page.getByTestId('table-ready').waitFor();
  await page
    .getByRole('button', { name: /, free$/ })
    .first()
    .dblclick();
  await expect
    .poll(async () => Number(await page.getByTestId('table-ready').getAttribute('data-shown')))
    .toBeGreaterThan(1);
  await page.getByRole('link', { name: en.match.home }).click();
  const change = page.locator('[data-part=change]').first();
  await change.waitFor();
  expect(nonEmpty([await change.textContent()]).at(0)).toMatch(/[A-Z]\d/i);
  await page.getByText(en.home.playNowDetail.replace('{game}', 'Gomoku').split('{')[0] ?? '').waitFor();
});
