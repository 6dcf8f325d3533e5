import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { seriousFindings } from './support/accessibility.ts';
import { type PlayedMatch, playedMatch } from './support/playedMatch.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Returns the target position of the replay and the position on screen. */
async function placesOf(page: Page): Promise<{ wanted: number; shown: number }> {
  const table = page.getByTestId('table-ready');
  return {
    wanted: Number(await table.getAttribute('data-seq')),
    shown: Number(await table.getAttribute('data-shown')),
  };
}

const card = (page: Page) => page.getByRole('region', { name: words.stage.label });

/** Returns the first entry with a single attack that hits, or misses, and no guard phase. */
const entryOf = (match: PlayedMatch, result: 'hit' | 'missed'): number =>
  match.at(['attacked', 'rolled', result], ['npc-phase', result === 'hit' ? 'missed' : 'hit']);

/** Opens a replay before an entry, with everything up to it shown. */
async function openBefore({ page }: Visitor, { id }: PlayedMatch, n: number): Promise<void> {
  await page.goto(`/replay/${id}?at=${n - 1}`);
  await page.getByTestId('table-ready').waitFor();
  await expect.poll(() => placesOf(page)).toEqual({ wanted: n - 1, shown: n - 1 });
}

/** Steps to an entry of a replay and waits until its dice and their verdict are on screen. */
async function actOut(visitor: Visitor, match: PlayedMatch, n: number, verdict: string): Promise<void> {
  await openBefore(visitor, match, n);
  await visitor.page.keyboard.press('ArrowRight');
  await card(visitor.page).getByText(verdict, { exact: true }).waitFor();
}

describe('roll panel', () => {
  test('a roll shows dice, target number and result beside the target, then in the log', async () => {
    const visitor = await site.visitor('reader', { reducedMotion: 'no-preference' });
    const { page } = visitor;
    const match = await playedMatch(visitor);
    const hit = entryOf(match, 'hit');
    await actOut(visitor, match, hit, words.stage.hit);
    const roll = card(page);
    expect(await roll.getAttribute('data-stage')).toBe('moving');
    expect(await roll.getByRole('img').count()).toBeGreaterThanOrEqual(2);
    expect(await roll.textContent()).toMatch(/needs \d+ or more/);
    await visitor.picture('roll-hit-1440-dark');
    // Afterwards it stays for a while and can be replayed.
    await expect.poll(async () => (await placesOf(page)).shown).toBe(hit);
    await roll.waitFor();
    await visitor.picture('roll-after-1440-dark');
    await roll.getByRole('button', { name: words.stage.again }).click();
    await expect.poll(async () => (await placesOf(page)).shown).toBe(hit - 1);
    await roll.getByRole('button', { name: words.stage.skip }).click();
    await expect.poll(async () => (await placesOf(page)).shown).toBe(hit);
    expect(await page.locator('.hc-log li').filter({ hasText: ' hits ' }).first().getByRole('img').count()).toBe(2);
    expect(await seriousFindings(page)).toEqual([]);

    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Home');
    await expect.poll(() => placesOf(page)).toEqual({ wanted: 0, shown: 0 });
    await actOut(visitor, match, entryOf(match, 'missed'), words.stage.miss);
    await visitor.picture('roll-miss-360-light');
  });

  test('a roll takes half the time at double speed, and is a still picture with reduced motion', async () => {
    const visitor = await site.visitor('reader', { reducedMotion: 'no-preference' });
    const { page } = visitor;
    const match = await playedMatch(visitor);
    const hit = entryOf(match, 'hit');
    const usual = await lengthOf(visitor, match, hit);
    await page.evaluate(
      `localStorage.setItem('tessera.settings', JSON.stringify({ state: { motion: 2 }, version: 0 }))`,
    );
    // Load makes it longer, never shorter, so one short measurement is enough.
    await expect.poll(() => lengthOf(visitor, match, hit)).toBeLessThan(usual * 0.75);
    await actOut(visitor, match, hit, words.stage.hit);
    await visitor.picture('roll-fast-1440-dark');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBefore(visitor, match, hit);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placesOf(page)).toEqual({ wanted: hit, shown: hit });
    const roll = card(page);
    await roll.waitFor();
    expect(await roll.getAttribute('data-stage')).toBe('still');
    expect(await roll.getByRole('img').count()).toBeGreaterThanOrEqual(2);
    // The mark is at the target cell, whether or not a unit is left there.
    expect(await page.locator('[data-layer=labels] [data-shot]').count()).toBe(1);
    await visitor.picture('roll-still-1440-dark');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await roll.waitFor();
    const box = await roll.boundingBox();
    expect(Math.round(360 - (box?.x ?? 0) - (box?.width ?? 0))).toBe(Math.round(box?.x ?? -1));
    await visitor.picture('roll-still-360-light');
    await page.keyboard.press('Escape');
    await roll.waitFor({ state: 'hidden' });
  });
});

/** Returns how many milliseconds the table takes to animate one entry. */
async function lengthOf(visitor: Visitor, match: PlayedMatch, n: number): Promise<number> {
  const { page } = visitor;
  await openBefore(visitor, match, n);
  const start = Date.now();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await placesOf(page)).shown, { interval: 20 }).toBe(n);
  return Date.now() - start;
}
