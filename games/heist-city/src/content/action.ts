import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { ROLES, STANCES } from '../state/state.ts';
import { changes, description, name } from './record.ts';

/** Targets of actions. */
const TARGETS = [
  'self',
  'ally',
  'enemy',
  'disguised-enemy',
  'mob',
  'computer',
  'drop',
  'gear',
  'carried-drop',
  'carried-item',
  'hex',
  'wall',
] as const;

/** Requirements of actions besides slots. */
const NEEDS = ['melee-weapon', 'ranged-weapon', 'thrown-item', 'unloaded-weapon'] as const;

/** Limits of actions: once per game, per turn, per turn and info drop, or per use of the item. */
const LIMITS = ['game', 'turn', 'turn-and-drop', 'item'] as const;

const stances = z.array(z.enum(STANCES)).min(1).describe('In which it is allowed');

/** Action of a character. R 7.4 to 7.6 */
export const ActionRecord = z.strictObject({
  id: RecordId,
  name,
  description,
  kind: z.enum(['core', 'free', 'stance', 'role', 'tool']),
  timing: z.enum(['activation', 'set-up']).default('activation'),
  slots: z.int().min(0).max(3),
  stances,
  role: z.enum(ROLES).optional().describe('The only role that has it'),
  item: RecordId.optional().describe('The tool it takes'),
  range: z.int().min(0).max(40).optional(),
  distance: z
    .strictObject({ moves: z.int().min(0).max(5), plus: z.int().min(0).max(20) })
    .optional()
    .describe('The distance of its movement: a multiple of M plus a number of hexes'),
  targets: z.array(z.enum(TARGETS)).default([]),
  needs: z.enum(NEEDS).optional(),
  push: z.int().min(0).max(10).optional().describe('How far a hit drives the target'),
  damageReduction: z.int().min(0).max(10).optional().describe('Taken off what hits the actor until the turn ends'),
  countsAs: z.literal('melee').optional().describe('Counts as an attack of this kind'),
  check: z.strictObject({ stat: z.enum(['H', 'C']), difficulty: z.int().min(0).max(10) }).optional(),
  limit: z.enum(LIMITS).optional(),
  scores: z.string().optional().describe('The points of a success'),
  variants: changes({ stances }),
});
export type ActionRecord = Readonly<z.infer<typeof ActionRecord>>;
