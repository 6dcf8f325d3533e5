import * as z from 'zod';
import { ROLES } from '../state/state.ts';
import { changes, description, name } from './record.ts';
import { Stats, statShape } from './stat.ts';

/** Specialist of a crew. R 1.2 */
export const RoleRecord = z.strictObject({
  id: z.enum(ROLES),
  name,
  description,
  stats: Stats,
  abilities: z.array(z.string()).describe('Ids of the actions that only this role has'),
  variants: changes(statShape),
});
export type RoleRecord = Readonly<z.infer<typeof RoleRecord>>;

/** Values that every crew shares. R 3.1, 3.2, 7.1 */
export const CrewRecord = z.strictObject({
  id: z.literal('crew'),
  name,
  description,
  actionSlots: z.int().min(1).max(9).describe('Slots of an activation'),
  equipmentSlots: z.int().min(0).max(20).describe('Pieces of equipment a character carries'),
  budget: z.int().min(0).max(1000).describe('Credits for the equipment of the whole crew'),
  variants: changes({ budget: z.int().min(0).max(1000) }),
});
export type CrewRecord = Readonly<z.infer<typeof CrewRecord>>;
