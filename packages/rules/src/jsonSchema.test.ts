import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contentFileJsonSchema, contentJsonSchemas, manifestJsonSchema } from './jsonSchema.ts';
import { definePredicates } from './predicate/definePredicates.ts';

const predicates = definePredicates({
  hasTag: { schema: z.object({ tag: z.string() }), test: () => true, describe: ({ tag }) => ({ code: tag }) },
});
const feat = z.strictObject({
  id: z.string(),
  bonus: z.int().default(1),
  predicate: predicates.schema.optional(),
  prerequisites: predicates.schema.optional(),
});

describe('contentFileJsonSchema', () => {
  const schema = contentFileJsonSchema('feat', feat);

  test('is draft 2020-12 and has the kind as title', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Content of kind feat',
      required: ['kind', 'records'],
      additionalProperties: false,
      properties: { $schema: { type: 'string' }, kind: { const: 'feat' }, records: { type: 'array' } },
    });
  });

  test('requires only what an author must write', () => {
    expect(schema).toMatchObject({
      properties: { records: { items: { required: ['id'], properties: { bonus: { default: 1, type: 'integer' } } } } },
    });
  });

  test('describes predicates once and lets them nest', () => {
    const text = JSON.stringify(schema);
    expect(text.match(/"const":"hasTag"/g)).toHaveLength(1);
    expect(text).toContain('"$ref":"#/$defs/');
  });
});

test('contentJsonSchemas returns one schema per kind', () => {
  const schemas = contentJsonSchemas({ feat, tool: z.object({ id: z.string() }) });
  expect(Object.keys(schemas)).toEqual(['feat', 'tool']);
});

test('manifestJsonSchema describes pack.json', () => {
  expect(manifestJsonSchema()).toMatchObject({
    required: ['id', 'version', 'game'],
    properties: { game: { type: 'string' }, authors: { type: 'array' } },
    additionalProperties: false,
  });
});
