import { CharacterRecord, EDITIONS } from '@tessera/fifth-edition';
import { PackBody } from '@tessera/fifth-edition/api';
import type { KeptPack } from '@tessera/fifth-edition/table';
import * as z from 'zod';

const PackTest = z.object({
  title: z.string(),
  character: CharacterRecord,
  level: z.int(),
  path: z.string(),
  expected: z.union([z.number(), z.string()]),
});

/** A pack as stored on this device. */
export const StoredPack = z.object({
  id: z.string(),
  version: z.string(),
  name: z.string(),
  editions: z.array(z.enum(EDITIONS)),
  files: z.array(z.object({ pack: z.string(), path: z.string(), text: z.string() })),
  tests: z.array(PackTest).optional(),
});

/** Converts a pack to the server's format. */
export function bodyOf({ name, editions, files, tests }: KeptPack): PackBody {
  const body = { name, editions, files, ...(tests && { tests }) };
  return PackBody.parse(JSON.parse(JSON.stringify(body)));
}

/** Converts a pack from the server's format. */
export function packOf(id: string, version: string, body: PackBody): KeptPack {
  return StoredPack.parse({ id, version, ...body });
}
