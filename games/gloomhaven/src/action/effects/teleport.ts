import { effect } from './kind.ts';

/** Moves a figure to another hex: `move.to` and `place` ask for it. */
export const teleport = effect<'teleport'>({
  shapes(shape, modifier) {
    shape.teleport = modifier;
  },
  happens: ({ at, figure, target }) => [{ at: 'place', of: at, figure, target, left: 1 }],
});
