import type { OptionInput } from '@tessera/manifest';
import { defaultsOf, formOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { inputsIn, shownOptions } from './shownOptions.ts';

const drawn: OptionInput = { insteadOf: ['map'], load: () => Promise.reject(new Error('Never loaded')) };
const inputs = { ownMap: drawn };
const seats = { min: 1, max: 5 };
const schema = {
  type: 'object',
  properties: {
    map: { type: 'string', default: 'bank' },
    ownMap: { type: 'string' },
    budget: { type: 'integer', default: 10 },
  },
};
const fields = (chosen: Readonly<Record<string, string>>) =>
  Object.keys(defaultsOf(formOf(shownOptions({ options: schema, seats }, inputs, chosen))));

it('what has an input of its own is not typed, and takes the place of what it stands in for', () => {
  expect(inputsIn(schema, inputs)).toEqual([['ownMap', drawn]]);
  expect(fields({})).toEqual(['map', 'budget']);
  expect(fields({ ownMap: '{}' })).toEqual(['budget']);
});

it('how many play from the start is not asked where the seats say so', () => {
  const shown = shownOptions({ options: schema, seats: { ...seats, later: 'budget' } }, undefined, {});
  expect(Object.keys(defaultsOf(formOf(shown)))).toEqual(['map', 'ownMap']);
});

it('other games keep their options', () => {
  const other = { type: 'object', properties: { rows: { type: 'integer', default: 3 } } };
  expect(inputsIn(other, inputs)).toEqual([]);
  expect(shownOptions({ options: other, seats }, inputs, {})).toBe(other);
  expect(shownOptions({ options: other, seats }, undefined, {})).toBe(other);
  expect(inputsIn({}, inputs)).toEqual([]);
});
