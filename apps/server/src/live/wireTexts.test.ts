import { games } from '@tessera/catalog';
import { expect, it, test } from 'vitest';
import * as z from 'zod';

// The actions of a game are stored in the match log permanently: this test finds texts, lists and maps without a bound.

const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 2_000;

const Text = z.object({
  type: z.union([z.literal('string'), z.array(z.string()).refine((types) => types.includes('string'))]),
  maxLength: z.number().default(Number.POSITIVE_INFINITY),
});
const List = z.object({
  type: z.literal('array'),
  items: z.unknown(),
  maxItems: z.number().default(Number.POSITIVE_INFINITY),
});
const Dictionary = z.object({
  type: z.literal('object'),
  additionalProperties: z.object(),
  propertyNames: z.object({ enum: z.array(z.string()).optional() }).optional(),
  maxProperties: z.number().default(Number.POSITIVE_INFINITY),
});

/** Whether a part of a schema takes values as large as their author likes. */
function isBoundless(part: object): boolean {
  if ('enum' in part || 'const' in part) return false;
  const text = Text.safeParse(part);
  if (text.success) return text.data.maxLength > LONGEST_TEXT && !isShortByPattern(part);
  const list = List.safeParse(part);
  if (list.success) return list.data.items !== undefined && list.data.maxItems > LONGEST_LIST;
  const map = Dictionary.safeParse(part);
  return map.success && map.data.maxProperties > LONGEST_LIST && map.data.propertyNames?.enum === undefined;
}

/** Whether a text must match a pattern that repeats nothing without an end. */
function isShortByPattern(part: object): boolean {
  return (
    'pattern' in part && typeof part.pattern === 'string' && !/[*+]|\{\d+,\}/.test(part.pattern.replace(/\\./g, ''))
  );
}

/** Where a schema takes texts, lists or maps without a bound. */
function boundless(schema: z.ZodType): string[] {
  const found = new Set<string>();
  const look = (part: unknown, path: string) => {
    if (typeof part !== 'object' || part === null) return;
    if (isBoundless(part)) found.add(path);
    for (const [key, inner] of Object.entries(part)) {
      if (key !== 'propertyNames') look(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  look(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
  return [...found];
}

test.each(games.map(({ game }) => [game.id, game] as const))(
  'every text, list and map in the actions of %s has a bound',
  (_, game) => {
    expect(boundless(game.action)).toEqual([]);
  },
);

it('finds a text, a list and a map without a bound', () => {
  const schema = z.object({
    a: z.string(),
    b: z.array(z.int()),
    c: z.record(z.string(), z.int()),
    d: z.string().max(9),
  });
  expect(boundless(schema)).toEqual(['properties.a', 'properties.b', 'properties.c']);
});
