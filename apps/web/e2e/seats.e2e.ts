import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { meet } from './support/meeting.ts';
import { HeistPlayer } from './support/players/heistPlayer.ts';
import { Site } from './support/site.ts';
import { soloMatch } from './support/soloMatch.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_SEAT_ABSENCE_MS: '1000', TESSERA_GAMES: 'gomoku,heist-city,liars-dice' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

const menu = async ({ page }: Visitor, item: string | RegExp) => {
  await page.getByRole('button', { name: en.menu.label }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a seat that a player leaves is taken by another player, and every log says so', async () => {
  const host = await site.visitor('host');
  const guest = await site.visitor('guest');
  const address = await meet('gomoku', host, guest);
  await menu(guest, en.menu.leaveSeat);
  await guest.page.getByRole('dialog').getByRole('button', { name: en.menu.leaveSeat }).click();
  await host.page.getByText(en.log.seat.left.replace('{number}', '2')).waitFor();

  const third = await site.visitor('third');
  await third.isCalled('Cleo of the third chair');
  await third.page.goto(address);
  await third.page.getByTestId('table-ready').waitFor();
  await menu(third, en.menu.takeSeat.replace('{number}', '2'));
  const sat = en.log.seat.sat.replace('{number}', '2').replace('{name}', 'Cleo of the third chair');
  await host.page.getByText(sat).waitFor();
  await host.picture('seat-taken');
});

test('a match ends without a winner when the other player agrees, and continues when they refuse', async () => {
  const host = await site.visitor('host');
  const guest = await site.visitor('guest', { viewport: { width: 360, height: 800 } });
  await meet('gomoku', host, guest);
  const propose = async () => {
    await menu(host, en.menu.abandon);
    await host.page.getByText(en.menu.sure.abandonAsks).waitFor();
    await host.page.getByRole('dialog').getByRole('button', { name: en.menu.abandon }).click();
  };
  await propose();
  const asked = guest.page.getByRole('alert');
  await asked.waitFor();
  await guest.picture('abandon-asked-360');
  await host.picture('abandon-asked');
  await asked.getByRole('button', { name: en.proposal.refuse }).click();
  await host.page.getByRole('alert').waitFor({ state: 'detached' });
  await propose();
  await asked.getByRole('button', { name: en.proposal.agree }).click();
  await host.page.getByText(en.ending.by.abandoned).first().waitFor();
});

test('the undo price "practice" is shown beside the button at every width', async () => {
  const visitor = await site.visitor('narrow');
  const { page } = visitor;
  await soloMatch(visitor);
  // Both crews have revealed their equipment, and dice have decided the first player.
  await new HeistPlayer(visitor).equip('Small change');
  const price = page.getByText(words.dock.undoPrice['practice-chance']);
  for (const width of [1440, 1366, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: width === 1366 ? 657 : 800 });
    await price.waitFor();
    const box = await price.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 800, String(width)).toBe(true);
    await visitor.picture(`practice-price-${width}`);
  }
});

test('undoing dice against a bot makes the match practice, and the button says so first', async () => {
  const visitor = await site.visitor('visitor');
  const { page } = visitor;
  await page.goto('/new?game=liars-dice');
  await page.getByRole('radio', { name: en.create.places.here }).check({ force: true });
  await page.getByRole('button', { name: en.create.start }).click();
  await page.getByTestId('table-ready').waitFor();
  const challenge = page.getByRole('button', { name: /^Liar!/ });
  const bid = page.getByRole('button', { name: /^Bid \d/ });
  const price = page.getByText(new RegExp(`${en.undo.price['practice-chance']}|${en.undo.price['practice-revealed']}`));
  // A challenged player shows the dice: the bot, unless it challenges first.
  await expect
    .poll(async () => {
      if ((await price.count()) > 0 || (await challenge.isVisible())) return true;
      if (await bid.isVisible()) await bid.click();
      return false;
    })
    .toBe(true);
  if (await challenge.isVisible()) await challenge.dblclick();
  await price.first().waitFor();
  await visitor.picture('practice-price');
  await page.getByRole('button', { name: en.match.undo }).click();
  await page
    .getByText(new RegExp(`^${en.match.marks.practice}`))
    .first()
    .waitFor();
  await visitor.picture('practice');
  await page.goto('/');
  await page
    .getByText(new RegExp(`^${en.match.marks.practice}`))
    .first()
    .waitFor();
  await visitor.picture('practice-card');
  expect(visitor.errors).toEqual([]);
});
