import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { seqOf, untilSeq } from './support/meeting.ts';
import { HeistPlayer } from './support/players/heistPlayer.ts';
import { matchInAnAttack } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';
import { soloMatch } from './support/soloMatch.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a reload during an attack continues at the same question', async () => {
  const { id, guest } = await matchInAnAttack(site.url);
  const visitor = await site.visitor('attacker');
  await visitor.becomes(guest.cookie, site.url);
  await visitor.page.goto(`/match/${id}`);
  const player = new HeistPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  // The price of an undo is requested and arrives later.
  const { unknown } = words.dock.undoPrice;
  await expect.poll(() => player.dock.textContent()).not.toContain(unknown);
  const asked = await player.dock.textContent();
  const seq = await seqOf(visitor);

  await visitor.page.reload();
  await expect.poll(() => player.isAsked()).toBe(true);
  await expect.poll(() => player.dock.textContent()).toBe(asked);
  expect(await seqOf(visitor)).toBe(seq);
  await visitor.picture('heist-city-attack');

  await player.decide();
  await untilSeq(visitor, seq + 1);
});

test('a player who presses "play now" before the server knows them still gets a table', async () => {
  const visitor = await site.visitor('hasty');
  let known = () => {};
  const isKnown = new Promise<void>((resolve) => {
    known = resolve;
  });
  await visitor.page.route('**/api/me', async (route) => {
    await isKnown;
    await route.continue();
  });
  const playing = soloMatch(visitor);
  await visitor.page.locator('[aria-busy=true]').waitFor();
  known();
  await playing;
  expect(new URL(visitor.page.url()).pathname).toMatch(/^\/match\//);
});

test('a table opens when its unreachable server is back', async () => {
  const visitor = await site.visitor('patient');
  const { page } = visitor;
  await soloMatch(visitor);
  visitor.expectOffline();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: en.match.offline, level: 1 }).waitFor({ state: 'attached' });
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: en.match.lookAgain }).click();
  await page.getByTestId('table-ready').waitFor();
});
