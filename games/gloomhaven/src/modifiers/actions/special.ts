import * as z from 'zod';
import type { Modifier } from '../modifier.ts';
import { actionModifiers } from '../nested.ts';

/** Effects without a main ability: a shield, a condition, a kill, a bonus for the round. */
export interface SpecialAction {
  readonly type: 'special';
  readonly modifiers: readonly Modifier[];
}

export const special = z.strictObject({ type: z.literal('special'), modifiers: actionModifiers });
