import { games } from '@tessera/catalog';
import { NewMatchRequest, requests, SeatUpdate } from '@tessera/protocol';
import { expect, it, test } from 'vitest';
import * as z from 'zod';

// Checks the list in docs/security.md, "Numbers from the wire", against the schemas: finds a new number without a
// bound.

const LARGEST = 10_000_000;

const Numeric = z.object({
  type: z.enum(['integer', 'number']),
  maximum: z.number().default(Number.POSITIVE_INFINITY),
  const: z.number().optional(),
});

/** Returns the paths of unbounded numbers in a schema. */
function boundless(schema: z.ZodType): string[] {
  const found: string[] = [];
  const look = (part: unknown, path: string) => {
    if (typeof part !== 'object' || part === null) return;
    const number = Numeric.safeParse(part);
    if (number.success && number.data.const === undefined && number.data.maximum > LARGEST) found.push(path);
    for (const [key, inner] of Object.entries(part)) look(inner, path === '' ? key : `${path}.${key}`);
  };
  look(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
  // Free JSON is validated by its reader: actions and options by the game, edits by the schema of the state.
  return found.filter((path) => !path.startsWith('$defs.'));
}

/**
 * No allocation depends on these numbers: chat line ids are only compared, and list positions are at most the next one.
 */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  join: ['properties.chat'],
  edit: [0, 1].map((kind) => `properties.patches.items.anyOf.${kind}.prefixItems.0.items.anyOf.1`),
};

test.each(Object.entries(requests))('every number of %s has a bound, or sizes nothing', (name, { body }) => {
  expect(boundless(body)).toEqual(KNOWN[name] ?? []);
});

it('every number of a match request has a bound', () => {
  expect([...boundless(NewMatchRequest), ...boundless(SeatUpdate)]).toEqual([]);
});

test.each(games.map(({ game }) => [game.id, game] as const))(
  'every number in the options of %s has a bound',
  (_, game) => {
    expect(boundless(game.options)).toEqual([]);
  },
);

it('a number without a bound is found', () => {
  expect(boundless(z.object({ size: z.int().min(1) }))).toEqual(['properties.size']);
});
