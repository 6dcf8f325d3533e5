import { type CampaignAction, campaign } from '@tessera/gloomhaven/campaign';
import { Match } from '@tessera/kernel';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { campaignEn } from '../../../games/gloomhaven/texts/campaign/en.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

// A campaign on screen: a party is made, meets an event, goes out, comes home, grows, and goes out again.

const words = campaignEn.campaign;

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_GAMES: 'gloomhaven-campaign,gloomhaven' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

const SCREENS = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1366', width: 1366, height: 657 },
  { name: '768', width: 768, height: 1024 },
  { name: '360', width: 360, height: 780 },
] as const;

/** Whether a screen is clean in both themes and fits every size; pictures of it where they are wanted. */
async function looksGood(visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor;
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
    for (const { name, width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await visitor.picture(`campaign-${title}-${name}-${theme}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${title} at ${name}`).toBeLessThanOrEqual(0);
    }
    expect(await seriousFindings(page), `${title}, ${theme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The dock's own button: what goes on from here. */
const dock = (page: Page) => page.getByRole('region', { name: words.dock });

test('a party is made, meets an event, shops, goes out and calls it off', async () => {
  const visitor = await site.visitor('founder', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page, context } = visitor;
  await context.request.get('/api/me');
  const made = await context.request.post('/api/matches', {
    data: { game: 'gloomhaven-campaign', options: { name: 'Ash Lantern Company' }, seats: [{ kind: 'me' }] },
    headers: { 'x-tessera': '1' },
  });
  const { id }: { id: string } = await made.json();
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();

  await button(page, `${words.chore.create.button}: ${words.chore.create.title}`).click();
  await button(page, 'Brute').click();
  await page.getByLabel(words.characterName).fill('Grub');
  await button(page, 'Create Grub').click();

  await button(page, /^Choose: Quest of Grub/).click();
  await page.getByRole('region', { name: /^A quest for Grub/ }).waitFor();
  await page.locator('button[aria-pressed]').filter({ hasText: /Open/ }).first().click();
  await button(page, /^Keep /).click();

  // What has been drawn is read before anything else; what comes of it is told only then.
  await button(page, `${words.chore.event.button}: ${words.chore.event.title}`).click();
  await button(page, /^Draw a city event/).click();
  await page.getByText(words.eventHint).waitFor();
  await looksGood(visitor, 'event');
  await page.getByRole('button', { name: /^A / }).click();
  await button(page, /^Choose A/).click();
  await settled(page);
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
  await looksGood(visitor, 'map');

  await page.keyboard.press('b');
  await page.getByRole('region', { name: words.shop, exact: true }).waitFor();
  await page.getByRole('button', { name: /Minor Healing Potion/ }).click();
  await page.getByText(words.youPay).waitFor();
  await looksGood(visitor, 'shop');
  await button(page, /^Buy for/).click();
  await page.getByText(words.owned).first().waitFor();
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: words.deck }).waitFor();
  await looksGood(visitor, 'character');

  await page.keyboard.press('m');
  await button(page, words.ready).click();
  await button(page, /^Go to Black Barrow/).click();
  await settled(page);
  await button(page, words.begin).click();
  await page.getByRole('button', { name: en.opened.play }).click();
  await page.getByRole('link', { name: en.opened.back }).waitFor();
  expect(page.url()).not.toContain(id);
  await page.getByRole('link', { name: en.opened.back }).click();
  await button(page, /^Call the scenario off/).click();
  await button(page, words.sure).click();
  await button(page, words.begin).waitFor();
});

/** Answers whatever the party is asked, by the first answer there is. */
async function settled(page: Page): Promise<void> {
  const questions = Object.entries(campaignEn.ask)
    .filter(([kind]) => kind.startsWith('ask-'))
    .map(([, { title }]) => title);
  for (let n = 0; n < 6; n++) {
    await page.waitForTimeout(300);
    const text = (await dock(page).textContent()) ?? '';
    if (!questions.some((title) => text.includes(title))) return;
    const options = dock(page).locator('button[aria-pressed]');
    const choices = page.locator('article button[aria-pressed]');
    await ((await options.count()) > 0 ? options : choices).first().click();
    await dock(page).getByRole('button').last().click();
  }
}

/** A campaign of two heroes who have won their first scenario on a real table; one has a level to take. */
function played(): string {
  const options = { name: 'Ash Lantern Company' };
  const match = Match.create(campaign, { options, seats: 1, seed: 'first night', mode: 'companion' });
  const act = (action: CampaignAction) => {
    const result = match.apply(0, action);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  };
  for (const [n, id] of ['brute', 'spellweaver'].entries()) {
    act({ type: 'create', class: id, level: 1, name: id === 'brute' ? 'Grub' : 'Ember' });
    act({ type: 'choose-quest', character: n, quest: match.state.characters[n]!.questOffer[0]! });
  }
  act({ type: 'ready' });
  act({ type: 'travel', scenario: 'scenario-1', casual: false });
  while (match.state.asks.length > 0) act(match.legal(0)[0]!);
  act({ type: 'ready' });
  const brought = { gold: 15, checks: 1, treasures: [], exhausted: false, elites: 1, killsWith: {} };
  const heroes = ['brute', 'spellweaver'].map((id, n) => ({
    class: id,
    ...brought,
    xp: n === 0 ? 50 : 10,
    kills: { 'bandit-guard': 2 },
  }));
  const report = { scenario: 'scenario-1', won: true, level: 1, rounds: 12, heroes };
  act({ type: 'returned', match: null, report });
  return match.save();
}

test('a file of a campaign opens: rewards, a level, a perk, and on to the next scenario', async () => {
  const visitor = await site.visitor('heir', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page, context } = visitor;
  await page.goto('/replays');
  await page.getByLabel(en.replays.file).setInputFiles({
    name: 'campaign.tessera.json',
    mimeType: 'application/json',
    buffer: Buffer.from(played()),
  });
  await page.waitForURL(/\/replay\//);
  await button(page, en.replay.fork).waitFor();
  await page.keyboard.press('End');
  await page.getByText('Grub').first().waitFor();
  // It is played on by whoever takes a seat.
  const [, id = ''] = /\/replay\/(\w+)/.exec(page.url()) ?? [];
  const sat = await context.request.put(`/api/matches/${id}/seats/0`, {
    data: { kind: 'me' },
    headers: { 'x-tessera': '1' },
  });
  expect(sat.ok(), await sat.text()).toBe(true);
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();

  await page.getByRole('heading', { name: words.broughtHome }).waitFor();
  await visitor.picture('campaign-rewards');
  await settled(page);
  await button(page, /^Go on/).click();
  await button(page, /^Back to town/).click();
  await button(page, words.sure).click();

  await button(page, /^Level up: Grub/).click();
  await page.getByRole('heading', { name: words.newCard }).waitFor();
  await page
    .getByRole('button', { name: /level 2/ })
    .first()
    .click();
  await looksGood(visitor, 'level-up');
  await button(page, /^Learn /).click();
  await button(page, /^Choose a perk/).click();
  await page.getByRole('heading', { name: words.perks }).waitFor();
  await page
    .getByRole('button', { name: /taken 0 of/ })
    .first()
    .click();
  await button(page, words.takePerk).click();
  await page
    .getByText(/taken 1 of/)
    .first()
    .waitFor({ state: 'attached' });

  await page.keyboard.press('m');
  await button(page, words.ready).click();
  await button(page, /^Go to /).click();
  await settled(page);
  await button(page, words.begin).waitFor();
});
