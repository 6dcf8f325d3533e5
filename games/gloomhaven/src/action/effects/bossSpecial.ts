import { effect } from './kind.ts';

/** The boss performs the special of this number in its statistics. R 13.11 */
export const bossSpecial = effect<'boss-special'>({
  happens({ state, figure, performance }, { number }) {
    const { type } = state.figures[figure]!;
    return [
      {
        at: 'performance',
        figure,
        of: `monster/${type}/specials/${number - 1}`,
        by: performance?.by ?? -1,
        turned: performance?.turned ?? false,
        focus: performance?.focus ?? -1,
      },
    ];
  },
});
