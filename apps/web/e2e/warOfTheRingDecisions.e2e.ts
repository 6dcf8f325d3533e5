import { tables } from '@tessera/war-of-the-ring/facts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { table as words } from '../../../games/war-of-the-ring/texts/en/table.ts';
import { atRest } from './support/frames.ts';
import { type Stop, warMatch } from './support/players/warMatch.ts';
import { WarPlayer } from './support/players/warPlayer.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Plays to a decision and opens the match as the player who decides. */
async function asked(stop: Stop, viewport: { width: number; height: number }): Promise<WarPlayer> {
  const match = await warMatch(site.url, stop);
  const visitor = await site.visitor('asked');
  await visitor.becomes(match.guests[match.seat]?.cookie ?? '', site.url);
  await visitor.page.setViewportSize(viewport);
  await visitor.page.goto(`/match/${match.id}`);
  await visitor.page.getByTestId('table-ready').waitFor();
  const player = new WarPlayer(visitor);
  await player.untilAsked();
  await atRest(visitor.page);
  return player;
}

interface Written {
  readonly name: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the names on the map as the browser draws them. */
async function writtenNames(page: Page): Promise<readonly Written[]> {
  return page.evaluate(`[...document.querySelectorAll('[data-name]')].flatMap((text) => {
    const scale = text.getScreenCTM().a;
    return [...text.querySelectorAll('tspan')].map((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      return { name: text.dataset.name, size: Number(text.getAttribute('font-size')) * scale, left, right, top, bottom };
    });
  })`);
}

const kindOf = (view: Parameters<Stop>[0]) => view.flow.at(-1)?.at;

test('the first decision: every region is named, Enter presses the button that shows it, even from the map', async () => {
  const player = await asked((view) => kindOf(view) === 'fellowship', { width: 1440, height: 900 });
  const { page, dock } = player;
  const written = await writtenNames(page);
  expect(new Set(written.map(({ name }) => name)).size).toBe(tables.regions.length);
  for (const { name, size } of written) expect(size, name).toBeGreaterThanOrEqual(12);
  const across = written.flatMap((a, i) =>
    written
      .slice(i + 1)
      .filter((b) => a.name !== b.name && a.left + 2 < b.right && b.left + 2 < a.right)
      .filter((b) => a.top + 5 < b.bottom && b.top + 5 < a.bottom)
      .map((b) => `${a.name} ${b.name}`),
  );
  expect(across, 'names over names').toEqual([]);

  // The options are sentences, and the one that loses nothing has Enter.
  await dock.getByRole('button', { name: /Declare the Fellowship in Rivendell/ }).waitFor();
  await dock.getByRole('button', { name: /Make Strider the Guide/ }).waitFor();
  expect(await player.commit.textContent()).toMatch(/^Keep Gandalf the Grey as the Guide and go on/);
  const before = await player.seq();
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(before);
});

test('a die is discarded unused only after a question, and never by Enter from afar', async () => {
  const player = await asked((view) => kindOf(view) === 'slot', { width: 1366, height: 657 });
  const { page, dock } = player;
  const before = await player.seq();
  await page.keyboard.press('1');
  await dock.getByRole('button', { name: new RegExp(words.table.skipDie) }).click();
  await expect.poll(() => player.costly.count()).toBe(1);
  await player.costly.filter({ hasText: words.table.cost.skip }).waitFor();
  expect(await dock.locator('button[aria-keyshortcuts=Enter]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await dock.getByText(words.table.costAsk).waitFor();
  expect(await player.seq()).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(before);
});

test('on a phone the numbers of the list are those of the map, and a number on the map chooses its region', async () => {
  const player = await asked((view) => kindOf(view) === 'march', { width: 360, height: 780 });
  const { page, dock } = player;
  await atRest(page);
  const badges = page.locator('[data-mark=number]');
  const listed = dock.locator('[data-on-map]');
  await listed.first().waitFor();
  const numbers = async (all: typeof badges) => (await all.allTextContents()).toSorted().join();
  await expect.poll(async () => (await numbers(badges)) === (await numbers(listed))).toBe(true);
  const box = await badges.first().boundingBox();
  if (!box) throw new Error('There is no number on the map');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await dock
    .getByText(/where to\?/)
    .or(player.commit)
    .first()
    .waitFor();
});
