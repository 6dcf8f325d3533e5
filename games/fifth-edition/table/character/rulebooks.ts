import { type CharacterRecord, type Edition, editionFiles, loadRulebook, type Rulebook } from '@tessera/fifth-edition';
import type { PackFile, Problem } from '@tessera/rules';

/** A loaded rulebook with its problems. */
export interface OpenedRulebook {
  readonly rulebook: Rulebook;
  readonly problems: readonly Problem[];
  /** Pinned packs that are not available. */
  readonly lost: readonly string[];
}

/** A pack version that a character pins. */
export interface PackPin {
  readonly id: string;
  readonly version: string;
}

/** Storage for custom packs, provided by the site; without it there are none. */
export interface PackShelf {
  /** Returns every stored version, newest first per pack. */
  list(): Promise<readonly KeptPack[]>;
  /** Stores a version; replaces an existing one only if id and version are the same. */
  put(pack: KeptPack): Promise<void>;
  remove(id: string, version: string): Promise<void>;
}

/** A custom pack with its source files. */
export interface KeptPack extends PackPin {
  readonly name: string;
  readonly editions: readonly Edition[];
  readonly files: readonly PackFile[];
  /** Expectations of its author, stored with the files. */
  readonly tests?: readonly PackTest[] | undefined;
}

/** An expectation such as "At level 5 its armor class is 17." */
export interface PackTest {
  readonly title: string;
  readonly character: CharacterRecord;
  readonly level: number;
  /** Path on the sheet: `ac`, `skills.Stealth.bonus`. */
  readonly path: string;
  readonly expected: number | string;
}

let shelf: PackShelf | undefined;

/** Sets the storage for custom packs. */
export function usePackShelf(place: PackShelf): void {
  shelf = place;
}

/** Returns the custom packs; empty without a storage. */
export async function keptPacks(): Promise<readonly KeptPack[]> {
  return (await shelf?.list()) ?? [];
}

const opened = new Map<string, Promise<OpenedRulebook>>();
const MAX_KEPT = 4;

/** Loads the rulebook of an edition with the pinned packs in exactly those versions; cached. */
export function openRulebook(edition: Edition, pins: readonly PackPin[]): Promise<OpenedRulebook> {
  const key = [edition, ...pins.map(({ id, version }) => `${id}@${version}`).toSorted()].join(' ');
  const known = opened.get(key);
  if (known !== undefined) return known;
  const opening = load(edition, pins);
  // Do not cache a failed load, so that it can be retried.
  opening.catch(() => opened.delete(key));
  opened.set(key, opening);
  const [oldest] = opened.keys();
  if (opened.size > MAX_KEPT && oldest !== undefined) opened.delete(oldest);
  return opening;
}

/** Clears the cache after packs have changed. */
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
