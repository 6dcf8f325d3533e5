import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atRest } from './support/frames.ts';
import { GloomPlayer, inGloomhaven } from './support/players/gloomPlayer.ts';
import { isClean } from './support/players/gloomScenes.ts';
import { partyAt } from './support/players/gloomScript.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('the scenario sheet opens with G, counts the goal, and a half shows its reach on the map', async () => {
  const { id, guest } = await partyAt(site.url, 'turn.act');
  const visitor = await site.visitor('sheet', { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.becomes(guest.cookie, site.url);
  await page.goto(`/match/${id}`);
  const player = new GloomPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  await player.dock.getByRole('article').getByRole('button').first().focus();
  await page.locator('[data-preview=half] path').first().waitFor({ state: 'attached' });
  await visitor.picture('sheet-half-reach');
  await page.keyboard.press('g');
  const sheet = page.getByRole('region', { name: inGloomhaven('sheet.title') });
  await sheet.getByText('Kill all enemies').waitFor();
  await visitor.picture('sheet-open');
  await isClean(visitor, 'scenario sheet');
  await page.setViewportSize({ width: 360, height: 780 });
  await atRest(page);
  await visitor.picture('sheet-open-360');
  await isClean(visitor, 'scenario sheet at 360');
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
});
