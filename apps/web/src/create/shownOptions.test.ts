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
  Object.keys(defaultsOf(formOf(shownOptions({ options: schema, seats }, { inputs }, chosen))));

it('shownOptions omits an option with a custom input, and the options it replaces while it is chosen', () => {
  expect(inputsIn(schema, inputs)).toEqual([['ownMap', drawn]]);
  expect(fields({})).toEqual(['map', 'budget']);
  expect(fields({ ownMap: '{}' })).toEqual(['budget']);
});

it('shownOptions omits the option that the number of seats determines', () => {
  const shown = shownOptions({ options: schema, seats: { ...seats, later: 'budget' } }, {}, {});
  expect(Object.keys(defaultsOf(formOf(shown)))).toEqual(['map', 'ownMap']);
});

it('shownOptions omits the option that the presets set, unless it has more values than there are presets', () => {
  const rulings = { type: 'string', enum: ['book', 'house'], default: 'book' };
  const options = { type: 'object', properties: { rulings, budget: { type: 'integer', default: 10 } } };
  const sets = ['book', 'house'].map((id) => ({ id, options: { rulings: id } }));
  const shown = (presets: typeof sets) =>
    Object.keys(defaultsOf(formOf(shownOptions({ options, seats }, { presets }, {}))));
  expect(shown(sets)).toEqual(['budget']);
  expect(shown(sets.slice(1))).toEqual(['rulings', 'budget']);
});

it('shownOptions returns the schema unchanged for a game without custom inputs', () => {
  const other = { type: 'object', properties: { rows: { type: 'integer', default: 3 } } };
  expect(inputsIn(other, inputs)).toEqual([]);
  expect(shownOptions({ options: other, seats }, { inputs }, {})).toBe(other);
  expect(shownOptions({ options: other, seats }, {}, {})).toBe(other);
  expect(inputsIn({}, inputs)).toEqual([]);
});
