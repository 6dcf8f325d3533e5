import * as z from 'zod';
import { boundedRecord } from '../record/record.ts';

/** Things that a player may want to do. */
export const DEED_KINDS = [
  'attack',
  'spell',
  'use',
  'item',
  'rest',
  'hitDie',
  'roll',
  'heal',
  'damage',
  'companion',
] as const;

/** Reasons why a deed is not possible now, the most general first. */
export const BAR_CODES = [
  'dead',
  'dying',
  'no-actions',
  'unaware',
  'fails-by-itself',
  'no-hit-points',
  'unhurt',
  'cannot-cast',
  'no-speech',
  'hands-full',
  'no-focus',
  'merged',
  'refused',
  'none-left',
  'no-slot',
  'no-dice',
  'part-spent',
  'attacks-spent',
  'peaceful',
  'companion-down',
] as const;
export type BarCode = (typeof BAR_CODES)[number];

/** A reason with its facts: names of content, numbers and words of the turn. */
export const Bar = z.strictObject({
  code: z.enum(BAR_CODES),
  params: boundedRecord(z.union([z.string().max(200), z.number()]), 8, z.string().max(20)).optional(),
});
export type Bar = z.output<typeof Bar>;
