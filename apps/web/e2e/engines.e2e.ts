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
  // The pages of the server allow only its own scripts, so this page is not from the server.
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

test('every game has playthroughs', () => {
  expect(new Set(PLAYTHROUGHS.map(({ id }) => id))).toEqual(new Set(manifests.map(({ id }) => id)));
});

test.each(PLAYTHROUGHS)('$id: $file replays in Chromium with the hashes that Node recorded', async ({ id, text }) => {
  expect(await inPage(id, text)).toMatchObject({ ok: true });
});

test('the check reports a differing hash with its line', async () => {
  const [{ id, text } = { id: '', text: '' }] = PLAYTHROUGHS;
  const chain = /(?<=^chain )[0-9a-f]/m;
  const other = text.replace(chain, (digit) => (digit === '0' ? '1' : '0'));
  expect(await inPage(id, other)).toMatchObject({ ok: false, line: text.trimEnd().split('\n').length });
});

test.each(manifests)('$id: a match with fair dice ends with the same hash in Node and in Chromium', async ({ id }) => {
  const seed = 'two engines';
  const there = await page.evaluate(([game, seed]) => globalThis.replaying?.fairMatch(game, seed), [id, seed] as const);
  expect(there).toEqual(await inThisEngine.fairMatch(id, seed));
  expect(there?.actions).toBeGreaterThan(0);
});

function inPage(id: string, text: string) {
  return page.evaluate(([game, written]) => globalThis.replaying?.check(game, written), [id, text] as const);
}
