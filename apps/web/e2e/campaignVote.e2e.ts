import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { campaignEn } from '../../../games/gloomhaven-campaign/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { looksGood } from './support/campaignLooks.ts';
import { beginMatch, createMatch, openMatch, takeSeat } from './support/newMatch.ts';
import { Site } from './support/site.ts';

// Decisions of a party in the browser: two people vote on an event while a bot keeps out of it, and give a scenario up.

const words = campaignEn.campaign;
const WIDE = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_GAMES: 'gloomhaven-campaign,gloomhaven' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

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
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'normal' }];
  const id = await createMatch(ada, { game: 'gloomhaven-campaign', seats });
  const bob = await site.visitor('bob', WIDE);
  await takeSeat(bob, id, 1);
  for (const visitor of [ada, bob]) await openMatch(visitor, id);
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
  await beginMatch(ada, { game: 'gloomhaven', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await button(ada.page, en.menu.label).click();
  await ada.page.getByRole('menuitem', { name: en.menu.giveUp }).click();
  await ada.page.getByText(en.menu.sure.giveUp).waitFor();
  await ada.picture('campaign-give-up');
  expect(await ada.page.getByText(en.menu.sure.concede).count()).toBe(0);
});
