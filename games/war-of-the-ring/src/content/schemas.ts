import { contentJsonSchemas, type JsonSchema, manifestJsonSchema } from '@tessera/rules';
import { warKinds } from './kinds.ts';

/** The schemas that `$schema` in the content files leads to, by file name. */
export function editorSchemas(): Readonly<Record<string, JsonSchema>> {
  const kinds = Object.entries(contentJsonSchemas(warKinds)).map(([kind, schema]) => [`${kind}.json`, schema]);
  return Object.fromEntries([...kinds, ['pack.json', manifestJsonSchema()]]);
}
