import { conditionsOf, loseCondition, negativeConditionsOf } from '../../conditions/conditions.ts';
import { seatFor } from '../../figures.ts';
import { effect } from './kind.ts';

/** Removes conditions; the player chooses when only some are removed. */
export const removeCondition = effect<'remove-condition'>({
  happens({ state, target, at, log }, { conditions, count }) {
    const one = state.figures[target]!;
    const there =
      conditions === 'negative'
        ? negativeConditionsOf(one)
        : conditionsOf(one).filter((each) => conditions.includes(each));
    if (count !== 'all' && there.length > count) {
      return [{ at: 'conditions', seat: seatFor(state, target), figure: target, of: at, left: count }];
    }
    for (const condition of there) {
      loseCondition(one, condition);
      log({ type: 'condition-lost', figure: target, condition });
    }
    return undefined;
  },
});
