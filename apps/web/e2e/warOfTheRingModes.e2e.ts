import { tables } from '@tessera/war-of-the-ring/facts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { geometry, LAND } from '../../../games/war-of-the-ring/table/map/geometry.ts';
import { table as words } from '../../../games/war-of-the-ring/texts/en/table.ts';
import { en } from '../src/i18n/en.ts';
import { warMatch } from './support/players/warMatch.ts';
import { WarPlayer } from './support/players/warPlayer.ts';
import { said } from './support/said.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

describe.runIf(process.env.LONG_TESTS === '1')('War of the Ring in local and companion mode', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open({ TESSERA_GAMES: 'war-of-the-ring', TESSERA_LIMITS: 'off' });
  });
  afterEach(() => site.leave());
  afterAll(() => site.close());

  const REST_MS = 300_000;
  const seatNumber = (number: number) => en.create.seat.replace('{number}', String(number));

  interface TestOptions {
    readonly second: 'me' | 'bot';
    readonly isCompanion?: boolean;
    readonly names?: readonly string[];
  }

  /** Creates a table on this device with the form. */
  async function here({ page }: Visitor, { second, isCompanion, names = [] }: TestOptions): Promise<void> {
    await page.goto('/new?game=war-of-the-ring');
    await page.getByRole('radio', { name: en.create.places.here }).check({ force: true });
    await page.getByLabel(seatNumber(2)).selectOption(second);
    for (const [i, name] of names.entries()) await page.getByLabel(en.create.personName).nth(i).fill(name);
    if (isCompanion) await page.getByRole('radio', { name: en.create.companion }).check({ force: true });
    await page.getByRole('button', { name: en.create.start }).click();
  }

  /** Presses a region at the centre of its drawing. */
  async function pressRegion(page: Page, id: string): Promise<void> {
    const sheet = await page.locator('[role=application] > div > svg').first().boundingBox();
    if (!sheet) throw new Error('There is no map');
    const { x, y } = geometry.middles[tables.regionIndex.get(id) ?? 0]!;
    const share = { x: (x - LAND.x) / LAND.width, y: (y - LAND.y) / LAND.height };
    await page.mouse.click(sheet.x + share.x * sheet.width, sheet.y + share.y * sheet.height);
  }

  const take = (page: Page, name: string) =>
    page.getByRole('button', { name: en.handOver.take.replace('{name}', name), exact: true });

  test(
    'two players at one screen hand it over before a hand is shown, and decide in turn',
    async () => {
      const visitor = await site.visitor('hot seat');
      const { page } = visitor;
      await here(visitor, { second: 'me', names: ['Ada', 'Bob'] });
      const player = new WarPlayer(visitor);
      const hand = page.getByRole('region', { name: words.table.hand });
      const [ada, bob] = [take(page, 'Ada'), take(page, 'Bob')];
      const taken: string[] = [];
      // The Free Peoples decide the Fellowship phase, the Shadow the Hunt Allocation, and the Free Peoples the first
      // action.
      for (let n = 0; n < 12 && taken.length < 3; n++) {
        const isHandedOver = async () => (await ada.count()) + (await bob.count()) > 0;
        await expect.poll(async () => (await isHandedOver()) || (await player.isReady())).toBe(true);
        if (await isHandedOver()) {
          expect(await hand.count(), 'no card while the screen changes hands').toBe(0);
          if (taken.length === 0) await visitor.picture('war-hand-over');
          taken.push((await ada.count()) > 0 ? 'Ada' : 'Bob');
          await ada.or(bob).click();
          await hand.waitFor();
          continue;
        }
        const before = await player.dock.textContent();
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        await expect
          .poll(async () => (await isHandedOver()) || (await player.dock.textContent()) !== before)
          .toBe(true);
      }
      expect(taken.slice(0, 3)).toEqual(['Ada', 'Bob', 'Ada']);
      await visitor.picture('war-hot-seat');
    },
    REST_MS,
  );

  test(
    'a match against a bot runs without the server, and can be replayed from the start while it runs',
    async () => {
      const visitor = await site.visitor('solo');
      const { page } = visitor;
      await here(visitor, { second: 'bot' });
      await page.getByTestId('table-ready').waitFor();
      const player = new WarPlayer(visitor, [/Draw a card/i, /Advance a Nation/i]);
      for (let n = 0; n < 4; n++) {
        await player.untilAsked();
        await player.decide();
      }
      await player.untilAsked();
      await visitor.picture('war-solo');
      // The thumbnails of this position are stored, one per shade.
      const kept = `caches.open('tessera-thumbnails').then((cache) => cache.keys()).then((keys) => keys.length)`;
      await expect.poll(() => page.evaluate<number>(kept)).toBe(2);
      const { pathname } = new URL(page.url());
      await page.goto('/');
      const card = page.locator(`a[href="${pathname}"] img`);
      await card.waitFor();
      await visitor.picture('war-continue');
      await page.goto(`${pathname}/replay`);
      const position = page.getByRole('slider', { name: en.replay.position });
      await position.waitFor();
      const last = Number(await position.getAttribute('max'));
      expect(last).toBeGreaterThan(4);
      const shown = () => page.getByTestId('table-ready').getAttribute('data-seq');
      await position.fill(String(last));
      await expect.poll(shown).toBe(String(last));
      const log = page.getByRole('region', { name: words.table.log, exact: true });
      await log.getByRole('listitem').first().waitFor();
      const whole = await log.getByRole('listitem').count();
      await position.fill('1');
      await expect.poll(shown).toBe('1');
      await expect.poll(() => log.getByRole('listitem').count()).toBeLessThan(whole);
      expect(await player.isAsked(), 'nobody is asked in a replay').toBe(false);
      await page.getByRole('button', { name: en.replay.forward }).click();
      await expect.poll(shown).toBe('2');
      await visitor.picture('war-replay');
      for (const width of [768, 360]) {
        await page.setViewportSize({ width, height: width === 360 ? 780 : 1024 });
        await visitor.picture(`war-replay-${width}`);
      }
    },
    REST_MS,
  );

  test(
    'companion mode accepts physical dice and edits the board to match the physical table',
    async () => {
      const visitor = await site.visitor('companion');
      const { page } = visitor;
      await here(visitor, { second: 'me', isCompanion: true, names: ['Table', 'Table'] });
      const player = new WarPlayer(visitor);
      const dice = page.getByRole('region', { name: en.dice.title });
      await take(page, 'Table').click();
      for (let n = 0; n < 4 && (await dice.count()) === 0; n++) {
        await player.untilAsked();
        const before = await player.seq();
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await player.seq()) > before || (await dice.count()) > 0).toBe(true);
      }
      await visitor.picture('war-companion-dice');
      const face = dice.getByRole('button', { name: 'Character', exact: true });
      for (let n = 0; n < 12 && (await dice.count()) > 0; n++) await face.click();
      await expect
        .poll(() => player.log.textContent())
        .toMatch(/Free Peoples: Character, Character, Character, and Character\./);

      // The physical table has one more figure in Dale.
      const real = page.getByRole('heading', { name: new RegExp(words.table.realTable) });
      await real.waitFor();
      await pressRegion(page, 'dale');
      const before = await player.seq();
      await page.getByRole('button', { name: /^Regular of the North: one more$/ }).click();
      await expect.poll(() => player.seq()).toBe(before + 1);
      await visitor.picture('war-companion');
      await expect.poll(() => real.textContent()).toContain('all in order');
    },
    REST_MS,
  );

  test(
    'a player with the table in the background is notified when it is their turn',
    async () => {
      const match = await warMatch(site.url, (_view, seat) => seat === 0);
      const away = await site.visitor('away', { serviceWorkers: 'allow', permissions: ['notifications'] });
      const host = await site.visitor('host');
      const { page } = away;
      for (const [seat, visitor] of [host, away].entries())
        await visitor.becomes(match.guests[seat]?.cookie ?? '', site.url);
      await page.goto('/settings');
      await page.getByRole('switch', { name: en.settings.remind }).click();
      await page.evaluate('navigator.serviceWorker.ready');
      for (const visitor of [away, host]) {
        await visitor.page.goto(`/match/${match.id}`);
        await visitor.page.getByTestId('table-ready').waitFor();
      }
      const notices = () =>
        page.evaluate<string[]>(
          'navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ body }) => body))',
        );
      await page.evaluate(ELSEWHERE);
      expect(await notices()).toEqual([]);
      const player = new WarPlayer(host);
      const waiting = new WarPlayer(away);
      await player.decideUntil(() => waiting.isAsked());
      await expect.poll(() => page.title()).toContain(en.match.yourTurn);
      await expect.poll(notices).toEqual([en.match.yourTurn]);
      // After the decision the notification is closed.
      while (await waiting.isAsked()) await waiting.decide();
      await expect.poll(notices).toEqual([]);
      await expect.poll(() => page.title()).not.toContain(en.match.yourTurn);
    },
    REST_MS,
  );

  test(
    'a player on the home page is notified too, and sees how many matches wait',
    async () => {
      const match = await warMatch(site.url, (_view, seat) => seat === 0);
      const away = await site.visitor('away', {
        serviceWorkers: 'allow',
        permissions: ['notifications'],
        isFirstVisit: true,
      });
      const host = await site.visitor('host');
      const { page } = away;
      for (const [seat, visitor] of [host, away].entries())
        await visitor.becomes(match.guests[seat]?.cookie ?? '', site.url);
      await page.clock.install();
      await page.goto('/settings');
      await page.getByRole('switch', { name: en.settings.remind }).click();
      await page.evaluate('navigator.serviceWorker.ready');
      await page.goto('/');
      await page.getByRole('heading', { name: en.home.continue }).waitFor();
      await page.evaluate(ELSEWHERE);
      await host.page.goto(`/match/${match.id}`);
      await host.page.getByTestId('table-ready').waitFor();
      const player = new WarPlayer(host);
      await player.decideUntil(() => isWaitedFor(host, match.id, 1));
      await page.clock.fastForward(61_000);
      const notices = () =>
        page.evaluate<string[]>(
          'navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ tag }) => tag))',
        );
      await expect.poll(notices).toEqual([`/match/${match.id}`]);
      await expect.poll(() => page.title()).toMatch(/^\(1\) /);
      await page.getByText(said('home.waiting', { count: 1 })).waitFor();
      await away.picture('war-waiting');
      // Turning reminders off closes the notifications.
      await page.goto('/settings');
      await page.getByRole('switch', { name: en.settings.remind }).click();
      await expect.poll(notices).toEqual([]);
    },
    REST_MS,
  );

  test(
    'team chat in War of the Ring is not sent to the Shadow',
    async () => {
      const match = await warMatch(site.url, () => true, 4);
      const [gondor, rohan, shadow] = await Promise.all(
        [0, 1, 2].map(async (seat) => {
          const visitor = await site.visitor(`seat ${seat}`);
          await visitor.becomes(match.guests[seat]?.cookie ?? '', site.url);
          await visitor.page.goto(`/match/${match.id}`);
          await visitor.page.getByTestId('table-ready').waitFor();
          return visitor;
        }),
      );
      if (!gondor || !rohan || !shadow) throw new Error('Somebody is missing');
      const sendChat = async ({ page }: Visitor, text: string) => {
        await page.getByRole('textbox', { name: en.chat.label }).fill(text);
        await page.getByRole('button', { name: en.chat.send }).click();
      };
      await gondor.page.getByRole('button', { name: en.match.chat }).click();
      await gondor.page.getByRole('radio').last().check({ force: true });
      await sendChat(gondor, 'I hold Minas Tirith');
      await rohan.page.getByRole('button', { name: said('chat.open', { count: 1 }) }).click();
      await rohan.page.getByRole('log', { name: en.chat.lines }).getByText('I hold Minas Tirith').waitFor();
      await rohan.picture('war-team-chat');
      // A later message to all arrives, so an earlier one would have arrived too.
      await gondor.page.getByRole('radio').first().check({ force: true });
      await sendChat(gondor, 'Good evening');
      await shadow.page.getByRole('button', { name: said('chat.open', { count: 1 }) }).waitFor();
      expect(shadow.frames.join()).not.toContain('Minas Tirith"');
      expect(shadow.frames.join()).not.toContain('I hold');
      expect(rohan.frames.join()).toContain('I hold');
    },
    REST_MS,
  );
});

/** Checks whether a match waits for a seat, by its info. */
async function isWaitedFor({ context }: Visitor, id: string, seat: number): Promise<boolean> {
  const { deciding }: { deciding: readonly number[] } = await (await context.request.get(`/api/matches/${id}`)).json();
  return deciding.includes(seat);
}

/** Script for the page: pretends that it is hidden. */
const ELSEWHERE = `(() => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
})()`;
