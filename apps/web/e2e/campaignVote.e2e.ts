import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { campaignEn } from '../../../games/gloomhaven-campaign/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt } from './support/looks.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

// Decisions of a party in the browser: two people vote on an event while a bot keeps out of it, and give a scenario up.

const words = campaignEn.campaign;
const SIZES = [
  [1440, 900],
  [1366, 657],
  [768, 1024],
  [360, 780],
] as const;
const WIDE = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_GAMES: 'gloomhaven-campaign,gloomhaven', TESSERA_HOST_TIMEOUT_MS: '20000' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

let screens = 0;

/** Checks that a screen fits every size and is accessible; takes screenshots when enabled. */
async function looksGood(visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor;
  for (const { width, height, theme } of looksAt(SIZES, screens++)) {
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
    await page.setViewportSize({ width, height });
    await visitor.picture(`campaign-${title}-${width}-${theme}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${title} at ${width}`).toBeLessThanOrEqual(0);
    if (width === 360) expect(await seriousFindings(page), `${title}, ${theme}`).toEqual([]);
  }
  await page.setViewportSize(WIDE.viewport);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function creates(page: Page, character: string, name: string): Promise<void> {
  await button(page, `${words.chore.create.button}: ${words.chore.create.title}`).click();
  await button(page, character).click();
  await page.getByLabel(words.characterName).fill(name);
  await button(page, `Create ${name}`).click();
  await page.getByText(name).first().waitFor();
}

test('two people vote on a city event, a bot does not, and both read the outcome, which the history keeps', async () => {
  const ada = await site.visitor('ada', WIDE);
  await ada.context.request.get('/api/me');
  const made = await ada.context.request.post('/api/matches', {
    data: { game: 'gloomhaven-campaign', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'normal' }] },
    headers: { 'x-tessera': '1' },
  });
  const { id }: { id: string } = await made.json();
  const bob = await site.visitor('bob', WIDE);
  await bob.context.request.get('/api/me');
  const sat = await bob.context.request.put(`/api/matches/${id}/seats/1`, {
    data: { kind: 'me' },
    headers: { 'x-tessera': '1' },
  });
  expect(sat.ok(), await sat.text()).toBe(true);
  for (const { page } of [ada, bob]) {
    await page.goto(`/match/${id}`);
    await page.getByTestId('table-ready').waitFor();
  }
  // The bot leaves the decisions to the people, and says so in the list of players.
  await ada.page.getByText(words.abstains).first().waitFor();
  await creates(ada.page, 'Brute', 'Grub');
  await button(ada.page, `${words.chore.event.button}: ${words.chore.event.title}`).click();
  await button(ada.page, /^Draw a city event/).click();

  // Both read the same card. The bot's seat is named as one that does not vote.
  for (const { page } of [ada, bob]) await page.getByText(words.voteRule).waitFor();
  await ada.page.getByRole('listitem').filter({ hasText: words.vote.abstains }).first().waitFor();
  await ada.page.keyboard.press('a');
  await ada.page.keyboard.press('Enter');
  await bob.page.getByText(words.vote.a, { exact: true }).waitFor();
  await looksGood(bob, 'event-vote');
  await bob.page.getByRole('button', { name: /^A / }).click();
  await button(bob.page, /^Vote for A/).click();

  for (const { page } of [ada, bob]) {
    await page.getByRole('region', { name: words.cameOfIt }).waitFor();
    await page.getByText('2 votes for A, 0 for B.').waitFor();
  }
  await looksGood(ada, 'event-outcome-vote');
  const story = await ada.page.getByTestId('event-outcome').textContent();
  expect(story).not.toBe('');
  await ada.page.keyboard.press('h');
  await ada.page
    .getByText(story ?? '')
    .first()
    .waitFor();
});

test('a player of a cooperative match is told what giving up means', async () => {
  const ada = await site.visitor('ada', WIDE);
  await ada.context.request.get('/api/me');
  const made = await ada.context.request.post('/api/matches', {
    data: { game: 'gloomhaven', seats: [{ kind: 'me' }, { kind: 'me' }] },
    headers: { 'x-tessera': '1' },
  });
  const { id }: { id: string } = await made.json();
  await ada.page.goto(`/match/${id}`);
  await ada.page.getByTestId('table-ready').waitFor();
  await button(ada.page, en.menu.label).click();
  await ada.page.getByRole('menuitem', { name: en.menu.giveUp }).click();
  await ada.page.getByText(en.menu.sure.giveUp).waitFor();
  await ada.picture('campaign-give-up');
  expect(await ada.page.getByText(en.menu.sure.concede).count()).toBe(0);
});
