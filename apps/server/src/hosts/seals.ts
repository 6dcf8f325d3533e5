import { hashText } from '@tessera/kernel';
import { LogEntry } from '@tessera/room';
import type { SealedEntry, StoredEntry, StoredSnapshot } from '../storage/storedEntry.ts';
import { LogCipher } from './logCipher.ts';
import { runToCompletion, type SlicedWork } from './slicedWork.ts';

/** Damage of a stored match, with its place. */
export class CorruptMatch extends Error {
  constructor(place: string, message: string) {
    super(`${message} (${place})`);
    this.name = 'CorruptMatch';
  }
}

/** Returns the seal of a match before its first entry. */
export function firstSeal(beginning: string): string {
  return hashText(beginning);
}

/**
 * Prepares an entry for storage: encrypted if there is a cipher, and chained to the seal before it. Its link is
 * encrypted with it: a guess of the action could be checked against a plain one.
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

/** In place of a link that is encrypted with its entry. */
const LINK_INSIDE = '';

/** Fields that only some kinds of entries have. */
type Special = 'deed' | 'note' | 'gained' | 'leftBefore' | 'steps' | 'ending' | 'change' | 'practice';

/** Serializes an entry as JSON. Spelled out for speed, because this runs for every action. */
function payloadOf(entry: LogEntry): string {
  const { seq, at, actionId, position, kind, link } = entry;
  const by = 'by' in entry ? entry.by : undefined;
  const { deed, note, gained, leftBefore }: Partial<Record<Special | 'kind', unknown>> = entry;
  const { steps, ending, change, practice }: Partial<Record<Special | 'kind', unknown>> = entry;
  const special = { deed, note, gained, leftBefore, steps, ending, change, practice };
  return JSON.stringify({ seq, at, actionId, position, kind, by, ...special, link });
}

/** Returns the verified entries; throws a CorruptMatch that names the first changed one. */
export function unseal(entries: readonly StoredEntry[], beginning: string): LogEntry[] {
  return runToCompletion(unsealEntries(entries, beginning));
}

/** Verifies entry by entry. */
export function* unsealEntries(entries: readonly StoredEntry[], beginning: string): SlicedWork<LogEntry[]> {
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
    // Entries from before encryption have their link in a column.
    const entry = LogEntry.safeParse({ ...JSON.parse(text), ...(link !== LINK_INSIDE && { link }) });
    if (!entry.success) throw new CorruptMatch(`entry ${seq}`, 'The stored entry cannot be read');
    unsealed.push(entry.data);
    yield;
  }
  return unsealed;
}

/** Prepares a snapshot for storage: encrypted if there is a cipher, and valid only for the entry it was taken after. */
export function sealSnapshot(
  seq: number,
  text: string,
  entrySeal: string,
  cipher: LogCipher | undefined,
): StoredSnapshot {
  const stored = cipher ? cipher.close(`snapshot ${seq}`, text) : text;
  return { seq, text: stored, seal: hashText(entrySeal + stored) };
}

/** Returns the text of a snapshot if it is unchanged and belongs to these entries. */
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
