import { visitModifiers } from '../abilities/abilityParameters.ts';
import { selectable } from '../inPlay/select.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import type { EffectContext } from '../modifiers/effectContext.ts';
import { effectOf, type Modifier } from '../modifiers/modifier.ts';
import type { ShownPerformance, State, View } from '../state/state.ts';
import type { Performance } from '../state/stateRecords.ts';
import { availabilityRules } from '../triggers/availabilityRules.ts';
import { findsPlace } from './place.ts';

/** R 4.5: checks whether a special action without own targets has anything to do: a hex, or a figure that it names. */
export function hasWork(state: State, performance: Performance): boolean {
  let found = false;
  const scene: EffectContext = { table: state, figure: performance.figure, target: -1, performance };
  visitModifiers(state, performance, -1, (modifier, of, _by, origin) => {
    const { happens, holds, offered, work, isAvailable } = effectOf(modifier);
    if (origin === 'performance' || found || offered || (happens ?? holds) === undefined) return;
    // A monster performs its card without checking for targets. It gains no experience.
    if (work === 'hex') found = findsPlace(state, of, performance.figure);
    else if (isAvailable !== undefined) found = isAvailable(modifier, state, performance.figure, availabilityRules);
    else if (performance.by < 0 && work !== 'performers') found = true;
    else found = work !== 'reward' && findsSomebody(scene, modifier);
  });
  return found;
}

/** Checks whether a figure matches the modifier's own selector. */
function findsSomebody(scene: EffectContext, modifier: Modifier): boolean {
  const who = effectOf(modifier).ownTargets?.(modifier);
  if (who === undefined || who.of !== 'self') return true;
  const least = effectOf(modifier).isPaired?.(modifier) ? 2 : 1;
  return selectable(scene, who, { range: 1, targeting: false }).length >= least;
}

/** R 4.4: checks whether an ability hurts allies. Negative effects cannot be skipped. */
export function hurtsAllies(table: View, performance: ShownPerformance, { type, target }: Shape): boolean {
  if (type !== 'special' || target?.side !== 'ally') return false;
  let hurts = false;
  visitModifiers(table, performance, -1, (modifier, _at, _scene, origin) => {
    if (origin !== 'performance' && effectOf(modifier).isHarm?.(modifier)) hurts = true;
  });
  return hurts;
}
