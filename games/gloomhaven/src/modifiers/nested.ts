import * as z from 'zod';
import type { Action } from './action.ts';
import type { Modifier } from './modifier.ts';

interface Wiring {
  modifier?: z.ZodType<Modifier>;
  action?: z.ZodType<Action>;
}

const wiring: Wiring = {};

/** Supplies the complete schemas to the kinds that contain modifiers and actions, which are recursive. */
export function wire(schemas: Wiring): void {
  Object.assign(wiring, schemas);
}

/** Modifiers inside a modifier: in a bonus, a condition or a moment. */
export const bonusModifiers: z.ZodType<readonly Modifier[]> = z.lazy(() => z.array(wiring.modifier!).min(1).max(12));

/** Actions inside a modifier, or of a summoned figure. */
export const nestedActions: z.ZodType<readonly Action[]> = z.lazy(() => z.array(wiring.action!).min(1).max(6));

export const actionModifiers: z.ZodType<readonly Modifier[]> = z.lazy(() =>
  z.array(wiring.modifier!).max(12).default([]),
);
