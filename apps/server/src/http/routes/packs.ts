import { PACK_LIMITS, PackBody, PackId, PackInfo, PackVersion } from '@tessera/protocol';
import * as z from 'zod';
import type { Packs } from '../../packs/packs.ts';
import { type Route, route } from '../route.ts';

const tag = 'packs';
const PackPath = z.object({ id: PackId, version: PackVersion });
const path = '/api/packs/:id/:version';
/** Somewhat above what a pack may weigh, so that whoever sends a little too much is told how much. */
const BODY_LIMIT = 2 * PACK_LIMITS.bytes;

/** The content packs of a person: only they see them. */
export function packRoutes(packs: Packs): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/packs',
      name: 'listPacks',
      summary: 'The content packs of this person',
      tag,
      need: 'read',
      asks: {},
      answer: z.array(PackInfo),
      run: async ({ caller }) => ({ ok: true, value: await packs.list(caller.id) }),
    }),
    route({
      method: 'GET',
      path,
      name: 'getPack',
      summary: 'The files of a pack',
      tag,
      need: 'read',
      asks: { params: PackPath },
      answer: PackBody,
      run: ({ input: { params }, caller }) => packs.read({ player: caller.id, ...params }),
    }),
    route({
      method: 'PUT',
      path,
      name: 'keepPack',
      summary: `Keep a version of a pack, at most ${PACK_LIMITS.bytes / 1024} KB each and ${PACK_LIMITS.packs} in all`,
      tag,
      need: 'host',
      limit: 'make',
      bodyLimit: BODY_LIMIT,
      keepsBody: true,
      asks: { params: PackPath, body: PackBody },
      answer: PackInfo,
      run: ({ input: { params, body }, caller }) => packs.put({ player: caller.id, ...params }, body),
    }),
    route({
      method: 'DELETE',
      path,
      name: 'removePack',
      summary: 'Remove a version of a pack',
      tag,
      need: 'host',
      asks: { params: PackPath },
      run: ({ input: { params }, caller }) => packs.remove({ player: caller.id, ...params }),
    }),
  ];
}
