import * as z from 'zod';
import { Amount } from '../../vocabulary/facts.ts';
import type { Modifier } from '../modifier.ts';
import { actionModifiers } from '../nested.ts';

/** One attack ability, which may make several attacks. R 7 */
export interface AttackAction {
  readonly type: 'attack';
  readonly value: Amount;
  readonly modifiers: readonly Modifier[];
}

export const attack = z.strictObject({ type: z.literal('attack'), value: Amount, modifiers: actionModifiers });
