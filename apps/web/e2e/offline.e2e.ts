import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { HeistPlayer } from './support/players/heistPlayer.ts';
import { Site } from './support/site.ts';
import { atRest, soloMatch, untilTurn } from './support/soloMatch.ts';

const DECISIONS = 8;

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_GAMES: 'heist-city' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a match against a bot is played, left and resumed while the server is stopped', async () => {
  const visitor = await site.visitor('traveller', { serviceWorkers: 'allow' });
  const { page } = visitor;
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await site.server.kill();
  visitor.expectOffline();

  await page.reload();
  await soloMatch(visitor);
  expect(new URL(page.url()).pathname).toMatch(/^\/local\//);
  const player = new HeistPlayer(visitor);
  await untilTurn(player);
  for (let i = 0; i < DECISIONS; i++) {
    await expect.poll(() => player.isAsked()).toBe(true);
    await player.decide();
  }
  const seq = await atRest(player, visitor);
  expect(seq).toBeGreaterThan(DECISIONS);
  await visitor.picture('offline');

  await page.reload();
  expect(await atRest(player, visitor)).toBe(seq);
  await page.goto('/');
  await page.getByRole('heading', { name: en.home.continue }).waitFor();
});
