import type { CompiledChoice, CompiledEffect, CompiledFeature } from '../content/compile.ts';
import { readsOf, type Value } from '../formulas.ts';
import type { Gate } from '../predicates.ts';
import type { CharacterRecord } from '../record.ts';
import { type Mark, markOf, repeat } from './account.ts';
import type { Evaluation } from './evaluation.ts';
import { addInstance } from './instances.ts';
import type { Itinerary } from './life.ts';
import { becomeAgain, first, type Lived, livedOf } from './lived.ts';
import { GAIN_KINDS } from './timeline.ts';

/** What a life left behind, before anything that comes and goes was added to it. */
export interface Life {
  readonly itinerary: Itinerary;
  readonly from: Mark;
  readonly to: Mark;
  readonly instances: number;
  readonly features: number;
  readonly feats: number;
  readonly granted: number;
  readonly asked: number;
  readonly answers: number;
  readonly facts: Lived;
}

/** Keeps what there is of an evaluation that has just gone through a life. */
export function lifeOf(evaluation: Evaluation, from: Mark, itinerary: Itinerary): Life {
  const { instances, features, feats, granted, asked, answers, facts } = evaluation;
  return {
    itinerary,
    from,
    to: markOf(evaluation),
    instances: instances.length,
    features: features.length,
    feats: feats.length,
    granted: granted.length,
    asked: asked.size,
    answers: answers.size,
    facts: livedOf(facts),
  };
}

/** Whether a character has lived the same life: nothing is different that it could have read. */
export function isSameLife(now: Evaluation, before: Evaluation, life: Life): boolean {
  const { record, floors } = now;
  const { record: then, floors: held } = before;
  if (!hasSameWay(record, then) || record.choices !== then.choices || record.baseAbilities !== then.baseAbilities)
    return false;
  if (record.inventory === then.inventory) return true;
  const abilities = new Set([...Object.keys(floors), ...Object.keys(held)]);
  const hasSameFloors = [...abilities].every((ability) => valueAt(floors, ability) === valueAt(held, ability));
  return hasSameFloors && !asksAboutEquipment(before, life);
}

/** Whether the way of a life is the same, whatever was chosen on it. */
export function hasSameWay(record: CharacterRecord, then: CharacterRecord): boolean {
  return (
    record.levels === then.levels &&
    record.species === then.species &&
    record.lineage === then.lineage &&
    record.background === then.background &&
    record.edition === then.edition
  );
}

function valueAt(values: object, key: string): unknown {
  return Reflect.get(values, key);
}

/** Takes a life over; what later changes in an instance is as it was when it came. */
export function liveAgain(now: Evaluation, before: Evaluation, life: Life): void {
  for (let index = 0; index < life.instances; index++) {
    const instance = before.instances[index]!;
    addInstance(now, { ...instance, blocked: instance.atFirst, verdict: undefined });
  }
  now.features.push(...before.features.slice(0, life.features));
  now.feats.push(...before.feats.slice(0, life.feats));
  now.granted.push(...before.granted.slice(0, life.granted));
  for (const [key, asked] of first(before.asked, life.asked)) now.asked.set(key, asked);
  for (const [key, answer] of first(before.answers, life.answers)) now.answers.set(key, answer);
  becomeAgain(now.facts, life.facts);
  repeat(now, before, life.from, life.to);
}

/** Whether anything in a life was decided by what the character carries. */
function asksAboutEquipment({ granted, feats, record, rulebook }: Evaluation, life: Life): boolean {
  const gates = [
    ...feats.slice(0, life.feats).map(({ id }) => rulebook.feats.get(id)?.prerequisites),
    ...record.levels.map(({ class: id }) => rulebook.classes.get(id)?.multiclass),
  ];
  return gates.some(readsEquipment) || granted.slice(0, life.granted).some(isDecidedByEquipment);
}

const decided = new WeakMap<CompiledFeature, boolean>();

function isDecidedByEquipment(feature: CompiledFeature): boolean {
  let known = decided.get(feature);
  if (known === undefined) {
    const { gate, prerequisites, effects, choices } = feature;
    const all = [...effects, ...choices.flatMap(effectsOfChoice)];
    known =
      readsEquipment(prerequisites) ||
      choices.some(isAskedByEquipment) ||
      all.some((effect) => isGainByEquipment(effect, gate));
    decided.set(feature, known);
  }
  return known;
}

function effectsOfChoice({ each, options }: CompiledChoice): CompiledEffect[] {
  return [...each, ...[...options.values()].flatMap(({ effects }) => effects)];
}

function isAskedByEquipment({ gate, options, min, max, maxLevel }: CompiledChoice): boolean {
  const gates = [gate, ...[...options.values()].map((option) => option.gate)];
  return gates.some(readsEquipment) || [min, max, maxLevel].some(countsEquipment);
}

function isGainByEquipment({ effect, gate, formulas }: CompiledEffect, ofFeature: Gate | undefined): boolean {
  if (!GAIN_KINDS.includes(effect.kind)) return false;
  return readsEquipment(gate) || readsEquipment(ofFeature) || formulas.some(countsEquipment);
}

function readsEquipment(gate: Gate | undefined): boolean {
  return gate?.reads.includes('equipment') ?? false;
}

function countsEquipment(value: Value | undefined): boolean {
  return value !== undefined && readsOf(value).includes('equipment');
}
