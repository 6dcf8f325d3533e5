import { PackBody, PackInfo } from '@tessera/fifth-edition/api';
import type { KeptPack, PackShelf } from '@tessera/fifth-edition/table';
import type { ShellServices } from '@tessera/manifest';
import * as z from 'zod';
import { devicePacks } from './devicePacks.ts';
import { bodyOf, packOf } from './packBody.ts';

/**
 * Storage of custom packs: always on this device, so that characters open offline, and in the account if there is one.
 * Listing downloads packs that only the account has.
 */
export function ownPacks(shell: ShellServices): PackShelf {
  const { request, send } = shell;
  const hasAccount = () => {
    const { me, reach } = shell.presence();
    return reach === 'online' && me !== undefined && !me.guest;
  };
  return {
    async list() {
      const own = await devicePacks.list();
      return byNewest([...own, ...(hasAccount() ? await fetched(shell, own) : [])]);
    },
    async put(pack) {
      await devicePacks.put(pack);
      if (hasAccount()) await request('PUT', pathOf(pack.id, pack.version), PackInfo, bodyOf(pack));
    },
    async remove(id, version) {
      if (hasAccount()) await send('DELETE', pathOf(id, version)).catch(unlessMissing);
      await devicePacks.remove(id, version);
    },
  };
}

function pathOf(id: string, version: string): string {
  return `/packs/${encodeURIComponent(id)}/${encodeURIComponent(version)}`;
}

/** Downloads the packs of the account that are missing on this device. */
async function fetched(shell: ShellServices, own: readonly KeptPack[]): Promise<readonly KeptPack[]> {
  const { request } = shell;
  try {
    const known = new Set(own.map(({ id, version }) => `${id}@${version}`));
    const all = await request('GET', '/packs', z.array(PackInfo));
    const missing = all.filter(({ id, version }) => !known.has(`${id}@${version}`));
    const packs = await Promise.all(
      missing.map(async ({ id, version }) => packOf(id, version, await request('GET', pathOf(id, version), PackBody))),
    );
    for (const pack of packs) await devicePacks.put(pack);
    return packs;
  } catch (error) {
    if (shell.isUnreachable(error)) return [];
    throw error;
  }
}

function byNewest(packs: readonly KeptPack[]): readonly KeptPack[] {
  return packs.toSorted(
    (a, b) => a.id.localeCompare(b.id) || b.version.localeCompare(a.version, undefined, { numeric: true }),
  );
}

/** Ignores that a pack is missing: the user may have removed it on another device. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'no-such-pack')) throw error;
}
