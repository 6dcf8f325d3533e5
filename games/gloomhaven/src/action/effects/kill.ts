import { gainXp, isUp } from '../../figures.ts';
import { holds } from '../../modifiers/effectContext.ts';
import { effect } from './kind.ts';

/** Kills the target outright. On an attack it replaces the attack (`attack.target` checks first) or follows it. */
export const kill = effect<'kill'>({
  happens({ state, figure, target, scene, performance, log }, { count, if: condition, xp = 0 }) {
    if (!holds(scene, condition)) return undefined;
    gainXp(state, figure, xp, { log });
    if (!isUp(state, target) || (count !== 'all' && (performance?.killed ?? 0) >= count)) return undefined;
    return [{ at: 'death', figure: target, by: figure }];
  },
});
