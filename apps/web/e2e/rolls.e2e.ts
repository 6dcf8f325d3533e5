import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
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
  return page.getByTestId('table-ready').evaluate(({ dataset }) => ({
    wanted: Number(dataset.seq),
    shown: Number(dataset.shown),
  }));
}

/** A card of a roll at the moment when its verdict appears. */
const Rolled = z.object({ stage: z.string(), images: z.number(), text: z.string() });

/** Script for the page: keeps the first card with a verdict, because its animation may be over before a test reads it. */
const RECORD_ROLL = `(() => {
  window.rolled = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const card = document.querySelector('[data-stage]');
      if (![...(card?.querySelectorAll('*') ?? [])].some(({ textContent }) => textContent.trim() === VERDICT)) return;
      observer.disconnect();
      resolve({ stage: card.dataset.stage, images: card.querySelectorAll('[role=img]').length, text: card.textContent });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
})()`;

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

/** Steps to an entry of a replay. Returns the card with its dice and their verdict. */
async function actOut(
  visitor: Visitor,
  match: PlayedMatch,
  n: number,
  verdict: string,
): Promise<z.infer<typeof Rolled>> {
  const { page } = visitor;
  await openBefore(visitor, match, n);
  await page.evaluate(RECORD_ROLL.replace('VERDICT', JSON.stringify(verdict)));
  await page.keyboard.press('ArrowRight');
  return Rolled.parse(await page.evaluate('window.rolled'));
}

describe('roll panel', () => {
  test('a roll shows dice, target number and result beside the target, then in the log', async () => {
    const visitor = await site.visitor('reader', { reducedMotion: 'no-preference' });
    const { page } = visitor;
    const match = await playedMatch(visitor);
    const hit = entryOf(match, 'hit');
    const rolled = await actOut(visitor, match, hit, words.stage.hit);
    expect(rolled.stage).toBe('moving');
    expect(rolled.images).toBeGreaterThanOrEqual(2);
    expect(rolled.text).toMatch(/needs \d+ or more/);
    const roll = card(page);
    await visitor.picture('roll-hit-1440-dark');
    // Afterwards it stays for a while and can be replayed.
    await expect.poll(async () => (await placesOf(page)).shown).toBe(hit);
    await roll.waitFor();
    await visitor.picture('roll-after-1440-dark');
    await roll.getByRole('button', { name: words.stage.again }).click();
    await expect.poll(async () => (await placesOf(page)).shown).toBe(hit - 1);
    await roll.getByRole('button', { name: words.stage.skip }).click();
    await expect.poll(async () => (await placesOf(page)).shown).toBe(hit);
    const line = page.locator('.hc-log li').filter({ hasText: ' hits ' }).first();
    await expect.poll(() => line.getByRole('img').count()).toBe(2);
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
    await expect.poll(() => roll.getAttribute('data-stage')).toBe('still');
    await expect.poll(() => roll.getByRole('img').count()).toBeGreaterThanOrEqual(2);
    // The mark is at the target cell, whether or not a unit is left there.
    await expect.poll(() => page.locator('[data-layer=labels] [data-shot]').count()).toBe(1);
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
