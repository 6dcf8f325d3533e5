import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as heist } from '../../../games/heist-city/texts/en/index.ts';
import { pages } from '../../../games/heist-city/texts/en/pages.ts';
import { en } from '../src/i18n/en.ts';
import { HeistPlayer } from './support/players/heistPlayer.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

const words = heist.editor;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const NAME = 'Bank with a garden';
const LOADOUT = 'Small change';

/** Returns how many tables are in the sketch that the browser has stored. */
async function tables({ page }: Visitor): Promise<number> {
  const kept = await page.evaluate(`localStorage.getItem('tessera.heist-city.sketch')`);
  return String(kept).match(/"table"/g)?.length ?? 0;
}

/** Chooses equipment and waits until the crews are on the map. */
async function enter(visitor: Visitor): Promise<void> {
  await visitor.page.getByTestId('table-ready').waitFor();
  await new HeistPlayer(visitor).equip(LOADOUT);
  await visitor.page.getByRole('region', { name: NAME }).first().waitFor();
}

test('a map is drawn from a map of the game, saved, played on, and chosen by name for another table', async () => {
  const visitor = await site.visitor('architect');
  const { page } = visitor;
  await page.goto('/new?game=heist-city');
  await page.getByRole('link', { name: pages.pages.maps.draw }).click();
  await page.getByLabel(words.startFrom).selectOption('bank-job-hex');
  await page.getByLabel(words.name, { exact: true }).fill(NAME);

  const board = page.getByRole('application');
  const before = await tables(visitor);
  await page.getByRole('button', { name: words.tool.table }).click();
  const box = await board.boundingBox();
  if (!box) throw new Error('No board');
  // The counter of the bank is in the middle; the floor above it is free.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => tables(visitor)).toBeGreaterThan(before);
  await page.keyboard.press('u');
  await expect.poll(() => tables(visitor)).toBe(before);
  await page.keyboard.press('Shift+U');
  await expect.poll(() => tables(visitor)).toBeGreaterThan(before);
  await visitor.picture('maps-drawn');

  await page.getByText(words.playable).waitFor();
  await page.getByRole('button', { name: words.keep }).click();
  await page.getByRole('button', { name: words.play }).click();
  await enter(visitor);
  await visitor.picture('maps-played');

  await page.goto('/new?game=heist-city');
  // The form shows the sites as pictures. A custom map replaces them.
  const sites = page.getByRole('group', { name: heist.option.map.title, exact: true });
  await sites.getByRole('button', { name: heist.name.site['jail-break'] ?? '' }).click();
  await page.getByLabel(pages.pages.maps.own).selectOption({ label: NAME });
  await expect.poll(() => sites.count()).toBe(0);
  await page.getByText(en.create.places.here).click();
  await page.getByRole('button', { name: en.create.start }).click();
  await enter(visitor);
});
