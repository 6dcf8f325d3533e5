import { effect } from './kind.ts';

/** A trap is taken away, or turned on somebody. */
export const disarmTrap = effect<'disarm-trap'>({
  happens: ({ at, figure, target }, { count }) => [
    { at: 'place', of: at, figure, target, left: count === 'all' ? 99 : count },
  ],
  once: () => true,
});
