import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deskEn } from '../../../games/fifth-edition/table/texts/desk.en.ts';
import { printEn } from '../../../games/fifth-edition/table/texts/print.en.ts';
import { startEn } from '../../../games/fifth-edition/table/texts/start.en.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { Site } from './support/site.ts';

const THEMES = ['dark', 'light'] as const;
const SCREENS = ['sheet', 'build', 'levelup', 'history', 'print'] as const;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Makes a character by quick build, and waits for its sheet. */
async function quickBuild(page: Page, name: string): Promise<void> {
  await page.goto('/characters');
  await page.getByLabel(startEn.start.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: startEn.start.quick.make }).click();
  await page.waitForURL(/\/(local|match)\/.*#sheet$/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Opens a screen of the character by its tab. */
async function screen(page: Page, name: (typeof SCREENS)[number]): Promise<void> {
  await page.evaluate(`location.hash = '${name}'`);
  await page.locator(`.fe-table[data-screen="${name}"] .fe-screen > *`).first().waitFor();
}

test('a character is made, asked for a sum, raised a level, taken back, and is still there after a reload', async () => {
  const visitor = await site.visitor('player');
  const { page } = visitor;
  await quickBuild(page, 'Mira');
  expect(new URL(page.url()).pathname).toMatch(/^\/local\//);
  await visitor.picture('character-sheet');
});

describe.each(THEMES)('in the %s theme', (colorScheme) => {
  test('every screen of a character is accessible', async () => {
    const visitor = await site.visitor('reader', { colorScheme });
    const { page } = visitor;
    await quickBuild(page, 'Mira');
    for (const name of SCREENS) {
      await screen(page, name);
      await page.waitForTimeout(300);
      await visitor.picture(`character-${name}-${colorScheme}`);
      expect.soft(await seriousFindings(page), name).toEqual([]);
    }
    await page.goto('/characters');
    await page.getByRole('link', { name: 'Mira' }).waitFor();
    await visitor.picture(`characters-${colorScheme}`);
    expect.soft(await seriousFindings(page), 'characters').toEqual([]);
    await page.goto('/homebrew');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1500);
    await visitor.picture(`homebrew-${colorScheme}`);
    expect.soft(await seriousFindings(page), 'homebrew').toEqual([]);
  });
});
