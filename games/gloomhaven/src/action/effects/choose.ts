import { effect } from './kind.ts';

/** The player chooses from several lists of effects. */
export const choose = effect<'choose'>({
  offered: true,
  happens: ({ figure, target, at }, { count, from }) => [
    { at: 'choose', of: at, figure, target, left: count === 'any' ? from.length : count, chosen: [] },
  ],
});
