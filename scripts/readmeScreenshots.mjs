// `npm run pictures`: takes a screenshot of every table and of the home page for docs/pictures. Bots play the matches from fixed
// seeds up to a player's decision, so the pictures are reproducible.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NAMES, openSite, person, seated, TABLES } from './pictureSite.mjs';
import { buildWeb, prepare, print, root } from './setup.mjs';

const { values: wanted } = parseArgs({
  options: {
    /** Output folder. */
    to: { type: 'string', default: join(root, 'docs/pictures') },
    /** Takes only pictures whose name contains this. */
    only: { type: 'string', default: '' },
    /** Skips the build. */
    built: { type: 'boolean', default: false },
  },
});

const SIZE = { width: 1440, height: 900 };
const QUALITY = 72;
/** Maximum size of the folder, which is part of every clone. */
const MAX_BYTES = 1_500_000;
/** Time that a table needs to settle after it is shown. */
const REST_MS = 1500;

if (!wanted.built) {
  await prepare();
  await buildWeb();
}
mkdirSync(wanted.to, { recursive: true });
const site = await openSite();
try {
  const people = await Promise.all(NAMES.map((name) => person(site, name, SIZE)));
  for (const table of TABLES) if (table.name.includes(wanted.only)) await pictureOfTable(table, people);
  if ('character-sheet'.includes(wanted.only)) await pictureOfSheet(people[0]);
  if ('home'.includes(wanted.only)) await pictureOfHome(people[0]);
} finally {
  await site.close();
}
const bytes = readdirSync(wanted.to).reduce((sum, file) => sum + statSync(join(wanted.to, file)).size, 0);
print(`${wanted.to}: ${Math.round(bytes / 1000)} kB`);
if (bytes > MAX_BYTES) process.exit(1);

async function pictureOfTable(table, people) {
  const id = await seated(table, people);
  const { page } = people[0];
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
  await page.waitForTimeout(REST_MS);
  for (const key of table.press ?? []) await page.keyboard.press(key);
  await take(page, table.name);
}

async function pictureOfSheet({ page }) {
  await page.goto('/characters');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ilse');
  await page.getByRole('radio', { name: /light/i }).first().check({ force: true });
  await page
    .getByRole('button', { name: /quick|make/i })
    .first()
    .click();
  await page.waitForURL(/\/sheet$/);
  await page.waitForTimeout(REST_MS);
  await take(page, 'character-sheet');
}

/** Taken last, so that the home page shows the open matches. */
async function pictureOfHome({ page }) {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
  await take(page, 'home');
}

async function take(page, name) {
  // Removes hover and focus styles.
  await page.mouse.move(0, 0);
  await page.evaluate('document.activeElement?.blur()');
  await page.waitForTimeout(REST_MS / 3);
  await page.screenshot({ path: join(wanted.to, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
  print(name);
}
