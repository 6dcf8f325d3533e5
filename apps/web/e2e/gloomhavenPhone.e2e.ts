import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GloomPlayer } from './support/players/gloomPlayer.ts';
import { isClean } from './support/players/gloomScenes.ts';
import { partyAt } from './support/players/gloomScript.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Width of a drawn hex in pixels. */
const HEX_WIDTH = `(() => {
  const layer = document.querySelector('[role=application] [data-layer]');
  return layer.getScreenCTM().a * 20 * Math.sqrt(3);
})()`;

/** Whether the acting figure, which has a ring, is on the visible part of the board. */
const ACTOR_IS_SEEN = `(() => {
  const board = document.querySelector('[role=application]').getBoundingClientRect();
  const ring = document.querySelector('[data-layer=units] circle[stroke*=act-line]').getBoundingClientRect();
  return ring.left >= board.left && ring.right <= board.right && ring.top >= board.top && ring.bottom <= board.bottom;
})()`;

test.each(['dark', 'light'] as const)(
  'a phone in the %s theme shows the actor with hexes of 44 px, and markers point to figures out of sight',
  async (colorScheme) => {
    const { id, guest } = await partyAt(site.url, 'move.to');
    const visitor = await site.visitor(`phone ${colorScheme}`, {
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
      colorScheme,
    });
    const { page } = visitor;
    await visitor.becomes(guest.cookie, site.url);
    await page.goto(`/match/${id}`);
    const player = new GloomPlayer(visitor, 'touch');
    await expect.poll(() => player.isAsked()).toBe(true);
    await expect.poll(() => page.evaluate(HEX_WIDTH)).toBeGreaterThanOrEqual(44);
    await expect.poll(() => page.evaluate(ACTOR_IS_SEEN)).toBe(true);
    // At a closer zoom, some figures are always out of sight.
    const markers = page.locator('[data-beacon]');
    await visitor.picture(`phone-follow-${colorScheme}`);
    await player.board.focus();
    for (let n = 0; n < 3; n++) await page.keyboard.press('+');
    await expect.poll(() => markers.count()).toBeGreaterThan(0);
    await visitor.picture(`phone-move-${colorScheme}`);
    await isClean(visitor, `phone ${colorScheme}`);
    // The question keeps its place below the board, which has more room than the sheet.
    const boardHeight = (await player.board.boundingBox())?.height ?? 0;
    expect(boardHeight).toBeGreaterThan(260);
    const label = (await markers.first().getAttribute('aria-label')) ?? '';
    await markers.first().tap();
    await expect.poll(() => page.getByRole('button', { name: label, exact: true }).count()).toBe(0);
    await visitor.picture(`phone-marker-${colorScheme}`);
    await page.setViewportSize({ width: 768, height: 1024 });
    await visitor.picture(`phone-move-768-${colorScheme}`);
  },
);
