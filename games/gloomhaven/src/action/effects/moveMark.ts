import { effect } from './kind.ts';

/** Moves marks to the chosen figure: `marks.move` asks which ones when not all move. */
export const moveMark = effect<'move-mark'>({
  once: () => true,
  happens: ({ figure, target, at }, { count }) => [
    { at: 'marks.move', of: at, figure, target, left: count === 'all' ? 99 : count },
  ],
});
