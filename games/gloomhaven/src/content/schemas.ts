import { contentJsonSchemas, type JsonSchema, manifestJsonSchema } from '@tessera/rules';
import { gloomhavenKinds } from './kinds.ts';

/** The schemas that `$schema` in the content files leads to, by file name. */
export function editorSchemas(): Readonly<Record<string, JsonSchema>> {
  const kinds = Object.entries(contentJsonSchemas(gloomhavenKinds)).map(([kind, schema]) => [`${kind}.json`, schema]);
  return Object.fromEntries([...kinds, ['pack.json', manifestJsonSchema()]]);
}
