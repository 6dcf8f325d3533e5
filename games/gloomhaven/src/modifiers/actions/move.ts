import * as z from 'zod';
import { Amount } from '../../vocabulary/facts.ts';
import type { Modifier } from '../modifier.ts';
import { actionModifiers } from '../nested.ts';

/** One move ability. R 5.1 */
export interface MoveAction {
  readonly type: 'move';
  readonly value: Amount;
  readonly modifiers: readonly Modifier[];
}

export const move = z.strictObject({ type: z.literal('move'), value: Amount, modifiers: actionModifiers });
