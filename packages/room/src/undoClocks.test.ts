import type { Patch } from '@tessera/kernel';
import type { Pace } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import { LogEntry } from './logEntry.ts';
import { Room } from './room.ts';
import { stones } from './testing/index.ts';

const SECOND = 1000;

/** A table for two with simulated time; seat 0 begins. */
class Clocked {
  room: Room;
  readonly #entries: LogEntry[] = [];
  #commands = 0;
  #now = 0;

  constructor(pace: Pace, people: readonly string[] = ['ada', 'bob'], mode: 'enforced' | 'companion' = 'enforced') {
    const holders = people.map((name) => ({ kind: 'human', name, player: name }) as const);
    this.room = Room.open(stones, { seats: 2, seed: 's', mode }, 0, { holders, pace }) as Room;
  }

  after(seconds: number): this {
    this.#now += seconds * SECOND;
    return this;
  }

  place(cell: number, seat = 0): void {
    this.#note(this.room.act(seat, { ...this.#command(), action: { type: 'place', cell } }, this.#now));
  }

  edit(patches: readonly Patch[], seat = 0): void {
    this.#note(this.room.edit(seat, { ...this.#command(), patches }, this.#now));
  }

  undo(seat = 0): void {
    const done = this.room.undo(seat, this.#command(), this.#now);
    this.#note(
      this.room.proposal
        ? this.room.consent(1 - seat, true, { ...this.#command(), proposal: this.room.proposal?.id ?? '' }, this.#now)
        : done,
    );
  }

  redo(seat = 0): void {
    this.#note(this.room.redo(seat, this.#command(), this.#now));
  }

  /** Resumes the room from storage. */
  reopen(): void {
    const { record, clocks } = this.room;
    const snapshot = this.room.snapshot();
    const around = { ...(clocks && { clocks }), ...(snapshot && { snapshot }) };
    this.room = Room.resume(stones, { ...record, entries: this.#entries, ...around }) as Room;
  }

  get left(): readonly number[] {
    return (this.room.clocks?.left ?? []).map((time) => time / SECOND);
  }

  #note(done: ReturnType<Room['undo']>): void {
    expect(done).toMatchObject({ ok: true });
    if (done.ok && 'entry' in done && done.entry) this.#entries.push(LogEntry.parse(done.entry));
  }

  #command() {
    return { seq: this.room.seq, actionId: `command ${this.#commands++}` };
  }
}

describe('time per move after an undo', () => {
  const pace: Pace = { kind: 'move', seconds: 60 };

  it('is the time before the move minus the time used, however often it is undone', () => {
    const table = new Clocked(pace);
    for (const left of [50, 40, 30]) {
      table.after(10).place(0);
      expect(table.left).toEqual([60, 60]);
      table.undo();
      expect(table.left[0]).toBe(left);
      expect(table.room.clocks?.running).toEqual([0]);
    }
  });

  it('is not gained by repeating the move', () => {
    const table = new Clocked(pace);
    table.after(10).place(0);
    table.undo();
    table.after(10).redo();
    expect(table.left[0]).toBe(60);
    table.undo();
    expect(table.left[0]).toBe(40);
  });

  it('runs out eventually', () => {
    const table = new Clocked(pace);
    for (let round = 0; round < 7; round++) {
      table.after(10).place(0);
      table.undo();
    }
    expect(table.left[0]).toBe(0);
  });

  it('is restored for all seats whose moves are undone', () => {
    const table = new Clocked(pace);
    table.after(10).place(0);
    table.after(20).place(1, 1);
    table.after(5).undo();
    expect(table.left).toEqual([45, 40]);
  });

  it('is the same after resuming from storage', () => {
    const table = new Clocked(pace);
    table.after(10).place(0);
    table.reopen();
    table.undo();
    table.after(10).redo();
    table.reopen();
    table.undo();
    expect(table.left[0]).toBe(40);
  });

  it.each([
    ['makes another move', (table: Clocked) => table.place(1)],
    ['makes it again', (table: Clocked) => table.redo()],
  ])('is not reset for another seat of the player who undoes and %s', (_how, again) => {
    const table = new Clocked(pace, ['ada', 'ada']);
    table.place(0);
    for (const left of [40, 20, 0]) {
      table.after(20).undo();
      table.reopen();
      again(table);
      expect(table.room.clocks?.running).toEqual([1]);
      expect(table.left[1]).toBe(left);
    }
  });

  it('is reset for that seat once it has acted', () => {
    const table = new Clocked(pace, ['ada', 'ada']);
    table.place(0);
    table.after(20).undo();
    table.place(0);
    table.place(1, 1);
    table.place(2);
    expect(table.left[1]).toBe(60);
  });

  it('is reset for the opponent, who gets a different move to answer', () => {
    const table = new Clocked(pace);
    table.place(0);
    table.after(50).undo();
    table.place(1);
    expect(table.left[1]).toBe(60);
  });
});

describe('Fischer clock after an undo', () => {
  it('removes the increment of the move, and adds it again with the next one', () => {
    const table = new Clocked({ kind: 'fischer', seconds: 100, increment: 5 });
    table.after(10).place(0);
    expect(table.left).toEqual([95, 100]);
    table.after(1).undo();
    expect(table.left).toEqual([90, 100]);
    table.after(3).redo();
    expect(table.left).toEqual([92, 100]);
    table.undo();
    expect(table.left).toEqual([87, 100]);
  });

  it('costs the opponents nothing, however long they thought and however often it happens', () => {
    const table = new Clocked({ kind: 'fischer', seconds: 100, increment: 5 });
    for (let round = 1; round <= 3; round++) {
      table.after(2).place(0);
      table.reopen();
      table.after(30).undo();
      expect(table.left).toEqual([100 - 2 * round, 100]);
    }
  });

  it("restores the opponents' time before the move, even if they have answered it", () => {
    const table = new Clocked({ kind: 'fischer', seconds: 100, increment: 5 });
    table.place(0);
    table.after(10).place(1, 1);
    expect(table.left).toEqual([105, 95]);
    table.after(20).place(2);
    table.after(40).place(3, 1);
    expect(table.left).toEqual([90, 60]);
    table.after(3).undo();
    expect(table.left).toEqual([82, 95]);
    table.redo();
    expect(table.left).toEqual([87, 100]);
  });

  it('restores no time for the side that undoes', () => {
    const table = new Clocked({ kind: 'fischer', seconds: 100, increment: 5 }, ['ada', 'ada']);
    table.place(0);
    table.after(20).undo();
    expect(table.left).toEqual([100, 80]);
  });
});

it.each<Pace>([
  { kind: 'move', seconds: 60 },
  { kind: 'fischer', seconds: 60, increment: 5 },
])('a manual edit adds no time ($kind)', (pace) => {
  const table = new Clocked(pace, ['ada', 'bob'], 'companion');
  table.after(10).edit([[['cells', 0], 0]]);
  expect(table.left[0]).toBe(50);
});
