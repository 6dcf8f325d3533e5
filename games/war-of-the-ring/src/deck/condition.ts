import type * as z from 'zod';
import type { State } from '../state/state.ts';
import { active } from './conditions/active.ts';
import { armyIn } from './conditions/armyIn.ts';
import { atWar } from './conditions/atWar.ts';
import { awayFromSettlements } from './conditions/awayFromSettlements.ts';
import { besieged } from './conditions/besieged.ts';
import { companionsLeft } from './conditions/companionsLeft.ts';
import { conquered } from './conditions/conquered.ts';
import { corruption } from './conditions/corruption.ts';
import { fellowshipIn } from './conditions/fellowshipIn.ts';
import { guide } from './conditions/guide.ts';
import { hunted } from './conditions/hunted.ts';
import { inFellowship } from './conditions/inFellowship.ts';
import { inPlay } from './conditions/inPlay.ts';
import { progress } from './conditions/progress.ts';
import { revealed } from './conditions/revealed.ts';
import { standing } from './conditions/standing.ts';
import { anyOf, type Describer, type RecordOf, type WordedRules } from './kind.ts';

/** Kinds of condition by the value of `type`. A new kind is a file and an entry here. */
export const conditionKinds = {
  active,
  'army-in': armyIn,
  'at-war': atWar,
  'away-from-settlements': awayFromSettlements,
  besieged,
  'companions-left': companionsLeft,
  conquered,
  corruption,
  'fellowship-in': fellowshipIn,
  guide,
  hunted,
  'in-fellowship': inFellowship,
  'in-play': inPlay,
  progress,
  revealed,
  standing,
} as const;

/** Condition for playing a card, for keeping it on the table, or for a further effect. */
export type Condition = RecordOf<typeof conditionKinds>;

/** Schema of a condition; an unknown type is `E_UNKNOWN_CONDITION`, with the nearest name. */
export const condition: z.ZodType<Condition> = anyOf(conditionKinds, 'E_UNKNOWN_CONDITION');

/**
 * Kind without its type parameter: every condition is passed to its own kind. Methods, so that all kinds are
 * assignable.
 */
interface AnyKind extends WordedRules<Condition> {
  holds(state: State, condition: Condition): boolean;
}

export function conditionKindOf(condition: Condition): AnyKind {
  return conditionKinds[condition.type];
}

/** Returns whether a condition holds now. */
export function holds(state: State, condition: Condition): boolean {
  return conditionKindOf(condition).holds(state, condition);
}

/** Joins conditions as a clause after "if". */
export function conditionsText(conditions: readonly Condition[], t: Describer): string {
  return t.all(conditions.map((each) => conditionKindOf(each).describe(each, t)));
}
