import { effect } from './kind.ts';

/** R 5.7; ignored for a flying figure. */
export const jump = effect<'jump'>({
  shapes(shape) {
    if (shape.gait === 'walk') shape.gait = 'jump';
  },
});
