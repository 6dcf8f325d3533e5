import { checkOf, leastTotal } from '../dice/checks.ts';
import type { Test } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { saveNeeds } from '../weapons/save.ts';
import { targetNumber } from '../weapons/targetNumber.ts';

/** Returns the lowest dice total that succeeds in the current roll; undefined if the lowest roll loses. R 2 */
export function rollNeeds(state: State, unit: number, test: Test): number | undefined {
  const next = state.flow.at(-1);
  switch (test) {
    case 'attack':
      return state.attack
        ? targetNumber(state, state.attack, state.attack.made) + (hasVariant(state, 'hit-gte') ? 0 : 1)
        : undefined;
    case 'save':
      return next?.at === 'save.result' ? saveNeeds(state, unit, next.stance, next.cover) : undefined;
    case 'hack':
    case 'charm': {
      const difficulty = next?.at === 'check.result' ? checkOf(next.check).difficulty : 0;
      return leastTotal(state, unit, test === 'hack' ? 'H' : 'C', difficulty);
    }
    case 'tie':
      return undefined;
  }
}
