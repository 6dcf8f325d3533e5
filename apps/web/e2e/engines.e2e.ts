import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifests } from '@tessera/catalog/manifests';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openWindow } from './support/browser.ts';
import { replayBundle } from './support/replayBundle.ts';
import { inThisEngine } from './support/replayPage.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PLAYTHROUGHS = manifests.flatMap(({ id, folder }) => {
  const home = `${ROOT}${folder}/playthroughs/`;
  return readdirSync(home).map((file) => ({ id, file, text: readFileSync(home + file, 'utf8') }));
});

let page: Page;
let leave: () => Promise<void>;
beforeAll(async () => {
  // The server's pages allow no scripts but its own; this one is of no server.
  const [window, content] = await Promise.all([
    openWindow(inject('sharedUrl'), { isFirstVisit: true }),
    replayBundle(),
  ]);
  page = window.page;
  leave = window.close;
  await page.addScriptTag({ type: 'module', content });
  await page.waitForFunction(() => globalThis.replaying !== undefined);
});
afterAll(() => leave());

test('there are playthroughs of every game', () => {
  expect(new Set(PLAYTHROUGHS.map(({ id }) => id))).toEqual(new Set(manifests.map(({ id }) => id)));
});

test.each(PLAYTHROUGHS)('$id: $file goes in Chromium as Node has written it', async ({ id, text }) => {
  expect(await inPage(id, text)).toMatchObject({ ok: true });
});

test('a hash that differs is found', async () => {
  const [{ id, text } = { id: '', text: '' }] = PLAYTHROUGHS;
  const chain = /(?<=^chain )[0-9a-f]/m;
  const other = text.replace(chain, (digit) => (digit === '0' ? '1' : '0'));
  expect(await inPage(id, other)).toMatchObject({ ok: false, line: text.trimEnd().split('\n').length });
});

test.each(manifests)('$id: a match on fair dice comes to the same hash in Node and in Chromium', async ({ id }) => {
  const seed = 'two engines';
  const there = await page.evaluate(([game, seed]) => globalThis.replaying?.fairMatch(game, seed), [id, seed] as const);
  expect(there).toEqual(await inThisEngine.fairMatch(id, seed));
  expect(there?.actions).toBeGreaterThan(0);
});

function inPage(id: string, text: string) {
  return page.evaluate(([game, written]) => globalThis.replaying?.check(game, written), [id, text] as const);
}
