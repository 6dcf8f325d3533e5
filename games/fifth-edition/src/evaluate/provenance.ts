import type { Provenance, ProvenanceStatus } from '@tessera/rules';
import type { CompiledFeature } from '../content/compile.ts';
import type { Draft } from '../draft.ts';
import type { BlockReason, EffectInstance } from '../instance.ts';
import { conditionOf, type Evaluation, verdictOf } from './evaluation.ts';

/** What became of every effect, by phase, level, source and feature. SPEC 14 */
export function provenanceOf(evaluation: Evaluation): Provenance[] {
  const losses = new Map(evaluation.rejected.map((loss) => [loss.id, loss]));
  const ordered = evaluation.instances.toSorted(byListing);
  return ordered.map((instance) => {
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

function byListing(a: EffectInstance, b: EffectInstance): number {
  if (a.phase !== b.phase) return a.phase - b.phase;
  if (a.gained !== b.gained) return a.gained - b.gained;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function outcome(
  evaluation: Evaluation,
  instance: EffectInstance,
  losses: ReadonlyMap<string, Evaluation['rejected'][number]>,
): { status: ProvenanceStatus; reason: string; detail?: string } {
  const { blocked, id } = instance;
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
  const isWanted = ({ id }: { readonly id: string }) => id === wanted;
  return applied.includes(wanted) || settled.some(({ parts, dice }) => parts.some(isWanted) || dice.some(isWanted));
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
