import { expect, it } from 'vitest';
import { isPlainJson } from './plainJson.ts';

it('rejects deep and unusual values', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  const strange = [deep, JSON.parse('{"__proto__":{}}'), new Map(), new Uint8Array(2), Number.NaN, undefined, () => {}];
  expect(strange.map((value) => isPlainJson(value))).toEqual(strange.map(() => false));
  expect(isPlainJson({ a: [1, 'b', null, { c: true }] })).toBe(true);
});
