import type { Game } from '@tessera/kernel';
import type { Holder } from '@tessera/protocol';
import type { LogEntry } from './logEntry.ts';
import type { RoomRecord } from './record.ts';
import { Room } from './room.ts';

/** A person to remove from a match, and the name that their seats have from then on. */
export interface Redaction {
  readonly player: string;
  readonly name: string;
}

/** Returns a holder without the id and name of a person; the same object where it is not theirs. */
export function redactedHolder(holder: Holder, { player, name }: Redaction): Holder {
  return holder.player === player ? { kind: holder.kind, name } : holder;
}

/**
 * Removes a person from a whole match: from its header, from the holders at its start and from every change of seats. The hash chain starts with
 * the header, so all links are computed anew; seed, dice and deeds stay as they were. With `keepsHeader` the header and the chain stay too.
 */
export function redactedRecord(game: Game, record: RoomRecord, redaction: Redaction, keepsHeader: boolean): RoomRecord {
  const { snapshot: _snapshot, ...rest } = record;
  const entries = record.entries.map((entry) => redactedEntry(entry, redaction));
  const holders = record.holders?.map((holder) => redactedHolder(holder, redaction));
  const without = { ...rest, entries, ...(holders && { holders }) };
  if (keepsHeader) return without;
  const seats = record.header.seats.map((seat, i) =>
    record.holders?.[i]?.player === redaction.player ? { ...seat, name: redaction.name } : seat,
  );
  const renamed = { ...without, header: { ...record.header, seats } };
  return { ...renamed, entries: Room.relinked(game, renamed) };
}

function redactedEntry(entry: LogEntry, redaction: Redaction): LogEntry {
  if (entry.kind !== 'seat') return entry;
  return { ...entry, change: { ...entry.change, holder: redactedHolder(entry.change.holder, redaction) } };
}
