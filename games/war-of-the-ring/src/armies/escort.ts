import { isNazgul, WITCH_KING } from '../pieces/characters.ts';
import { elitesLead } from '../pieces/leadership.ts';
import { ELITES_OF, LEADERS_OF, NATION_OF, NAZGUL } from '../pieces/troops.ts';
import type { Escort } from '../state/frames.ts';
import { SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';

/** Returns whether a character counts as the escort. */
export function isEscort(character: number, escort: Escort): boolean {
  if (escort === 'nazgul') return isNazgul(character);
  return escort !== 'witch-king' || character === WITCH_KING;
}

/** Returns whether counted figures count as the escort. */
export function troopsEscort(state: State, troops: readonly number[], escort: Escort, side: number): boolean {
  if (escort === 'nazgul') return troops[NAZGUL]! > 0;
  if (escort !== 'leader') return false;
  for (const troop of LEADERS_OF[side]!) if (troops[troop]! > 0) return true;
  if (side !== SHADOW) return false;
  return ELITES_OF[SHADOW]!.some((troop) => troops[troop]! > 0 && elitesLead(state, NATION_OF[troop]!));
}

export function isEscorted(
  state: State,
  escort: Escort,
  troops: readonly number[],
  characters: readonly number[],
  side: number,
): boolean {
  if (escort === 'none') return true;
  return characters.some((character) => isEscort(character, escort)) || troopsEscort(state, troops, escort, side);
}
