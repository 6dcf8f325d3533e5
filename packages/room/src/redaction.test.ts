import { readMatchFile, verifyMatch } from '@tessera/kernel';
import type { Holder } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from './logEntry.ts';
import { redactedRecord } from './redaction.ts';
import { Room } from './room.ts';
import { cups } from './testing/cups.ts';

const person = (name: string): Holder => ({ kind: 'human', name, player: name.padEnd(12, '0') });
const ada = person('ada');
const bob = person('bob');
const REDACTION = { player: bob.player ?? '', name: 'Deleted player' };

/** A match in which bob plays, takes back, leaves, and comes back; with all its entries. */
function played() {
  const seats = [ada, bob].map(({ name }) => ({ kind: 'human' as const, name }));
  const room = Room.open(cups, { seats, seed: 'a seed' }, 0, { holders: [ada, bob] }) as Room;
  const entries: LogEntry[] = [];
  const keep = (result: unknown) => {
    const { entry } = result as { readonly entry?: LogEntry };
    if (!entry) throw new Error(`no entry: ${JSON.stringify(result)}`);
    entries.push(entry);
  };
  const act = (n: number) => {
    const [decision] = room.decisions;
    const seat = decision?.seat ?? 0;
    keep(room.act(seat, { seq: room.seq, actionId: `act-${n}`, action: room.legal(seat)[0] }, n));
  };
  for (let n = 1; n <= 3; n++) act(n);
  const by = { player: bob.player ?? '', isHost: false };
  const sit = (holder: Holder, n: number) =>
    keep(room.sit({ seat: 1, holder, by, absenceMs: 1000 }, { actionId: `sit-${n}` }, 10 + n));
  sit({ kind: 'open', name: '' }, 1);
  sit(bob, 2);
  act(4);
  return { room, record: { ...room.record, entries } };
}

describe('redactedRecord', () => {
  it('removes name and id of a person and gives a match that verifies with the same deeds', () => {
    const { room, record } = played();
    expect(JSON.stringify(record)).toContain('"bob"');
    const redacted = redactedRecord(room.game, record, REDACTION, false);
    expect(JSON.stringify(redacted)).not.toMatch(/bob/);
    const again = Room.resume(room.game, redacted);
    expect(again.view('spectator')).toEqual(room.view('spectator'));
    expect(again.holders.map(({ name }) => name)).toEqual(['ada', 'Deleted player']);
    const [before, after] = [room.file(), again.file()];
    expect(verifyMatch(after, () => room.game).why).toBeUndefined();
    expect(readMatchFile(after).deeds).toEqual(readMatchFile(before).deeds);
    expect(readMatchFile(after).chain).not.toEqual(readMatchFile(before).chain);
  });

  it('leaves header and hash chain alone where another match names its links', () => {
    const { room, record } = played();
    const redacted = redactedRecord(room.game, record, REDACTION, true);
    expect(redacted.header).toEqual(record.header);
    expect(redacted.entries.map(({ link }) => link)).toEqual(record.entries.map(({ link }) => link));
    expect(JSON.stringify(redacted.entries)).not.toMatch(/bob/);
    expect(Room.resume(room.game, redacted).holders[1]).toEqual({ kind: 'human', name: 'Deleted player' });
  });
});
