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

/** A pack as this device keeps it. */
export const StoredPack = z.object({
  id: z.string(),
  version: z.string(),
  name: z.string(),
  editions: z.array(z.enum(EDITIONS)),
  files: z.array(z.object({ pack: z.string(), path: z.string(), text: z.string() })),
  tests: z.array(PackTest).optional(),
});

/** A pack as the server keeps it. */
export function bodyOf({ name, editions, files, tests }: KeptPack): PackBody {
  const body = { name, editions, files, ...(tests && { tests }) };
  return PackBody.parse(JSON.parse(JSON.stringify(body)));
}

/** A pack as it came from the server. */
export function packOf(id: string, version: string, body: PackBody): KeptPack {
  return StoredPack.parse({ id, version, ...body });
}
