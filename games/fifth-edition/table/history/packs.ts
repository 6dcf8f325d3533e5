import type { CharacterRecord, Rulebook } from '@tessera/fifth-edition';
import { compareVersions, parseVersion } from '@tessera/rules';
import type { KeptPack, PackPin } from '../character/rulebooks.ts';

/** A pack that a character uses. */
export interface PackUse extends PackPin {
  readonly name: string;
  /** `pinned`: exactly this version is used. `loose`: used without a pin. `lost`: pinned, but not available. */
  readonly state: 'pinned' | 'loose' | 'lost';
  /** Newer version that is available. */
  readonly newer: string | undefined;
  /** Whether it is a custom pack, which can be removed; built-in packs cannot. */
  readonly isOwn: boolean;
}

/** Returns the packs of a character: pinned ones, and built-in ones. */
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

/** Returns the custom packs that the character could add: the newest version of each, for its edition. */
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

/** Returns the pins with one pack changed, added or removed. */
export function changePin(pins: readonly PackPin[], id: string, version: string | undefined): PackPin[] {
  const others = pins.filter((pin) => pin.id !== id).map((pin) => ({ id: pin.id, version: pin.version }));
  return version === undefined ? others : [...others, { id, version }];
}

function later(a: string, b: string): string {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  if (left === undefined || right === undefined) return a;
  return compareVersions(left, right) >= 0 ? a : b;
}
