import { effect } from './kind.ts';

/** The boss does what its statistics list under the number. R 13.11 */
export const bossSpecial = effect<'boss-special'>({
  happens({ state, figure, deed }, { number }) {
    const { type } = state.figures[figure]!;
    return [
      {
        at: 'deed',
        figure,
        of: `monster/${type}/specials/${number - 1}`,
        by: deed?.by ?? -1,
        turned: deed?.turned ?? false,
        focus: deed?.focus ?? -1,
      },
    ];
  },
});
