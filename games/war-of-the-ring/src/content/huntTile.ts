import * as z from 'zod';
import { id } from './record.ts';
import { TILE_SETS } from './vocabulary.ts';

/** Hunt tile, with its number of copies. R 10.5.3 */
export const HuntTileRecord = z.strictObject({
  id,
  set: z.enum(TILE_SETS),
  value: z
    .union([z.int().min(-3).max(3), z.enum(['eye', 'die'])])
    .describe('Damage; below 0 it heals; eye: the successes of the roll; die: one die'),
  reveal: z.boolean().default(false),
  stop: z.boolean().default(false),
  copies: z.int().min(1).max(9).default(1),
});
export type HuntTileRecord = Readonly<z.infer<typeof HuntTileRecord>>;
