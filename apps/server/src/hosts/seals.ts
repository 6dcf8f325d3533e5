import { hashText } from '@tessera/kernel';
import { LogEntry } from '@tessera/room';
import type { SealedEntry, StoredEntry, StoredSnapshot } from '../storage/storedEntry.ts';
import { LogCipher } from './logCipher.ts';
import { completed, type SlicedWork } from './slicedWork.ts';

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

/**
 * An entry made ready for storage: closed where there is a cipher, and sealed onto what came before it. Its link is closed with it:
 * whoever has a good guess of what was done could try it on an open one.
 */
export function seal(entry: LogEntry, before: string, cipher: LogCipher | undefined): SealedEntry {
  const { seq, actionId, kind, at } = entry;
  const text = payloadOf(entry);
  const payload = cipher ? cipher.close(`entry ${seq}`, text) : text;
  return {
    seq,
    actionId,
    kind,
    seat: ('by' in entry ? entry.by : undefined) ?? null,
    at,
    payload,
    link: LINK_INSIDE,
    seal: sealOf(before, payload, LINK_INSIDE),
    after: before,
  };
}

/** In place of a link that is closed with its entry. */
const LINK_INSIDE = '';

/** What only some kinds of entries say. */
type Special = 'deed' | 'note' | 'gained' | 'leftBefore' | 'steps' | 'ending' | 'change' | 'practice';

/** An entry as JSON. Spelled out, because every action comes by and leaving a field out of a copy is slow. */
function payloadOf(entry: LogEntry): string {
  const { seq, at, actionId, position, kind, link } = entry;
  const by = 'by' in entry ? entry.by : undefined;
  const { deed, note, gained, leftBefore }: Partial<Record<Special, unknown>> = entry;
  const { steps, ending, change, practice }: Partial<Record<Special, unknown>> = entry;
  const special = { deed, note, gained, leftBefore, steps, ending, change, practice };
  return JSON.stringify({ seq, at, actionId, position, kind, by, ...special, link });
}

/** The entries as the room knows them; a CorruptMatch names the first one that is not as it was written. */
export function unseal(entries: readonly StoredEntry[], beginning: string): LogEntry[] {
  return completed(unsealing(entries, beginning));
}

/** The same entry by entry. */
export function* unsealing(entries: readonly StoredEntry[], beginning: string): SlicedWork<LogEntry[]> {
  const cipher = new LogCipher(beginning);
  const unsealed: LogEntry[] = [];
  let before = firstSeal(beginning);
  for (const { seq, payload, link, seal } of entries) {
    const expected = unsealed.length + 1;
    if (seq !== expected) throw new CorruptMatch(`entry ${expected}`, 'An entry is missing');
    before = sealOf(before, payload, link);
    if (seal !== before) throw new CorruptMatch(`entry ${seq}`, 'The stored entry has been changed');
    const text = cipher.open(`entry ${seq}`, payload);
    if (text === undefined) throw new CorruptMatch(`entry ${seq}`, 'The stored entry cannot be opened');
    // One from before entries were closed has its link beside it.
    const entry = LogEntry.safeParse({ ...JSON.parse(text), ...(link !== LINK_INSIDE && { link }) });
    if (!entry.success) throw new CorruptMatch(`entry ${seq}`, 'The stored entry cannot be read');
    unsealed.push(entry.data);
    yield;
  }
  return unsealed;
}

/** A snapshot made ready for storage: closed where there is a cipher, and good only for the entry it was taken after. */
export function sealSnapshot(
  seq: number,
  text: string,
  entrySeal: string,
  cipher: LogCipher | undefined,
): StoredSnapshot {
  const stored = cipher ? cipher.close(`snapshot ${seq}`, text) : text;
  return { seq, text: stored, seal: hashText(entrySeal + stored) };
}

/** What a snapshot says, if it is as it was written and belongs to these entries. */
export function unsealSnapshot(
  { seq, text, seal }: StoredSnapshot,
  entries: readonly StoredEntry[],
  beginning: string,
): string | undefined {
  const entry = entries[seq - 1];
  if (entry === undefined || seal !== hashText(entry.seal + text)) return undefined;
  return new LogCipher(beginning).open(`snapshot ${seq}`, text);
}

function sealOf(before: string, payload: string, link: string): string {
  return hashText(before + payload + link);
}
