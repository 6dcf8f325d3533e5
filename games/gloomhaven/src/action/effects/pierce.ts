import { effect } from './kind.ts';

/** R 7.7 */
export const pierce = effect<'pierce'>({
  shapes(shape, { value }) {
    shape.pierce += value === 'all' ? 99 : value;
  },
});
