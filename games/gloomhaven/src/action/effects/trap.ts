import { effect } from './kind.ts';

/** Creates a trap in an empty adjacent hex. R 5.5, 13.9 */
export const trap = effect<'trap'>({
  happens: ({ at, figure, target }) => [{ at: 'place', of: at, figure, target, left: 1 }],
  once: () => true,
});
