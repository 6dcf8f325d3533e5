import { find } from '@tessera/catalog';
import type { Clocks } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import type { StoredEntry } from '../storage/storedEntry.ts';
import type { CommandEffect, HostRequest, StartedMatch } from './hostMessages.ts';
import { LogCipher } from './logCipher.ts';
import { RoomHandler } from './roomHandler.ts';
import { sealSnapshot } from './seals.ts';

const MATCH = 'abcdef123456';
const PACE = { kind: 'fischer', seconds: 100, increment: 5 } as const;
const HOLDERS = ['Ada', 'Bob'].map((name) => ({ kind: 'human' as const, name }));
const newHandler = (matchLogBytes = Number.POSITIVE_INFINITY) =>
  new RoomHandler((id) => find(id)?.game, { snapshotEvery: 4, closesLogs: true, matchLogBytes });

const answer = (handler: RoomHandler, ask: HostRequest) => handler.answer({ id: 1, ask }).answer;

function value<T>(handler: RoomHandler, ask: HostRequest): T {
  const given = answer(handler, ask);
  if (!('value' in given)) throw new Error(JSON.stringify(given));
  return given.value as T;
}

function act(handler: RoomHandler, seq: number) {
  const body = { seq, actionId: `action-${seq}`, action: { type: 'place', cell: seq } };
  const ask: HostRequest = {
    op: 'command',
    match: MATCH,
    at: 5,
    viewers: [0, 'spectator'],
    command: { op: 'act', seat: seq % 2, body },
  };
  const pendingAnswer = handler.answer({ id: 1, ask });
  if (!('value' in pendingAnswer.answer) || !pendingAnswer.entry) throw new Error(JSON.stringify(pendingAnswer.answer));
  return {
    effect: pendingAnswer.answer.value as CommandEffect,
    entry: pendingAnswer.entry,
    snapshot: pendingAnswer.snapshot,
  };
}

function played(handler: RoomHandler, commands: number) {
  const wanted = { options: { columns: 5, rows: 5, inARow: 5 }, seats: 2, seed: 'the seed' };
  const start = { op: 'start', match: MATCH, game: 'gomoku', wanted, holders: HOLDERS, pace: PACE, at: 5 } as const;
  const started = value<StartedMatch>(handler, start);
  const steps = Array.from({ length: commands }, (_, seq) => act(handler, seq));
  const clocks: Clocks = JSON.parse(steps.at(-1)?.entry.clocks ?? '');
  const stored = { game: 'gomoku', pace: PACE, beginning: started.beginning, startedAt: 5, holders: HOLDERS, clocks };
  const entries = steps.map(({ entry }): StoredEntry => entry.row);
  return { started, steps, stored, entries };
}

describe('a host whose match has used up its log budget', () => {
  const FULL_AFTER = 3;
  const command = (handler: RoomHandler, command: Extract<HostRequest, { op: 'command' }>['command']) =>
    answer(handler, { op: 'command', match: MATCH, at: 5, viewers: [], command });
  const placing = (seq: number) => {
    const body = { seq, actionId: `action-${seq}`, action: { type: 'place', cell: seq } };
    return { op: 'act', seat: seq % 2, body } as const;
  };
  const sizes = played(newHandler(), FULL_AFTER).entries.map(
    ({ payload, actionId }) => payload.length + actionId.length,
  );
  const budget = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const full = { refusal: { code: 'match-log-full', params: { most: 1 } } };

  it('a host refuses actions and undo, answers a retry of a logged action, and lets the match end when the log budget is used up', () => {
    const handler = newHandler(budget);
    played(handler, FULL_AFTER);
    expect(command(handler, placing(FULL_AFTER))).toMatchObject(full);
    const undo = { op: 'undo', seat: 0, body: { seq: FULL_AFTER, actionId: 'undo' } } as const;
    expect(command(handler, undo)).toMatchObject(full);
    expect(command(handler, placing(FULL_AFTER - 1))).toMatchObject({ value: { seq: FULL_AFTER, isNew: false } });
    expect(command(handler, { op: 'concede', seat: 0, body: { actionId: 'concede' } })).toMatchObject({
      value: { isNew: true },
    });
  });

  it('a host counts the stored log towards the budget when it reopens a match', () => {
    const { stored, entries } = played(newHandler(), FULL_AFTER);
    const handler = newHandler(budget);
    value(handler, { op: 'open', match: MATCH, ...stored, entries });
    expect(command(handler, placing(FULL_AFTER))).toMatchObject(full);
    const roomy = newHandler(budget + 1);
    value(roomy, { op: 'open', match: MATCH, ...stored, entries });
    expect(command(roomy, placing(FULL_AFTER))).toMatchObject({ value: { isNew: true } });
  });
});

describe('a host', () => {
  it('a host answers with a row to store and an update for each viewer', () => {
    const [step] = played(newHandler(), 1).steps;
    expect(step?.effect).toMatchObject({ seq: 1, isNew: true, summary: { seq: 1, deciding: [1] } });
    expect(step?.entry).toMatchObject({ match: MATCH, row: { seq: 1, seat: 0, kind: 'act' } });
    expect(step?.effect.updates.map(({ viewers }) => viewers)).toEqual([[0, 'spectator']]);
    expect(JSON.parse(step?.effect.updates[0]?.json ?? '')).toMatchObject({ seq: 1, entry: { by: 0 } });
  });

  it('a host opens a match from its entries, and continues the same chain', () => {
    const handler = newHandler();
    const { stored, entries } = played(handler, 3);
    const other = newHandler();
    value(other, { op: 'open', match: MATCH, ...stored, entries });
    expect(act(other, 3).entry.row.seal).toBe(act(handler, 3).entry.row.seal);
  });

  it('a host drops a match whose entry could not be stored, and reveals that entry to no viewer and no retry', () => {
    const handler = newHandler();
    played(handler, 1);
    const command = {
      op: 'act',
      seat: 1,
      body: { seq: 1, actionId: 'lost', action: { type: 'place', cell: 1 } },
    } as const;
    const step: HostRequest = { op: 'command', match: MATCH, at: 5, viewers: [], command };
    const asks: HostRequest[] = [
      step,
      step,
      { op: 'sync', match: MATCH, viewer: 0 },
      { op: 'options', game: 'gomoku', options: {}, seats: 2 },
    ];
    const pending = asks.map((ask, id) => handler.answer({ id, ask }));
    expect(pending.map(({ answer }) => 'value' in answer)).toEqual([true, true, true, true]);
    const error = { kind: 'not-written', message: 'no space' };
    expect(handler.given(pending, new Map([[MATCH, 'no space']]))).toEqual([
      ...[0, 1, 2].map((id) => ({ id, error })),
      expect.objectContaining({ id: 3, value: expect.anything() }),
    ]);
    expect(answer(handler, { op: 'sync', match: MATCH, viewer: 0 })).toMatchObject({ error: { kind: 'not-open' } });
  });

  it('a host takes a snapshot at intervals, from which the match continues in the same way', () => {
    const handler = newHandler();
    const { steps, stored, entries } = played(handler, 6);
    const snapshot = steps[3]?.snapshot;
    expect(steps.map((step) => step.snapshot !== undefined)).toEqual([false, false, false, true, false, false]);
    const other = newHandler();
    value(other, { op: 'open', match: MATCH, ...stored, entries, ...(snapshot && { snapshot }) });
    expect(act(other, 6).entry.row.seal).toBe(act(handler, 6).entry.row.seal);
  });

  it('a host ignores a snapshot of another format or an unreadable one', () => {
    const handler = newHandler();
    const { steps, stored, entries } = played(handler, 6);
    const cipher = new LogCipher(stored.beginning);
    const text = cipher.open('snapshot 4', steps[3]?.snapshot?.text ?? '') ?? '';
    const next = act(handler, 6).entry.row.seal;
    const strange = [text.replace(/"format":\d+/, '"format":99'), '{', '[]', text.replace('"seq":4', '"seq":"four"')];
    for (const other of strange) {
      expect(other).not.toBe(text);
      // With a valid seal, so that only the text decides.
      const snapshot = sealSnapshot(4, other, entries[3]?.seal ?? '', cipher);
      const again = newHandler();
      value(again, { op: 'open', match: MATCH, ...stored, entries, snapshot });
      expect(act(again, 6).entry.row.seal).toBe(next);
    }
  });

  it('a host reports stored entries that were changed', () => {
    const { stored, entries } = played(newHandler(), 2);
    const forged = entries.map((row, i) => (i === 1 ? { ...row, payload: `${row.payload}A` } : row));
    const opened = answer(newHandler(), { op: 'open', match: MATCH, ...stored, entries: forged });
    expect(opened).toMatchObject({ error: { kind: 'corrupt', message: expect.stringContaining('entry 2') } });
  });

  it('a host stores the clocks with the entries and sends them with the updates', () => {
    const { started, steps } = played(newHandler(), 1);
    expect(started.clocks).toEqual({ left: [100_000, 100_000], running: [0], at: 5 });
    const clocks = { left: [105_000, 100_000], running: [1], at: 5 };
    expect(steps[0]?.effect.clocks).toEqual(clocks);
    expect(JSON.parse(steps[0]?.entry.clocks ?? '')).toEqual(clocks);
    expect(JSON.parse(steps[0]?.effect.updates[0]?.json ?? '').clocks).toEqual(clocks);
  });

  it('a host asks to open a match that it does not have', () => {
    const asked = { id: 7, ask: { op: 'price', match: MATCH, seat: 0 } } as const;
    expect(newHandler().answer(asked).answer).toMatchObject({ id: 7, error: { kind: 'not-open' } });
  });

  it('a host refuses options that do not fit the game', () => {
    const ask = { op: 'options', game: 'gomoku', options: { columns: 99 }, seats: 2 } as const;
    expect(answer(newHandler(), ask)).toMatchObject({ refusal: { code: 'bad-options' } });
    const mistyped = answer(newHandler(), { ...ask, options: { colums: 9 } });
    expect(mistyped).toMatchObject({
      refusal: { code: 'bad-options', params: { path: 'colums', problem: 'unknown-option', nearest: 'columns' } },
    });
    expect(answer(newHandler(), { ...ask, game: 'chess' })).toMatchObject({
      refusal: { code: 'no-such-game' },
    });
  });
});
