import { heistCity } from '@tessera/heist-city';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { choicesOf } from './choicesOf.ts';

test('the site of a heist is a choice of names, its budget is not', () => {
  const choices = choicesOf(z.toJSONSchema(heistCity.options, { io: 'input' }));
  expect(choices).toMatchObject([{ key: 'map', usual: 'ballroom', values: expect.arrayContaining(['bank-job-hex']) }]);
});

test('a schema without properties has no choices', () => {
  expect(choicesOf({ type: 'object' })).toEqual([]);
});
