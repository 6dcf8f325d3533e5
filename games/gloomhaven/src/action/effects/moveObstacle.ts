import { effect } from './kind.ts';

/** Moves one adjacent obstacle of a single hex. R 5.6 */
export const moveObstacle = effect<'move-obstacle'>({
  happens: ({ at, figure, target }) => [{ at: 'place', of: at, figure, target, left: 2 }],
  once: () => true,
});
