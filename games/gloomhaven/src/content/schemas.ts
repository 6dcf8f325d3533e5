import { contentJsonSchemas, type JsonSchema, manifestJsonSchema } from '@tessera/rules';
import { gloomhavenKinds } from './kinds.ts';

/** Returns the editor schemas by file name, to which `$schema` in the content files refers. */
export function editorSchemas(): Readonly<Record<string, JsonSchema>> {
  const kinds = Object.entries(contentJsonSchemas(gloomhavenKinds)).map(([kind, schema]) => [`${kind}.json`, schema]);
  return Object.fromEntries([...kinds, ['pack.json', manifestJsonSchema()]]);
}
