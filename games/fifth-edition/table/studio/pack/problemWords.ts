import { formatGameLabel, type Problem, problemIn } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';

/** Localizes a problem of a pack. */
export function problemWords(problem: Problem, t: TranslateFn): Problem {
  return problemIn(problem, (label) => formatGameLabel(label, t));
}
