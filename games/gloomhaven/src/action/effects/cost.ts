import { effects } from '../../perform/effectFrames.ts';
import { payFrames } from '../../perform/prices.ts';
import { below } from '../../pointer.ts';
import { effect } from './kind.ts';

/** Pays a price for the bonus; offered before an ability, or part of an effect. */
export const cost = effect<'cost'>({
  offered: true,
  happens(acting, { price, bonus }) {
    const paid = payFrames(acting, price);
    return paid === undefined ? undefined : [...paid, ...effects(acting, below(acting.at, 'bonus'), bonus)];
  },
});
