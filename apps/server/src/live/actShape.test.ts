import { requests } from '@tessera/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlainJson } from '../network/plainJson.ts';
import { readAct } from './actShape.ts';

const near = fc.record(
  {
    match: fc.oneof(fc.constant('abcdef123456'), fc.string(), fc.integer()),
    seq: fc.oneof(fc.nat(2_000_000), fc.double(), fc.string()),
    actionId: fc.oneof(fc.string({ minLength: 6, maxLength: 70 }), fc.nat()),
    action: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), fc.jsonValue({ maxDepth: 3 })),
    dice: fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 210 }),
    more: fc.nat(),
  },
  { requiredKeys: ['match', 'seq', 'actionId', 'action'] },
);

it('takes what the schema of the protocol takes, and nothing else', () => {
  fc.assert(
    fc.property(fc.oneof(near, fc.jsonValue()), (raw) => {
      const body: unknown = JSON.parse(JSON.stringify(raw));
      if (!isPlainJson(body)) return;
      const schema = requests.act.ask.safeParse(body);
      expect(readAct(body)).toEqual(schema.success ? schema.data : undefined);
    }),
    { numRuns: 2000 },
  );
});

it('reads a plain action', () => {
  const body = { match: 'abcdef123456', seq: 3, actionId: 'abcdefgh', action: { type: 'bid', count: 2 } };
  expect(readAct(body)).toEqual(body);
  expect(readAct({ ...body, seat: 1 })).toBeUndefined();
});

it('does not call deep or strange values plain', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  const strange = [deep, JSON.parse('{"__proto__":{}}'), new Map(), new Uint8Array(2), Number.NaN, undefined, () => {}];
  expect(strange.map((value) => isPlainJson(value))).toEqual(strange.map(() => false));
  expect(isPlainJson({ a: [1, 'b', null, { c: true }] })).toBe(true);
});
