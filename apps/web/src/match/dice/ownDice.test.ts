import { gomoku } from '@tessera/gomoku';
import type { Game } from '@tessera/kernel';
import { liarsDice } from '@tessera/liars-dice';
import { inlineWorker, localTables, memoryStorage, serveLocal, type Table } from '@tessera/table';
import { afterEach, expect, test } from 'vitest';
import { type PendingRoll, withOwnDice } from './ownDice.ts';

const GAMES = new Map([gomoku as Game, liarsDice as Game].map((game) => [game.id, { game, bots: {} }]));
const open: Table[] = [];
afterEach(() => {
  for (const table of open.splice(0)) table.close();
});

/** Creates a local companion match of two players, with the current request for dice. */
async function atATable(game: string) {
  const games = async (id: string) => GAMES.get(id);
  const storage = memoryStorage();
  const tables = localTables({ worker: () => inlineWorker((scope) => serveLocal(scope, { games, storage })), games });
  const seats = ['Ada', 'Jonas'].map((name) => ({ kind: 'human' as const, name }));
  const table = await tables.open(await tables.create({ game, mode: 'companion', seats }));
  open.push(table);
  const asked: { now: PendingRoll | undefined } = { now: undefined };
  return { asked, table: withOwnDice(table, (rolling) => (asked.now = rolling)) };
}

/** Plays until an action rolls dice. */
async function readyToRoll(game: string) {
  const { table, asked } = await atATable(game);
  for (let n = 0; n < 20; n++) {
    const legal = table.legal();
    const action = WAYS.map((way) => legal.find((one) => 'type' in one && one.type === way)).find((one) => one);
    const { seq } = table.getState();
    const doing = table.act(action!);
    if (asked.now) return { table, asked, action: action!, doing };
    await doing;
    await expect.poll(() => table.getState().seq).toBeGreaterThan(seq);
  }
  throw new Error('Nobody ever rolls');
}

const WAYS = ['challenge', 'ready', 'bid'];

test('act sends an action without dice at once', async () => {
  const { table, asked } = await atATable('gomoku');
  expect(await table.act(table.legal()[0]!)).toEqual({ ok: true });
  expect(asked.now).toBeUndefined();
});

test('act waits for the dice of an action that rolls and sends them with it', async () => {
  const { table, asked, doing } = await readyToRoll('liars-dice');
  expect(asked.now).toMatchObject({ sides: 6, dice: [] });
  asked.now?.enter(5);
  asked.now?.enter(2);
  asked.now?.takeBack();
  expect(asked.now?.dice).toEqual([5]);
  while (asked.now) asked.now.enter(3);
  expect(await doing).toEqual({ ok: true });
  await expect.poll(() => JSON.stringify(table.getState().view)).toContain('3,3,3');
});

test('leaveRest lets the table roll the dice that were not entered', async () => {
  const { table, asked, doing } = await readyToRoll('liars-dice');
  const before = table.getState().seq;
  asked.now?.enter(6);
  asked.now?.leaveRest();
  expect(await doing).toEqual({ ok: true });
  await expect.poll(() => table.getState().seq).toBe(before + 1);
  expect(asked.now).toBeUndefined();
});

test('act refuses the pending action when it is given up or another action replaces it', async () => {
  const { table, asked, action, doing: first } = await readyToRoll('liars-dice');
  const before = table.getState().seq;
  const second = table.act(action);
  expect(await first).toMatchObject({ ok: false, refusal: { code: 'not-rolled' } });
  asked.now?.giveUp();
  expect(await second).toMatchObject({ ok: false, refusal: { code: 'not-rolled' } });
  expect(asked.now).toBeUndefined();
  expect(table.getState().seq).toBe(before);
});

test('act asks for a drawn item by name when the game names the items', async () => {
  const { table } = await atATable('gomoku');
  const asked: { now: PendingRoll | undefined } = { now: undefined };
  // Simulates a game that draws one of three items and then rolls.
  const drawing: Table = {
    ...table,
    game: {
      ...table.game,
      play: (_state, _seat, _action, { chance }) => {
        chance.draw(['a', 'b', 'c']);
        chance.d(6);
      },
    },
    act: async (_action, dice) => {
      sent.push(dice);
      return { ok: true };
    },
  };
  const sent: unknown[] = [];
  const named = withOwnDice(
    drawing,
    (rolling) => (asked.now = rolling),
    ({ items }) => items?.map((item) => `tile ${String(item)}`),
  );
  const doing = named.act(table.legal()[0]!);
  expect(asked.now).toMatchObject({ sides: 3, names: ['tile a', 'tile b', 'tile c'] });
  asked.now?.enter(2);
  expect(asked.now).toMatchObject({ sides: 6, dice: ['tile b'] });
  asked.now?.enter(5);
  expect(await doing).toEqual({ ok: true });
  expect(sent).toEqual([[{ draw: 1 }, 5]]);
});
