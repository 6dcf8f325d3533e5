import { createTranslator, PSEUDO, pseudo } from '@tessera/text';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { en as fifth } from '../../../games/fifth-edition/texts/en/index.ts';
import { en as heist } from '../../../games/heist-city/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import type { Translate } from '../src/i18n/texts.ts';
import { createMatch } from './support/newMatch.ts';
import { playedMatch } from './support/playedMatch.ts';
import { HeistPlayer } from './support/players/heistPlayer.ts';
import { isAllMarked, READER, reader } from './support/pseudoReader.ts';
import { goToScreen } from './support/screen.ts';
import { Site } from './support/site.ts';
import { untranslated } from './support/untranslated.ts';
import type { Visitor } from './support/visitor.ts';

// Every screen in the pseudo-language. English text on it is in no bundle and would stay English in every language.
// Names and texts of the fifth edition's content are exempt.

/** Names without a letter that the pseudo-language marks. */
const FRIEND = 'Htvw';
const CHARACTER = 'Mlpt';
const t: Translate = createTranslator(PSEUDO, pseudo(en)).t;
const inHeist = createTranslator(PSEUDO, pseudo(heist)).t;
const inFifth = createTranslator(PSEUDO, pseudo(fifth)).t;
const BOT = { kind: 'bot', level: 'easy' };
const ME = { kind: 'me' };

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

async function isOver({ context }: Visitor, id: string): Promise<boolean> {
  return (await (await context.request.get(`/api/matches/${id}`)).json()).status === 'over';
}

test('untranslated finds the English text of an English page', async () => {
  const { page } = await site.visitor(READER);
  await page.goto('/');
  await page.getByRole('button', { name: en.home.playNow }).waitFor();
  expect((await untranslated(page)).length).toBeGreaterThan(20);
});

describe('pseudo-language on the pages of the site', () => {
  const pages = {
    home: '/',
    create: '/new',
    'create, with a board': '/new?game=gomoku',
    'create, with dice': '/new?game=liars-dice',
    'create, with cards': '/new?game=duel',
    matches: '/matches',
    replays: '/replays',
    rules: '/rules',
    characters: '/characters',
    compare: '/characters/compare',
    studio: '/homebrew',
    'map editor': '/maps',
    settings: '/settings',
    'an address that is none': '/no/such/page',
    'a match that is none': '/match/abcdefghijkl',
    'a code that is none': '/join/222222',
  };

  test('pages without a match have no English left', async () => {
    const visitor = await reader(site);
    const { page } = visitor;
    // Chromium logs an error for a 404 response.
    visitor.expectOffline();
    for (const [screen, path] of Object.entries(pages)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await isAllMarked(page, screen);
    }
  });

  test('the account page with sessions and tokens has no English left', async () => {
    const { page, context } = await site.visitor(READER);
    const headers = { 'x-tessera': '1' };
    await context.request.get('/api/me');
    await context.request.post('/api/me/register', { data: { name: 'Kkdf', password: 'bdfkhtvw' }, headers });
    await page.goto(`/settings?language=${PSEUDO}`);
    await page.getByRole('button', { name: t('account.changePassword') }).click();
    await page.getByRole('button', { name: t('sessions.endAll') }).waitFor();
    await isAllMarked(page, 'account');
  });

  test('the palette, the key map and the "play now" menu have no English left', async () => {
    const { page } = await reader(site);
    // A link with the language in its query.
    await page.goto(`/?language=${PSEUDO}`);
    await page.getByRole('button', { name: t('home.playNow') }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor();
    await isAllMarked(page, 'palette');
    await page.keyboard.press('Escape');
    // Until the palette is closed, its field receives every key.
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: t('keys.title') }).waitFor();
    await isAllMarked(page, 'keys');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('home.change') }).click();
    await page.getByLabel(t('create.level')).waitFor();
    await isAllMarked(page, 'play now');
  });
});

/** Options for the shortest matches. */
const SHORT = {
  gomoku: { columns: 3, rows: 3, inARow: 3 },
  'liars-dice': { dice: 1 },
  duel: { heroHp: 6, monsterHp: 3, rounds: 3 },
};

describe.each(['gomoku', 'liars-dice', 'duel'] as const)('pseudo-language in %s', (game) => {
  test('waiting room, match, menu and chat have no English left', async () => {
    const host = await reader(site);
    const id = await createMatch(host, { game, seats: [ME, { kind: 'open' }] });
    const { page } = host;
    await page.goto(`/match/${id}`);
    await page.getByRole('button', { name: t('room.copy') }).waitFor();
    await isAllMarked(page, 'waiting room');

    const guest = await reader(site, FRIEND);
    await guest.page.goto(`/match/${id}`);
    await guest.page.getByRole('button', { name: t('room.sitAt', { number: 2 }) }).click();
    await page.getByTestId('table-ready').waitFor();
    await isAllMarked(page, 'match');
    await page.getByRole('button', { name: t('match.chat'), exact: true }).click();
    await page.getByRole('button', { name: t('menu.label') }).click();
    await isAllMarked(page, 'menu and chat');
    // The players of duel win or lose together.
    const name = t(game === 'duel' ? 'menu.giveUp' : 'menu.concede');
    await page.getByRole('menuitem', { name }).click();
    await isAllMarked(page, 'the question before giving up');
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('button', { name: t('ending.rematch') }).waitFor();
    await isAllMarked(page, 'given up');
  });

  test('the end of a match, its log and its replay have no English left', async () => {
    const host = await reader(site);
    const { page } = host;
    const id = await createMatch(host, { game, options: SHORT[game], seats: [BOT, BOT] });
    await expect.poll(() => isOver(host, id)).toBe(true);
    await page.goto(`/match/${id}`);
    await page.getByRole('link', { name: t('ending.replay'), exact: true }).waitFor();
    await isAllMarked(page, 'end');
    await page.goto(`/replay/${id}?at=3&verify=1`);
    await page.getByRole('heading', { name: t('verify.good') }).waitFor();
    await isAllMarked(page, 'replay');
  });
});

test('the Heist City shop, turns, guards, ending and replay have no English left', async () => {
  const host = await reader(site);
  const { page } = host;
  const player = new HeistPlayer(host, inHeist);
  const own = await createMatch(host, { game: 'heist-city', seats: [ME, BOT] });
  await page.goto(`/match/${own}`);
  const begin = page.getByRole('button', { name: inHeist('loadout.begin', { name: inHeist('name.preset.Ghosts') }) });
  await begin.waitFor();
  await isAllMarked(page, 'loadout');
  await begin.click();
  for (let n = 0; n < 24; n++) {
    await expect.poll(() => player.isAsked()).toBe(true);
    await isAllMarked(page, `decision ${n}`);
    await player.decide();
  }

  const { id, events } = await playedMatch(host, undefined, ['Mbd', 'Wtk']);
  await page.goto(`/match/${id}`);
  await page.getByRole('link', { name: t('ending.replay'), exact: true }).waitFor();
  await isAllMarked(page, 'end');
  await page.goto(`/replay/${id}`);
  const position = page.getByRole('slider', { name: t('replay.position') });
  await position.waitFor();
  // The first occurrence of each event: they include guards, hacks, falls and all phases.
  const kinds = new Set(events.flat().map(({ type }) => type));
  const entries = [...kinds].map((kind) => events.findIndex((list) => list.some(({ type }) => type === kind)));
  expect(kinds.size).toBeGreaterThan(20);
  for (const n of new Set([0, ...entries, events.length - 1])) {
    await position.fill(String(n));
    await isAllMarked(page, `replay at ${n}`);
  }
});

test('the fifth edition sheet, builder, level-up, history and print have no English left', async () => {
  const { page } = await reader(site);
  await page.goto('/characters');
  await page.getByLabel(inFifth('start.name'), { exact: true }).fill(CHARACTER);
  await page.getByRole('button', { name: inFifth('start.quick.make') }).click();
  await page.waitForURL(/\/sheet$/);
  await page.getByRole('banner').getByRole('heading', { level: 1, name: CHARACTER }).waitFor();
  for (const screen of ['sheet', 'build', 'levelup', 'history', 'search', 'print']) {
    await goToScreen(page, screen);
    await page.locator(`.fe-table[data-screen="${screen}"] .fe-screen > *`).first().waitFor();
    await isAllMarked(page, screen);
  }
});
