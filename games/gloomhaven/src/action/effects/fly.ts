import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** R 5.8 */
export const fly = effect<'fly'>({
  shapes(shape) {
    shape.gait = 'fly';
  },
  holds: true,
  happens: ({ performance, ...acting }, modifier) =>
    performance !== undefined && performance.path.length > 0
      ? undefined
      : addLastingEffect({ performance, ...acting }, modifier),
});
