import { EDITIONS } from '@tessera/fifth-edition';
import * as z from 'zod';
import { SIGHTS } from './state.ts';

/** Options of a new party. */
export const PartyOptions = z.strictObject({
  name: z.string().max(80).default('').describe('Name of the party'),
  edition: z.enum(EDITIONS).default('2024').describe('Rules for the difficulty of encounters'),
  sees: z.enum(SIGHTS).default('all').describe('Parts of each other that players see'),
  playing: z.int().min(0).max(8).default(0).describe('Number of seats that play from the start. 0: all of them'),
});
export type PartyOptions = z.output<typeof PartyOptions>;
