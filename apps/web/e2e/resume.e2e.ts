import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HeistPlayer } from './support/heistPlayer.ts';
import { seqOf, untilSeq } from './support/meeting.ts';
import { matchInAnAttack } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a page that is loaded again in the middle of an attack goes on where it was', async () => {
  const { id, guest } = await matchInAnAttack(site.url);
  const visitor = await site.visitor('attacker');
  await visitor.becomes(guest.cookie, site.url);
  await visitor.page.goto(`/match/${id}`);
  const player = new HeistPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  const asked = await player.dock.textContent();
  const seq = await seqOf(visitor);

  await visitor.page.reload();
  await expect.poll(() => player.isAsked()).toBe(true);
  expect(await player.dock.textContent()).toBe(asked);
  expect(await seqOf(visitor)).toBe(seq);
  await visitor.picture('heist-city-attack');

  await player.decide();
  await untilSeq(visitor, seq + 1);
});
