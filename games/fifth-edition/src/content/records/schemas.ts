import { contentJsonSchemas, type JsonSchema, manifestJsonSchema } from '@tessera/rules';
import { CallRecord, CreatureRecord } from './creature.ts';
import { contentKinds, Manifest } from './kinds.ts';

/** Returns the JSON Schemas that `$schema` in content files refers to, by file name. */
export function editorSchemas(): Readonly<Record<string, JsonSchema>> {
  const kinds = Object.entries(contentJsonSchemas({ ...contentKinds, creature: CreatureRecord, call: CallRecord })).map(
    ([kind, schema]) => [`${kind}.json`, schema],
  );
  return Object.fromEntries([...kinds, ['pack.json', manifestJsonSchema(Manifest)]]);
}
