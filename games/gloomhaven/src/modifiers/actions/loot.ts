import * as z from 'zod';
import { Amount } from '../../vocabulary/facts.ts';
import type { Modifier } from '../modifier.ts';
import { actionModifiers } from '../nested.ts';

/** One loot ability. R 9.1 */
export interface LootAction {
  readonly type: 'loot';
  readonly value: Amount;
  readonly modifiers: readonly Modifier[];
}

export const loot = z.strictObject({ type: z.literal('loot'), value: Amount, modifiers: actionModifiers });
