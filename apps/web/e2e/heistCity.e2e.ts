import { itemOf, PRESETS } from '@tessera/heist-city';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { isLong } from './support/looks.ts';
import { medianOf, recordMeasurement } from './support/measurements.ts';
import { meet, seqOf, untilSeq } from './support/meeting.ts';
import { playedMatch } from './support/playedMatch.ts';
import { HeistPlayer, inHeist } from './support/players/heistPlayer.ts';
import { sitAtFirstTurn } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';
import { visibleResult } from './support/visibleResult.ts';
import type { Visitor } from './support/visitor.ts';

const MATCH_MS = 300_000;
const MAX_DECISIONS = 400;
const LOADOUT = 'Small change';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test(
  'two browsers play a match of Heist City to its end while a spectator sees nothing hidden',
  async () => {
    const host = await site.visitor('host');
    const guest = await site.visitor('guest');
    const watcher = await site.visitor('watcher');
    const path = await meet('heist-city', host, guest);
    await watcher.page.goto(path);
    await watcher.page.getByTestId('table-ready').waitFor();

    const players = [new HeistPlayer(host), new HeistPlayer(guest)] as const;
    const before = await seqOf(watcher);
    await players[0].equip(LOADOUT);
    await expect.poll(() => seqOf(watcher)).toBe(before + 1);
    const items = PRESETS.find(({ name }) => name === LOADOUT)?.items.flat() ?? [];
    expect(items.length).toBeGreaterThan(3);
    expectNotSent(items, [guest, watcher]);
    await expectNotShown(items, watcher);
    await players[1].equip(LOADOUT);

    // The long run plays the whole match from here; the short one continues another match in its last turn.
    if (!isLong) await playOn(host, guest, watcher);
    const waits = await playToTheEnd(players);
    for (const { page } of [host, guest, watcher])
      await page.getByRole('heading', { name: en.ending.by.rules }).waitFor();
    await host.picture('heist-city-over');
    recordMeasurement('web.heist-city.result', medianOf(waits));
  },
  MATCH_MS,
);

test('a double press on End asks for confirmation before slots are lost', async () => {
  const visitor = await site.visitor('hurried');
  const player = await sitAtFirstTurn(visitor, site.url);
  const before = await seqOf(visitor);
  await player.decide();
  await untilSeq(visitor, before + 1);
  await player.dock.getByRole('button', { name: inHeist('name.action.end') }).dblclick();
  await player.dock.getByRole('button', { name: words.dock.goBack }).waitFor();
  expect(await seqOf(visitor)).toBe(before + 1);
  await player.dock.getByRole('button', { name: words.dock.endAgain }).click();
  await untilSeq(visitor, before + 2);
});

const LAST_TURN = 5;

/** Moves all three visitors to a match in its last turn; the first two take seats. */
async function playOn(...visitors: readonly [Visitor, Visitor, Visitor]): Promise<void> {
  const { id } = await playedMatch(visitors[0], LAST_TURN);
  for (const [seat, { context, page }] of visitors.entries()) {
    if (seat < 2) {
      const sat = await context.request.put(`/api/matches/${id}/seats/${seat}`, {
        data: { kind: 'me' },
        headers: { 'x-tessera': '1' },
      });
      if (!sat.ok()) throw new Error(`No seat: ${await sat.text()}`);
    }
    await page.goto(`/match/${id}`);
    await page.getByTestId('table-ready').waitFor();
  }
}

/** Plays until the match is over. Returns how long each decision took to show. */
async function playToTheEnd(players: readonly [HeistPlayer, HeistPlayer]): Promise<number[]> {
  const waits: number[] = [];
  const over = players[0].page.getByRole('heading', { name: en.ending.by.rules });
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const asked = await somebodyAsked(players, () => over.count());
    if (!asked) return waits;
    const result = await visibleResult(asked.visitor);
    await asked.decide();
    const wait = await result();
    if (wait !== undefined) waits.push(wait);
  }
  throw new Error(`No end after ${MAX_DECISIONS} decisions`);
}

async function somebodyAsked(
  players: readonly HeistPlayer[],
  isOver: () => Promise<number>,
): Promise<HeistPlayer | undefined> {
  let asked: HeistPlayer | undefined;
  await expect
    .poll(
      async () => {
        asked = undefined;
        for (const player of players) if (await player.isAsked()) asked ??= player;
        return asked !== undefined || (await isOver()) > 0;
      },
      { message: 'a player is asked, or the match is over' },
    )
    .toBe(true);
  return asked;
}

/** Checks that no message to these visitors names an item. */
function expectNotSent(items: readonly string[], visitors: readonly Visitor[]): void {
  for (const { name, frames } of visitors) {
    expect(frames.length, name).toBeGreaterThan(0);
    for (const item of items) expect(frames.join('\n'), `what ${name} was sent`).not.toContain(item);
  }
}

/** Checks that the page shows no item by name. It does not fit a player in the shop, who sees all of them. */
async function expectNotShown(items: readonly string[], { page }: Visitor): Promise<void> {
  const shown = (await page.content()).toLowerCase();
  for (const item of items) expect(shown).not.toContain(itemOf(item).name.toLowerCase());
}
