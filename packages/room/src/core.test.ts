import type { Holder, MatchInfo, Pace } from '@tessera/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LogEntry } from './logEntry.ts';
import { matchInfoAfter, matchInfoOf } from './matchInfo.ts';
import { recordOfFile } from './record.ts';
import type { EntryResult, ProposalResult } from './results.ts';
import { Room } from './room.ts';
import { cups } from './testing/cups.ts';

// Property tests that every host relies on: resuming from storage gives the same room, in everything a room reports.

const idOf = (name: string) => name.padEnd(12, '0');
const person = (name: string): Holder => ({ kind: 'human', name, player: idOf(name) });
const bot: Holder = { kind: 'bot', name: 'Bot', level: 'easy' };
const open: Holder = { kind: 'open', name: '' };
const NAMES = ['ada', 'bob', 'cy', 'dan'] as const;
type Name = (typeof NAMES)[number];

const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'fischer', seconds: 60, increment: 5 },
];

/** The parts of a match summary that follow from a room, and some others. */
type Heading = ReturnType<typeof matchInfoOf> & Pick<MatchInfo, 'title' | 'movedAt' | 'problem'>;

/** A room with everything its host has stored. */
interface Hosted {
  readonly room: Room;
  readonly entries: LogEntry[];
  heading: Heading;
  now: number;
}

function hosted(pace: Pace): Hosted {
  const holders = [person('ada'), bot, person('bob')];
  const seats = holders.map(({ kind, name }) => ({ kind: kind === 'bot' ? kind : ('human' as const), name }));
  const room = Room.open(cups, { seats, seed: 's' }, 1000, { holders, pace }) as Room;
  const heading = { title: 'kept', movedAt: 1000, problem: 'not any more', ...matchInfoOf(room.summary) };
  return { room, entries: [], heading, now: 1000 };
}

let names = 0;
const command = ({ room }: Hosted) => ({ seq: room.seq, actionId: `core-name-${names++}` });

type Request = (it: Hosted, who: Name, luck: number) => { readonly ok: boolean } | undefined;

const seatOf = ({ room }: Hosted, who: Name) => {
  const seat = room.holders.findIndex(({ player }) => player === idOf(who));
  return seat < 0 ? undefined : seat;
};

const REQUESTS = {
  act(it, _who, luck) {
    const [decision] = it.room.decisions;
    if (!decision) return undefined;
    const legal = it.room.legal(decision.seat);
    const note = luck % 5 === 0 ? ('bot-late' as const) : undefined;
    return it.room.act(decision.seat, { ...command(it), action: legal[luck % legal.length] }, it.now, note);
  },
  undo(it, who) {
    const seat = seatOf(it, who);
    return seat === undefined ? undefined : it.room.undo(seat, command(it), it.now);
  },
  redo(it, who) {
    const seat = seatOf(it, who);
    return seat === undefined ? undefined : it.room.redo(seat, command(it), it.now);
  },
  consent(it, who, luck) {
    const seat = seatOf(it, who);
    return seat === undefined
      ? undefined
      : it.room.consent(seat, luck % 8 > 0, { ...command(it), proposal: it.room.proposal?.id ?? '' }, it.now);
  },
  sit(it, who, luck) {
    const holder = [person(who), open, bot][luck % 3] as Holder;
    const by = { player: idOf(who), isHost: who === 'ada' };
    const awayMs = luck % 2 === 0 ? 1e9 : undefined;
    return it.room.sit({ seat: luck % 4, holder, by, awayMs, absenceMs: 60_000 }, command(it), it.now);
  },
  concede(it, who, luck) {
    const seat = seatOf(it, who);
    return seat === undefined || luck % 4 > 0 ? undefined : it.room.concede(seat, command(it), it.now);
  },
} satisfies Readonly<Record<string, Request>>;

/** Runs a request and stores the result as a host does. */
function does(it: Hosted, name: keyof typeof REQUESTS, who: Name, luck: number): void {
  it.now += luck;
  const result: ReturnType<Request> | EntryResult | ProposalResult = REQUESTS[name](it, who, luck);
  if (!result?.ok || !('entry' in result) || !result.entry) return;
  it.entries.push(result.entry);
  it.heading = matchInfoAfter(it.heading, it.room.summary, it.now);
}

const LIKELY: readonly (keyof typeof REQUESTS)[] = ['act', 'act', 'act', 'undo', 'consent', 'sit'];
const request = fc.tuple(
  fc.constantFrom(...LIKELY, ...(Object.keys(REQUESTS) as (keyof typeof REQUESTS)[])),
  fc.constantFrom(...NAMES),
  fc.nat(1000),
);
const history = fc.tuple(fc.constantFrom(...PACES), fc.array(request, { minLength: 5, maxLength: 60 }));

function played([pace, requests]: readonly [
  Pace,
  readonly (readonly [keyof typeof REQUESTS, Name, number])[],
]): Hosted {
  const it = hosted(pace);
  for (const [name, who, luck] of requests) does(it, name, who, luck);
  return it;
}

const VIEWERS = [0, 1, 2, 'spectator'] as const;

test('a room resumed from storage has the same seats, clocks, notes, summary and log', () => {
  const seen = { notes: 0, seats: 0, undone: 0, ended: 0 };
  fc.assert(
    fc.property(history, (what) => {
      const { room, entries, heading } = played(what);
      const stored = entries.map((entry) => LogEntry.parse(JSON.parse(JSON.stringify(entry))));
      const clocks = room.clocks && structuredClone(room.clocks);
      const again = Room.resume(cups, { ...room.record, entries: stored, ...(clocks && { clocks }) }) as Room;
      expect(again.holders).toEqual(room.holders);
      expect(again.clocks).toEqual(room.clocks);
      expect(again.summary).toEqual(room.summary);
      expect([again.isAlone, again.canRedo, again.commitment]).toEqual([room.isAlone, room.canRedo, room.commitment]);
      for (const viewer of VIEWERS) expect(again.log(viewer)).toEqual(room.log(viewer));
      for (const seat of [0, 1, 2]) expect(again.price(seat)).toEqual(room.price(seat));
      if (entries.length > 0)
        expect(heading).toEqual({ title: 'kept', movedAt: heading.movedAt, ...matchInfoOf(again.summary) });
      seen.notes += room.log('spectator').filter(({ note }) => note).length;
      seen.seats += entries.filter(({ kind }) => kind === 'seat').length;
      seen.undone += entries.filter(({ kind }) => kind === 'undo').length;
      seen.ended += room.ending ? 1 : 0;
    }),
    { numRuns: 80 },
  );
  // Otherwise the property was never exercised.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

test('an imported match file continues from the same views with other dice', () => {
  fc.assert(
    fc.property(history, (what) => {
      const { room } = played(what);
      const text = room.file();
      const same = Room.resume(cups, recordOfFile(cups, text, { now: 5 })) as Room;
      const other = Room.resume(cups, recordOfFile(cups, text, { now: 5, seed: 'another' })) as Room;
      for (const viewer of VIEWERS) {
        expect(same.view(viewer)).toEqual(room.view(viewer));
        expect(other.view(viewer)).toEqual(room.view(viewer));
      }
      expect(same.file()).toBe(text);
      const isOverByRules = same.ending !== undefined;
      expect(other.commitment === room.commitment).toBe(isOverByRules);
    }),
    { numRuns: 40 },
  );
});
