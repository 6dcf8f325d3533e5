import { isProficient, proficiencyKey } from '../../facts/facts.ts';
import type { DerivedState, SourcedEntry } from '../../sheet/sheet.ts';
import type { SourceTag } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import type { ProficiencyType } from '../../vocabulary/vocabulary.ts';
import { type Evaluation, numberOf, verdictOf, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { refusal } from '../state/issues.ts';

type Trained = Pick<DerivedState, 'proficiencies' | 'expertise' | 'masteries'>;

/** Collects proficiencies; duplicates become further sources of one entry. SPEC 7, kinds 1 to 3 and 42 */
export function training(evaluation: Evaluation): Trained {
  const { facts } = evaluation;
  facts.proficiencies = new Set();
  const lists = new Map<ProficiencyType, Map<string, SourceTag[]>>();
  const masteries = new Map<string, SourceTag[]>();
  const experts: EffectInstance[] = [];
  const masters: EffectInstance[] = [];
  let masteryCount = 0;
  for (const instance of writersOf(evaluation, 'proficiencies')) {
    if (verdictOf(evaluation, instance) !== true) continue;
    const { effect } = instance.effect;
    if (effect.kind !== 'skillExpertise') evaluation.applied.push(instance.id);
    if (effect.kind === 'grantProficiency')
      for (const value of effect.values) learn(evaluation, lists, effect.profType, value, instance);
    else if (effect.kind === 'skillProficiency') learn(evaluation, lists, 'skill', effect.skill, instance);
    else if (effect.kind === 'skillExpertise') experts.push(instance);
    else if (effect.kind === 'weaponMastery') {
      masteryCount += numberOf(evaluation, instance, 'count') ?? 0;
      masters.push(instance);
    }
  }
  for (const instance of masters) master(evaluation, instance, masteries);
  const expertise = expertiseOf(evaluation, experts, lists);
  return {
    proficiencies: {
      armor: listOf(evaluation, lists, 'armor'),
      weapons: listOf(evaluation, lists, 'weapon'),
      tools: listOf(evaluation, lists, 'tool'),
      languages: listOf(evaluation, lists, 'language'),
      savingThrows: listOf(evaluation, lists, 'savingThrow'),
      skills: listOf(evaluation, lists, 'skill'),
    },
    expertise,
    masteries: {
      count: masteryCount,
      weapons: entries(masteries, (weapon) => evaluation.rulebook.items.get(weapon)?.facts.name),
    },
  };
}

/** Masteries come last, because some apply to proficient weapons only. */
function master(evaluation: Evaluation, instance: EffectInstance, masteries: Map<string, SourceTag[]>): void {
  const { effect } = instance.effect;
  const { facts, rulebook, issues, rejected } = evaluation;
  if (effect.kind !== 'weaponMastery') return;
  for (const weapon of effect.weapons ?? []) {
    if (!effect.proficient || isProficient(facts, 'weapon', weapon)) {
      add(masteries, weapon, instance);
      continue;
    }
    const name = rulebook.items.get(weapon)?.facts.name ?? weapon;
    const message = engineMessage('mastery-needs-proficiency', { name });
    issues.push(refusal('E_CHOICE_PREREQUISITE', `choices["${instance.scope}"]`, message));
    rejected.push({
      id: instance.id,
      reason: 'not-proficient',
      detail: engineMessage('no-proficiency-with', { name }),
    });
  }
}

function learn(
  { facts }: Evaluation,
  lists: Map<ProficiencyType, Map<string, SourceTag[]>>,
  type: ProficiencyType,
  value: string,
  instance: EffectInstance,
): void {
  const list = lists.get(type) ?? new Map<string, SourceTag[]>();
  lists.set(type, list);
  add(list, value, instance);
  facts.proficiencies.add(proficiencyKey(type, value));
}

function add(list: Map<string, SourceTag[]>, value: string, { id, label }: EffectInstance): void {
  const sources = list.get(value);
  if (sources === undefined) list.set(value, [{ id, label }]);
  else sources.push({ id, label });
}

/** Collects expertise. It doubles the bonus once, needs proficiency, and a duplicate is an error. */
function expertiseOf(
  evaluation: Evaluation,
  experts: readonly EffectInstance[],
  lists: Map<ProficiencyType, Map<string, SourceTag[]>>,
): SourcedEntry[] {
  const { facts, rulebook, issues } = evaluation;
  facts.expertise = new Set();
  const list = new Map<string, SourceTag[]>();
  for (const instance of experts) {
    const { effect } = instance.effect;
    if (effect.kind !== 'skillExpertise') continue;
    const { skill } = effect;
    const type: ProficiencyType = rulebook.skills.has(skill) ? 'skill' : 'tool';
    const name = rulebook.skills.get(skill)?.name ?? rulebook.items.get(skill)?.facts.name ?? skill;
    const path = `choices["${instance.scope}"]`;
    if (effect.grantsProficiency) learn(evaluation, lists, type, skill, instance);
    if (!facts.proficiencies.has(proficiencyKey(type, skill))) {
      issues.push(refusal('E_CHOICE_PREREQUISITE', path, engineMessage('expertise-needs-proficiency', { name })));
      evaluation.rejected.push({
        id: instance.id,
        reason: 'not-proficient',
        detail: engineMessage('no-proficiency-in', { name }),
      });
      continue;
    }
    evaluation.applied.push(instance.id);
    if (facts.expertise.has(skill))
      issues.push(refusal('E_CHOICE_DUPLICATE', path, engineMessage('expertise-in-there-already', { name })));
    facts.expertise.add(skill);
    add(list, skill, instance);
  }
  return entries(list, (skill) => rulebook.skills.get(skill)?.name ?? rulebook.items.get(skill)?.facts.name);
}

function listOf(
  { rulebook }: Evaluation,
  lists: ReadonlyMap<ProficiencyType, ReadonlyMap<string, readonly SourceTag[]>>,
  type: ProficiencyType,
): SourcedEntry[] {
  return entries(lists.get(type) ?? new Map(), (value) => {
    if (type === 'skill') return rulebook.skills.get(value)?.name;
    if (type === 'language') return rulebook.languages.get(value)?.name;
    return type === 'weapon' || type === 'tool' ? rulebook.items.get(value)?.facts.name : undefined;
  });
}

function entries(
  list: ReadonlyMap<string, readonly SourceTag[]>,
  nameOf: (value: string) => string | undefined,
): SourcedEntry[] {
  return [...list].map(([value, sources]) => ({ value, name: nameOf(value) ?? value, sources }));
}
