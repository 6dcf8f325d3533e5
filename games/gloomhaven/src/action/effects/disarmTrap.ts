import { effect } from './kind.ts';

/** Removes a trap, or turns it on a figure. */
export const disarmTrap = effect<'disarm-trap'>({
  happens: ({ at, figure, target }, { count }) => [
    { at: 'place', of: at, figure, target, left: count === 'all' ? 99 : count },
  ],
  once: () => true,
});
