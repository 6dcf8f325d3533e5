import { find } from '@tessera/catalog';
import { describe, expect, it } from 'vitest';
import type { StoredEntry } from '../storage/storedEntry.ts';
import type { Begun, HostAsk, Stepped } from './hostMessages.ts';
import { RoomDesk } from './roomDesk.ts';
import { sealSnapshot } from './seals.ts';

const MATCH = 'abcdef123456';
const PACE = { kind: 'fischer', seconds: 100, increment: 5 } as const;
const HOLDERS = ['Ada', 'Bob'].map((name) => ({ kind: 'human' as const, name }));
const newDesk = () => new RoomDesk((id) => find(id)?.game, 4);

const answer = (desk: RoomDesk, ask: HostAsk) => desk.answer({ id: 1, ask }).answer;

function value<T>(desk: RoomDesk, ask: HostAsk): T {
  const given = answer(desk, ask);
  if (!('value' in given)) throw new Error(JSON.stringify(given));
  return given.value as T;
}

function act(desk: RoomDesk, seq: number) {
  const asked = { seq, actionId: `action-${seq}`, action: { type: 'place', cell: seq } };
  const ask: HostAsk = {
    op: 'step',
    match: MATCH,
    at: 5,
    viewers: [0, 'spectator'],
    deed: { op: 'act', seat: seq % 2, asked },
  };
  const posted = desk.answer({ id: 1, ask });
  if (!('value' in posted.answer) || !posted.entry) throw new Error(JSON.stringify(posted.answer));
  return { stepped: posted.answer.value as Stepped, entry: posted.entry, snapshot: posted.snapshot };
}

function played(desk: RoomDesk, deeds: number) {
  const wanted = { options: { columns: 5, rows: 5, inARow: 5 }, seats: 2, seed: 'the seed' };
  const start = { op: 'start', match: MATCH, game: 'gomoku', wanted, holders: HOLDERS, pace: PACE, at: 5 } as const;
  const begun = value<Begun>(desk, start);
  const steps = Array.from({ length: deeds }, (_, seq) => act(desk, seq));
  const stored = { game: 'gomoku', pace: PACE, beginning: begun.beginning, startedAt: 5, holders: HOLDERS };
  const entries = steps.map(({ entry }): StoredEntry => entry.row);
  return { begun, steps, stored, entries };
}

describe('a host', () => {
  it('answers with a row to store and an update for each who looks', () => {
    const [step] = played(newDesk(), 1).steps;
    expect(step?.stepped).toMatchObject({ seq: 1, isNew: true, summary: { seq: 1, deciding: [1] } });
    expect(step?.entry).toMatchObject({ match: MATCH, row: { seq: 1, seat: 0, kind: 'act' } });
    expect(step?.stepped.updates.map(({ viewers }) => viewers)).toEqual([[0, 'spectator']]);
    expect(JSON.parse(step?.stepped.updates[0]?.json ?? '')).toMatchObject({ seq: 1, entry: { by: 0 } });
  });

  it('takes up a match from its entries, and goes on with the same chain', () => {
    const desk = newDesk();
    const { stored, entries } = played(desk, 3);
    const other = newDesk();
    value(other, { op: 'open', match: MATCH, ...stored, entries });
    expect(act(other, 3).entry.row.seal).toBe(act(desk, 3).entry.row.seal);
  });

  it('tells nobody of what could not be kept, not even who only looks or asks again, and forgets it', () => {
    const desk = newDesk();
    played(desk, 1);
    const deed = {
      op: 'act',
      seat: 1,
      asked: { seq: 1, actionId: 'lost', action: { type: 'place', cell: 1 } },
    } as const;
    const step: HostAsk = { op: 'step', match: MATCH, at: 5, viewers: [], deed };
    const asks: HostAsk[] = [
      step,
      step,
      { op: 'sync', match: MATCH, viewer: 0 },
      { op: 'options', game: 'gomoku', options: {}, seats: 2 },
    ];
    const posts = asks.map((ask, id) => desk.answer({ id, ask }));
    expect(posts.map(({ answer }) => 'value' in answer)).toEqual([true, true, true, true]);
    const trouble = { kind: 'not-kept', message: 'no space' };
    expect(desk.notKept(posts, 'no space')).toEqual([
      ...[0, 1, 2].map((id) => ({ id, trouble })),
      expect.objectContaining({ id: 3, value: expect.anything() }),
    ]);
    expect(answer(desk, { op: 'sync', match: MATCH, viewer: 0 })).toMatchObject({ trouble: { kind: 'not-open' } });
  });

  it('takes a snapshot every so often, from which it goes on just the same', () => {
    const desk = newDesk();
    const { steps, stored, entries } = played(desk, 6);
    const snapshot = steps[3]?.snapshot;
    expect(steps.map((step) => step.snapshot !== undefined)).toEqual([false, false, false, true, false, false]);
    const other = newDesk();
    value(other, { op: 'open', match: MATCH, ...stored, entries, ...(snapshot && { snapshot }) });
    expect(act(other, 6).entry.row.seal).toBe(act(desk, 6).entry.row.seal);
  });

  it('needs no snapshot: one of another format, or that nobody can read, is passed over', () => {
    const desk = newDesk();
    const { steps, stored, entries } = played(desk, 6);
    const { text } = steps[3]?.snapshot ?? { text: '' };
    const next = act(desk, 6).entry.row.seal;
    const strange = [text.replace('"format":1', '"format":99'), '{', '[]', text.replace('"seq":4', '"seq":"four"')];
    for (const other of strange) {
      expect(other).not.toBe(text);
      // Sealed as it should be, so that it is the text alone that decides.
      const snapshot = sealSnapshot(4, other, entries[3]?.seal ?? '');
      const again = newDesk();
      value(again, { op: 'open', match: MATCH, ...stored, entries, snapshot });
      expect(act(again, 6).entry.row.seal).toBe(next);
    }
  });

  it('says so when stored entries are not what was written', () => {
    const { stored, entries } = played(newDesk(), 2);
    const forged = entries.map((row, i) =>
      i === 1 ? { ...row, payload: row.payload.replace('"cell":1', '"cell":7') } : row,
    );
    const opened = answer(newDesk(), { op: 'open', match: MATCH, ...stored, entries: forged });
    expect(opened).toMatchObject({ trouble: { kind: 'corrupt', message: expect.stringContaining('entry 2') } });
  });

  it('keeps the clocks with the entries and tells them with the updates', () => {
    const { begun, steps } = played(newDesk(), 1);
    expect(begun.clocks).toEqual({ left: [100_000, 100_000], running: [0], at: 5 });
    const clocks = { left: [105_000, 100_000], running: [1], at: 5 };
    expect(steps[0]?.stepped.clocks).toEqual(clocks);
    expect(JSON.parse(steps[0]?.entry.clocks ?? '')).toEqual(clocks);
    expect(JSON.parse(steps[0]?.stepped.updates[0]?.json ?? '').clocks).toEqual(clocks);
  });

  it('asks for a match to be opened that it does not know', () => {
    const asked = { id: 7, ask: { op: 'price', match: MATCH, seat: 0 } } as const;
    expect(newDesk().answer(asked).answer).toMatchObject({ id: 7, trouble: { kind: 'not-open' } });
  });

  it('refuses options that do not fit the game', () => {
    const ask = { op: 'options', game: 'gomoku', options: { columns: 99 }, seats: 2 } as const;
    expect(answer(newDesk(), ask)).toMatchObject({ refusal: { code: 'bad-options' } });
    expect(answer(newDesk(), { ...ask, game: 'chess' })).toMatchObject({
      refusal: { code: 'no-such-game' },
    });
  });
});
