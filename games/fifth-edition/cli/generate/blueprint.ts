import { contentKinds } from '@tessera/fifth-edition';
import { contentFileJsonSchema } from '@tessera/rules';
import { unknownName } from '@tessera/terminal';
import { type Field, SchemaPlace } from './schemaFields.ts';

/** Fields of a record type and of its effects, from the schemas of content. */
export interface Blueprint {
  readonly type: string;
  /** Fields of the record, without common fields and those with a separate flag. */
  readonly fields: readonly Field[];
  /** Fields of the feature that contains the effect. */
  readonly featureFields: readonly Field[];
  readonly effects: ReadonlyMap<string, readonly Field[]>;
}

const RECORD_GIVEN: readonly string[] = ['id', 'name', 'summary', 'edition', 'features'];
const FEATURE_GIVEN: readonly string[] = ['id', 'name', 'summary', 'effects', 'choices'];

const featured = Object.entries(contentKinds).filter(([, schema]) => 'features' in schema.shape);

/** Record types whose features have effects. */
export const RECORD_TYPES: readonly string[] = featured.map(([type]) => type);

/** Returns the blueprint of a type; throws a UsageError with the nearest type. */
export function blueprintOf(type: string): Blueprint {
  const [, schema] = featured.find(([each]) => each === type) ?? [];
  if (schema === undefined) throw unknownName('bad-option', 'type of record', type, RECORD_TYPES);
  const record = new SchemaPlace(contentFileJsonSchema(type, schema)).property('records').items;
  const feature = record.property('features').items;
  const kinds = feature.property('effects').items.branches('kind');
  return {
    type,
    fields: record.fields.filter(({ name }) => !RECORD_GIVEN.includes(name)),
    featureFields: feature.fields.filter(({ name }) => !FEATURE_GIVEN.includes(name)),
    effects: new Map([...kinds].map(([kind, place]) => [kind, place.fields.filter(({ name }) => name !== 'kind')])),
  };
}

/** Returns the fields of an effect kind; throws a UsageError with the nearest kind. */
export function effectFields({ effects }: Blueprint, kind: string): readonly Field[] {
  const fields = effects.get(kind);
  if (fields === undefined) throw unknownName('bad-option', 'kind of effect', kind, [...effects.keys()]);
  return fields;
}
