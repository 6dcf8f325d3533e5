import { creditOf } from '../../figures.ts';
import { evaluateAmount } from '../../modifiers/effectContext.ts';
import { effect } from './kind.ts';

/** Money tokens from the supply. */
export const money = effect<'money'>({
  once: () => true,
  happens({ state, figure, scene, log }, { value }) {
    const seat = creditOf(state, figure);
    const amount = evaluateAmount(scene, value);
    if (seat < 0 || amount <= 0) return undefined;
    state.heroes[seat]!.money += amount;
    log({ type: 'looted', figure, money: amount, treasures: [], goals: 0 });
    return undefined;
  },
});
