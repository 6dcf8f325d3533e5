import { isUp } from '../../figures.ts';
import { holds } from '../../scene.ts';
import { effect } from './kind.ts';

/** The target dies outright. On an attack this comes in place of it: `attack.target` looks first. */
export const kill = effect<'kill'>({
  happens({ state, figure, target, scene, performance }, { count, if: condition }) {
    if (!isUp(state, target) || !holds(scene, condition)) return undefined;
    if (count !== 'all' && (performance?.killed ?? 0) >= count) return undefined;
    return [{ at: 'death', figure: target, by: figure }];
  },
});
