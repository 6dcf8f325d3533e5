import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** R 5.8 */
export const fly = effect<'fly'>({
  shapes(shape) {
    shape.gait = 'fly';
  },
  holds: true,
  happens: ({ deed, ...acting }, modifier) =>
    deed !== undefined && deed.path.length > 0 ? undefined : lasting({ deed, ...acting }, modifier),
});
