import * as z from 'zod';
import type { Kinds } from './pack/content.ts';
import { ContentFile } from './pack/contentFile.ts';
import { PackManifest } from './pack/manifest.ts';

/** A JSON Schema for editors, draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Returns the schema of content files of one kind, for `$schema` in those files: editors then complete and validate.
 */
export function contentFileJsonSchema(kind: string, schema: z.ZodType): JsonSchema {
  const file = ContentFile.extend({ kind: z.literal(kind), records: z.array(schema) });
  return emit(file, `Content of kind ${kind}`);
}

/** Returns the schemas of all kinds of a game. */
export function contentJsonSchemas(kinds: Kinds): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, schema]) => [kind, contentFileJsonSchema(kind, schema)]));
}

/** Returns the schema of `pack.json`. */
export function manifestJsonSchema(schema: z.ZodType = PackManifest): JsonSchema {
  return emit(schema, 'Pack manifest');
}

/** Describes the input of a schema, not its output. Checks that JSON Schema cannot express are left to the loader. */
function emit(schema: z.ZodType, title: string): JsonSchema {
  const options = { target: 'draft-2020-12', io: 'input', unrepresentable: 'any', reused: 'ref' } as const;
  return { title, ...z.toJSONSchema(schema, options) };
}
