import { isHero } from '../../figures.ts';
import { effect } from './kind.ts';

/** R 6.6 */
export const exhaust = effect<'exhaust'>({
  happens: ({ state, target }) => (isHero(state, target) ? [{ at: 'exhaustion', seat: target }] : undefined),
  once: () => true,
});
