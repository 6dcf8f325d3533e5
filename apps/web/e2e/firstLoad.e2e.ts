import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { Site } from './support/site.ts';

const LIMIT_BYTES = 200 * 1024;
/** Word that occurs only in the rules of Heist City. */
const TABLE_WORD = 'breaching-charge';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('the home page loads less than 200 KB of compressed JavaScript and no table code', async () => {
  // Without the service worker, which caches everything: only the files that the page waits for count.
  const { page } = await site.visitor('first', { isFirstVisit: true });
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = await Promise.all(scripts);
  const bytes = first.reduce((sum, script) => sum + script.bytes, 0);
  console.log(`home: ${first.length} scripts, ${(bytes / 1024).toFixed(0)} KB compressed`);
  expect(bytes).toBeGreaterThan(10 * 1024);
  expect(bytes).toBeLessThan(LIMIT_BYTES);
  expect(first.filter(({ text }) => text.includes(TABLE_WORD)).map(({ url }) => url)).toEqual([]);

  await page.getByRole('button', { name: en.home.playNow }).click();
  await page.getByTestId('table-ready').waitFor();
  const then = (await Promise.all(scripts)).slice(first.length);
  expect(then.some(({ text }) => text.includes(TABLE_WORD))).toBe(true);
});

interface Script {
  readonly url: string;
  /** Compressed size of the transfer. */
  readonly bytes: number;
  readonly text: string;
}

/** Collects the scripts that a page loads. */
function scriptsOf(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(
      (async () => {
        const response = await request.response();
        const { responseBodySize } = await request.sizes();
        return { url: request.url(), bytes: responseBodySize, text: (await response?.text()) ?? '' };
      })(),
    );
  });
  return scripts;
}
