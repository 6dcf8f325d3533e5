import { heistCity } from '@tessera/heist-city';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { manifest } from '../manifest.ts';

test('the own map is an option of the game and replaces the site', () => {
  const names = Object.keys(z.toJSONSchema(heistCity.options, { io: 'input' }).properties ?? {});
  expect(names).toEqual(expect.arrayContaining(['ownMap', ...manifest.inputs.ownMap.insteadOf]));
});
