import { dependencyOrder } from '@tessera/rules';
import { ABILITIES, MOVEMENTS } from '../vocabulary/vocabulary.ts';
import type { CompiledEffect, CompiledFeature } from './compile.ts';
import type { Rulebook } from './rulebook.ts';

export type TargetOrder =
  | { readonly ok: true; readonly order: readonly string[] }
  | { readonly ok: false; readonly cycle: readonly string[]; readonly features: readonly CompiledFeature[] };

/** Targets that decide which effects exist; all others depend on them. */
const STRUCTURE = ['equipment', 'toggles', 'attunement', 'tags', 'conditions', 'suppression'];

/**
 * Sorts the targets of all content so that each follows the targets it reads, or reports a cycle with its records. The
 * order covers all content at once, so every character can use it. SPEC 4
 */
export function targetOrder(rulebook: Omit<Rulebook, 'order'>): TargetOrder {
  const dependencies = skeleton(rulebook);
  const writers = new Map<string, CompiledFeature>();
  for (const feature of allFeatures(rulebook))
    for (const effect of effectsOf(feature)) addEffect(dependencies, writers, feature, effect);
  const result = dependencyOrder(dependencies.keys(), (node) => dependencies.get(node) ?? []);
  if (result.ok) return { ok: true, order: result.order.filter((node) => !node.startsWith(EFFECT)) };
  const features = result.cycle.flatMap((node) => writers.get(node) ?? []);
  const cycle = result.cycle.map((node) => (node.startsWith(EFFECT) ? node.slice(EFFECT.length) : node));
  return { ok: false, cycle, features };
}

const EFFECT = 'effect ';

/** Yields the features of all records. */
export function* allFeatures(rulebook: Omit<Rulebook, 'order'>): Generator<CompiledFeature> {
  const { rules, species, lineages, backgrounds, classes, subclasses, feats, items, conditions, spells } = rulebook;
  const shelves = [rules, species, lineages, backgrounds, classes, subclasses, feats, items, conditions, spells];
  for (const shelf of shelves) for (const source of shelf.values()) if (source.isOfEdition) yield* source.features;
}

/** Yields the effects of a feature and of its choices. */
export function* effectsOf(feature: CompiledFeature): Generator<CompiledEffect> {
  yield* feature.effects;
  for (const choice of feature.choices) {
    yield* choice.each;
    for (const option of choice.options.values()) yield* option.effects;
  }
}

function addEffect(
  dependencies: Map<string, string[]>,
  writers: Map<string, CompiledFeature>,
  feature: CompiledFeature,
  effect: CompiledEffect,
): void {
  // Tags, conditions and suppression are settled in rounds, so references among them are no cycle.
  const isSettled = effect.targets.every((target) => STRUCTURE.includes(target));
  const all = [...effect.reads, ...(feature.gate?.reads ?? [])].filter(
    (read) => !isSettled || !STRUCTURE.includes(read),
  );
  const reads = all.filter((read) => !effect.targets.includes(read));
  const gates = [...(feature.gate?.reads ?? []), ...(effect.gate?.reads ?? [])];
  const loops = !isSettled && gates.some((read) => effect.targets.includes(read));
  if (reads.length === 0 && !loops) {
    for (const target of effect.targets) if (!dependencies.has(target)) dependencies.set(target, [...STRUCTURE]);
    return;
  }
  const node = `${EFFECT}${feature.source.pack}/${feature.source.key}/${feature.id}`;
  writers.set(node, feature);
  const known = dependencies.get(node) ?? [];
  dependencies.set(node, [...known, ...reads, ...(loops ? effect.targets : [])]);
  for (const target of effect.targets) {
    const others = dependencies.get(target);
    if (others === undefined) dependencies.set(target, [...STRUCTURE, node]);
    else if (!others.includes(node)) others.push(node);
  }
}

/** Returns the dependencies of the sheet itself, without content. */
function skeleton({ names }: Omit<Rulebook, 'order'>): Map<string, string[]> {
  const dependencies = new Map<string, string[]>(STRUCTURE.map((name, index) => [name, STRUCTURE.slice(0, index)]));
  const add = (target: string, ...reads: string[]) => dependencies.set(target, [...STRUCTURE, ...reads]);
  add('proficiencies');
  for (const ability of ABILITIES) add(`abilities.${ability}`);
  add('proficiencyBonus');
  for (const ability of ABILITIES) {
    add(`checks.${ability}`, `abilities.${ability}`, 'proficiencyBonus', 'proficiencies');
    add(`saves.${ability}`, `abilities.${ability}`, 'proficiencyBonus', 'proficiencies');
  }
  for (const [skill, ability] of names.skills)
    add(`skills.${skill}`, `abilities.${ability}`, 'proficiencyBonus', 'proficiencies');
  add('initiative', 'abilities.DEX', 'proficiencyBonus');
  add('size');
  add('senses');
  add('base.ac');
  add('ac', 'base.ac');
  add('base.speed.walk');
  add('speed.walk', 'base.speed.walk');
  for (const movement of MOVEMENTS) if (movement !== 'walk') add(`speed.${movement}`, 'speed.walk');
  add('hitPoints.max', 'abilities.CON');
  add('hitPoints.temp', 'hitPoints.max');
  add('damage');
  add('slots');
  add('spellcasting', 'proficiencyBonus', 'slots', ...ABILITIES.map((ability) => `abilities.${ability}`));
  add('attacks', 'proficiencyBonus', 'proficiencies', 'spellcasting', 'size');
  return dependencies;
}
