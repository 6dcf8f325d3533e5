import { effect } from './kind.ts';

/** A figure is put somewhere: `move.to` and `place` ask where. */
export const teleport = effect<'teleport'>({
  shapes(shape, modifier) {
    shape.teleport = modifier;
  },
  happens: ({ at, figure, target }) => [{ at: 'place', of: at, figure, target, left: 1 }],
});
