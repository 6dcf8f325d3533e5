import { gomoku } from '@tessera/gomoku';
import type { Game } from '@tessera/kernel';
import { liarsDice } from '@tessera/liars-dice';
import { inlineWorker, localTables, memoryVault, serveLocal, type Table } from '@tessera/table';
import { afterEach, expect, test } from 'vitest';
import { type Rolling, withOwnDice } from './ownDice.ts';

const GAMES = new Map([gomoku as Game, liarsDice as Game].map((game) => [game.id, { game, bots: {} }]));
const open: Table[] = [];
afterEach(() => {
  for (const table of open.splice(0)) table.close();
});

/** Two people at one screen, in companion mode, and what is asked of whoever has the dice. */
async function atATable(game: string) {
  const games = async (id: string) => GAMES.get(id);
  const vault = memoryVault();
  const tables = localTables({ worker: () => inlineWorker((scope) => serveLocal(scope, { games, vault })), games });
  const seats = ['Ada', 'Jonas'].map((name) => ({ kind: 'human' as const, name }));
  const table = await tables.open(await tables.create({ game, mode: 'companion', seats }));
  open.push(table);
  const asked: { now: Rolling | undefined } = { now: undefined };
  return { asked, table: withOwnDice(table, (rolling) => (asked.now = rolling)) };
}

/** Plays on to an action that rolls: the last player who is ready for another round. */
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

test('an action without dice is done at once', async () => {
  const { table, asked } = await atATable('gomoku');
  expect(await table.act(table.legal()[0]!)).toEqual({ ok: true });
  expect(asked.now).toBeUndefined();
});

test('an action that rolls waits for the dice, and is done with them', async () => {
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

test('the table rolls what nobody has entered', async () => {
  const { table, asked, doing } = await readyToRoll('liars-dice');
  const before = table.getState().seq;
  asked.now?.enter(6);
  asked.now?.leaveRest();
  expect(await doing).toEqual({ ok: true });
  await expect.poll(() => table.getState().seq).toBe(before + 1);
  expect(asked.now).toBeUndefined();
});

test('it can be left undone, and another action takes its place', async () => {
  const { table, asked, action, doing: first } = await readyToRoll('liars-dice');
  const before = table.getState().seq;
  const second = table.act(action);
  expect(await first).toMatchObject({ ok: false, refusal: { code: 'not-rolled' } });
  asked.now?.giveUp();
  expect(await second).toMatchObject({ ok: false, refusal: { code: 'not-rolled' } });
  expect(asked.now).toBeUndefined();
  expect(table.getState().seq).toBe(before);
});

test('what is drawn is asked for by its name where it has one', async () => {
  const { table } = await atATable('gomoku');
  const asked: { now: Rolling | undefined } = { now: undefined };
  // Stands for a game that draws one of three things and then rolls.
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
