import type { CompiledEffect, CompiledFeature, InstanceNames } from '../../content/compile.ts';
import type { Evaluation, Grant } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import type { Pick } from './choose.ts';

/** Creates an instance of an effect on this character, with its origin. */
export function instantiate(
  { instances }: Evaluation,
  effect: CompiledEffect,
  feature: CompiledFeature,
  grant: Grant,
  pick: Pick | undefined,
  scope: string | undefined,
  blocked: EffectInstance['blocked'],
): EffectInstance {
  const { item, active, remaining, cause } = grant;
  const place = scope ?? grant.scope;
  const instance = item?.instance ?? active?.instanceId;
  const names = namesAt(effect, feature, instance ?? place);
  return {
    index: instances.length,
    id: names.id,
    label: effect.label ?? feature.label,
    effect,
    feature,
    sourceName: instance === undefined ? names.sourceName : feature.sourceName,
    phase: feature.phase,
    gained: grant.gained,
    scope: place,
    item,
    slot: active?.slot,
    castingAbility: active?.ability,
    remaining,
    points: pick?.points,
    cause,
    blocked,
  };
}

const MAX_PLACES = 1000;

/** Returns the names of an effect at a place; cached, because building and hashing the texts is expensive. */
function namesAt(effect: CompiledEffect, feature: CompiledFeature, place: string): InstanceNames {
  if (effect.places === undefined || effect.places.size > MAX_PLACES) effect.places = new Map();
  let names = effect.places.get(place);
  if (names === undefined) {
    const tail = place === '' ? '' : `~${place}`;
    names = { id: `${effect.id}${tail}`, sourceName: `${feature.sourceName}${tail}` };
    effect.places.set(place, names);
  }
  return names;
}

export function addInstance({ instances, byTarget }: Evaluation, instance: EffectInstance): void {
  instances.push(instance);
  for (const target of instance.effect.targets) {
    const writers = byTarget.get(target);
    if (writers === undefined) byTarget.set(target, [instance]);
    else writers.push(instance);
  }
}
