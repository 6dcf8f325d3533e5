import { games } from '@tessera/catalog';
import { NewMatchWish, requests, SeatWish } from '@tessera/protocol';
import { expect, it, test } from 'vitest';
import * as z from 'zod';

// The list in docs/security.md, "Numbers from the wire", from the other end: a new number without a bound is found here.

const LARGEST = 10_000_000;

const Numeric = z.object({
  type: z.enum(['integer', 'number']),
  maximum: z.number().default(Number.POSITIVE_INFINITY),
  const: z.number().optional(),
});

/** Where in a schema there are numbers that may be as large as somebody likes. */
function boundless(schema: z.ZodType): string[] {
  const found: string[] = [];
  const look = (part: unknown, path: string) => {
    if (typeof part !== 'object' || part === null) return;
    const number = Numeric.safeParse(part);
    if (number.success && number.data.const === undefined && number.data.maximum > LARGEST) found.push(path);
    for (const [key, inner] of Object.entries(part)) look(inner, path === '' ? key : `${path}.${key}`);
  };
  look(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
  // JSON of any kind is for whoever reads it: actions and options for the game, what an edit sets for the schema of the state.
  return found.filter((path) => !path.startsWith('$defs.'));
}

/** None of these sizes anything: a line of chat is compared with, and a place in a list is at most the next. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  join: ['properties.chat'],
  edit: [0, 1].map((kind) => `properties.patches.items.anyOf.${kind}.prefixItems.0.items.anyOf.1`),
};

test.each(Object.entries(requests))('every number of %s has a bound, or sizes nothing', (name, { body }) => {
  expect(boundless(body)).toEqual(KNOWN[name] ?? []);
});

it('so has every number of a wish for a match', () => {
  expect([...boundless(NewMatchWish), ...boundless(SeatWish)]).toEqual([]);
});

test.each(games.map(({ game }) => [game.id, game] as const))('and every number in the options of %s', (_, game) => {
  expect(boundless(game.options)).toEqual([]);
});

it('one without a bound is found', () => {
  expect(boundless(z.object({ size: z.int().min(1) }))).toEqual(['properties.size']);
});
