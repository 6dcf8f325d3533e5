import type { OptionInput } from '@tessera/manifest';
import { defaultsOf, formOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { inputsIn, shownOptions } from './shownOptions.ts';

const drawn: OptionInput = { insteadOf: ['map'], load: () => Promise.reject(new Error('Never loaded')) };
const inputs = { ownMap: drawn };
const schema = {
  type: 'object',
  properties: {
    map: { type: 'string', default: 'bank' },
    ownMap: { type: 'string' },
    budget: { type: 'integer', default: 10 },
  },
};
const fields = (chosen: Readonly<Record<string, string>>) =>
  Object.keys(defaultsOf(formOf(shownOptions(schema, inputs, chosen))));

it('what has an input of its own is not typed, and takes the place of what it stands in for', () => {
  expect(inputsIn(schema, inputs)).toEqual([['ownMap', drawn]]);
  expect(fields({})).toEqual(['map', 'budget']);
  expect(fields({ ownMap: '{}' })).toEqual(['budget']);
});

it('other games keep their options', () => {
  const other = { type: 'object', properties: { rows: { type: 'integer', default: 3 } } };
  expect(inputsIn(other, inputs)).toEqual([]);
  expect(shownOptions(other, inputs, {})).toBe(other);
  expect(shownOptions(other, undefined, {})).toBe(other);
  expect(inputsIn({}, inputs)).toEqual([]);
});
