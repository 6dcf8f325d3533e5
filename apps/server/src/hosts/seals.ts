import { hashText } from '@tessera/kernel';
import { LogEntry } from '@tessera/room';
import type { SealedEntry, StoredEntry, StoredSnapshot } from '../storage/storedEntry.ts';

/** What is wrong with a match in storage, and where. */
export class CorruptMatch extends Error {
  constructor(place: string, message: string) {
    super(`${message} (${place})`);
    this.name = 'CorruptMatch';
  }
}

/** The seal of a match before its first entry. */
export function firstSeal(beginning: string): string {
  return hashText(beginning);
}

/** An entry made ready for storage, sealed onto what came before it. */
export function seal(entry: LogEntry, before: string): SealedEntry {
  const { seq, actionId, kind, at, link } = entry;
  const payload = payloadOf(entry);
  return {
    seq,
    actionId,
    kind,
    seat: ('by' in entry ? entry.by : undefined) ?? null,
    at,
    payload,
    link,
    seal: sealOf(before, payload, link),
    after: before,
  };
}

/** What only some kinds of entries say. */
type Special = 'deed' | 'note' | 'gained' | 'leftBefore' | 'steps' | 'ending' | 'change' | 'practice';

/** An entry without its link, as JSON. Spelled out, because every action comes by and leaving a field out of a copy is slow. */
function payloadOf(entry: LogEntry): string {
  const { seq, at, actionId, position, kind } = entry;
  const by = 'by' in entry ? entry.by : undefined;
  const { deed, note, gained, leftBefore }: Partial<Record<Special, unknown>> = entry;
  const { steps, ending, change, practice }: Partial<Record<Special, unknown>> = entry;
  const special = { deed, note, gained, leftBefore, steps, ending, change, practice };
  return JSON.stringify({ seq, at, actionId, position, kind, by, ...special });
}

/** The entries as the room knows them; a CorruptMatch names the first one that is not as it was written. */
export function unseal(entries: readonly StoredEntry[], beginning: string): LogEntry[] {
  let before = firstSeal(beginning);
  return entries.map(({ seq, payload, link, seal }, i) => {
    if (seq !== i + 1) throw new CorruptMatch(`entry ${i + 1}`, 'An entry is missing');
    before = sealOf(before, payload, link);
    if (seal !== before) throw new CorruptMatch(`entry ${seq}`, 'The stored entry has been changed');
    const entry = LogEntry.safeParse({ ...JSON.parse(payload), link });
    if (!entry.success) throw new CorruptMatch(`entry ${seq}`, 'The stored entry cannot be read');
    return entry.data;
  });
}

/** A snapshot made ready for storage: it holds only for the entry it was taken after. */
export function sealSnapshot(seq: number, text: string, entrySeal: string): StoredSnapshot {
  return { seq, text, seal: hashText(entrySeal + text) };
}

/** Whether a snapshot is as it was written and belongs to these entries. */
export function isSound({ seq, text, seal }: StoredSnapshot, entries: readonly StoredEntry[]): boolean {
  const entry = entries[seq - 1];
  return entry !== undefined && seal === hashText(entry.seal + text);
}

function sealOf(before: string, payload: string, link: string): string {
  return hashText(before + payload + link);
}
