import { gainXp, isUp } from '../../figures.ts';
import { holds } from '../../scene.ts';
import { effect } from './kind.ts';

/** The target dies outright. On an attack this comes in place of it, `attack.target` looks first, or after it. */
export const kill = effect<'kill'>({
  happens({ state, figure, target, scene, performance, log }, { count, if: condition, xp = 0 }) {
    if (!holds(scene, condition)) return undefined;
    gainXp(state, figure, xp, { log });
    if (!isUp(state, target) || (count !== 'all' && (performance?.killed ?? 0) >= count)) return undefined;
    return [{ at: 'death', figure: target, by: figure }];
  },
});
