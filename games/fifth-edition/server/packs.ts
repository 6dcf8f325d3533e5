import { type KeptPack, type Resource, resource } from '@tessera/manifest';
import { PACK_LIMITS, PackId, PackVersion } from '@tessera/protocol';
import * as z from 'zod';
import { PackBody, PackInfo } from './api.ts';

const tag = 'packs';
const PackPath = z.object({ id: PackId, version: PackVersion });
const path = '/api/packs/:id/:version';
/** Above the size limit of a pack, so that a slightly larger request gets an error with the limit. */
const BODY_LIMIT = 2 * PACK_LIMITS.bytes;

/** REST resources for custom packs; only their owner can access them. */
export const packResources: readonly Resource[] = [
  resource({
    method: 'GET',
    path: '/api/packs',
    name: 'listPacks',
    summary: 'The content packs of this person',
    tag,
    need: 'read',
    input: {},
    answer: z.array(PackInfo),
    run: async ({ packs }) => ({ ok: true, value: (await packs.list()).map(infoOf) }),
  }),
  resource({
    method: 'GET',
    path,
    name: 'getPack',
    summary: 'The files of a pack',
    tag,
    need: 'read',
    input: { params: PackPath },
    answer: PackBody,
    run: async ({ input: { params }, packs }) => {
      const body = await packs.read(params.id, params.version);
      return body.ok ? { ok: true, value: PackBody.parse(JSON.parse(body.value)) } : body;
    },
  }),
  resource({
    method: 'PUT',
    path,
    name: 'keepPack',
    summary: `Keep a version of a pack, at most ${PACK_LIMITS.bytes / 1024} KB each and ${PACK_LIMITS.packs} in all`,
    tag,
    need: 'host',
    limit: 'make',
    bodyLimit: BODY_LIMIT,
    keepsBody: true,
    input: { params: PackPath, body: PackBody },
    answer: PackInfo,
    run: async ({ input: { params, body }, packs }) => {
      const { name, editions } = body;
      const kept = await packs.put(params.id, params.version, { name, labels: editions, body: JSON.stringify(body) });
      return kept.ok ? { ok: true, value: infoOf(kept.value) } : kept;
    },
  }),
  resource({
    method: 'DELETE',
    path,
    name: 'removePack',
    summary: 'Remove a version of a pack',
    tag,
    need: 'host',
    input: { params: PackPath },
    run: ({ input: { params }, packs }) => packs.remove(params.id, params.version),
  }),
];

/** Converts a stored pack to list information; its labels are the editions. */
function infoOf({ labels, ...pack }: KeptPack): PackInfo {
  return { ...pack, editions: [...labels] };
}
