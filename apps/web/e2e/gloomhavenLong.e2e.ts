import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../../server/test/support/guest.ts';
import { en } from '../src/i18n/en.ts';
import { drawn } from './support/frames.ts';
import { GloomGuide } from './support/players/gloomGuide.ts';
import { GloomPlayer, inGloomhaven, type Way } from './support/players/gloomPlayer.ts';
import { asking, isClean, PICKS, pictures, playUntil, twoPeople, untilAll } from './support/players/gloomScenes.ts';
import { lostMatch, matchAtArea, wonMatch } from './support/players/gloomScript.ts';
import { Site } from './support/site.ts';

const MAX_STILL_MS = 120_000;
/** Timeout of a whole scenario on a busy machine. A match without progress fails earlier, by the limit above. */
const MAX_MS = 2_400_000;
/** Question for the next target when an area covers several. */
const NEXT = inGloomhaven('ask.attack.next.title', { figure: 'Brute' });

describe.runIf(process.env.LONG_TESTS)('Gloomhaven at full length', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterEach(() => site.leave());
  afterAll(() => site.close());

  test('two players, one of them with three heroes, play a round', async () => {
    const host = await site.visitor('three');
    const friend = await site.visitor('one', { viewport: { width: 768, height: 1024 } });
    await host.context.request.get('/api/me');
    await friend.context.request.get('/api/me');
    const me = { kind: 'me' };
    const made = await host.context.request.post('/api/matches', {
      data: { game: 'gloomhaven', seats: [me, me, me, { kind: 'open' }] },
      headers: { 'x-tessera': '1' },
    });
    const { id }: { id: string } = await made.json();
    await friend.context.request.put(`/api/matches/${id}/seats/3`, { data: me, headers: { 'x-tessera': '1' } });
    for (const { page } of [host, friend]) {
      await page.goto(`/match/${id}`);
      await page.getByTestId('table-ready').waitFor();
    }
    const players = [new GloomPlayer(host), new GloomPlayer(friend)];
    const isSecond = async () => (await host.page.getByText(inGloomhaven('table.round', { round: 2 })).count()) > 0;
    while (!(await isSecond())) {
      for (const player of players) if (await player.isAsked()) await player.decide();
      await drawn(host.page);
    }
    await host.picture('three-heroes');
  });

  test.each([
    ['lost', lostMatch],
    ['won', wonMatch],
  ] as const)('a scenario that is %s shows its result and the rewards of every hero', async (how, make) => {
    const { id, guest } = await make(site.url);
    const visitor = await site.visitor(how);
    const { page } = visitor;
    await visitor.becomes(guest.cookie, site.url);
    await page.goto(`/match/${id}`);
    await page.getByText(inGloomhaven(`table.${how}`), { exact: true }).waitFor();
    await page.getByRole('columnheader', { name: inGloomhaven('table.battleGoal') }).waitFor();
    await pictures(visitor, how);
  });

  test.each<[Way, { width: number; height: number }, object]>([
    ['pointer', { width: 1366, height: 657 }, {}],
    ['touch', { width: 360, height: 780 }, { hasTouch: true, isMobile: true }],
    ['keyboard', { width: 1440, height: 900 }, {}],
  ])('an area attack is placed, rotated and confirmed by %s', async (way, viewport, screen) => {
    const { id, guest } = await matchAtArea(site.url);
    const visitor = await site.visitor(`area ${way}`, { viewport, ...screen });
    const { page } = visitor;
    await visitor.becomes(guest.cookie, site.url);
    await page.goto(`/match/${id}`);
    await page.getByTestId('table-ready').waitFor();
    const player = new GloomPlayer(visitor, way);
    await expect.poll(() => player.isAsked()).toBe(true);
    const before = await player.title();
    // The possible places are shown before a press, and a press places the area.
    await expect.poll(() => page.locator('[data-layer=reach] path').count()).toBeGreaterThan(0);
    expect(await player.pressesBoard()).toBe(true);
    const laid = page.locator('[data-layer=reach] path[fill^="url"]');
    await laid.waitFor();
    const first = await laid.getAttribute('d');
    await visitor.picture(`area-${way}`);
    await isClean(visitor, `an area by ${way}`);
    await player.press(player.dock.locator('button[aria-keyshortcuts=t]'), 't');
    await expect.poll(() => laid.getAttribute('d')).not.toBe(first);
    // A second press on the same hex attacks.
    if (way === 'keyboard') await page.keyboard.press('Enter');
    else await player.commits();
    await expect.poll(async () => (await player.title()) !== before).toBe(true);
    // When it covers several targets, the game asks for their order and then attacks all.
    await playUntil(player, (title) => !title.startsWith(NEXT));
    await page
      .getByText(/attacks Bandit/)
      .first()
      .waitFor();
  });

  test('undo of a step within a turn needs no consent', async () => {
    const { host, friend, players } = await twoPeople(site);
    await untilAll(players, (title) => title === PICKS);
    for (const player of players) await player.decide();
    const inTurn = async (player: GloomPlayer) => (await player.isAsked()) && (await player.title()) !== PICKS;
    await expect.poll(async () => (await inTurn(players[0]!)) || (await inTurn(players[1]!))).toBe(true);
    const [actor, other] = (await inTurn(players[0]!)) ? [players[0]!, friend] : [players[1]!, host];
    const before = { title: await actor.title(), seq: await actor.seq() };
    // Playing a half reveals nothing hidden.
    await actor.decide();
    await expect.poll(() => actor.seq()).toBeGreaterThan(before.seq);
    await expect.poll(() => actor.title()).not.toBe(before.title);
    await actor.visitor.picture('undo-free');
    await actor.page.getByRole('button', { name: en.match.undo }).first().click();
    await expect.poll(() => actor.title()).toBe(before.title);
    expect(await other.page.getByRole('alert').getByRole('button', { name: en.proposal.agree }).count()).toBe(0);
    // An undone action can be performed again.
    await actor.decide();
    await expect.poll(() => actor.title()).not.toBe(before.title);
  });

  test('selected cards stay selected while another player confirms theirs', async () => {
    const { friend, players } = await twoPeople(site);
    await untilAll(players, (title) => title === PICKS);
    const hand = friend.page.getByRole('group', { name: inGloomhaven('table.hand') });
    for (const n of [0, 1]) await hand.locator('button').nth(n).click();
    const taken = hand.locator('button[aria-pressed=true]');
    await expect.poll(() => taken.count()).toBe(2);
    const before = await players[1]!.seq();
    await players[0]!.decide();
    await expect.poll(() => players[1]!.seq()).toBeGreaterThan(before);
    expect(await taken.count()).toBe(2);
  });

  test('undo past a reveal asks the other player for consent', async () => {
    const { host, friend, players } = await twoPeople(site);
    const undo = host.page.getByRole('button', { name: en.match.undo }).first();
    await untilAll(players, (title) => title === PICKS);
    for (const player of players) await player.decide();
    // Both confirmed their cards, so all were revealed: undoing that needs the consent of both.
    await expect.poll(async () => (await undo.count()) > 0).toBe(true);
    await undo.click();
    const agree = friend.page.getByRole('alert').getByRole('button', { name: en.proposal.agree });
    await agree.waitFor();
    await friend.picture('consent-360');
    await agree.click();
    await expect.poll(() => asking(players, (title) => title === PICKS)).toBe(true);
  });

  test('a bot takes over the seat that a player leaves and plays on at once', async () => {
    const { host, friend, players } = await twoPeople(site);
    await untilAll(players, (title) => title === PICKS);
    await players[0]!.decide();
    await friend.page.getByRole('button', { name: en.menu.label }).click();
    await friend.page.getByRole('menuitem', { name: en.menu.leaveSeat }).click();
    await friend.page.getByRole('dialog').getByRole('button', { name: en.menu.leaveSeat }).click();
    await host.page.getByText(en.log.seat.left.replace('{number}', '2')).first().waitFor();
    await host.page.getByRole('button', { name: en.menu.label }).click();
    await host.page.getByRole('menuitem', { name: new RegExp(en.menu.botSeat.replace('{name}', '.*')) }).click();
    await expect.poll(() => players[0]!.isAsked()).toBe(true);
    await host.picture('seat-of-a-bot');
  });

  test('two browsers and two bots play scenario 1 to its end', { timeout: MAX_MS }, async () => {
    const guests = [await Guest.visit(site.url), await Guest.visit(site.url)] as const;
    const host = await site.visitor('host');
    const friend = await site.visitor('friend', {
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
    });
    const bot = { kind: 'bot', level: 'easy' };
    const heroes = ['brute', 'scoundrel', 'spellweaver', 'cragheart'].map((one) => ({ class: one, level: 9 }));
    const { id } = await guests[0].match('POST', '/api/matches', {
      game: 'gloomhaven',
      options: { level: 0, heroes },
      seats: [{ kind: 'me' }, { kind: 'open' }, bot, bot],
    });
    const info = await guests[1].match('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' });
    const guides: GloomGuide[] = [];
    for (const [seat, visitor] of [host, friend].entries()) {
      const guest = guests[seat]!;
      await visitor.becomes(guest.cookie, site.url);
      await visitor.page.goto(`/match/${id}`);
      await visitor.page.getByTestId('table-ready').waitFor();
      const player = new GloomPlayer(visitor, seat === 0 ? 'pointer' : 'touch');
      guides.push(await GloomGuide.at(info, guest, seat, player));
    }
    let since = Date.now();
    let before = -1;
    while (!guides[0]!.isOver) {
      for (const guide of guides) await guide.step();
      const now = guides[0]!.seq;
      if (now !== before) since = Date.now();
      before = now;
      if (Date.now() - since > MAX_STILL_MS) {
        for (const visitor of [host, friend]) await visitor.picture(`stuck-${visitor.name}`);
        const titles = await Promise.all(guides.map(({ player }) => player.title()));
        throw new Error(`Nothing goes on: ${guides.map((one, n) => `${one.progress}: ${titles[n]}`).join(' / ')}`);
      }
      await drawn(host.page);
    }
    for (const guide of guides) guide.close();
    for (const visitor of [host, friend]) {
      await visitor.page.getByRole('heading', { name: en.ending.by.rules }).waitFor();
      await isClean(visitor, 'the end');
      await visitor.picture(`journey-${visitor.name}`);
    }
  });
});
