import type { NestedMessage } from '@tessera/rules';
import type { CompiledFeature } from '../../content/compile.ts';
import { type CompiledEffect, withAnswers } from '../../content/compile.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import type { Evaluation } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { refusal } from '../state/issues.ts';
import { addInstance } from './instances.ts';

/** Key suffix of the question that replaces redundant picks. */
const REPLACEMENT = 'replacement';

/** Asks for another skill when the character already has a chosen one. SPEC 9 */
export function replaceRedundant(evaluation: Evaluation): void {
  const first = new Map<string, EffectInstance>();
  const chosen: EffectInstance[] = [];
  for (const instance of evaluation.byTarget.get('proficiencies') ?? []) {
    const { effect } = instance.effect;
    if (effect.kind !== 'skillProficiency' || instance.blocked !== undefined) continue;
    if (isChosen(evaluation, instance)) chosen.push(instance);
    else first.set(effect.skill, instance);
  }
  const replaced = new Map<string, EffectInstance[]>();
  for (const instance of chosen) {
    const { effect } = instance.effect;
    if (effect.kind !== 'skillProficiency') continue;
    const earlier = first.get(effect.skill);
    if (earlier === undefined) first.set(effect.skill, instance);
    else {
      const key = questionOf(instance);
      replaced.set(key, [...(replaced.get(key) ?? []), instance]);
      const message = engineMessage('comes-from-already', { name: effect.skill, by: earlier.label });
      evaluation.issues.push(refusal('W_CHOICE_REDUNDANT', `choices["${key}"]`, message));
    }
  }
  for (const [key, instances] of replaced) askReplacement(evaluation, key, instances, first);
}

/** Returns the question of a pick; the scope of a pick extends that of its question. */
function questionOf({ scope }: EffectInstance): string {
  const slash = scope.lastIndexOf('/');
  return slash < 0 ? scope : scope.slice(0, slash);
}

function isChosen({ asked }: Evaluation, instance: EffectInstance): boolean {
  const question = asked.get(questionOf(instance))?.compiled.choice;
  return question?.from?.query === 'skills' && instance.scope.includes('/');
}

function askReplacement(
  evaluation: Evaluation,
  question: string,
  instances: readonly EffectInstance[],
  held: ReadonlyMap<string, EffectInstance>,
): void {
  const { record, rulebook, issues, choices } = evaluation;
  const [{ feature, gained }] = [instances[0]!];
  const key = `${question}/${REPLACEMENT}`;
  const value = record.choices[key];
  const picks = Array.isArray(value) ? value : [];
  const problems: NestedMessage[] = [];
  const accepted: string[] = [];
  for (const pick of picks.slice(0, instances.length)) {
    if (!rulebook.skills.has(pick)) problems.push(engineMessage('not-a-skill', { value: pick }));
    else if (held.has(pick)) problems.push(engineMessage('there-already', { name: pick }));
    else accepted.push(pick);
  }
  if (picks.length > instances.length)
    problems.push(engineMessage('choose-count', { max: instances.length, count: picks.length }));
  for (const message of problems) issues.push(refusal('E_CHOICE_UNKNOWN_OPTION', `choices["${key}"]`, message));
  if (value !== undefined && !Array.isArray(value)) {
    problems.push(engineMessage('expected-list'));
    issues.push(refusal('E_CHOICE_TYPE', `choices["${key}"]`, engineMessage('expected-list')));
  }
  for (const pick of accepted) addInstance(evaluation, replacementOf(evaluation, instances[0]!, feature, key, pick));
  const missing = instances.length - accepted.length;
  choices.push({
    key,
    id: REPLACEMENT,
    prompt: engineMessage('prompt.replacement'),
    type: 'multiselect',
    state: problems.length > 0 ? 'invalid' : missing > 0 ? 'pending' : 'made',
    ...(value !== undefined && { value }),
    min: instances.length,
    max: instances.length,
    missing,
    source: feature.source.key,
    sourceName: feature.title,
    gained,
    ...(problems.length > 0 && { problems }),
  });
}

function replacementOf(
  { rulebook, asked, instances }: Evaluation,
  original: EffectInstance,
  feature: CompiledFeature,
  key: string,
  pick: string,
): EffectInstance {
  const template: CompiledEffect = asked.get(questionOf(original))!.compiled.each[0]!;
  const effect = withAnswers(template, () => pick, rulebook.names)!;
  const index = instances.length;
  return { ...original, index, id: `${effect.id}~${key}`, effect, feature, scope: `${key}/${pick}` };
}
