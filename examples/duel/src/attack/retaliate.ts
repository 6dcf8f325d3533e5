import { areAdjacent, isUp } from '../figures/figures.ts';
import { attackInProgress, type Rule } from '../state/state.ts';

/** A defender still up and still adjacent to the attacker strikes back. */
export const retaliate = {
  retaliate(state, { target }, { log }) {
    const { figures } = state;
    const { attacker } = attackInProgress(state);
    const amount = figures[target]!.retaliate;
    if (amount === 0 || !isUp(figures, target) || !areAdjacent(figures, attacker, target)) return undefined;
    log({ type: 'retaliated', figure: target, attacker, amount });
    return [{ at: 'damage', figure: attacker, amount }];
  },
} satisfies Rule<'retaliate'>;
