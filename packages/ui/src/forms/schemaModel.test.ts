import { describe, expect, test } from 'vitest';
import { defaultsOf, formOf } from './schemaModel.ts';
import { problemsOf } from './schemaProblems.ts';

const OPTIONS = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    map: { type: 'string', enum: ['ballroom', 'bank-job'], default: 'bank-job', description: 'The site to rob' },
    alertModifier: { type: 'integer', minimum: -10, maximum: 10, default: 0 },
    seed: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
    open: { type: 'boolean', default: true },
    title: { type: 'string', minLength: 3, maxLength: 8, pattern: '^[A-Z]', default: 'Night' },
    variants: {
      type: 'array',
      items: { type: 'string', enum: ['a', 'b', 'c'] },
      minItems: 1,
      maxItems: 2,
      default: ['a'],
    },
    pace: {
      anyOf: [
        { type: 'string', const: 'live' },
        { type: 'string', const: 'days' },
      ],
    },
    clock: { type: 'object', properties: { minutes: { type: 'integer', minimum: 1, default: 5 } } },
    secret: { type: 'array', items: { type: 'object' }, default: [{ x: 1 }] },
  },
};
const FORM = formOf(OPTIONS);
const DEFAULTS = defaultsOf(FORM);

describe('formOf', () => {
  test('has a field of the right kind for each property', () => {
    expect(FORM.map(({ name, kind }) => [name, kind])).toEqual([
      ['map', 'choice'],
      ['alertModifier', 'number'],
      ['seed', 'number'],
      ['open', 'flag'],
      ['title', 'text'],
      ['variants', 'choices'],
      ['pace', 'choice'],
      ['clock', 'group'],
      ['secret', 'fixed'],
    ]);
  });

  test('labels fields in words and keeps their descriptions', () => {
    expect(FORM[0]).toMatchObject({ title: 'Map', description: 'The site to rob' });
    expect(FORM[1]).toMatchObject({ title: 'Alert modifier', min: -10, max: 10, whole: true });
  });

  test('shows no bounds that the schema does not set', () => {
    expect(FORM[2]).not.toHaveProperty('min');
    expect(FORM[2]).not.toHaveProperty('max');
  });

  test('defaultsOf returns the defaults, and a sensible value if there is none', () => {
    expect(DEFAULTS).toEqual({
      map: 'bank-job',
      alertModifier: 0,
      seed: 0,
      open: true,
      title: 'Night',
      variants: ['a'],
      pace: 'live',
      clock: { minutes: 5 },
      secret: [{ x: 1 }],
    });
  });

  test('defaultsOf does not share objects with the schema', () => {
    expect(DEFAULTS.variants).not.toBe(OPTIONS.properties.variants.default);
  });

  test.each([[undefined], [null], ['text'], [[]], [{ properties: 5 }]])('of %j has no fields', (schema) => {
    expect(formOf(schema)).toEqual([]);
  });
});

describe('problemsOf', () => {
  test('returns nothing for the defaults', () => {
    expect(problemsOf(FORM, DEFAULTS)).toEqual([]);
  });

  test.each([
    ['map', 'moon', 'not-an-option', {}],
    ['alertModifier', 11, 'too-high', { max: 10 }],
    ['alertModifier', -11, 'too-low', { min: -10 }],
    ['alertModifier', 0.5, 'not-whole', {}],
    ['alertModifier', 'x', 'not-a-number', {}],
    ['title', 'Ab', 'too-short', { least: 3 }],
    ['title', 'Abcdefghi', 'too-long', { most: 8 }],
    ['title', 'night', 'wrong-form', {}],
    ['variants', [], 'too-few', { least: 1 }],
    ['variants', ['a', 'b', 'c'], 'too-many', { most: 2 }],
    ['variants', ['z'], 'not-an-option', {}],
  ])('%s = %j is %s', (name, value, code, params) => {
    expect(problemsOf(FORM, { ...DEFAULTS, [name]: value })).toEqual([{ path: [name], code, params }]);
  });

  test('includes the path into a group', () => {
    expect(problemsOf(FORM, { ...DEFAULTS, clock: { minutes: 0 } })).toEqual([
      { path: ['clock', 'minutes'], code: 'too-low', params: { min: 1 } },
    ]);
  });
});

test('formOf uses the labels of the schema for options', () => {
  const schema = { properties: { map: { type: 'string', enum: ['yard', 'hall'], labels: { hall: 'Great Hall' } } } };
  const [map] = formOf(schema);
  expect(map).toMatchObject({ kind: 'choice', options: [{ value: 'yard' }, { value: 'hall', label: 'Great Hall' }] });
});

test('formOf shows no field for a property with a single value, and sends none', () => {
  const form = formOf({ type: 'object', properties: { former: { type: 'string', const: '5.0.0' } }, required: [] });
  expect(form).toMatchObject([{ name: 'former', kind: 'fixed' }]);
  expect(defaultsOf(form)).toEqual({});
});

describe('optional field', () => {
  const form = formOf({
    type: 'object',
    properties: {
      level: { type: 'integer', minimum: 0, maximum: 3 },
      solo: { type: 'boolean' },
      turns: { type: 'integer', minimum: 0, maximum: 900 },
      size: { type: 'integer', minimum: 1, maximum: 2 },
    },
    required: ['size'],
  });

  test('lists a few values, and is initially unset', () => {
    expect(form.map(({ kind }) => kind)).toEqual(['maybe', 'maybe', 'number', 'number']);
    expect(form[0]).toMatchObject({ values: [0, 1, 2, 3] });
    expect(defaultsOf(form)).toEqual({ turns: 0, size: 1 });
  });

  test('is valid unset and with each of its values', () => {
    const wrong = (value: object) => problemsOf(form, { turns: 0, size: 1, ...value }).map(({ path }) => path.join());
    expect(wrong({})).toEqual([]);
    expect(wrong({ level: 3, solo: false })).toEqual([]);
    expect(wrong({ level: 4 })).toEqual(['level']);
  });
});
