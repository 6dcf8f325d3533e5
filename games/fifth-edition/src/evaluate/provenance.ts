import type { Provenance, ProvenanceStatus } from '@tessera/rules';
import type { CompiledFeature } from '../content/compile.ts';
import type { Draft } from '../draft.ts';
import type { BlockReason, EffectInstance } from '../instance.ts';
import { PHASES } from '../vocabulary.ts';
import { blockOf, conditionOf, type Evaluation, verdictOf } from './evaluation.ts';

/** What became of every effect, by phase, level, source and feature. SPEC 14 */
export function provenanceOf(evaluation: Evaluation): Provenance[] {
  const losses = new Map(evaluation.rejected.map((loss) => [loss.id, loss]));
  return inOrder(evaluation.instances).map((instance) => {
    const { id, phase, effect, feature, cause } = instance;
    const { status, reason, detail } = outcome(evaluation, instance, losses);
    const targets = effect.shortTargets;
    const { kind } = effect.effect;
    const entry: Draft<Provenance> = { id, phase, source: sourceOf(feature), kind, targets, status, reason };
    if (detail !== undefined) entry.detail = detail;
    if (cause !== undefined) entry.cause = cause;
    return entry;
  });
}

const sources = new WeakMap<CompiledFeature, Provenance['source']>();

/** One object a feature, shared by all its effects. */
function sourceOf(feature: CompiledFeature): Provenance['source'] {
  let source = sources.get(feature);
  if (source === undefined) {
    const { key, name, pack, version } = feature.source;
    source = { id: key, name, pack, version };
    sources.set(feature, source);
  }
  return source;
}

/** By phase, level and id. What is of one phase comes by levels anyway, so that each is near its place from the start. */
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
): { status: ProvenanceStatus; reason: string; detail?: string } {
  const { id } = instance;
  const blocked = blockOf(evaluation, instance);
  if (blocked !== undefined) return { status: STATUS[blocked.reason], reason: blocked.reason, detail: blocked.detail };
  const verdict = verdictOf(evaluation, instance);
  if (verdict === false)
    return { status: 'inactive', reason: 'predicate-false', detail: `needs ${conditionOf(instance)}` };
  if (verdict === 'situational') return { status: 'situational', reason: 'applied', detail: conditionOf(instance) };
  const loss = losses.get(id);
  if (loss === undefined || countsSomewhere(evaluation, id)) return APPLIED;
  return { status: 'rejected', reason: loss.reason, detail: loss.detail };
}

function countsSomewhere({ applied, settled }: Evaluation, wanted: string): boolean {
  if (applied.includes(wanted)) return true;
  for (const { parts, dice } of settled) {
    for (const { id } of parts) if (id === wanted) return true;
    for (const { id } of dice) if (id === wanted) return true;
  }
  return false;
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
