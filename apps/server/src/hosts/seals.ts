import { hashText } from '@tessera/kernel';
import { Row } from '@tessera/room';
import type { SealedEntry, StoredEntry, StoredSnapshot } from '../storage/storedEntry.ts';

/** What is wrong with a match in storage, and where. */
export class CorruptMatch extends Error {
  constructor(place: string, message: string) {
    super(`${message} (${place})`);
    this.name = 'CorruptMatch';
  }
}

/** The seal of a match before its first row. */
export function firstSeal(beginning: string): string {
  return hashText(beginning);
}

/** A row made ready for storage, sealed onto what came before it. */
export function seal(row: Row, before: string): SealedEntry {
  const { seq, actionId, kind, at, link } = row;
  const payload = payloadOf(row);
  return {
    seq,
    actionId,
    kind,
    seat: ('by' in row ? row.by : undefined) ?? null,
    at,
    payload,
    link,
    seal: sealOf(before, payload, link),
    after: before,
  };
}

/** What only some kinds of rows say. */
type Special = 'deed' | 'note' | 'steps' | 'ending' | 'change' | 'practice';

/** A row without its link, as JSON. Spelled out, because every action comes by and leaving a field out of a copy is slow. */
function payloadOf(row: Row): string {
  const { seq, at, actionId, position, kind } = row;
  const by = 'by' in row ? row.by : undefined;
  const { deed, note, steps, ending, change, practice }: Partial<Record<Special, unknown>> = row;
  return JSON.stringify({ seq, at, actionId, position, kind, by, deed, note, steps, ending, change, practice });
}

/** The rows as the room knows them; a CorruptMatch names the first one that is not as it was written. */
export function unseal(rows: readonly StoredEntry[], beginning: string): Row[] {
  let before = firstSeal(beginning);
  return rows.map(({ seq, payload, link, seal }, i) => {
    if (seq !== i + 1) throw new CorruptMatch(`entry ${i + 1}`, 'An entry is missing');
    before = sealOf(before, payload, link);
    if (seal !== before) throw new CorruptMatch(`entry ${seq}`, 'The stored entry has been changed');
    const row = Row.safeParse({ ...JSON.parse(payload), link });
    if (!row.success) throw new CorruptMatch(`entry ${seq}`, 'The stored entry cannot be read');
    return row.data;
  });
}

/** A snapshot made ready for storage: it holds only for the row it was taken after. */
export function sealSnapshot(seq: number, text: string, rowSeal: string): StoredSnapshot {
  return { seq, text, seal: hashText(rowSeal + text) };
}

/** Whether a snapshot is as it was written and belongs to these rows. */
export function isSound({ seq, text, seal }: StoredSnapshot, rows: readonly StoredEntry[]): boolean {
  const row = rows[seq - 1];
  return row !== undefined && seal === hashText(row.seal + text);
}

function sealOf(before: string, payload: string, link: string): string {
  return hashText(before + payload + link);
}
