import type * as z from 'zod';
import type { WordedKind } from '../deck/kind.ts';
import type { State } from '../state/state.ts';
import type { StandingEffectKind as EffectRules, Play } from './cardRulesTypes.ts';

/** A card that a player considers playing, and the face of the unused die that would pay for it, or -1. */
export interface Attempt extends Play {
  readonly paying: number;
}

/** One kind of effect of an event card: its description and its rules. */
export interface EffectKind<Schema extends z.ZodObject>
  extends WordedKind<Schema>,
    Omit<EffectRules<z.output<Schema>>, 'can'> {
  /** Returns whether the effect would change anything now. */
  can(state: State, effect: z.output<Schema>, attempt: Attempt): boolean;
}

export function effectKind<Schema extends z.ZodObject>(kind: EffectKind<Schema>): EffectKind<Schema> {
  return kind;
}
