import { effect } from './kind.ts';

/** The player picks some of several lists. */
export const choose = effect<'choose'>({
  offered: true,
  happens: ({ figure, target, at }, { count, from }) => [
    { at: 'choose', of: at, figure, target, left: count === 'any' ? from.length : count, chosen: [] },
  ],
});
