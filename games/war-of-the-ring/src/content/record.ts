import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { CHARACTERS, FIGURES, NATIONS, SITES } from './vocabulary.ts';

export const id = RecordId;

/** Id of a region; its existence is checked after all content is loaded. */
export const regionId = RecordId;

export const nation = z.enum(NATIONS);
export const character = z.enum(CHARACTERS);
export const site = z.enum(SITES);

/** Point on the drawn map, which is 1000 wide and 700 high. */
export const point = z.tuple([z.int().min(0).max(1000), z.int().min(0).max(700)]);

const count = z.int().min(0).max(40).default(0);

/** Number of figures of each sort. */
export const Figures = z.strictObject({ regular: count, elite: count, leader: count, nazgul: count });
export type Figures = Readonly<z.infer<typeof Figures>>;

/** Returns the sum of several sets of figures. */
export function sumOf(lots: readonly Figures[]): Figures {
  const total = { regular: 0, elite: 0, leader: 0, nazgul: 0 };
  for (const lot of lots) for (const figure of FIGURES) total[figure] += lot[figure];
  return total;
}
