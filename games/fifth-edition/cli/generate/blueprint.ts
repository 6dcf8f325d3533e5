import { contentKinds } from '@tessera/fifth-edition';
import { contentFileJsonSchema } from '@tessera/rules';
import { unknownName } from '@tessera/terminal';
import { type Field, SchemaPlace } from './schemaFields.ts';

/** What a record of one type may say, and what its effects may. All of it comes from the schemas of content. */
export interface Blueprint {
  readonly type: string;
  /** Of the record, without what every record has and what is asked for by other means. */
  readonly fields: readonly Field[];
  /** Of the feature that the effect stands in. */
  readonly featureFields: readonly Field[];
  readonly effects: ReadonlyMap<string, readonly Field[]>;
}

const RECORD_GIVEN: readonly string[] = ['id', 'name', 'summary', 'edition', 'features'];
const FEATURE_GIVEN: readonly string[] = ['id', 'name', 'summary', 'effects', 'choices'];

const featured = Object.entries(contentKinds).filter(([, schema]) => 'features' in schema.shape);

/** The types of record whose features have effects. */
export const RECORD_TYPES: readonly string[] = featured.map(([type]) => type);

/** Throws a UsageError with the nearest type when there is no such. */
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

/** The fields of one kind of effect, or a UsageError with the nearest kind. */
export function effectFields({ effects }: Blueprint, kind: string): readonly Field[] {
  const fields = effects.get(kind);
  if (fields === undefined) throw unknownName('bad-option', 'kind of effect', kind, [...effects.keys()]);
  return fields;
}
