import { regionAt, SITE, tables } from '@tessera/war-of-the-ring/facts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { names } from '../../../games/war-of-the-ring/texts/en/names.ts';
import { table as words } from '../../../games/war-of-the-ring/texts/en/table.ts';
import { en } from '../src/i18n/en.ts';
import { atRest, drawn } from './support/frames.ts';
import { recordMeasurement } from './support/measurements.ts';
import { beginMatch } from './support/newMatch.ts';
import { type WarMatch, warMatch } from './support/players/warMatch.ts';
import { WarPlayer } from './support/players/warPlayer.ts';
import { cardsSent, sealedCardsSent } from './support/players/warWire.ts';
import { Site } from './support/site.ts';
import { visibleResult } from './support/visibleResult.ts';
import type { Visitor } from './support/visitor.ts';
import { workOf } from './support/workTrace.ts';

const isLong = process.env.LONG_TESTS === '1';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const REST_MS = 300_000;

/** Opens the match as one of its players, or as a spectator. */
async function sitDown(match: WarMatch, seat: number | undefined, likes: readonly RegExp[] = []): Promise<WarPlayer> {
  const visitor = await site.visitor(seat === undefined ? 'spectator' : `seat ${seat}`);
  if (seat !== undefined) await visitor.becomes(match.guests[seat]?.cookie ?? '', site.url);
  await visitor.page.goto(`/match/${match.id}`);
  await visitor.page.getByTestId('table-ready').waitFor();
  return new WarPlayer(visitor, likes);
}

/** Creates a match against a bot and opens its page. */
function againstBot(visitor: Visitor, seat: number): Promise<string> {
  const bot = { kind: 'bot', level: 'easy' };
  const seats = seat === 0 ? [{ kind: 'me' }, bot] : [bot, { kind: 'me' }];
  return beginMatch(visitor, { game: 'war-of-the-ring', options: {}, seats });
}

test(
  'two browsers fight a battle with hidden combat cards, a reload shows the same question, and no card is sent to others',
  async () => {
    // In the first round the attacker has played a card face down, and the defender is asked for one.
    let hasSealed = false;
    const match = await warMatch(site.url, (view, _seat, legal) => {
      const asked = view.flow.at(-1);
      const hasCard = asked?.at === 'combat.card' && legal.some(({ type }) => type === 'combat');
      if (hasCard && asked.side !== view.battle?.attacker && hasSealed) return view.battle?.round === 1;
      hasSealed = hasCard && asked.side === view.battle?.attacker;
      return false;
    });
    const fight = [/^\d?Use (?!no)/, /fight/i, /Press on/i];
    const players = [await sitDown(match, 0, fight), await sitDown(match, 1, fight)];
    const spectator = await sitDown(match, undefined);
    const asked = players[match.seat]!;
    const battle = (player: WarPlayer) => player.page.getByRole('region', { name: /^Battle of/ });
    await asked.untilAsked();

    const heading = await battle(asked).getByRole('heading', { level: 2 }).first().textContent();
    await asked.page.reload();
    await asked.page.getByTestId('table-ready').waitFor();
    await expect.poll(() => battle(asked).getByRole('heading', { level: 2 }).first().textContent()).toBe(heading);
    await expect.poll(() => battle(asked).getByText(words.table.beforeAttack).count()).toBe(1);
    await battle(spectator).first().waitFor();
    await asked.untilAsked();
    await asked.decide();

    while ((await battle(spectator).count()) > 0) {
      const someone = (await players[0]!.isAsked())
        ? players[0]!
        : (await players[1]!.isAsked())
          ? players[1]!
          : undefined;
      if (someone) await someone.decide();
      else await drawn(spectator.page);
    }
    await expect.poll(() => spectator.log.textContent()).toMatch(/The battle of .* is over/);

    // The server sends a player only their own cards, and a spectator none.
    expect(cardsSent(spectator.visitor, undefined)).toEqual([]);
    // The check finds a player's own cards, so it would find others.
    expect(cardsSent(asked.visitor, undefined)).not.toEqual([]);
    for (const [seat, player] of players.entries()) expect(cardsSent(player.visitor, seat), `seat ${seat}`).toEqual([]);
    // Only its owner receives a face-down card; there the check finds it.
    expect(sealedCardsSent(spectator.visitor, undefined)).toEqual([]);
    for (const [seat, player] of players.entries())
      expect(sealedCardsSent(player.visitor, seat), `sealed, seat ${seat}`).toEqual([]);
    expect(sealedCardsSent(players[1 - match.seat]!.visitor, undefined)).not.toEqual([]);
    expect(await spectator.page.getByRole('region', { name: words.table.hand }).count()).toBe(0);
  },
  REST_MS,
);

test(
  'four browsers start a game for four and act in the order of the rules',
  async () => {
    const match = await warMatch(site.url, () => true, 4);
    // No die for the Hunt: the Shadow needs two to act twice.
    const likes = [/Advance a Nation/, /Draw a card/, /Discard this die/, /Put no die/];
    const players = await Promise.all([0, 1, 2, 3].map((seat) => sitDown(match, seat, likes)));
    // Every player sees the common dice of both sides.
    for (const { page } of players) {
      const dice = page.locator('section', { has: page.getByRole('heading', { name: new RegExp(words.table.dice) }) });
      await expect.poll(() => dice.getByText(/^the (Free Peoples|Shadow)$/).count()).toBeGreaterThanOrEqual(2);
    }
    const acted: number[] = [];
    while (acted.length < 4) {
      const flags = await Promise.all(players.map((player) => player.isAsked()));
      const seat = flags.indexOf(true);
      const player = players[seat];
      if (!player) {
        await drawn(players[0]!.page);
        continue;
      }
      expect(flags.filter(Boolean).length, 'one at a time, or both drawing').toBeLessThanOrEqual(2);
      const isAction = (await player.dock.getByText(words.table.dieFirst).count()) > 0;
      await player.decide();
      if (isAction) acted.push(seat);
    }
    // R 13.6: the leading players act last; the Free Peoples begin.
    expect(new Set(acted).size, acted.join()).toBe(4);
    expect(acted.map((seat) => (seat < 2 ? 'free' : 'shadow'))).toEqual(['free', 'shadow', 'free', 'shadow']);
  },
  REST_MS,
);

test(
  'a turn of War of the Ring is played with the keyboard alone',
  async () => {
    const visitor = await site.visitor('keys');
    await againstBot(visitor, 1);
    const player = new WarPlayer(visitor, [/Move Armies/i, /Advance a Nation/i, /Draw a card/i]);
    const turn = async () =>
      Number(
        /\d+/.exec(
          (await visitor.page
            .getByText(/^Turn \d+$/)
            .first()
            .textContent()) ?? '',
        )?.[0],
      );
    let walked = false;
    for (let n = 0; n < 120 && (await turn()) < 2; n++) {
      await player.untilAsked();
      const isMap = (await player.dock.getByText(/Which Army moves/).count()) > 0;
      if (isMap && !walked) {
        // On the map Tab moves to the next selectable region, and Enter selects it.
        await visitor.page.getByRole('application').focus();
        await visitor.page.keyboard.press('Tab');
        await visitor.page.keyboard.press('Enter');
        await expect
          .poll(() =>
            player.dock
              .getByText(/where to\?/)
              .or(player.commit)
              .count(),
          )
          .toBeGreaterThan(0);
        await visitor.page.keyboard.press('Escape');
        walked = true;
      }
      await player.decide();
    }
    expect(await turn()).toBeGreaterThanOrEqual(2);
  },
  REST_MS,
);

test(
  'the map pans and zooms smoothly, every region reacts to a press, and an action shows at once',
  async () => {
    const visitor = await site.visitor('mover', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await againstBot(visitor, 1);
    const player = new WarPlayer(visitor);
    const box = await page.getByRole('application').boundingBox();
    if (!box) throw new Error('There is no map');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await everyRegionAnswers(page);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -400);
    await atRest(page);
    await page.evaluate(FRAMES);
    await page.mouse.down();
    for (let i = 0; i < 90; i++) {
      await page.mouse.move(middle.x + 120 * Math.sin(i / 9), middle.y + 80 * Math.cos(i / 7));
    }
    await page.mouse.up();
    for (let n = 0; n < 12; n++) await page.mouse.wheel(0, n < 6 ? -120 : 120);
    const { median }: { median: number } = await page.evaluate('window.framesSeen()');
    recordMeasurement('web.war-of-the-ring.frame', median);

    await player.untilAsked();
    const before = await player.seq();
    await page.keyboard.press('1');
    const seen = await visibleResult(visitor);
    let took: number | undefined;
    const done = await workOf(visitor, async () => {
      await page.keyboard.press('Enter');
      took = await seen();
    });
    await expect.poll(() => player.seq()).toBeGreaterThan(before);
    recordMeasurement('web.war-of-the-ring.result', took);
    recordMeasurement('web.war-of-the-ring.result-task', done.longest);
  },
  REST_MS,
);

test(
  'Space hides the marks of a prompt while it is held, and undo leads back to the dice',
  async () => {
    const match = await warMatch(
      site.url,
      (view, _seat, legal) =>
        view.flow.at(-1)?.at === 'slot' && legal.some((action) => action.type === 'use' && action.as === 'armies'),
    );
    const player = await sitDown(match, match.seat, [/move Armies/i]);
    const { page, dock, visitor } = player;
    await player.untilAsked();
    // Every die shows its uses before one is selected.
    const first = await player.seq();
    await visitor.picture('war-dice-first');
    await dock.getByText(words.table.dieFirst).waitFor();
    await player.decide();
    await dock.getByText(/Which Army moves/).waitFor();
    expect(await player.seq()).toBe(first + 1);

    const targets = page.locator('[data-mark=targets]');
    await targets.first().waitFor({ state: 'attached' });
    const [map, prompt] = [await page.getByRole('application').boundingBox(), await dock.boundingBox()];
    expect(map && prompt && map.x + map.width <= prompt.x + 1, 'the prompt stands beside the map').toBe(true);
    await page.keyboard.down('Space');
    await expect.poll(() => targets.count()).toBe(0);
    await page.keyboard.up('Space');
    await expect.poll(() => targets.count()).toBe(1);

    await dock.getByRole('button', { name: new RegExp(en.match.undo) }).click();
    await dock.getByText(words.table.dieFirst).waitFor();
    await player.untilAsked();
  },
  REST_MS,
);

test(
  'a roll is animated once: after a reload, or for a late visitor, it is only in the log',
  async () => {
    const match = await warMatch(
      site.url,
      (view, seat, legal) =>
        seat === 0 &&
        view.flow.at(-1)?.at === 'slot' &&
        view.huntBox[1] !== undefined &&
        view.huntBox[1] > 0 &&
        legal.some((action) => action.type === 'use' && action.as === 'fellowship'),
    );
    const mover = await sitDown(match, 0, [/move the Fellowship/i]);
    const watcher = await sitDown(match, 1);
    const told = ({ page }: WarPlayer) => page.getByRole('region', { name: words.table.stage });
    expect(await told(mover).count(), 'nothing of what happened before').toBe(0);
    await mover.untilAsked();
    // The card is on screen for a moment only.
    const appears = told(watcher).waitFor();
    await mover.decide();
    await appears;
    await expect.poll(() => watcher.log.textContent()).toMatch(/The Hunt rolls/);
    await expect.poll(() => told(watcher).count()).toBe(0);
    const lines = await watcher.log.textContent();

    await watcher.page.reload();
    await watcher.page.getByTestId('table-ready').waitFor();
    const late = await sitDown(match, undefined);
    for (const player of [watcher, late]) {
      for (let n = 0; n < 20; n++) {
        expect(await told(player).count()).toBe(0);
        await drawn(player.page);
      }
    }
    await expect.poll(() => watcher.log.textContent()).toBe(lines);
  },
  REST_MS,
);

test(
  'the server carries out a standing order to pass combat cards, except at a City or Stronghold, for an absent player',
  async () => {
    const isOpenLand = (place: number) => {
      const site = tables.siteOf[regionAt(place)];
      return site !== SITE.city && site !== SITE.stronghold;
    };
    const match = await warMatch(
      site.url,
      ({ flow, battle }) => flow.at(-1)?.at === 'combat.card' && battle !== null && isOpenLand(battle.to),
    );
    const away = 1 - match.seat;
    const absent = await sitDown(match, away);
    await absent.page.getByText(words.table.orders, { exact: true }).click();
    await absent.page.getByLabel(words.table.order.combat.title).selectOption('pass-open');
    await absent.page.getByText(words.table.ordersOn, { exact: true }).waitFor();
    await absent.visitor.picture('war-orders');
    await absent.page.goto('/');

    const player = await sitDown(match, match.seat, [/^\d?Use (?!no)/, /Use no combat card/i]);
    await player.untilAsked();
    const before = await player.seq();
    await player.decide();
    const doneByOrder = async () => {
      const answer = await absent.visitor.context.request.get(`/api/matches/${match.id}/log`);
      const entries: { seq: number; by?: number }[] = await answer.json();
      return entries.filter(({ seq, by }) => seq > before && by === away).length;
    };
    await expect.poll(doneByOrder).toBeGreaterThan(0);
    // Both sides have answered, so the battle continues.
    await expect.poll(() => player.log.textContent()).toMatch(/roll/i);
  },
  REST_MS,
);

/** Presses the name and the pieces of regions and checks the region in the inspector. */
async function everyRegionAnswers(page: Page): Promise<void> {
  const heading = page.getByRole('region', { name: /^Region: / }).getByRole('heading', { level: 2 });
  for (const [region, id] of tables.regions.entries()) {
    if (!isLong && region % 7 !== 0) continue;
    const name = names.region[id as keyof typeof names.region];
    for (const drawing of await page.locator(`[data-name="${id}"], g[data-region="${id}"]`).all()) {
      const box = await drawing.boundingBox();
      if (!box) throw new Error(`${name} is not drawn`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect.poll(() => heading.textContent(), { interval: 30 }).toBe(name);
      await page.keyboard.press('Escape');
    }
  }
}

const FRAMES = `(() => {
  const times = [];
  let on = true;
  const step = (now) => { times.push(now); if (on) requestAnimationFrame(step); };
  requestAnimationFrame(step);
  window.framesSeen = () => {
    on = false;
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    gaps.sort((a, b) => a - b);
    return { fps: 1000 * gaps.length / (times.at(-1) - times[0]), median: gaps[gaps.length >> 1] };
  };
})()`;
