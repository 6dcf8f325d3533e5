// `npm run screens`: takes a screenshot of every screen at the four sizes and in both themes, for comparison with the drafts. The
// many files go to a folder outside of the repository.
import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NAMES, openSite, person, seated, TABLES } from './pictureSite.mjs';
import { buildWeb, prepare, print, root } from './setup.mjs';

const { values: wanted } = parseArgs({
  options: {
    to: { type: 'string', default: join(tmpdir(), 'tessera-screens') },
    /** Takes only screens whose name contains one of these. */
    only: { type: 'string', multiple: true, default: [''] },
    built: { type: 'boolean', default: false },
    /** Captures the whole page, not only the first viewport. */
    whole: { type: 'boolean', default: false },
  },
});

const SIZES = [
  [360, 780],
  [768, 1024],
  [1366, 657],
  [1440, 900],
];
const THEMES = ['dark', 'light'];
const REST_MS = 1200;
/** Time that a page needs to settle after a change of size or theme. */
const SETTLE_MS = 350;

const PAGES = {
  home: '/',
  create: '/new',
  'create-heist-city': '/new?game=heist-city',
  'create-war': '/new?game=war-of-the-ring',
  matches: '/matches',
  characters: '/characters',
  compare: '/characters/compare',
  homebrew: '/homebrew',
  maps: '/maps',
  replays: '/replays',
  settings: '/settings',
  rules: '/rules',
  credits: '/credits',
  'kitchen-sink': '/kitchen-sink',
  'not-found': '/no/such/page',
};

/** More states of the tables: the first choice, and the end of a match as a replay. */
const MOMENTS = [
  { name: 'heist-city-crews', game: 'heist-city', options: { map: 'ballroom' }, seed: 'a picture', from: 0, seat: 0 },
  {
    name: 'gomoku-won',
    game: 'gomoku',
    options: { columns: 15, rows: 15, inARow: 5 },
    seed: 'a picture',
    from: Number.POSITIVE_INFINITY,
    seat: 0,
    replay: true,
  },
];

/** Screens of a character, as paths below its address. */
const CHARACTER = ['sheet', 'build', 'levelup', 'history', 'search', 'print'];
/** Character with twenty levels of several classes, which fills every screen. */
const VETERAN = join(root, 'games/fifth-edition/cases/characters/veteran.json');

if (!wanted.built) {
  await prepare();
  await buildWeb();
}
mkdirSync(wanted.to, { recursive: true });
const isWanted = (name) => wanted.only.some((part) => name.includes(part));
const site = await openSite();
try {
  const people = await Promise.all(NAMES.map((name) => person(site, name, { width: 1440, height: 900 })));
  const { page } = people[0];
  for (const table of [...TABLES, ...MOMENTS]) if (isWanted(table.name)) await ofTable(table, people);
  if (CHARACTER.some((screen) => isWanted(`character-${screen}`))) await ofCharacters(page);
  for (const [name, path] of Object.entries(PAGES)) {
    if (!isWanted(name)) continue;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await take(page, name);
  }
} finally {
  await site.close();
}

async function ofTable({ name, game = name, replay = false, press = [], ...table }, people) {
  const id = await seated({ ...table, name: game }, people);
  const { page } = people[0];
  await page.goto(replay ? `/replay/${id}?at=9999` : `/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
  await page.waitForTimeout(REST_MS);
  for (const key of press) await page.keyboard.press(key);
  await take(page, name);
}

/** Imports a character from a file, as a player does. */
async function ofCharacters(page) {
  await page.goto('/characters');
  await page.getByRole('radio', { name: /import|file/i }).check({ force: true });
  const file = { name: 'veteran.json', mimeType: 'application/json', buffer: readFileSync(VETERAN) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page
    .getByRole('button', { name: /take it|import|make/i })
    .last()
    .click();
  await page.waitForURL(/\/(sheet|build)/);
  const address = page.url().replace(/\/(sheet|build).*$/, '');
  for (const screen of CHARACTER) {
    if (!isWanted(`character-${screen}`)) continue;
    await page.goto(`${address}/${screen}`);
    await page.locator('.fe-screen > *').first().waitFor();
    await page.waitForTimeout(REST_MS);
    await take(page, `character-${screen}`);
  }
}

async function take(page, name) {
  await page.waitForTimeout(REST_MS);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(SETTLE_MS);
      const path = join(wanted.to, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: wanted.whole });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  print(name);
}
