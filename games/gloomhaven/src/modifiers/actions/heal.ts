import * as z from 'zod';
import { Amount } from '../../vocabulary/facts.ts';
import type { Modifier } from '../modifier.ts';
import { actionModifiers } from '../nested.ts';

/** One heal ability. Without a target it affects the figure itself or an ally within its range. R 8.9 */
export interface HealAction {
  readonly type: 'heal';
  readonly value: Amount;
  readonly modifiers: readonly Modifier[];
}

export const heal = z.strictObject({ type: z.literal('heal'), value: Amount, modifiers: actionModifiers });
