import { effect } from './kind.ts';

/** R 5.7; whoever flies has no use for it. */
export const jump = effect<'jump'>({
  shapes(shape) {
    if (shape.gait === 'walk') shape.gait = 'jump';
  },
});
