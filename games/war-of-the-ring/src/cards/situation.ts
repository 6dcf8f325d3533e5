import type * as z from 'zod';
import { anyOf, type RecordOf, type WordedRules } from '../deck/kind.ts';
import type { State } from '../state/state.ts';
import { companion } from './situations/companion.ts';
import { elite } from './situations/elite.ts';
import { fieldDefence } from './situations/fieldDefence.ts';
import { ground } from './situations/ground.ts';
import { leaderOrCompanion } from './situations/leaderOrCompanion.ts';
import { nazgulFights } from './situations/nazgulFights.ts';
import { nazgulLeadership } from './situations/nazgulLeadership.ts';
import { near } from './situations/near.ts';
import { ringBearers } from './situations/ringBearers.ts';
import { siege } from './situations/siege.ts';
import { unit } from './situations/unit.ts';

/** Kinds of condition of a combat card, by the value of `type`. A new kind is a file and an entry here. */
export const situationKinds = {
  companion,
  elite,
  'field-defence': fieldDefence,
  ground,
  'leader-or-companion': leaderOrCompanion,
  nazgul: nazgulFights,
  'nazgul-leadership': nazgulLeadership,
  near,
  'ring-bearers': ringBearers,
  siege,
  unit,
} as const;

/** Condition in a battle for using a combat card. */
export type Situation = RecordOf<typeof situationKinds>;

/** Schema of a situation; an unknown type is `E_UNKNOWN_SITUATION`, with the nearest name. */
export const situation: z.ZodType<Situation> = anyOf(situationKinds, 'E_UNKNOWN_SITUATION');

/** Kind without its type parameter. Methods, so that all kinds are assignable. */
interface AnyKind extends WordedRules<Situation> {
  holds(state: State, situation: Situation, side: number): boolean;
}

export function situationKindOf(situation: Situation): AnyKind {
  return situationKinds[situation.type];
}
