import type { MatchInfo, NewMatchRequest } from '@tessera/protocol';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { de } from '../src/i18n/de.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { said } from './support/said.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

const numbered = (text: string, number: number) => text.replace('{number}', String(number));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sendChat = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: en.chat.label }).fill(text);
  await page.getByRole('button', { name: en.chat.send }).click();
};

/** Takes screenshots of desktop and phone in both themes. */
async function pictures(visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor;
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
      await page.setViewportSize(viewport);
      await visitor.picture(`${title}-${size}-${theme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
}

/** Sends an API request as the visitor, outside of the page. */
async function ask<T>({ context }: Visitor, method: 'POST' | 'PUT', path: string, data?: object): Promise<T> {
  const response = await context.request.fetch(path, { method, data: data ?? {}, headers: { 'x-tessera': '1' } });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

const PAIRS: NewMatchRequest = {
  game: 'liars-dice',
  options: { pairs: true, dice: 1 },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
};

test('two players hold two seats each in teams of two, and the screen follows the decision', async () => {
  const [ada, bob] = [await site.visitor('ada'), await site.visitor('bob')];
  await ada.isCalled('Ada');
  await bob.isCalled('Bob');
  const { page } = ada;
  await page.goto('/new?game=liars-dice');
  for (let i = 0; i < 2; i++) await button(page, en.create.more).click();
  await page.getByText('In pairs').click();
  await page.getByText('Owls').first().waitFor();
  await page.getByLabel(numbered(en.create.seat, 3)).selectOption('me');
  expect(await page.getByLabel(numbered(en.create.seat, 1)).inputValue()).toBe('me');
  await pictures(ada, 'teams-create');
  await page.getByRole('button', { name: en.create.open }).click();

  await page.getByRole('heading', { name: 'Foxes' }).waitFor();
  await page.getByRole('list', { name: 'Foxes' }).getByText('Ada, seat 3').waitFor();
  await bob.page.goto(page.url());
  await button(bob.page, numbered(en.room.sitAt, 2)).click();
  await button(bob.page, numbered(en.room.sitTooAt, 4)).waitFor();
  // Ada sees that Bob has sat down, and no offer to sit in his team.
  await page.getByRole('list', { name: 'Owls' }).getByText(/^Bob/).first().waitFor();
  expect(await button(page, numbered(en.room.sitTooAt, 4)).count()).toBe(0);
  await pictures(bob, 'teams-room');
  expect(await seriousFindings(bob.page)).toEqual([]);
  await button(bob.page, numbered(en.room.sitTooAt, 4)).click();

  for (const visitor of [ada, bob]) await visitor.page.getByTestId('seat-switch').waitFor();
  const seat = (number: number, name: string) =>
    page.getByTestId('seat-switch').getByRole('button', { name: `${name}, seat ${number}` });
  await expect.poll(() => seat(1, 'Ada').getAttribute('aria-pressed')).toBe('true');
  await pictures(ada, 'teams-table');
  expect(await seriousFindings(page)).toEqual([]);
  // Both own cups are visible from either seat, and none of the others; the key switches seats.
  const board = page.locator('svg[aria-label*="seat 1"]');
  await page.keyboard.press('Shift+S');
  await expect.poll(() => seat(3, 'Ada').getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(() => board.getAttribute('aria-label'))
    .toMatch(/Ada, seat 1 \(Foxes\): [⚀-⚅][\s\S]*Bob, seat 2 \(Owls\): \?[\s\S]*> Ada, seat 3 \(Foxes\): [⚀-⚅]/);
  await page.keyboard.press('Shift+S');
  await expect.poll(() => seat(1, 'Ada').getAttribute('aria-pressed')).toBe('true');

  await bid(page);
  await bid(bob.page);
  await expect.poll(() => seat(3, 'Ada').getAttribute('aria-pressed')).toBe('true');
  await bid(page);
  const other = bob.page.getByTestId('seat-switch').getByRole('button', { name: 'Bob, seat 4' });
  await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true');
});

test('team chat reaches neither an opponent nor a spectator', async () => {
  const names = ['ada', 'bob', 'cy', 'dee', 'eve'] as const;
  const [ada, bob, cy, dee, eve] = await Promise.all(names.map((name) => site.visitor(name)));
  if (!ada || !bob || !cy || !dee || !eve) throw new Error('Somebody is missing');
  for (const visitor of [ada, bob, cy, dee]) await visitor.isCalled(visitor.name);
  const { id } = await ask<MatchInfo>(ada, 'POST', '/api/matches', PAIRS);
  for (const [seat, visitor] of [bob, cy, dee].entries()) {
    await ask(visitor, 'PUT', `/api/matches/${id}/seats/${seat + 1}`, { kind: 'me' });
  }
  for (const { page } of [ada, bob, cy, eve]) {
    await page.goto(`/match/${id}`);
    await page.getByTestId('table-ready').waitFor();
  }
  await ada.page.getByRole('button', { name: en.match.chat }).click();
  await ada.page.getByRole('radio', { name: 'Foxes' }).check({ force: true });
  await sendChat(ada.page, 'I have nothing');
  await cy.page.getByRole('button', { name: said('chat.open', { count: 1 }) }).click();
  await cy.page.getByRole('log', { name: en.chat.lines }).getByText('I have nothing').waitFor();
  await pictures(cy, 'teams-chat');
  expect(await seriousFindings(cy.page)).toEqual([]);
  await bob.page.getByRole('button', { name: en.match.chat }).click();
  await sendChat(bob.page, 'Well?');
  await eve.page.getByRole('button', { name: said('chat.open', { count: 1 }) }).waitFor();
  for (const stranger of [bob, eve]) expect(stranger.frames.join()).not.toContain('I have nothing');
  expect(ada.frames.join()).toContain('I have nothing');
  await cy.page.getByText(said('chat.fresh', { name: en.chat.table, count: 1 })).waitFor();
  expect(await eve.page.getByRole('radio').count()).toBe(0);
});

test('the ending shows the result of each team, in German too', async () => {
  const [ada, bob] = [await site.visitor('ada', { locale: 'de-DE' }), await site.visitor('bob')];
  await ada.isCalled('Ada');
  await bob.isCalled('Bob');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
  const { id } = await ask<MatchInfo>(ada, 'POST', '/api/matches', { ...PAIRS, seats });
  await ask(bob, 'PUT', `/api/matches/${id}/seats/1`, { kind: 'me' });
  for (const { page } of [ada, bob]) await page.goto(`/match/${id}`);
  await ask(ada, 'POST', `/api/matches/${id}/concede`);
  const foxes = ada.page.locator('[data-team=foxes]');
  await foxes.getByText(de.ending.team.loss).waitFor();
  await foxes.getByText('Füchse').first().waitFor();
  await bob.page.locator('[data-team=owls]').getByText(en.ending.team.win).waitFor();
  await pictures(ada, 'teams-end');
  expect(await seriousFindings(ada.page)).toEqual([]);
});

/** Makes the bid that the dial offers. */
async function bid(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Bid \d/ }).click();
}
