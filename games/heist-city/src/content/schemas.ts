import { contentJsonSchemas, type JsonSchema, manifestJsonSchema } from '@tessera/rules';
import { heistContentKinds } from './kinds.ts';

/** Returns the JSON schemas that `$schema` in the content files refers to, by file name. */
export function editorSchemas(): Readonly<Record<string, JsonSchema>> {
  const kinds = Object.entries(contentJsonSchemas(heistContentKinds)).map(([kind, schema]) => [`${kind}.json`, schema]);
  return Object.fromEntries([...kinds, ['pack.json', manifestJsonSchema()]]);
}
