import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type ContentKinds, contentKinds } from './kinds.ts';
import { quickSchemas, REFUSED, readerOf } from './reader.ts';
import { srd2014Files } from './srd2014.ts';
import { srd2024Files } from './srd2024.ts';

const fileSchema = z.looseObject({ kind: z.string(), records: z.array(z.unknown()) });

/** Every record of the built-in content, as it stands in the files. */
const RECORDS = [...srd2014Files, ...srd2024Files].flatMap(({ path, text }) => {
  if (path === 'pack.json') return [];
  const { kind, records } = fileSchema.parse(JSON.parse(text));
  return records.map((record) => ({ kind: kind as keyof ContentKinds, record }));
});

function zodOf(kind: keyof ContentKinds, json: unknown): unknown {
  const parsed = contentKinds[kind].safeParse(json, { jitless: true });
  return parsed.success ? parsed.data : REFUSED;
}

describe('a reader gives what its schema gives', () => {
  test('for every record of the content, key by key in the same order', () => {
    for (const { kind, record } of RECORDS) {
      const found = readerOf(contentKinds[kind])(record);
      expect(found).not.toBe(REFUSED);
      expect(JSON.stringify(found)).toBe(JSON.stringify(zodOf(kind, record)));
    }
  });

  test('for records that somebody has spoilt, and refuses what it refuses', () => {
    let refused = 0;
    const place = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...RECORDS), place, damage, ({ kind, record }, path, spoil) => {
        const json: unknown = structuredClone(record);
        spoilAt(json, path, spoil);
        const found = readerOf(contentKinds[kind])(json);
        expect(found).toEqual(zodOf(kind, json));
        if (found === REFUSED) refused++;
      }),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });

  test('for checks, defaults, unions, records and schemas that are left to zod', () => {
    const schema = z.strictObject({
      even: z.int().refine((value) => value % 2 === 0),
      range: z.number().min(1).max(3).optional(),
      list: z.array(z.string().regex(/^a/)).max(2).default(['a']),
      either: z.union([z.literal('all'), z.array(z.boolean()).min(1)]),
      rows: z.record(z.string().min(2), z.int()),
      both: z.record(z.enum(['x', 'y']), z.int()).optional(),
      text: z
        .string()
        .trim()
        .transform((text) => text.length),
      maybe: z.string().nullable().optional(),
      loose: z.looseObject({ a: z.int() }).optional(),
      plain: z.object({ a: z.int() }).optional(),
    });
    const value = fc.oneof(fc.integer({ min: -2, max: 4 }), fc.constantFrom('a', 'all', ' b ', null, true));
    const inner = fc.oneof(
      value,
      fc.array(value, { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'x', 'y', 'xy'), value, { maxKeys: 3 }),
    );
    const sound = { even: 2, either: 'all', rows: { ab: 1 }, text: ' b ' };
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(schema.shape), 'other'), inner, { maxKeys: 3 }),
        (json) => {
          const parsed = schema.safeParse({ ...sound, ...json });
          expect(readerOf(schema)({ ...sound, ...json })).toEqual(parsed.success ? parsed.data : REFUSED);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test('what is wrong is said by zod', () => {
  const quick = quickSchemas(contentKinds);
  for (const json of [{ id: 'Nobody' }, { id: 'x', name: '', rare: 'very', more: 1 }, 'text']) {
    const { error } = contentKinds.language.safeParse(json);
    expect(quick.language.safeParse(json).error?.issues).toEqual(error?.issues);
  }
});

type Spoil = (holder: Record<string, unknown> | unknown[], key: string | number) => void;

const wrong = fc.constantFrom<unknown>(null, true, -1, 0.5, 99, '', 'x', '@choice', '1 +', [], {}, 'a'.repeat(900), [
  'x',
]);

/** What can be done to one place of a record. */
const damage: fc.Arbitrary<Spoil> = fc.oneof(
  wrong.map(
    (value): Spoil =>
      (holder, key) =>
        Reflect.set(holder, key, value),
  ),
  fc.constant<Spoil>((holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  }),
  wrong.map(
    (value): Spoil =>
      (holder) => {
        if (Array.isArray(holder)) holder.push(value);
        else holder.surplus = value;
      },
  ),
);

/** Goes down into a record, one turn for each number, and spoils the place where it ends. */
function spoilAt(json: unknown, path: readonly number[], spoil: Spoil): void {
  let holder = json;
  for (const [depth, turn] of path.entries()) {
    if (typeof holder !== 'object' || holder === null) return;
    const keys = Object.keys(holder);
    const key = keys[turn % Math.max(1, keys.length)] ?? 'nothing';
    const inner: unknown = Reflect.get(holder, key);
    const isLast = depth === path.length - 1 || typeof inner !== 'object' || inner === null;
    if (isLast) {
      spoil(holder as Record<string, unknown> | unknown[], key);
      return;
    }
    holder = inner;
  }
}
