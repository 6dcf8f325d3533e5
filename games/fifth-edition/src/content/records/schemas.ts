import { contentJsonSchemas, type JsonSchema, manifestJsonSchema } from '@tessera/rules';
import { CallRecord, CreatureRecord } from './creature.ts';
import { contentKinds, Manifest } from './kinds.ts';

type SchemasByFile = Readonly<Record<string, JsonSchema>>;

/** Returns the JSON Schemas of the files that a pack may contain, by file name. */
export function editorSchemas(): SchemasByFile {
  return { ...byFile(contentJsonSchemas(contentKinds)), 'pack.json': manifestJsonSchema(Manifest) };
}

/** Returns the JSON Schemas of the stat blocks of the SRDs and of the spells that call them, which no pack may replace. */
export function creatureSchemas(): SchemasByFile {
  return byFile(contentJsonSchemas({ creature: CreatureRecord, call: CallRecord }));
}

function byFile(schemas: Readonly<Record<string, JsonSchema>>): SchemasByFile {
  return Object.fromEntries(Object.entries(schemas).map(([kind, schema]) => [`${kind}.json`, schema]));
}
