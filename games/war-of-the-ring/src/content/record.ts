import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { CHARACTERS, FIGURES, NATIONS, SITES } from './vocabulary.ts';

export const id = RecordId;

/** The id of a region; that it exists is checked once all content is together. */
export const regionId = RecordId;

export const nation = z.enum(NATIONS);
export const character = z.enum(CHARACTERS);
export const site = z.enum(SITES);

/** A point of our own drawing of the map, 1000 wide and 700 high. */
export const point = z.tuple([z.int().min(0).max(1000), z.int().min(0).max(700)]);

const count = z.int().min(0).max(40).default(0);

/** So many figures of each sort. */
export const Figures = z.strictObject({ regular: count, elite: count, leader: count, nazgul: count });
export type Figures = Readonly<z.infer<typeof Figures>>;

/** Two lots of figures together. */
export function sumOf(lots: readonly Figures[]): Figures {
  const total = { regular: 0, elite: 0, leader: 0, nazgul: 0 };
  for (const lot of lots) for (const figure of FIGURES) total[figure] += lot[figure];
  return total;
}
