import { isHero, isMonster, isSummon, seatFor } from '../../figures.ts';
import { below } from '../../pointer.ts';
import { rulingOf } from '../../variants.ts';
import { effect } from './kind.ts';

/** The target performs granted or forced abilities. R 11.6 */
export const perform = effect<'perform'>({
  happens({ state, figure, target, at }, { control, against, must, who }) {
    const one = state.figures[target]!;
    const mine = seatFor(state, figure);
    // The rules for monsters perform a monster's or a summon's own effect. R 11.3
    const isOwn = who === undefined || target === figure;
    const isAutomatic = isSummon(one) && isOwn && rulingOf(state, 'summon.control') === 'auto';
    const byRules = isAutomatic || (isMonster(one) && (isOwn || control === 'performer'));
    const by = byRules
      ? -1
      : control === 'you' || !(isHero(state, target) || one.seat >= 0)
        ? mine
        : seatFor(state, target);
    const performance = {
      at: 'performance' as const,
      figure: target,
      of: below(at, 'actions'),
      by,
      turned: against === 'its-allies',
      focus: -1,
    };
    return must ? [performance] : [performance];
  },
  once: ({ who }) => who === undefined,
});
