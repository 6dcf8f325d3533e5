import { heistCity } from '@tessera/heist-city';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { manifest } from '../manifest.ts';

test('a map of one’s own is an option of the game, and takes the place of the site', () => {
  const names = Object.keys(z.toJSONSchema(heistCity.options, { io: 'input' }).properties ?? {});
  expect(names).toEqual(expect.arrayContaining(['ownMap', ...manifest.inputs.ownMap.insteadOf]));
});
