import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { atRest, drawn } from './support/frames.ts';
import { sitAtFirstTurn } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Returns the position and the view box of the map. While both are equal, a point of the screen is the same hex. */
function camera(page: Page): Promise<string> {
  const picture = page.getByRole('application').locator('svg').first();
  return picture.evaluate((svg) => {
    const { x, y } = svg.getBoundingClientRect();
    const [left = '', top = '', wide = ''] = (svg.getAttribute('viewBox') ?? '').split(' ');
    // The lower edge may move with the sheet; the map above it must not.
    return [x, y, left, top, (Number(wide) / svg.clientWidth).toFixed(4)].join(' ');
  });
}

describe.each([
  [768, 1024],
  [360, 780],
])('map camera by touch at %i', (width, height) => {
  test('four taps on one point of the map hit the same hex', async () => {
    const visitor = await site.visitor('finger', { hasTouch: true, reducedMotion: 'no-preference' });
    const { page } = visitor;
    await sitAtFirstTurn(visitor, site.url);
    await page.setViewportSize({ width, height });
    await atRest(page);
    await visitor.picture(`taps-${width}`);
    const box = await page.getByRole('application').boundingBox();
    if (!box) throw new Error('There is no map');
    const units = page.locator('[data-layer=units] > g');
    const spots = [{ x: box.x + box.width * 0.6, y: box.y + box.height * 0.55 }];
    // Units that may act are tapped too: a tap selects them and offers their actions.
    for (let i = 0; i < (await units.count()); i++) {
      const at = await units.nth(i).boundingBox();
      const middle = at && { x: at.x + at.width / 2, y: at.y + at.height / 2 };
      if (middle && middle.y > box.y + 60 && middle.y < box.y + box.height - 8 && middle.x > 8 && middle.x < width - 8)
        spots.push(middle);
      if (spots.length > 3) break;
    }
    expect(spots.length).toBeGreaterThan(1);
    for (const { x, y } of spots) {
      const before = await camera(page);
      for (let tap = 0; tap < 4; tap++) {
        await page.touchscreen.tap(x, y);
        expect(await camera(page), `after ${tap + 1} taps at ${x}, ${y}`).toBe(before);
      }
      // By now an animated camera would have started to move.
      await drawn(page, 20);
      expect(await camera(page), `after a while at ${x}, ${y}`).toBe(before);
    }
  });
});

test('the commit button is usable at every height of the sheet and nothing covers the map buttons', async () => {
  const visitor = await site.visitor('thumb');
  const { page } = visitor;
  const player = await sitAtFirstTurn(visitor, site.url);
  await player.takeUp();
  await page.setViewportSize({ width: 360, height: 780 });
  const handle = page.getByRole('slider', { name: words.dock.label });
  for (const key of ['Home', 'ArrowUp', 'End']) {
    await handle.press(key);
    await atRest(page);
    const commit = page.locator('button[aria-keyshortcuts=Enter]:visible');
    await visitor.picture(`sheet-${key}-360`);
    const box = await commit.first().boundingBox();
    expect(box && box.y + box.height <= 780 && box.y > 0, key).toBe(true);
    await commit.first().click({ trial: true });
  }
});

test('a laptop shows the map first, with one header and all decisions beside it', async () => {
  const visitor = await site.visitor('laptop', { viewport: { width: 1366, height: 657 } });
  const { page } = visitor;
  const player = await sitAtFirstTurn(visitor, site.url);
  await player.takeUp();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await visitor.picture(`laptop-1366-${colorScheme}`);
  }
  await atRest(page);
  const map = await page.getByRole('application').boundingBox();
  expect(map?.height).toBeGreaterThanOrEqual(590);
  expect(map?.y).toBeLessThanOrEqual(58);
  const commit = page.locator('button[aria-keyshortcuts=Enter]').first();
  const box = await commit.boundingBox();
  expect(box && box.y + box.height <= 657).toBe(true);
  // The log takes the whole column while it is open. Selecting something shows the decisions again.
  await page.keyboard.press('l');
  const log = async () => (await page.locator('.hc-log').boundingBox())?.height;
  await expect.poll(log).toBeGreaterThan(400);
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await commit.waitFor();
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visitor.picture(`heist-${width}`);
  }
});
