import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { NOWHERE } from './support/browser.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

const GATED = new URL('../../server/test/support/gatedGames.mjs', import.meta.url).href;
const TEXT = /^Loading the rules of Gloomhaven … \d+ %$/;
const PHONE = { width: 360, height: 780 };

let folder: string;
/** While this file exists, the server does not finish loading. */
let gate: string;
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-gate-'));
  gate = join(folder, 'gate');
  site = await Site.open({ TESSERA_GAMES: 'gloomhaven', TESSERA_CATALOG: GATED, TESSERA_TEST_GATE: gate });
});
afterEach(() => site.leave());
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Checks that the text is on screen and fits, then lets the server finish. */
async function seesLoading({ page, picture }: Pick<Visitor, 'page'> & { picture(): Promise<void> }): Promise<void> {
  const text = page.getByText(TEXT);
  await text.waitFor();
  await text.scrollIntoViewIfNeeded();
  await picture();
  const box = await text.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await rm(gate);
  await text.waitFor({ state: 'detached' });
}

test('a phone shows the loading progress of the rules on the create form and at a table after a server restart', async () => {
  await writeFile(gate, '');
  const first = await site.visitor('creator', { viewport: PHONE });
  await first.page.goto('/new?game=gloomhaven');
  await first.page.locator('button[type=submit]').click();
  await seesLoading({ page: first.page, picture: () => first.picture('loading-rules-create-360') });
  await first.page.waitForURL(/\/match\//);
  const me = { kind: 'me' };
  const made = await first.context.request.post('/api/matches', {
    data: { game: 'gloomhaven', seats: [me, me] },
    headers: { 'x-tessera': '1' },
  });
  const { id }: { id: string } = await made.json();
  const [cookie] = await first.context.cookies();

  // A page that still loads its modules when the server ends would report an error.
  await first.page.goto(NOWHERE);
  first.expectOffline();
  await site.server.kill();
  await writeFile(gate, '');
  await site.server.resume();
  const again = await site.visitor('back', { viewport: PHONE });
  await again.becomes(`${cookie?.name}=${cookie?.value}`, site.url);
  await again.page.goto(`/match/${id}`);
  await seesLoading({ page: again.page, picture: () => again.picture('loading-rules-table-360') });
  await again.page.getByTestId('table-ready').waitFor();
});
