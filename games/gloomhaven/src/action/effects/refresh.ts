import { isHero } from '../../figures.ts';
import { effect } from './kind.ts';

/** The target refreshes items. R 4.10, 12.2 */
export const refresh = effect<'refresh'>({
  happens: ({ state, target, at }, { items }) =>
    isHero(state, target) ? [{ at: 'items', seat: target, count: items === 'all' ? 99 : items, of: at }] : undefined,
});
