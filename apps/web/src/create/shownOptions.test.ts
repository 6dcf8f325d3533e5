import { heistCity } from '@tessera/heist-city';
import { defaultsOf, formOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { shownOptions, takesOwnMap } from './shownOptions.ts';

const schema = z.toJSONSchema(heistCity.options, { io: 'input' });
const fields = (hasOwnMap: boolean) => Object.keys(defaultsOf(formOf(shownOptions(schema, hasOwnMap))));

it('nobody types a map: it is chosen by its name, and takes the place of the site', () => {
  expect(takesOwnMap(schema)).toBe(true);
  expect(fields(false)).toEqual(['map', 'budget', 'alertModifier', 'variants']);
  expect(fields(true)).toEqual(['budget', 'alertModifier', 'variants']);
});

it('other games keep their options', () => {
  const other = { type: 'object', properties: { rows: { type: 'integer', default: 3 } } };
  expect(takesOwnMap(other)).toBe(false);
  expect(shownOptions(other, false)).toBe(other);
  expect(takesOwnMap({})).toBe(false);
});
