import type { Label, Provenance, ProvenanceStatus } from '@tessera/rules';

/** The effects of one source. */
interface SourceBranch {
  readonly id: string;
  readonly name: Label;
  readonly pack: string;
  readonly effects: readonly Provenance[];
}

/** The sources of one phase of the calculation, in the order of their effects. */
export interface PhaseBranch {
  readonly phase: number;
  /** Kinds of the sources: class, item. */
  readonly kinds: readonly string[];
  readonly sources: readonly SourceBranch[];
}

/** Filters of the effects tab. */
export const EFFECT_FILTERS = {
  all: () => true,
  refused: (status) => status === 'rejected' || status === 'suppressed' || status === 'error',
  inactive: (status) => status === 'inactive' || status === 'pending',
} as const satisfies Readonly<Record<string, (status: ProvenanceStatus) => boolean>>;

/** Groups all effects by phase and source. */
export function effectTree(
  provenance: readonly Provenance[],
  isWanted: (status: ProvenanceStatus) => boolean,
): PhaseBranch[] {
  const wanted = provenance.filter(({ status }) => isWanted(status));
  const phases = [...new Set(wanted.map(({ phase }) => phase))].toSorted((a, b) => a - b);
  return phases.map((phase) => {
    const own = wanted.filter((entry) => entry.phase === phase);
    const ids = [...new Set(own.map(({ source }) => source.id))];
    return {
      phase,
      kinds: [...new Set(ids.map((id) => id.split(':')[0] ?? ''))],
      sources: ids.flatMap((id) => branchOf(own.filter(({ source }) => source.id === id))),
    };
  });
}

function branchOf(effects: readonly Provenance[]): SourceBranch[] {
  const [first] = effects;
  if (first === undefined) return [];
  const { id, name, pack, version } = first.source;
  return [{ id, name, pack: `${pack} ${version}`, effects }];
}
