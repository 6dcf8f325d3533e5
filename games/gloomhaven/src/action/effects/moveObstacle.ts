import { effect } from './kind.ts';

/** One adjacent obstacle of a single hex is put elsewhere. R 5.6 */
export const moveObstacle = effect<'move-obstacle'>({
  happens: ({ at, figure, target }) => [{ at: 'place', of: at, figure, target, left: 2 }],
  once: () => true,
});
