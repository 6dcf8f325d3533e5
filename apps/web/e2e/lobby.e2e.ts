import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lobby as gloomhaven } from '../../../games/gloomhaven/texts/en/lobby.ts';
import { table as heist } from '../../../games/heist-city/texts/en/table.ts';
import { lobby as war } from '../../../games/war-of-the-ring/texts/en/lobby.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const SHADOW = war.role.shadow;
const FREE = war.role['free-peoples'];

/** Returns the seat of the visitor in the match of the page. */
async function seatIn({ page, context }: Visitor): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { seats }: { seats: { kind: string }[] } = await (await context.request.get(`/api/matches/${id}`)).json();
  return seats.findIndex(({ kind }) => kind === 'human');
}

test('a match against a bot asks for the side, remembers it, and starts it with one press more', async () => {
  const visitor = await site.visitor('chooser');
  const { page } = visitor;
  const start = page.getByRole('button', { name: en.home.againstBotNamed.replace('{name}', 'War of the Ring') });
  const shadow = page.getByRole('dialog').getByRole('button', { name: SHADOW.name });
  await page.goto('/');
  await start.click();
  await shadow.getByText(SHADOW.advice).waitFor();
  for (const { width, height, theme } of looksAt(SIZES)) {
    await showAt(page, { width, height, theme });
    await visitor.picture(`side-${width}-${theme}`);
  }
  expect.soft(await seriousFindings(page)).toEqual([]);
  await shadow.click();
  await page.waitForURL(/\/match\//);
  expect(await seatIn(visitor)).toBe(1);
  await page.goto('/');
  await start.click();
  await shadow.getByText(en.role.last).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/match\//);
  expect(await seatIn(visitor)).toBe(1);
});

test('the waiting room names the side of each seat, and a player changes to a free one', async () => {
  const host = await site.visitor('host');
  const { page } = host;
  await page.goto('/new?game=war-of-the-ring');
  await page.getByText(SHADOW.advice).waitFor();
  await host.picture('sides-new');
  await page.getByRole('button', { name: en.create.open }).click();
  await page.getByText(FREE.advice).waitFor();
  await page.getByRole('button', { name: en.room.moveTo.replace('{number}', '2') }).click();
  const row = page.getByRole('listitem').filter({ hasText: SHADOW.name });
  await row.getByText(en.match.you, { exact: true }).waitFor();
  for (const { width, height, theme } of looksAt(SIZES)) {
    await showAt(page, { width, height, theme });
    await host.picture(`sides-room-${width}-${theme}`);
  }
  expect.soft(await seriousFindings(page)).toEqual([]);
  const guest = await site.visitor('guest');
  await guest.page.goto(page.url());
  await guest.page.getByText(FREE.advice).waitFor();
  await guest.page.getByRole('button', { name: en.room.sitAt.replace('{number}', '1') }).click();
  for (const one of [host, guest]) await one.page.getByTestId('table-ready').waitFor();
});

test.each([
  ['gloomhaven', [gloomhaven.role.brute, gloomhaven.classes]],
  ['heist-city', [heist.lobby.crews]],
] as const)('the waiting room of %s lists the chosen options', async (game, texts) => {
  const host = await site.visitor('host', { viewport: { width: 360, height: 780 } });
  await host.page.goto(`/new?game=${game}`);
  await host.page.getByRole('button', { name: en.create.open }).click();
  await host.page.getByRole('textbox', { name: en.room.link }).waitFor();
  for (const text of texts) await host.page.getByText(text).waitFor();
  await host.picture(`room-${game}-360`);
  expect.soft(await seriousFindings(host.page)).toEqual([]);
});
