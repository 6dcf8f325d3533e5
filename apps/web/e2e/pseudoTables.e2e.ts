import { manifest as gloomhaven } from '@tessera/gloomhaven/manifest';
import { manifest as campaign } from '@tessera/gloomhaven-campaign/manifest';
import { createTranslator, PSEUDO, pseudo } from '@tessera/text';
import { manifest as warOfTheRing } from '@tessera/war-of-the-ring/manifest';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import type { Translate } from '../src/i18n/texts.ts';
import { type BotMatchOptions, botMatch } from './support/botMatch.ts';
import { isAllMarked, reader } from './support/pseudoReader.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

// The large tables in the pseudo-language. Matches are played in this process and imported as files, so that every
// question and every kind of event can be checked.

const t: Translate = createTranslator(PSEUDO, pseudo(en)).t;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const TABLES: Readonly<Record<string, { readonly wish: BotMatchOptions; readonly pages: readonly string[] }>> = {
  gloomhaven: {
    wish: { manifest: gloomhaven, options: { scenario: 1 }, seats: 2, bot: 'instinct', seed: 'marked' },
    pages: [],
  },
  'gloomhaven-campaign': {
    wish: {
      manifest: campaign,
      options: { scenarios: 2, difficulty: 'easy', name: 'Mbdfk' },
      seats: 2,
      bot: 'party',
      seed: 'marked',
      instead: (action) => ('name' in action ? { ...action, name: 'Fbdk' } : action),
      opens: { gloomhaven: { manifest: gloomhaven, bot: 'instinct' } },
    },
    pages: ['chart', 'history', 'character/0', 'cards/0', 'sanctuary/0', 'bench/0', 'shop', 'create'],
  },
  'war-of-the-ring': {
    wish: { manifest: warOfTheRing, options: {}, seats: 2, bot: 'strategy', seed: 'marked' },
    pages: [],
  },
};

/** Imports a file and returns the id of its match. */
async function brought({ context }: Visitor, file: string): Promise<string> {
  const answer = await context.request.post('/api/replays', {
    data: Buffer.from(file),
    headers: { 'x-tessera': '1', 'content-type': 'application/json' },
    timeout: 300_000,
  });
  if (!answer.ok()) throw new Error(`Not brought: ${await answer.text()}`);
  const { id }: { id: string } = await answer.json();
  return id;
}

describe.runIf(process.env.LONG_TESTS === '1').each(Object.entries(TABLES))('%s', (game, { wish, pages }) => {
  test('the form, questions, log, ending and replay have no English left', {
    timeout: 900_000,
  }, async () => {
    const host = await reader(site);
    const { page } = host;
    await page.goto(`/new?game=${game}`);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    for (const summary of await page.locator('main details:not([open]) > summary').all()) await summary.click();
    await isAllMarked(page, 'create');

    const { file, asked, firsts } = await botMatch(wish);
    expect(asked.size).toBeGreaterThan(3);
    for (const [code, { seat, file: at }] of asked) {
      const id = await brought(host, at);
      const sat = await host.context.request.put(`/api/matches/${id}/seats/${seat}`, {
        data: { kind: 'me' },
        headers: { 'x-tessera': '1' },
      });
      expect(sat.ok(), await sat.text()).toBe(true);
      await page.goto(`/match/${id}`);
      await page.getByTestId('table-ready').waitFor();
      await isAllMarked(page, `asked ${code}`);
    }

    const id = await brought(host, file);
    await page.goto(`/match/${id}`);
    await page.getByRole('link', { name: t('ending.replay'), exact: true }).waitFor();
    await isAllMarked(page, 'end');
    for (const path of pages) {
      await page.goto(`/match/${id}/${path}`);
      await page.getByTestId('table-ready').waitFor();
      await isAllMarked(page, path);
    }
    await page.goto(`/replay/${id}`);
    const position = page.getByRole('slider', { name: t('replay.position') });
    await position.waitFor();
    for (const [kind, at] of firsts) {
      await position.fill(String(at));
      await isAllMarked(page, `replay, ${kind}`);
    }
  });
});
