import { type CharacterRecord, type Edition, editionFiles, loadRulebook, type Rulebook } from '@tessera/fifth-edition';
import type { PackFile, Problem } from '@tessera/rules';

/** A rulebook, and what is wrong with it. */
export interface OpenedRulebook {
  readonly rulebook: Rulebook;
  readonly problems: readonly Problem[];
  /** Packs that the character wants and nobody has. */
  readonly lost: readonly string[];
}

/** A pack as a character pins it. */
export interface PackPin {
  readonly id: string;
  readonly version: string;
}

/** Where packs of one's own are kept; the site hands one in, and without it there are none. */
export interface PackShelf {
  /** Every version that is kept, newest first for each pack. */
  list(): Promise<readonly KeptPack[]>;
  /** Keeps a version; one that is there already is replaced only if it is the same pack and version. */
  put(pack: KeptPack): Promise<void>;
  remove(id: string, version: string): Promise<void>;
}

/** A pack of one's own: its files, as written. */
export interface KeptPack extends PackPin {
  readonly name: string;
  readonly editions: readonly Edition[];
  readonly files: readonly PackFile[];
  /** What its author expects of it, kept beside the files. */
  readonly tests?: readonly PackTest[] | undefined;
}

/** "At level 5 its armor class is 17." */
export interface PackTest {
  readonly title: string;
  readonly character: CharacterRecord;
  readonly level: number;
  /** A place on the sheet: `ac`, `skills.Stealth.bonus`. */
  readonly path: string;
  readonly expected: number | string;
}

let shelf: PackShelf | undefined;

/** Says where packs of one's own are kept. */
export function usePackShelf(place: PackShelf): void {
  shelf = place;
}

/** The packs of one's own; empty where there is no place for them. */
export async function keptPacks(): Promise<readonly KeptPack[]> {
  return (await shelf?.list()) ?? [];
}

const opened = new Map<string, Promise<OpenedRulebook>>();
const MOST_KEPT = 4;

/** The rulebook of an edition with the packs a character pins, in exactly those versions. Kept while it is in use. */
export function openRulebook(edition: Edition, pins: readonly PackPin[]): Promise<OpenedRulebook> {
  const key = [edition, ...pins.map(({ id, version }) => `${id}@${version}`).toSorted()].join(' ');
  const known = opened.get(key);
  if (known !== undefined) return known;
  const opening = load(edition, pins);
  // A failed fetch may succeed later.
  opening.catch(() => opened.delete(key));
  opened.set(key, opening);
  const [oldest] = opened.keys();
  if (opened.size > MOST_KEPT && oldest !== undefined) opened.delete(oldest);
  return opening;
}

/** Forgets what was loaded, after packs have changed. */
export function forgetRulebooks(): void {
  opened.clear();
}

async function load(edition: Edition, pins: readonly PackPin[]): Promise<OpenedRulebook> {
  const own = await editionFiles(edition);
  const kept = pins.length === 0 ? [] : await keptPacks();
  const wanted = kept.filter(({ id, version }) => pins.some((pin) => pin.id === id && pin.version === version));
  const { rulebook, problems } = loadRulebook([...own, ...wanted.flatMap(({ files }) => files)], edition);
  const present = new Set([...wanted.map(({ id }) => id), ...rulebook.packs.map(({ id }) => id)]);
  const lost = pins.filter(({ id }) => !present.has(id)).map(({ id, version }) => `${id} ${version}`);
  return { rulebook, problems: problems.filter(({ severity }) => severity === 'error'), lost };
}
