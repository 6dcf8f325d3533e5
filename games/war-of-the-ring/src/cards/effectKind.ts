import type * as z from 'zod';
import type { EffectKind as EffectRules, Play } from '../effect.ts';
import type { State } from '../state.ts';
import type { WordedKind } from './kind.ts';

/** A card that somebody thinks of playing, and the face of the die that would pay while it still lies with the others, or -1. */
export interface Attempt extends Play {
  readonly paying: number;
}

/** One kind of effect of an event card: its words, and what it does. */
export interface EffectKind<Schema extends z.ZodObject>
  extends WordedKind<Schema>,
    Omit<EffectRules<z.output<Schema>>, 'can'> {
  /** Whether it would change anything now. */
  can(state: State, effect: z.output<Schema>, attempt: Attempt): boolean;
}

/** Declares a kind of effect. */
export function effectKind<Schema extends z.ZodObject>(kind: EffectKind<Schema>): EffectKind<Schema> {
  return kind;
}
