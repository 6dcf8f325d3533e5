import * as z from 'zod';
import type { Action } from './action.ts';
import type { Modifier } from './modifier.ts';

interface Wiring {
  modifier?: z.ZodType<Modifier>;
  action?: z.ZodType<Action>;
}

const wiring: Wiring = {};

/** Kinds that hold modifiers and actions are part of what they hold: the schemas come here once they are whole. */
export function wire(schemas: Wiring): void {
  Object.assign(wiring, schemas);
}

/** Modifiers inside a modifier: what a bonus, a condition or a moment brings. */
export const bonusModifiers: z.ZodType<readonly Modifier[]> = z.lazy(() => z.array(wiring.modifier!).min(1).max(12));

/** Actions inside a modifier, or of a figure that is summoned. */
export const nestedActions: z.ZodType<readonly Action[]> = z.lazy(() => z.array(wiring.action!).min(1).max(6));

/** Modifiers of an action. */
export const actionModifiers: z.ZodType<readonly Modifier[]> = z.lazy(() =>
  z.array(wiring.modifier!).max(12).default([]),
);
