import type { Rulebook } from '../content/rulebook.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import type { TurnPart } from '../vocabulary/vocabulary.ts';
import type { Bar } from './bar.ts';

/** Something that a player may want to do, with the facts that decide whether it is possible. */
export type DeedRequest = {
  /** What of the turn it takes. Without it, the deed needs no turn. */
  readonly part?: TurnPart | undefined;
} & (
  | { readonly kind: 'attack' }
  | { readonly kind: 'spell'; readonly spell: string; readonly way: SpellWay }
  | {
      readonly kind: 'use';
      readonly spends?: { readonly what: string; readonly amount: number } | undefined;
      readonly toggle?: string | undefined;
      /** Whether it is one attack of the Attack action. */
      readonly isAttack?: boolean;
      /** Whether it answers the fall to 0 hit points, which is when it is used. */
      readonly isAgainstFall?: boolean;
    }
  /** `isGiven`: another creature administers it. */
  | { readonly kind: 'item'; readonly isGiven?: boolean }
  | { readonly kind: 'rest' }
  | { readonly kind: 'hitDie'; readonly die: number }
  | { readonly kind: 'roll'; readonly path: string }
  | { readonly kind: 'heal' }
  /** Something that a companion does, on its own turn. `left`: its hit points. */
  | { readonly kind: 'companion'; readonly instanceId: string; readonly isAttack: boolean; readonly left: number }
  /** The damage of an attack or cantrip, rolled alone. */
  | { readonly kind: 'damage'; readonly cast?: { readonly spell: string; readonly way: SpellWay } | undefined }
);

/** A way to cast a spell: who casts it, and the counters that it spends. */
interface SpellWay {
  readonly entry: string | undefined;
  readonly ability: string | undefined;
  readonly spends?: readonly string[] | undefined;
}

/** Parts of a character's match that the gate reads. */
export interface GateState {
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
  readonly combat: { readonly used: readonly TurnPart[]; readonly attacks?: number | undefined } | null;
  readonly death: { readonly successes: number; readonly failures: number };
}

/** Whether a deed is possible now. */
export interface Possibility {
  /** Reasons against it; the first one is the most general. */
  readonly bars: readonly Bar[];
}
