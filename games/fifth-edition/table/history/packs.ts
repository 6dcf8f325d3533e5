import type { CharacterRecord, Rulebook } from '@tessera/fifth-edition';
import { compareVersions, parseVersion } from '@tessera/rules';
import type { KeptPack, PackPin } from '../desk/rulebooks.ts';

/** A pack that a character uses, and how. */
export interface PackUse extends PackPin {
  readonly name: string;
  /** `pinned`: exactly this version is used. `loose`: used without being pinned. `lost`: pinned, and nowhere to be found. */
  readonly state: 'pinned' | 'loose' | 'lost';
  /** A newer version that could be taken. */
  readonly newer: string | undefined;
  /** One's own packs can be taken off; what comes with the game cannot. */
  readonly isOwn: boolean;
}

/** The packs a character uses: those it pins, and those that are there anyway. */
export function packUses(record: CharacterRecord, rulebook: Rulebook, kept: readonly KeptPack[]): PackUse[] {
  const pinned = record.packs.map(({ id, version }): PackUse => {
    const loaded = rulebook.packs.find((pack) => pack.id === id);
    const versions = kept.filter((pack) => pack.id === id).map((pack) => pack.version);
    const isOwn = versions.length > 0 || loaded === undefined;
    const newest = [...versions, ...(loaded ? [loaded.version] : [])].reduce(later, version);
    return {
      id,
      version,
      name: loaded?.name ?? kept.find((pack) => pack.id === id)?.name ?? id,
      state: loaded === undefined ? 'lost' : 'pinned',
      newer: newest === version ? undefined : newest,
      isOwn,
    };
  });
  const loose = rulebook.packs
    .filter(({ id }) => !record.packs.some((pin) => pin.id === id))
    .map(
      ({ id, version, name }): PackUse => ({
        id,
        version,
        name: name ?? id,
        state: 'loose',
        newer: undefined,
        isOwn: false,
      }),
    );
  return [...pinned, ...loose];
}

/** Packs of one's own that the character could use: the newest version of each, for its edition. */
export function spareOf(record: CharacterRecord, kept: readonly KeptPack[]): KeptPack[] {
  const newest = new Map<string, KeptPack>();
  for (const pack of kept) {
    const isMeant = pack.editions.includes(record.edition) && !record.packs.some(({ id }) => id === pack.id);
    const known = newest.get(pack.id);
    if (isMeant && (known === undefined || later(known.version, pack.version) === pack.version))
      newest.set(pack.id, pack);
  }
  return [...newest.values()];
}

/** The pins with a pack in another version, or with one more, or with one less. */
export function repinned(pins: readonly PackPin[], id: string, version: string | undefined): PackPin[] {
  const others = pins.filter((pin) => pin.id !== id).map((pin) => ({ id: pin.id, version: pin.version }));
  return version === undefined ? others : [...others, { id, version }];
}

function later(a: string, b: string): string {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  if (left === undefined || right === undefined) return a;
  return compareVersions(left, right) >= 0 ? a : b;
}
