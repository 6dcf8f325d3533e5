import { effect } from './kind.ts';

/** R 5.6 */
export const createObstacle = effect<'create-obstacle'>({
  happens: ({ at, figure, target }, { count }) => [{ at: 'place', of: at, figure, target, left: count }],
  once: () => true,
});
