import type { NestedMessage, Provenance, ProvenanceStatus } from '@tessera/rules';
import type { CompiledFeature } from '../content/compile.ts';
import type { Effect } from '../effects/effect.ts';
import type { ChoiceState } from '../sheet/sheet.ts';
import type { Mutable } from '../vocabulary/draft.ts';
import { engineMessage } from '../vocabulary/message.ts';
import { PHASES } from '../vocabulary/vocabulary.ts';
import { blockOf, conditionOf, type Evaluation, verdictOf } from './state/evaluation.ts';
import type { BlockReason, EffectInstance } from './state/instance.ts';

/** Returns the outcome of every effect, by phase, level, source and feature. SPEC 14 */
export function provenanceOf(evaluation: Evaluation, choices: readonly ChoiceState[]): Provenance[] {
  const losses = new Map(evaluation.rejected.map((loss) => [loss.id, loss]));
  const counted = countedIn(evaluation);
  const effects = inOrder(evaluation.instances).map((instance): Provenance => {
    const { id, phase, effect, feature, cause } = instance;
    const { status, reason, detail } = outcome(evaluation, instance, losses, counted);
    const targets = effect.shortTargets;
    const { kind } = effect.effect;
    const entry: Mutable<Provenance> = { id, phase, source: sourceOf(feature), kind, targets, status, reason };
    if (detail !== undefined) entry.detail = detail;
    const value = status === 'applied' ? (counted.get(id) ?? grantedBy(effect.effect)) : undefined;
    if (value !== undefined) entry.value = value;
    if (cause !== undefined) entry.cause = cause;
    return entry;
  });
  const open = choices.flatMap((choice) => openChoice(evaluation, choice) ?? []);
  return open.length === 0 ? effects : [...effects, ...open].toSorted((a, b) => a.phase - b.phase);
}

/** Open questions and invalid answers are part of the provenance. */
function openChoice({ asked }: Evaluation, choice: ChoiceState): Provenance | undefined {
  const { key, state, prompt, source, sourceName, problems = [] } = choice;
  if (state !== 'pending' && state !== 'invalid') return undefined;
  const feature = asked.get(key)?.feature;
  const isOpen = state === 'pending';
  return {
    id: `choices["${key}"]`,
    phase: feature?.phase ?? phaseOf(source),
    source: feature === undefined ? { id: source, name: sourceName, pack: '', version: '' } : sourceOf(feature),
    kind: 'choice',
    targets: [],
    status: isOpen ? 'pending' : 'rejected',
    reason: isOpen ? 'choice-pending' : 'choice-invalid',
    detail: isOpen
      ? engineMessage('choice-open', { prompt })
      : engineMessage('open-choice-invalid', { prompt, problems }),
  };
}

function phaseOf(source: string): number {
  const [kind = ''] = source.split(':');
  return Object.entries(PHASES).find(([name]) => name === kind)?.[1] ?? PHASES.rule;
}

/** Returns the amount that each effect contributes to the first number it counts in. */
function countedIn({ applied, settled }: Evaluation): ReadonlyMap<string, number | string | undefined> {
  const counted = new Map<string, number | string | undefined>();
  for (const { parts, dice } of settled) {
    for (const { id, value } of parts) if (!counted.has(id)) counted.set(id, value);
    for (const { id, dice: thrown } of dice) if (counted.get(id) === undefined) counted.set(id, thrown);
  }
  for (const id of applied) if (!counted.has(id)) counted.set(id, undefined);
  return counted;
}

const granted = new WeakMap<Effect, string>();

/** Returns the non-numeric grants of an effect, as named by content. */
function grantedBy(effect: Effect): string | undefined {
  let words = granted.get(effect);
  if (words === undefined) {
    words = GRANTS.flatMap((field) => (field in effect ? [Reflect.get(effect, field)].flat() : []))
      .filter((value) => typeof value === 'string')
      .join(', ');
    granted.set(effect, words);
  }
  return words === '' ? undefined : words;
}

/** Effect fields that name a grant. */
const GRANTS = [
  'values',
  'skill',
  'mode',
  'types',
  'tags',
  'condition',
  'conditions',
  'featSlug',
  'featureId',
  'spell',
  'size',
  'senseType',
  'form',
  'text',
] as const;

const sources = new WeakMap<CompiledFeature, Provenance['source']>();

/** Returns one object per feature, shared by its effects. */
function sourceOf(feature: CompiledFeature): Provenance['source'] {
  let source = sources.get(feature);
  if (source === undefined) {
    const { key, name, pack, version } = feature.source;
    source = { id: key, name, pack, version };
    sources.set(feature, source);
  }
  return source;
}

/** Sorts by phase, level and id. Within a phase, instances are nearly sorted by level, so insertion is fast. */
function inOrder(instances: readonly EffectInstance[]): EffectInstance[] {
  const phases: EffectInstance[][] = Array.from({ length: PHASES.manual }, () => []);
  for (const instance of instances) {
    const list = phases[instance.phase]!;
    let place = list.length;
    for (; place > 0 && isBefore(instance, list[place - 1]!); place--) list[place] = list[place - 1]!;
    list[place] = instance;
  }
  return phases.flat();
}

function isBefore(one: EffectInstance, other: EffectInstance): boolean {
  return one.gained === other.gained ? one.id < other.id : one.gained < other.gained;
}

function outcome(
  evaluation: Evaluation,
  instance: EffectInstance,
  losses: ReadonlyMap<string, Evaluation['rejected'][number]>,
  counted: ReadonlyMap<string, unknown>,
): { status: ProvenanceStatus; reason: string; detail?: NestedMessage } {
  const { id } = instance;
  const blocked = blockOf(evaluation, instance);
  if (blocked !== undefined) return { status: STATUS[blocked.reason], reason: blocked.reason, detail: blocked.detail };
  const verdict = verdictOf(evaluation, instance);
  if (verdict === false)
    return {
      status: 'inactive',
      reason: 'predicate-false',
      detail: engineMessage('needs', { condition: conditionOf(instance) }),
    };
  if (verdict === 'situational') return { status: 'situational', reason: 'applied', detail: conditionOf(instance) };
  const loss = losses.get(id);
  if (loss === undefined || counted.has(id)) return APPLIED;
  return { status: 'rejected', reason: loss.reason, detail: loss.detail };
}

const APPLIED = { status: 'applied', reason: 'applied' } as const;

const STATUS: Readonly<Record<BlockReason, ProvenanceStatus>> = {
  'edition-mismatch': 'inactive',
  'level-too-low': 'inactive',
  'choice-pending': 'pending',
  'suppressed-by': 'suppressed',
  immune: 'suppressed',
  'not-attuned': 'inactive',
  'not-equipped': 'inactive',
  'not-proficient': 'inactive',
  'prerequisite-lost': 'inactive',
  expired: 'inactive',
  superseded: 'inactive',
  error: 'error',
};
