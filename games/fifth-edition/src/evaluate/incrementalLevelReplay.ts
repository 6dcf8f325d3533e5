import type { CompiledChoice, CompiledFeature } from '../content/compile.ts';
import { readsOf } from '../formulas.ts';
import type { Gate } from '../predicates.ts';
import type { CharacterRecord } from '../record.ts';
import { ABILITIES } from '../vocabulary.ts';
import { type Mark, markOf, repeat } from './account.ts';
import type { Evaluation } from './evaluation.ts';
import type { Itinerary } from './levelReplay.ts';
import { becomeAgain, type LevelSnapshot, livedOf } from './levelSnapshot.ts';
import { GAIN_KINDS } from './timeline.ts';

/** Result of granting all permanent features, before items and temporary effects are added. */
export interface Life {
  readonly itinerary: Itinerary;
  readonly from: Mark;
  readonly to: Mark;
  readonly instances: number;
  readonly blocks: Evaluation['blocks'];
  readonly features: number;
  readonly feats: number;
  readonly granted: number;
  readonly asked: number;
  readonly answers: number;
  readonly lived: LevelSnapshot;
}

/** Records the state of an evaluation after all permanent features were granted. */
export function lifeOf(evaluation: Evaluation, from: Mark, itinerary: Itinerary): Life {
  const { instances, blocks, features, feats, granted, asked, answers } = evaluation;
  return {
    itinerary,
    from,
    to: markOf(evaluation),
    instances: instances.length,
    blocks: new Map(blocks),
    features: features.length,
    feats: feats.length,
    granted: granted.length,
    asked: asked.size,
    answers: answers.size,
    lived: livedOf(evaluation),
  };
}

/** Whether the permanent features would be the same: nothing that they depend on has changed. */
export function isSameLife(now: Evaluation, before: Evaluation, life: Life): boolean {
  const { record, floors } = now;
  const { record: then, floors: held } = before;
  if (!hasSameWay(record, then) || record.choices !== then.choices) return false;
  const changed = ABILITIES.filter(
    (ability) => record.baseAbilities[ability] !== then.baseAbilities[ability] || floors[ability] !== held[ability],
  ).map((ability) => `abilities.${ability}`);
  if (record.inventory !== then.inventory) changed.push('equipment');
  return changed.length === 0 || !asksAbout(changed, before, life);
}

/** Whether species, background, levels and rules are the same, regardless of other choices. */
export function hasSameWay(record: CharacterRecord, then: CharacterRecord): boolean {
  return (
    record.levels === then.levels &&
    record.species === then.species &&
    record.lineage === then.lineage &&
    record.background === then.background &&
    record.rules === then.rules &&
    record.edition === then.edition
  );
}

/** Copies the permanent features of an earlier evaluation. */
export function liveAgain(now: Evaluation, before: Evaluation, life: Life): void {
  now.instances.push(...before.instances.slice(0, life.instances));
  for (const [target, writers] of before.byTarget) {
    const own = writers.filter(({ index }) => index < life.instances);
    if (own.length > 0) now.byTarget.set(target, own);
  }
  for (const [instance, blocked] of life.blocks) now.blocks.set(instance, blocked);
  now.features.push(...before.features.slice(0, life.features));
  now.feats.push(...before.feats.slice(0, life.feats));
  now.granted.push(...before.granted.slice(0, life.granted));
  addFirst(now.asked, before.asked, life.asked);
  addFirst(now.answers, before.answers, life.answers);
  now.raises.push(...before.raises.slice(0, life.lived.raiseCount));
  becomeAgain(now, life.lived);
  repeat(now, before, life.from, life.to);
}

function addFirst<Key, Value>(to: Map<Key, Value>, from: ReadonlyMap<Key, Value>, count: number): void {
  for (const [key, value] of from) {
    if (to.size === count) return;
    to.set(key, value);
  }
}

/** Whether any permanent feature depends on one of the names. */
function asksAbout(
  names: readonly string[],
  { granted, instances, feats, record, rulebook }: Evaluation,
  life: Life,
): boolean {
  const asks = (read: string) => names.includes(read);
  const isAsking = (gate: Gate | undefined) => gate?.reads.some(asks) ?? false;
  for (let index = 0; index < life.granted; index++) if (decidedBy(granted[index]!).some(asks)) return true;
  for (let index = 0; index < life.instances; index++) {
    const { effect, feature } = instances[index]!;
    if (GAIN_KINDS.includes(effect.effect.kind) && (effect.reads.some(asks) || isAsking(feature.gate))) return true;
  }
  return (
    feats.some(({ id }) => isAsking(rulebook.feats.get(id)?.prerequisites)) ||
    record.levels.some(({ class: id }) => isAsking(rulebook.classes.get(id)?.multiclass))
  );
}

const decisions = new WeakMap<CompiledFeature, readonly string[]>();

/** Returns the names that decide whether a feature is held and which questions it asks. */
function decidedBy(feature: CompiledFeature): readonly string[] {
  let known = decisions.get(feature);
  if (known === undefined) {
    known = [...(feature.prerequisites?.reads ?? []), ...feature.choices.flatMap(readByChoice)];
    decisions.set(feature, known);
  }
  return known;
}

function readByChoice({ gate, options, min, max, maxLevel }: CompiledChoice): string[] {
  const gates = [gate, ...[...options.values()].map((option) => option.gate)];
  const values = [min, max, maxLevel].filter((value) => value !== undefined);
  return [...gates.flatMap((each) => each?.reads ?? []), ...values.flatMap(readsOf)];
}
