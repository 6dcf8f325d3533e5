import { evaluationOf } from './evaluateCharacter.ts';
import type { DerivedState } from './sheet.ts';

/** One number of the calculation: what it reads, and which effects of this character write to it. */
export interface TargetNode {
  readonly target: string;
  /** Its place in the order of the calculation, from 0. */
  readonly place: number;
  /** What its effects read, by formula or by condition. */
  readonly reads: readonly string[];
  readonly writers: readonly string[];
}

/** The calculation as a graph, in its order; nothing for a sheet that was read from a file. SPEC 4, 17 */
export function targetGraph(sheet: DerivedState): readonly TargetNode[] {
  const evaluation = evaluationOf(sheet)?.evaluation;
  if (evaluation === undefined) return [];
  const { rulebook, byTarget } = evaluation;
  return rulebook.order.map((target, place) => {
    const writers = byTarget.get(target) ?? [];
    const reads = writers.flatMap(({ effect, feature }) => [...effect.reads, ...(feature.gate?.reads ?? [])]);
    return { target, place, reads: [...new Set(reads)].toSorted(), writers: writers.map(({ id }) => id) };
  });
}
