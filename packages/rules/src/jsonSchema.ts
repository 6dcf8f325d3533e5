import * as z from 'zod';
import type { Kinds } from './pack/content.ts';
import { ContentFile } from './pack/contentFile.ts';
import { PackManifest } from './pack/manifest.ts';

/** A schema that editors read, in draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema of content files of one kind, for `$schema` in those files: completion and errors while writing. */
export function contentFileJsonSchema(kind: string, schema: z.ZodType): JsonSchema {
  const file = ContentFile.extend({ kind: z.literal(kind), records: z.array(schema) });
  return emit(file, `Content of kind ${kind}`);
}

/** The schemas of all kinds of a game, by kind. */
export function contentJsonSchemas(kinds: Kinds): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, schema]) => [kind, contentFileJsonSchema(kind, schema)]));
}

/** The schema of `pack.json`. */
export function manifestJsonSchema(schema: z.ZodType = PackManifest): JsonSchema {
  return emit(schema, 'Pack manifest');
}

/** What an author writes, not what parsing makes of it; a check that JSON Schema cannot express is left to loading. */
function emit(schema: z.ZodType, title: string): JsonSchema {
  const options = { target: 'draft-2020-12', io: 'input', unrepresentable: 'any', reused: 'ref' } as const;
  return { title, ...z.toJSONSchema(schema, options) };
}
