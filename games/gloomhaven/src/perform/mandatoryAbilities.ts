import { visitModifiers } from '../abilities/abilityParameters.ts';
import { selectorOf } from '../abilities/effectTargets.ts';
import { isNegative } from '../conditions/conditions.ts';
import { selectable } from '../inPlay/select.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import type { Scene } from '../modifiers/effectContext.ts';
import { effectOf, type Modifier } from '../modifiers/modifier.ts';
import type { ShownPerformance, State, View } from '../state/state.ts';
import type { Performance } from '../state/stateRecords.ts';
import { takersOf } from '../triggers/markTakers.ts';
import { findsPlace, isPlacing } from './place.ts';

/** R 4.5: checks whether a special action without own targets has anything to do: a hex, or a figure that it names. */
export function hasWork(state: State, performance: Performance): boolean {
  let found = false;
  const scene: Scene = { table: state, figure: performance.figure, target: -1, performance };
  visitModifiers(state, performance, -1, (modifier, of, _by, origin) => {
    const { happens, holds, offered } = effectOf(modifier);
    if (origin === 'performance' || found || offered || (happens ?? holds) === undefined) return;
    // A monster performs its card without checking for targets. It gains no experience.
    if (isPlacing(modifier)) found = findsPlace(state, of, performance.figure);
    else if (modifier.type === 'move-mark') found = takersOf(state, performance.figure, modifier).length > 0;
    else if (performance.by < 0 && modifier.type !== 'perform' && modifier.type !== 'take-turn') found = true;
    else found = modifier.type !== 'xp' && findsSomebody(scene, modifier);
  });
  return found;
}

/** Checks whether a figure matches the modifier's own selector. */
function findsSomebody(scene: Scene, modifier: Modifier): boolean {
  const who = selectorOf(modifier);
  if (who === undefined || who.of !== 'self') return true;
  // A swap of two other figures needs two.
  const least = modifier.type === 'swap' && !modifier.self ? 2 : 1;
  return selectable(scene, who, { range: 1, targeting: false }).length >= least;
}

/** R 4.4: checks whether an ability hurts allies. Negative effects cannot be skipped. */
export function hurtsAllies(table: View, performance: ShownPerformance, { type, target }: Shape): boolean {
  if (type !== 'special' || target?.side !== 'ally') return false;
  let hurts = false;
  visitModifiers(table, performance, -1, (modifier, _at, _scene, origin) => {
    if (origin !== 'performance' && isHarm(modifier)) hurts = true;
  });
  return hurts;
}

function isHarm(modifier: Modifier): boolean {
  if (modifier.type === 'damage') return modifier.who === undefined;
  return modifier.type === 'condition' && modifier.who === undefined && isNegative(modifier.condition);
}
