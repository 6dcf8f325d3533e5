import { effect } from './kind.ts';

/** Marks go over to the figure that was chosen: `marks.move` asks which, where not all do. */
export const moveMark = effect<'move-mark'>({
  once: () => true,
  happens: ({ figure, target, at }, { count }) => [
    { at: 'marks.move', of: at, figure, target, left: count === 'all' ? 99 : count },
  ],
});
