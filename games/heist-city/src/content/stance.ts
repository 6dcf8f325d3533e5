import * as z from 'zod';
import { STANCES } from '../state/state.ts';
import { description, name } from './record.ts';

const modifier = z.int().min(-5).max(5).default(0);

/** Modifiers of a stance to its character's rolls. R 11 */
export const StanceModifiers = z.strictObject({
  attackNumber: modifier.describe('Added to the number of every attack, so -1 is easier'),
  meleeNumber: modifier.describe('Added to the number of melee attacks'),
  meleeDamage: modifier,
  firstWoundDamage: modifier.describe('Damage added against a target that has all its wounds'),
  save: modifier.describe('Added to saves'),
  hack: modifier.describe('Added to hack rolls'),
  charm: modifier.describe('Added to charm rolls'),
});
export type StanceModifiers = Readonly<z.infer<typeof StanceModifiers>>;

/** State of a character: three standing ones and two for being down. R 11 */
export const StanceRecord = z.strictObject({
  id: z.enum(STANCES),
  name,
  description,
  isStanding: z.boolean(),
  isRevealed: z.boolean().describe('Counts for the alert'),
  isTarget: z.boolean().describe('Guards, elites and turrets aim at it'),
  modifiers: StanceModifiers,
  actions: z.array(z.string()).describe('Ids of the actions that this stance adds to what everyone can do'),
});
export type StanceRecord = Readonly<z.infer<typeof StanceRecord>>;
