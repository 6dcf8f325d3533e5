import * as z from 'zod';
import { character, nation, regionId } from '../content/record.ts';

// Fields that several kinds share.

/** Number printed on a card. */
export const count = z.int().min(1).max(9);
/** Number of dice rolled at once. R 1.3 */
export const dice = z.int().min(1).max(5);
/** Lowest face that counts. */
export const target = z.int().min(2).max(6);
export const regions = z.array(regionId).min(1).max(9);
export const nations = z.array(nation).min(1).max(5);
export const characters = z.array(character).min(1).max(9);
