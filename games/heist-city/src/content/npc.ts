import * as z from 'zod';
import { NPC_KINDS } from '../state/state.ts';
import { changes, description, name } from './record.ts';

const number = z.int().min(0).max(30);
const skill = number.nullable().describe('null: does not fight this way');
const npcStatShape = {
  M: number.describe('0: does not move'),
  MS: skill,
  BS: skill,
  W: number,
  D: number,
  range: number.nullable().describe('How far it shoots, null if it does not'),
  damage: number,
};

const NpcStatValues = z.strictObject(npcStatShape);
export type NpcStats = Readonly<z.infer<typeof NpcStatValues>>;

/** Kind of NPC. R 15.2 */
export const NpcRecord = z.strictObject({
  id: z.enum(NPC_KINDS),
  name,
  description,
  isMob: z.boolean().describe('Walks about: reveals Hidden characters, can be charmed and talked to'),
  stats: NpcStatValues,
  variants: changes(npcStatShape),
});
export type NpcRecord = Readonly<z.infer<typeof NpcRecord>>;

/** Alert level of the site. R 15.1 */
export const AlertRecord = z.strictObject({
  id: z.string(),
  name,
  description,
  level: z.int().min(0).max(3),
  from: z.int().nullable().describe('The least total of this level; null for the lowest'),
  actions: z.int().min(0).max(5).describe('Actions of each NPC in a phase'),
  spawnsElites: z.boolean(),
  variants: changes({ actions: z.int().min(0).max(5) }),
});
export type AlertRecord = Readonly<z.infer<typeof AlertRecord>>;
