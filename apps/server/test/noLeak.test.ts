import type { MatchInfo } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { Guest, must } from './support/guest.ts';
import { ServerProcess } from './support/serverProcess.ts';
import { World } from './support/world.ts';

// Two matches differ only in hidden information. Driven by the same actions, they must send an onlooker the same bytes:
// every difference is a leak.

let server: ServerProcess;
let people: readonly [Guest, Guest];
let stranger: Guest;

beforeAll(async () => {
  server = await ServerProcess.start({ TESSERA_GAMES: 'heist-city,liars-dice' });
  people = [await Guest.visit(server.url), await Guest.visit(server.url)];
  stranger = await Guest.visit(server.url);
});
afterAll(() => server.stop());

const LOADOUTS = [
  [['donuts'], ['bonk-stick'], ['knife'], ['lockpicks'], ['plink-gun', 'dart-gun']],
  [[], ['machine-gun'], ['katana'], [], []],
];

const ONLOOKERS = ['seat 0', 'spectator'] as const;
const onlookerOf = (name: (typeof ONLOOKERS)[number]) => (name === 'spectator' ? stranger : people[0]);

test.each(ONLOOKERS)("a %s cannot infer the dice of liar's dice from its messages", async (name) => {
  const [one, two] = await pairOfRolls(name === 'spectator' ? undefined : 0);
  const sent = [await bids(one, onlookerOf(name)), await bids(two, onlookerOf(name))];
  expect(sent[0]?.length).toBeGreaterThan(8);
  expect(sent[1]).toEqual(sent[0]);
});

test.each(ONLOOKERS)('a %s cannot distinguish sealed loadouts of Heist City', async (name) => {
  const sent: string[][] = [];
  for (const loadout of LOADOUTS) sent.push(await seals(loadout, onlookerOf(name)));
  expect(sent[0]?.length).toBeGreaterThan(8);
  expect(sent[1]).toEqual(sent[0]);
  for (const [i, loadout] of LOADOUTS.entries()) {
    for (const item of loadout.flat()) expect(sent[i]?.join()).not.toContain(item);
  }
});

test.each(ONLOOKERS)('a %s can infer neither the dice of the other pair nor that it talks', async (name) => {
  const [one, two] = await pairOfTables(name === 'spectator' ? [] : [0, 2]);
  const sent = [
    await whispers(one, onlookerOf(name), []),
    await whispers(two, onlookerOf(name), ['we have', 'nothing']),
  ];
  expect(sent[0]?.length).toBeGreaterThan(8);
  expect(sent[1]).toEqual(sent[0]);
});

test('a pair receives its own team chat', async () => {
  const sent = await whispers(await twoPairs(), people[1], ['we have']);
  expect(sent.join()).toContain('we have');
});

test('the two matches do differ: the owner of a secret receives different bytes', async () => {
  const sent: string[][] = [];
  for (const loadout of LOADOUTS) sent.push(await seals(loadout, people[1]));
  expect(sent[1]).not.toEqual(sent[0]);
});

/** Plays a visit, some bids, a chat, an undo request, an absence and its effects, and the replay so far. */
async function bids(info: MatchInfo, onlooker: Guest): Promise<string[]> {
  const world = new World(info, people, onlooker);
  await world.open();
  await world.look();
  await world.act(0, { type: 'bid', count: 1, face: 2 });
  await world.act(1, { type: 'bid', count: 1, face: 3 });
  await world.sendChat(1, 'You will never guess.');
  await world.lookAway();
  await world.act(0, { type: 'bid', count: 1, face: 4 });
  await world.undo(0);
  await world.act(0, { type: 'bid', count: 1, face: 5 });
  await world.look(2);
  await world.lookAway();
  await world.look();
  await world.act(1, { type: 'bid', count: 1, face: 6 });
  await world.lookAway();
  for (const path of ['', '/log', '/replay']) await world.fetch(path);
  return world.close();
}

/** Lets two people with two seats each bid, and the second write to its team. */
async function whispers(info: MatchInfo, onlooker: Guest, lines: readonly string[]): Promise<string[]> {
  const world = new World(info, people, onlooker);
  await world.open();
  await world.look();
  await world.act(0, { type: 'bid', count: 1, face: 2 });
  await world.sendChat(1, 'You will never guess.');
  for (const line of lines) await world.whisper(1, line);
  await world.act(1, { type: 'bid', count: 1, face: 3 });
  await world.sendChat(0, 'Nor will you.');
  await world.lookAway();
  await world.look(1);
  await world.lookAway();
  await world.look();
  await world.lookAway();
  for (const path of ['', '/log', '/replay']) await world.fetch(path);
  return world.close();
}

/** Does the same with a loadout chosen in secret by the second seat, undone and chosen again. */
async function seals(items: string[][], onlooker: Guest): Promise<string[]> {
  const world = new World(await people[0].meet(people[1], { game: 'heist-city' }), people, onlooker);
  await world.open();
  await world.look();
  await world.act(1, { type: 'loadout', items });
  await world.sendChat(1, 'Ready when you are.');
  await world.undo(1);
  await world.redo(1);
  await world.lookAway();
  await world.undo(1);
  await world.act(1, { type: 'loadout', items });
  await world.look(1);
  await world.lookAway();
  await world.look();
  await world.lookAway();
  for (const path of ['', '/log', '/replay']) await world.fetch(path);
  return world.close();
}

/**
 * Creates two tables in pairs with one die per seat: equal under the given cups, different under those of the second
 * pair.
 */
async function pairOfTables(same: readonly number[]): Promise<readonly [MatchInfo, MatchInfo]> {
  const seen: { readonly info: MatchInfo; readonly dice: readonly (number | null | undefined)[] }[] = [];
  for (let i = 0; i < 200; i++) {
    const info = await twoPairs();
    const [foxes, owls] = [await diceOf(info, 0), await diceOf(info, 1)];
    const dice = foxes.map((die, seat) => die ?? owls[seat]);
    const isLike = (seats: readonly number[], before: readonly unknown[]) =>
      seats.every((seat) => before[seat] === dice[seat]);
    const twin = seen.find((before) => isLike(same, before.dice) && !isLike([1, 3], before.dice));
    if (twin) return [twin.info, info];
    seen.push({ info, dice });
  }
  throw new Error('No two tables fit');
}

async function twoPairs(): Promise<MatchInfo> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'me' }, { kind: 'open' }];
  const options = { dice: 1, pairs: true };
  const { id } = await people[0].match('POST', '/api/matches', { game: 'liars-dice', options, seats });
  await people[1].match('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' });
  return people[1].match('PUT', `/api/matches/${id}/seats/3`, { kind: 'me' });
}

const Cups = z.object({ players: z.array(z.object({ dice: z.array(z.int().nullable()) })) });

/** Creates two matches with one die each: equal for the given seat, if any, and different for the second one. */
async function pairOfRolls(same: number | undefined): Promise<readonly [MatchInfo, MatchInfo]> {
  const seen: { readonly info: MatchInfo; readonly dice: readonly (number | null | undefined)[] }[] = [];
  for (let i = 0; i < 60; i++) {
    const info = await people[0].meet(people[1], { game: 'liars-dice', options: { dice: 1 } });
    const dice = [await dieOf(info, 0), await dieOf(info, 1)];
    const twin = seen.find(
      (other) => other.dice[1] !== dice[1] && (same === undefined || other.dice[same] === dice[same]),
    );
    if (twin) return [twin.info, info];
    seen.push({ info, dice });
  }
  throw new Error('No two rolls of sixty fit');
}

async function dieOf(info: MatchInfo, seat: 0 | 1): Promise<number | null | undefined> {
  return (await diceOf(info, seat))[seat];
}

/** Returns the first die under each cup, as visible from this seat. */
async function diceOf({ id }: MatchInfo, seat: 0 | 1): Promise<readonly (number | null | undefined)[]> {
  const socket = await people[seat].connect();
  const { sync } = await must(socket, 'join', { match: id });
  socket.close();
  return Cups.parse(sync?.view).players.map(({ dice }) => dice[0]);
}
