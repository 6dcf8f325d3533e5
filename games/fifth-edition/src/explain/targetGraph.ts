import { evaluationOf } from '../evaluate/evaluateCharacter.ts';
import type { DerivedState } from '../sheet/sheet.ts';

/** A number in the calculation, with the targets it reads and the effects that write to it. */
export interface TargetNode {
  readonly target: string;
  /** Position in the order of calculation, from 0. */
  readonly place: number;
  /** Targets that its effects read in formulas or conditions. */
  readonly reads: readonly string[];
  readonly writers: readonly string[];
}

/** Returns the graph of the calculation in its order; empty for a sheet read from a file. SPEC 4, 17 */
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
