import { PackBody, PackInfo } from '@tessera/fifth-edition/api';
import type { KeptPack, PackShelf } from '@tessera/fifth-edition/table';
import type { ShellServices } from '@tessera/manifest';
import * as z from 'zod';
import { devicePacks } from './devicePacks.ts';
import { bodyOf, packOf } from './packBody.ts';

/**
 * Packs of one's own: always on this device, so that characters open offline, and with the account of whoever has one. What
 * the account has and this device lacks is fetched when the packs are listed.
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

/** The packs of the account that are not on this device; from now on they are. */
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

/** Somebody may have removed it on another device. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'no-such-pack')) throw error;
}
