import type { KeptPack, PackShelf } from '@tessera/fifth-edition/table';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';
import { usePresence } from '../live/me.ts';
import { devicePacks } from './devicePacks.ts';
import { bodyOf, packOf } from './packBody.ts';

/**
 * Packs of one's own: always on this device, so that characters open offline, and with the account of whoever has one. What
 * the account has and this device lacks is fetched when the packs are listed.
 */
export const ownPacks: PackShelf = {
  async list() {
    const own = await devicePacks.list();
    return byNewest([...own, ...(await fetched(own))]);
  },
  async put(pack) {
    await devicePacks.put(pack);
    if (hasAccount()) await api.keepPack(pack.id, pack.version, bodyOf(pack));
  },
  async remove(id, version) {
    if (hasAccount()) await api.removePack(id, version).catch(unlessMissing);
    await devicePacks.remove(id, version);
  },
};

function hasAccount(): boolean {
  const { me, reach } = usePresence.getState();
  return reach === 'online' && me !== undefined && !me.guest;
}

/** The packs of the account that are not on this device; from now on they are. */
async function fetched(own: readonly KeptPack[]): Promise<readonly KeptPack[]> {
  if (!hasAccount()) return [];
  try {
    const known = new Set(own.map(({ id, version }) => `${id}@${version}`));
    const missing = (await api.packs()).filter(({ id, version }) => !known.has(`${id}@${version}`));
    const packs = await Promise.all(
      missing.map(async ({ id, version }) => packOf(id, version, await api.pack(id, version))),
    );
    for (const pack of packs) await devicePacks.put(pack);
    return packs;
  } catch (error) {
    if (isUnreachable(error)) return [];
    throw error;
  }
}

function byNewest(packs: readonly KeptPack[]): readonly KeptPack[] {
  return packs.toSorted(
    (a, b) => a.id.localeCompare(b.id) || b.version.localeCompare(a.version, undefined, { numeric: true }),
  );
}

/** Somebody may have removed it on another device. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'no-such-pack')) throw error;
}
