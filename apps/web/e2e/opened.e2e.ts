import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as words } from '../../../examples/best-of/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { beginAgainstBots } from './support/newMatch.ts';
import { Site } from './support/site.ts';
import { spilling } from './support/spilling.ts';

// From a match that waits for its sub-match to that table, and back with the result.

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_GAMES: 'best-of,gomoku' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a key leads from a series to its sub-match, and a link leads back', async () => {
  const visitor = await site.visitor('player', { viewport: { width: 360, height: 780 }, colorScheme: 'light' });
  const { page } = visitor;
  const id = await beginAgainstBots(visitor, 'best-of', { wins: 1 });
  await page
    .getByRole('button', { name: /begins/ })
    .first()
    .click();
  await page.getByRole('button', { name: en.opened.play }).waitFor();
  await visitor.picture('opened-waiting');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await spilling(page.locator('body'))).toEqual([]);
  await page.keyboard.press('o');
  await page.getByRole('link', { name: en.opened.back }).waitFor();
  expect(page.url()).not.toContain(id);
  await visitor.picture('opened-game');
  await page.getByRole('link', { name: en.opened.back }).click();
  // The series can be conceded while its sub-match is unfinished.
  await page.getByRole('button', { name: words.action['give-up'] }).click();
  await page.getByRole('heading', { name: en.ending.by.rules }).waitFor();
});
