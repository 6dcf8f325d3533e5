import { type Game, readMatchFile, type SubMatchResult, verifyMatch } from '@tessera/kernel';
import type { Holder } from '@tessera/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogEntry } from './logEntry.ts';
import type { CommandHeader } from './results.ts';
import { Room } from './room.ts';
import { isFullyUndone } from './rulesUpgrade.ts';
import { cups, stones } from './testing/index.ts';
import { rounds } from './testing/rounds.ts';

const MARK = 7;
/** Ada plays both seats: nothing is asked of another person. */
const ada: Holder = { kind: 'human', name: 'ada', player: 'ada000000000' };
const ben: Holder = { kind: 'human', name: 'ben', player: 'ben000000000' };

/** A companion match with its log as JSON, as a server stores it. */
class Stored {
  room: Room;
  entries: LogEntry[] = [];
  readonly actionIds: string[] = [];

  constructor(game: Game = stones as Game) {
    const options = game.id === 'stones' ? { side: 10, toWin: 10 } : {};
    const seats = [ada, ben].map(({ name }) => ({ kind: 'human' as const, name }));
    this.room = Room.open(game, { seats, seed: 'first', mode: 'companion', options }, 0, { holders: [ada, ada] });
  }

  /** Runs a command of a random kind; one that the room refuses does nothing. */
  do(kind: Step): void {
    const command = { seq: this.room.seq, actionId: `action-${this.actionIds.length}` };
    this.#keep(this.#run(kind, command), command.actionId);
  }

  #run(kind: Step, command: CommandHeader): ReturnType<Room['undo']> {
    const { room } = this;
    const seat = room.decisions[0]?.seat ?? 0;
    const at = this.actionIds.length;
    const [action] = room.legal(seat);
    switch (kind) {
      case 'act':
        return room.act(seat, { ...command, action }, at);
      case 'edit':
        return room.edit(seat, { ...command, patches: [[['stones'], MARK + at]] }, at);
      case 'undo':
        return room.undo(seat, command, at);
      case 'redo':
        return room.redo(seat, command, at);
      case 'leave':
      case 'return': {
        const holder = kind === 'leave' ? ({ kind: 'open', name: '' } as const) : ada;
        const by = { player: ada.player ?? '', isHost: true };
        return room.sit({ seat: 1, holder, by, absenceMs: 0 }, command, at);
      }
    }
  }

  #keep(result: ReturnType<Room['undo']>, actionId: string): void {
    if (!('entry' in result) || !result.entry) return;
    this.entries.push(LogEntry.parse(JSON.parse(JSON.stringify(result.entry))));
    this.actionIds.push(actionId);
  }

  /** Shortens the history and opens the match again from storage. */
  shorten(): ReturnType<Room['shorten']> {
    const shortened = this.room.shorten(`seed ${this.entries.length}`);
    if (!shortened.ok) return shortened;
    this.entries = shortened.record.entries.map((entry) => LogEntry.parse(JSON.parse(JSON.stringify(entry))));
    this.room = Room.resume(this.room.game as Game, { ...shortened.record, entries: this.entries });
    return shortened;
  }

  /** Opens the match again, from a snapshot if there is one. */
  reopen(withSnapshot: boolean): Room {
    const snapshot = withSnapshot ? this.room.snapshot() : undefined;
    const around = snapshot ? { snapshot } : {};
    return Room.resume(this.room.game as Game, { ...this.room.record, entries: this.entries, ...around });
  }
}

const STEPS = ['act', 'edit', 'undo', 'redo', 'leave', 'return'] as const;
type Step = (typeof STEPS)[number];
const steps = (minLength: number) =>
  fc.array(
    fc.oneof({ arbitrary: fc.constantFrom('act' as const, 'edit' as const), weight: 2 }, fc.constantFrom(...STEPS)),
    {
      minLength,
      maxLength: 40,
    },
  );

const BY_ACT = new Set(['act', 'edit', 'undo', 'redo']);

describe('Room.shorten', () => {
  it('keeps state, numbers, action ids and rights, and loses only the past', () => {
    let shortenings = 0;
    fc.assert(
      fc.property(fc.array(steps(1), { minLength: 2, maxLength: 4 }), (parts) => {
        const stored = new Stored();
        for (const part of parts) {
          for (const step of part) stored.do(step);
          const { room } = stored;
          const before = {
            seq: room.seq,
            view: room.view('spectator'),
            decisions: room.decisions,
            holders: room.holders,
            isAlone: room.isAlone,
            summary: room.summary,
          };
          const contents = stored.entries.filter(({ kind }) => BY_ACT.has(kind)).length;
          const shortened = stored.shorten();
          if (!shortened.ok) {
            expect(shortened.refusal.code).toBe('nothing-to-shorten');
            expect(contents).toBe(0);
            continue;
          }
          shortenings++;
          const last = before.seq;
          const again = stored.room;
          const { seq, decisions, holders, isAlone, summary } = again;
          expect({ seq, view: again.view('spectator'), decisions, holders, isAlone, summary }).toEqual(before);
          expect(stored.entries.some(({ kind }) => BY_ACT.has(kind))).toBe(false);
          expect(JSON.stringify(stored.entries)).not.toContain('deed');
          // A retry of an old action adds nothing and is answered with its entry.
          stored.actionIds.forEach((actionId, i) => {
            const retry = again.act(0, { seq: i, actionId, action: { type: 'place', cell: 0 } }, 99);
            expect(retry).toMatchObject({ ok: true, seq: i + 1, repeated: true });
          });
          // Nothing before can be taken back or done again.
          expect(again.price(0)).toBeUndefined();
          expect(again.canRedo).toBe(false);
          // A client that was away gets the whole view, unless only seats have changed since.
          const dropped = stored.entries.findLastIndex(({ kind }) => kind === 'dropped') + 1;
          for (let since = 0; since < dropped; since++) expect(again.missed(0, since)).toBeUndefined();
          for (let since = dropped; since <= last; since++) expect(again.missed(0, since)).toHaveLength(last - since);
          // A fork starts at the new start or behind it.
          const wish = { seed: 'fork', startedAt: 5, asker: 0 } as const;
          for (let at = 1; at < dropped && again.isAlone; at++) {
            expect(again.fork(at, wish)).toMatchObject({
              ok: false,
              refusal: { code: 'entry-dropped', params: { seq: dropped } },
            });
          }
          for (const at of again.isAlone ? [0, dropped, last] : []) {
            const fork = again.fork(at, wish);
            if (!fork.ok) throw new Error(fork.refusal.code);
            expect(Room.resume(stones as Game, fork.record).view('spectator')).toEqual(before.view);
          }
          // The file verifies and says how much it lacks.
          const verified = verifyMatch(again.file(), () => stones as Game);
          expect(verified).toMatchObject({ ok: true, actions: 0, takenBack: [] });
          expect(verified.missing).toBe(readMatchFile(again.file()).header.origin?.seq);
          expect(stored.shorten()).toMatchObject({ ok: false, refusal: { code: 'nothing-to-shorten' } });
        }
        for (const again of [stored.reopen(false), stored.reopen(true)]) {
          expect(again.view('spectator')).toEqual(stored.room.view('spectator'));
          expect(again.seq).toBe(stored.room.seq);
        }
        expect(verifyMatch(stored.room.file(), () => stones as Game)).toMatchObject({ ok: true, takenBack: [] });
      }),
      { numRuns: 60 },
    );
    expect(shortenings).toBeGreaterThan(50);
  });

  it('supports undo, redo, fork and file after it', () => {
    const stored = new Stored();
    for (const step of ['act', 'edit', 'act'] as const) stored.do(step);
    stored.shorten();
    const start = stored.room.view('spectator');
    for (const step of ['act', 'act', 'undo', 'redo', 'undo'] as const) stored.do(step);
    expect(stored.room.seq).toBe(8);
    expect(isFullyUndone({ ...stored.room.record, entries: stored.entries })).toBe(false);
    expect(isFullyUndone({ ...stored.room.record, entries: stored.entries.slice(0, 3) })).toBe(false);
    expect(stored.room.price(0)).toBeDefined();
    stored.do('undo');
    expect(stored.room.view('spectator')).toEqual(start);
    expect(stored.room.price(0)).toBeUndefined();
    const again = stored.reopen(true);
    expect(again.view('spectator')).toEqual(start);
    expect(again.log('spectator').map(({ kind }) => kind)).toEqual([
      'start',
      'dropped',
      'dropped',
      'dropped',
      'act',
      'act',
      'undo',
      'redo',
      'undo',
      'undo',
    ]);
  });

  it('refuses an action that was decided before the history was shortened', () => {
    const stored = new Stored();
    for (const step of ['act', 'act'] as const) stored.do(step);
    stored.shorten();
    const [action] = stored.room.legal(0);
    expect(stored.room.act(0, { seq: 1, actionId: 'late', action }, 9)).toMatchObject({ refusal: { code: 'stale' } });
    expect(stored.room.act(0, { seq: 2, actionId: 'fresh', action }, 9)).toMatchObject({ ok: true, seq: 3 });
  });

  it('leads to the same positions as a match with its whole history', () => {
    const onward = fc.array(fc.constantFrom('act' as const, 'edit' as const, 'leave' as const, 'return' as const));
    fc.assert(
      fc.property(fc.array(onward, { minLength: 1, maxLength: 4 }), (parts) => {
        const [stored, whole] = [new Stored(), new Stored()];
        for (const step of parts.flat()) whole.do(step);
        for (const part of parts) {
          for (const step of part) stored.do(step);
          stored.shorten();
        }
        expect(stored.room.view('spectator')).toEqual(whole.room.view('spectator'));
        expect(stored.room.seq).toBe(whole.room.seq);
        expect(stored.actionIds).toEqual(whole.actionIds);
      }),
    );
  });

  it('keeps the mark of practice', () => {
    const bot = { kind: 'bot', name: 'bot', level: 'easy' } as const;
    const seats = [ada, bot].map(({ kind, name }) => ({ kind: kind === 'bot' ? kind : ('human' as const), name }));
    const room = Room.open(cups, { seats, seed: 'first' }, 0, { holders: [ada, bot] }) as Room;
    for (let i = 0; i < 12 && !room.price(0)?.practice; i++) {
      const [decision] = room.decisions;
      if (!decision) break;
      const [action] = room.legal(decision.seat).toReversed();
      room.act(decision.seat, { seq: room.seq, actionId: `act-${i}`, action }, i);
    }
    expect(room.undo(0, { seq: room.seq, actionId: 'back' }, 20)).toMatchObject({
      ok: true,
      entry: { practice: true },
    });
    const shortened = room.shorten('second');
    if (!shortened.ok) throw new Error(shortened.refusal.code);
    expect(Room.resume(cups, shortened.record).summary.practice).toBe(true);
  });

  it('is refused while a sub-match is open, after one was collected, and once the match is over', () => {
    const stored = new Stored(rounds as Game);
    const next = { seq: 0, actionId: 'next', action: { type: 'next' } };
    expect(stored.room.act(0, next, 1)).toMatchObject({ ok: true });
    expect(stored.room.shorten('other')).toMatchObject({ refusal: { code: 'shorten-sub-matches' } });
    const finished: SubMatchResult = {
      game: 'stones',
      options: {},
      seats: 2,
      link: 'a',
      report: { results: ['win', 'loss'] },
    };
    expect(stored.room.takeIn(finished, { actionId: 'back' }, 2)).toMatchObject({ ok: true });
    expect(stored.room.shorten('other')).toMatchObject({ refusal: { code: 'shorten-sub-matches' } });
    expect(stored.room.end({ by: 'abandoned', results: ['draw', 'draw'] }, { actionId: 'end' }, 3)).toMatchObject({
      ok: true,
    });
    expect(stored.room.shorten('other')).toMatchObject({ refusal: { code: 'match-ended' } });
  });
});
