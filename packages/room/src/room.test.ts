import {
  applyPatches,
  canonical,
  fastChance,
  type Game,
  hashText,
  type Patch,
  seedCommitment,
  type Viewer,
  verifyMatch,
} from '@tessera/kernel';
import { trail } from '@tessera/kernel/testing';
import type { UndoPolicy } from '@tessera/protocol';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LogEntry } from './logEntry.ts';
import { forkedRecord, type RoomRecord, readStart, recordOfFile, writeStart } from './record.ts';
import { Room } from './room.ts';
import { cups } from './testing/cups.ts';
import { stones } from './testing/stones.ts';

const people = (...kinds: ('human' | 'bot')[]) => kinds.map((kind, i) => ({ kind, name: `P${i}` }));
const bluff = (...kinds: ('human' | 'bot')[]) =>
  Room.open(cups, { seats: people(...(kinds.length > 0 ? kinds : (['human', 'human'] as const))), seed: 's' }, 1000);
const line = () => Room.open(stones, { seats: 2, seed: 's' }, 1000);
type AnyRoom = ReturnType<typeof bluff> | ReturnType<typeof line>;

let names = 0;
const command = (room: AnyRoom, seq = room.seq) => ({ seq, actionId: `action-${names++}` });

const deciding = (room: AnyRoom) => room.decisions[0]?.seat;

/** Plays one of the legal actions of the deciding seat. */
function play(room: AnyRoom, pick = 0) {
  const seat = deciding(room) as number;
  const legal = room.legal(seat);
  const step = room.act(seat, { ...command(room), action: legal[pick % legal.length] }, 2000);
  if (!step.ok || !('entry' in step)) throw new Error('refused');
  return { seat, step };
}

function codeOf(result: { ok: boolean; refusal?: { code: string } }): string {
  return result.ok ? 'done' : (result.refusal?.code ?? '');
}

/** Returns the record as storage would. */
function stored(room: AnyRoom, entries: readonly LogEntry[]): RoomRecord {
  return { ...room.record, entries: entries.map((entry) => LogEntry.parse(JSON.parse(JSON.stringify(entry)))) };
}

describe('Room.act', () => {
  it('writes an entry and sends each viewer their changes', () => {
    const room = line();
    const views = ([0, 1, 'spectator'] as const).map((viewer) => ({ viewer, view: room.view(viewer) }));
    const { step } = play(room, 4);
    expect(step).toMatchObject({ seq: 1, repeated: false, entry: { kind: 'act', by: 0, seq: 1, at: 2000 } });
    for (const { viewer, view } of views) {
      const update = room.update(1, viewer);
      expect(applyPatches(view, update?.patches as Patch[])).toEqual(room.view(viewer));
      expect(update).toMatchObject({ seq: 1, entry: { by: 0, kind: 'act' }, decisions: [{ seat: 1 }] });
    }
  });

  it('applies an action once, however often it is requested', () => {
    const room = line();
    const ask = { ...command(room), action: room.legal(0)[0] };
    room.act(0, ask, 1);
    expect(room.act(0, ask, 2)).toEqual({ ok: true, seq: 1, repeated: true });
    expect(room.seq).toBe(1);
  });

  it('refuses an action based on too old a log position, or on one that does not exist', () => {
    const room = line();
    play(room);
    play(room);
    const action = room.legal(0)[0];
    expect(codeOf(room.act(0, { ...command(room, 0), action }, 3))).toBe('stale');
    expect(codeOf(room.act(0, { ...command(room, 9), action }, 3))).toBe('from-the-future');
    expect(codeOf(room.act(0, { ...command(room), action }, 3))).toBe('done');
  });
});

describe('Room.undo', () => {
  it("goes back past the bots to the player's own action, and can be redone", () => {
    const room = Room.open(stones, { seats: people('human', 'bot'), seed: 's' }, 1000);
    const before = room.view(0);
    play(room);
    play(room);
    const after = canonical(room.view(0));
    expect(room.price(0)).toEqual({ price: 'free', waiting: [], practice: false });
    const undone = room.undo(0, command(room), 3);
    expect(undone).toMatchObject({ ok: true, entry: { kind: 'undo', by: 0, steps: 2 } });
    expect(room.view(0)).toEqual(before);
    expect(room.canRedo).toBe(true);
    room.redo(0, command(room), 4);
    expect(canonical(room.view(0))).toBe(after);
    expect(room.canRedo).toBe(false);
    expect(room.summary.practice).toBeUndefined();
  });

  it('makes a match practice when a player alone with bots undoes dice or revealed information', () => {
    const room = bluff('human', 'bot');
    while (deciding(room) !== 0) play(room, 1);
    play(room, 1);
    const call = room.legal(1).findIndex(({ type }) => type === 'challenge');
    play(room, call);
    const price = room.price(0);
    expect(price).toMatchObject({ waiting: [], practice: true });
    expect(['chance', 'revealed']).toContain(price?.price);
    const undone = room.undo(0, command(room), 3);
    expect(undone).toMatchObject({ ok: true, entry: { kind: 'undo', practice: true } });
    expect(room.summary.practice).toBe(true);
    expect(room.log(0).at(-1)).toMatchObject({ kind: 'undo', practice: true });
    expect(verifyMatch(room.file(), () => cups)).toMatchObject({ practice: true });
    const again = recordOfFile(cups, room.file(), { now: 9 });
    expect(Room.resume(cups, again).summary.practice).toBe(true);
  });

  it('asks the other players when it is not free, and waits for all of them', () => {
    const room = Room.open(cups, { seats: people('human', 'human', 'human'), seed: 's' }, 0);
    const { seat } = play(room);
    play(room, 1);
    const [first, second] = [0, 1, 2].filter((other) => other !== seat) as [number, number];
    const request = room.undo(seat, command(room), 3);
    expect(request).toMatchObject({
      proposal: { kind: 'undo', by: seat, price: 'somebody-else', waiting: [first, second] },
    });
    const now = { seq: room.seq, actionId: 'agree-it-is' };
    expect(codeOf(room.consent(seat, true, { ...now, proposal: room.proposal?.id ?? '' }, 4))).toBe('not-asked');
    expect(room.consent(first, true, { ...now, proposal: room.proposal?.id ?? '' }, 4)).toMatchObject({
      proposal: { agreed: [first], waiting: [second] },
    });
    expect(room.consent(second, true, { ...now, proposal: room.proposal?.id ?? '' }, 5)).toMatchObject({
      entry: { kind: 'undo', steps: 2, by: seat },
    });
    expect(room.proposal).toBeUndefined();
  });

  it('ends the proposal at one rejection, or when another entry follows', () => {
    const room = bluff();
    const { seat } = play(room);
    play(room);
    room.undo(seat, command(room), 3);
    expect(room.consent(1 - seat, false, { ...command(room), proposal: room.proposal?.id ?? '' }, 4)).toEqual({
      ok: true,
    });
    expect(codeOf(room.consent(1 - seat, true, { ...command(room), proposal: room.proposal?.id ?? '' }, 4))).toBe(
      'no-request',
    );
    room.undo(seat, command(room), 5);
    play(room);
    expect(room.proposal).toBeUndefined();
  });
});

test('a match ended by the host refuses all further commands', () => {
  const room = line();
  const ending = { by: 'conceded', seat: 0, results: ['loss', 'win'] } as const;
  room.end({ ...ending, results: [...ending.results] }, { actionId: 'i give up' }, 5);
  expect(room.decisions).toEqual([]);
  expect(room.update(1, 1)).toMatchObject({ entry: { kind: 'end', by: 0 }, ending: { by: 'conceded' } });
  expect(codeOf(room.act(0, { ...command(room), action: room.legal(0)[0] ?? {} }, 6))).toBe('match-ended');
});

describe('undo policy of a table', () => {
  const at = (undo: UndoPolicy, ...kinds: ('human' | 'bot')[]) =>
    Room.open(cups, { seats: people(...kinds), seed: 's' }, 1000, { undo });

  it('none refuses undo, alone and with other players', () => {
    for (const room of [at('none', 'human', 'bot'), at('none', 'human', 'human')]) {
      const { seat } = play(room);
      expect(room.price(seat)).toBeUndefined();
      expect(codeOf(room.undo(seat, command(room), 3))).toBe('no-undo-here');
      expect(codeOf(room.redo(seat, command(room), 3))).toBe('no-undo-here');
      expect(room.seq).toBe(1);
      expect(room.summary.practice).toBeUndefined();
    }
  });

  it('practice needs no consent and marks the match, its file and the resumed room as practice', () => {
    const room = at('practice', 'human', 'human');
    expect(room.summary.practice).toBe(true);
    const { seat, step } = play(room);
    const before = canonical(room.view(seat));
    play(room, 1);
    play(room, room.legal(deciding(room) as number).length - 1);
    expect(room.price(1 - seat)).toEqual({ price: 'free', waiting: [], practice: false });
    expect(room.undo(1 - seat, command(room), 3)).toMatchObject({ entry: { kind: 'undo', by: 1 - seat } });
    expect(canonical(room.view(seat))).toBe(before);
    expect(readStart(writeStart(room.record)).practice).toBe(true);
    expect(Room.resume(cups, stored(room, [step.entry as LogEntry])).price(seat)).toMatchObject({ price: 'free' });
  });

  it.each(['none', 'practice'] as const)('a fork keeps the policy: %s', (undo) => {
    const room = at(undo, 'human', 'bot');
    const fork = room.fork(0, { seed: 'another', startedAt: 9, asker: 0 });
    expect(fork).toMatchObject({ ok: true, record: { undo } });
  });
});

describe('Room.fork', () => {
  const wish = { seed: 'a seed of its own', startedAt: 9, asker: 0 } as const;
  const forked = (room: AnyRoom, at: number) => {
    const fork = room.fork(at, wish);
    if (!fork.ok) throw new Error(fork.refusal.code);
    return fork.record;
  };
  const playOut = (room: AnyRoom) => {
    while (room.decisions.length > 0) play(room, room.seq);
  };

  it('is refused for a match between players until it is over', () => {
    const room = bluff();
    play(room);
    expect(codeOf(room.fork(1, wish))).toBe('fork-while-playing');
    expect(codeOf(bluff('human', 'bot').fork(3, wish))).toBe('no-such-entry');
  });

  it('continues a finished match from an entry with a new seed', () => {
    const room = bluff();
    play(room);
    const middle = canonical(room.view(0));
    playOut(room);
    const record = forked(room, 1);
    expect(record.reseeds).toEqual(['a seed of its own']);
    expect(Room.resume(cups, record).commitment).toBe(seedCommitment('a seed of its own'));
    const other = Room.resume(cups, { ...record, entries: record.entries.map((entry) => LogEntry.parse(entry)) });
    expect(canonical(other.view(0))).toBe(middle);
    expect(other.log(0).map(({ kind }) => kind)).toEqual(['start', 'act', 'reseed']);
    playOut(other);
    expect(verifyMatch(other.file(), () => cups)).toMatchObject({ ok: true });
  });

  it("starts from the player's view of a running match and shares no hidden values", () => {
    const room = bluff('human', 'bot');
    play(room);
    const middle = canonical(room.view(0));
    play(room, 1);
    const record = forked(room, 1);
    expect(canonical(record)).not.toContain('"s"');
    const other = Room.resume(cups, record);
    expect(canonical(other.view(0))).toBe(middle);
    expect(other.seq).toBe(0);
    playOut(other);
    expect(verifyMatch(other.file(), () => cups)).toMatchObject({ ok: true });
  });

  it('re-deals hidden values, so that many forks reveal nothing about the original cups', () => {
    const room = bluff('human', 'bot');
    const dealt = Array.from({ length: 20 }, (_, i) => {
      const fork = room.fork(0, { ...wish, seed: `seed ${i}` });
      return fork.ok ? canonical(Room.resume(cups, fork.record).view(1)) : '';
    });
    expect(new Set(dealt).size).toBeGreaterThan(10);
  });

  it('does not need operations that were undone before it', () => {
    const room = bluff('human', 'bot');
    while (room.decisions.length > 0) {
      play(room, 1);
      if (room.seq % 3 === 0) room.undo(0, command(room), 3);
      if (room.seq > 40) break;
    }
    expect(room.seq).toBeGreaterThan(5);
    for (let at = 0; at <= room.seq; at += 5) {
      const other = Room.resume(cups, forked(room, at));
      expect(verifyMatch(other.file(), () => cups)).toMatchObject({ ok: true });
    }
  });
});

/** Plays at random, with undo and redo, and keeps what storage keeps. */
function randomRoom(
  room: AnyRoom,
  choices: readonly number[],
): { entries: LogEntry[]; snapshots: RoomRecord['snapshot'][] } {
  const entries: LogEntry[] = [];
  const snapshots: RoomRecord['snapshot'][] = [];
  for (const choice of choices) {
    const seat = deciding(room);
    if (seat === undefined) break;
    const consents = () =>
      [0, 1]
        .map((other) => room.consent(other, true, { ...command(room), proposal: room.proposal?.id ?? '' }, 2))
        .find((step) => 'entry' in step);
    const undone =
      choice % 7 === 0
        ? room.undo(seat, command(room), 2)
        : choice % 7 === 1
          ? room.redo(seat, command(room), 2)
          : undefined;
    const step = undone?.ok ? ('entry' in undone ? undone : consents()) : play(room, choice).step;
    if (step && 'entry' in step && step.entry) entries.push(step.entry);
    snapshots.push(room.snapshot());
  }
  return { entries, snapshots };
}

const choices = fc.array(fc.nat(1000), { minLength: 1, maxLength: 40 });
const opened = { stones: () => line(), cups: () => bluff() };

describe.each(Object.entries(opened))('room of %s', (_, open) => {
  test('resumes from its entries and from any snapshot with the same views and the same next dice', () => {
    fc.assert(
      fc.property(choices, fc.nat(), (picks, which) => {
        const room = open();
        const { entries, snapshots } = randomRoom(room, picks);
        const usable = snapshots.filter((snapshot) => snapshot !== undefined);
        const snapshot = usable.length > 0 ? usable[which % usable.length] : undefined;
        const record = { ...stored(room, entries), ...(snapshot && { snapshot: structuredClone(snapshot) }) };
        const again = Room.resume(room.game as typeof cups, record);
        for (const viewer of [0, 1, 'spectator'] as const) expect(again.view(viewer)).toEqual(room.view(viewer));
        expect(again.canRedo).toBe(room.canRedo);
        expect(again.snapshot()?.bookmark.position).toBe(room.snapshot()?.bookmark.position);
        expect(again.file()).toBe(room.file());
        expect(again.replay(0)).toEqual(room.replay(0));
      }),
      { numRuns: 60 },
    );
  });

  test('sends exactly the missed updates to a returning viewer', () => {
    fc.assert(
      fc.property(choices, choices, (first, second) => {
        const room = open();
        randomRoom(room, first);
        const since = room.seq;
        const viewers: Viewer[] = [0, 1, 'spectator'];
        const before = viewers.map((viewer) => room.view(viewer));
        randomRoom(room, second);
        viewers.forEach((viewer, i) => {
          const patches = room.missed(viewer, since)?.flatMap((update) => update.patches as Patch[]) ?? [];
          expect(applyPatches(before[i], patches)).toEqual(room.view(viewer));
        });
      }),
      { numRuns: 60 },
    );
  });

  test('replays for a viewer up to their current view', () => {
    const room = open();
    randomRoom(room, [5, 3, 9, 14, 2, 7, 8]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { view, steps } = room.replay(viewer);
      const patches = steps.flatMap((step) => step.patches as Patch[]);
      expect(applyPatches(view, patches)).toEqual(room.view(viewer));
      expect(steps.map(({ entry }) => entry)).toEqual(room.log(viewer));
    }
  });

  test('rejects a tampered entry when it resumes', () => {
    const room = open();
    const entries = [play(room), play(room), play(room)].map(({ step }) => step.entry as LogEntry);
    const bad = entries.with(1, { ...(entries[1] as LogEntry), link: 'f'.repeat(64) });
    expect(() => Room.resume(room.game as typeof cups, stored(room, bad))).toThrow(/entry 2.*|broken/);
    expect(() => Room.resume(room.game as typeof cups, stored(room, entries.slice(1)))).toThrow();
  });
});

test('the file of a finished match verifies', () => {
  const room = bluff();
  const dice = fastChance('players');
  while (room.decisions.length > 0) play(room, dice.d(6));
  expect(room.ending).toMatchObject({ by: 'rules' });
  expect(verifyMatch(room.file(), () => cups)).toMatchObject({ ok: true });
});

describe('match attachments', () => {
  const TEXT = '[3, 1, 4, 1, 5]';
  const open = () => Room.open(trail, { options: { trail: TEXT }, seats: 2, seed: 'walk' }, 0);
  const take = (room: ReturnType<typeof open>, seat: number) =>
    room.act(seat, { seq: room.seq, actionId: `take-${room.seq}`, action: { take: 1 } }, room.seq);

  it('are sent beside the views, and in no update, entry or snapshot', () => {
    const room = open();
    take(room, 0);
    take(room, 1);
    expect(room.brought).toEqual({ trail: TEXT });
    const sent = [room.view(0), room.update(1, 0), room.update(2, 1), room.log('spectator'), room.snapshot()];
    expect(JSON.stringify(sent)).not.toContain(TEXT);
  });

  it('are available after resuming, forking and importing the match', () => {
    const room = open();
    const entries = [take(room, 0), take(room, 1)].flatMap((result) => (result.ok && result.entry) || []);
    const start = readStart(writeStart(room.record));
    expect(Room.resume(trail, { ...start, startedAt: 0, entries }).legal(0)).toHaveLength(4);
    for (const eyes of [0, 'all'] as const) {
      const fork = forkedRecord(trail as Game, { ...start, entries }, { seed: 'fork', startedAt: 0, eyes });
      const forked = Room.resume(trail as Game, fork);
      expect(forked.brought).toEqual({ trail: TEXT });
      expect(forked.legal(0)).toHaveLength(4);
    }
    const imported = recordOfFile(trail as Game, room.file(), { now: 0, seed: 'import' });
    expect(Room.resume(trail as Game, imported).legal(0)).toHaveLength(4);
  });

  it('are available for an older match that has them in its options', () => {
    const { header, seed } = open().record;
    const { brought: _, ...old } = { ...header, options: { ...header.options, ...header.brought } };
    const room = Room.resume(trail, { header: old, seed, startedAt: 0, entries: [] });
    expect(room.brought).toEqual({ trail: TEXT });
    expect(room.view(0)).toMatchObject({ trail: hashText(TEXT) });
  });
});
