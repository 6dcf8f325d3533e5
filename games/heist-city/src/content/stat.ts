import * as z from 'zod';

/** Stats: hexes per Move, then melee, shooting, wounds, defence, hacking and charm. R 1.1 */
export const STATS = ['M', 'MS', 'BS', 'W', 'D', 'H', 'C'] as const;
export type Stat = (typeof STATS)[number];

const value = z.int().min(0).max(20);
export const statShape = { M: value, MS: value, BS: value, W: value, D: value, H: value, C: value };

export const Stats = z
  .strictObject(statShape)
  .describe('M hexes a Move, W wounds; MS, BS, D, H and C are numbers to beat, so lower is better');
export type Stats = Readonly<z.infer<typeof Stats>>;

/** Bonus of equipment to its carrier: to a stat, or to the slots for equipment. R 1.3, 3.2 */
export const Bonus = z
  .partialRecord(z.enum([...STATS, 'slots']), z.int().min(-5).max(5))
  .default({})
  .describe('Added while it is carried and works: H -1 makes hacking easier, slots +1 makes room for one more item');
