import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { GloomPlayer, inGloomhaven } from './support/players/gloomPlayer.ts';
import { MAX_DECISIONS, PICKS, twoPeople, untilAll } from './support/players/gloomScenes.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a seat changes hands during a round and the new player continues with its hand', async () => {
  const { id, host, friend, players } = await twoPeople(site);
  await untilAll(players, (title) => title === PICKS);
  const menu = async (page: Page, item: string) => {
    await page.getByRole('button', { name: en.menu.label }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const hand = (page: Page) => page.getByRole('group', { name: inGloomhaven('table.hand') }).locator('button b');
  const cards = await hand(friend.page).allTextContents();
  await menu(friend.page, en.menu.leaveSeat);
  await friend.page.getByRole('dialog').getByRole('button', { name: en.menu.leaveSeat }).click();
  await host.page.getByText(en.log.seat.left.replace('{number}', '2')).first().waitFor();
  const third = await site.visitor('third', { viewport: { width: 768, height: 1024 } });
  await third.isCalled('Cleo');
  await third.page.goto(`/match/${id}`);
  await third.page.getByTestId('table-ready').waitFor();
  expect(await hand(third.page).count(), 'no card before the seat is taken').toBe(0);
  await menu(third.page, en.menu.takeSeat.replace('{number}', '2'));
  const newcomer = new GloomPlayer(third);
  await expect.poll(() => newcomer.isAsked()).toBe(true);
  await expect.poll(() => newcomer.title()).toBe(PICKS);
  await expect.poll(() => hand(third.page).allTextContents()).toEqual(cards);
  await third.picture('seat-of-another');
  for (const player of [players[0]!, newcomer]) await player.decide();
  await expect
    .poll(async () => {
      const titles = await Promise.all([players[0]!.title(), newcomer.title()]);
      return titles.every((title) => title !== PICKS);
    })
    .toBe(true);
  // The player who left no longer sees the hand.
  await expect.poll(() => hand(friend.page).count()).toBe(0);
});

test('two players at one device hand it over without seeing each other’s cards', async () => {
  const visitor = await site.visitor('shared', { viewport: { width: 768, height: 1024 } });
  const { page } = visitor;
  await page.goto('/new?game=gloomhaven');
  await page.getByRole('radio', { name: en.create.places.here }).check({ force: true });
  const seat = page.getByRole('combobox', { name: en.create.seat.replace('{number}', '2') });
  await seat.selectOption({ label: en.create.kinds.person });
  await page.getByRole('button', { name: en.create.start }).click();
  const take = page.getByRole('button', { name: new RegExp(en.handOver.take.replace('{name}', '.*')) });
  const player = new GloomPlayer(visitor);
  const holders = new Set<string>();
  for (let n = 0; n < MAX_DECISIONS && holders.size < 2; n++) {
    await take.or(player.dock).first().waitFor();
    if ((await take.count()) > 0) {
      holders.add(String(await take.textContent()));
      expect(await page.getByRole('application').count()).toBe(0);
      await visitor.picture(`pass-on-${holders.size}`);
      await take.click();
    } else if (await player.isAsked()) await player.decide();
  }
  expect(holders.size).toBe(2);
});
