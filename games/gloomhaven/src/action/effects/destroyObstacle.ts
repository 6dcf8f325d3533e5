import { effect } from './kind.ts';

/** R 14.3: objects with hit points do not count as obstacles here. */
export const destroyObstacle = effect<'destroy-obstacle'>({
  happens: ({ at, figure, target }, { count }) => [
    { at: 'place', of: at, figure, target, left: count === 'all' ? 99 : count },
  ],
  once: () => true,
});
