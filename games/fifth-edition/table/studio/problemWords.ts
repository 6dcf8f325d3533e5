import { type Problem, problemIn, spoken } from '@tessera/rules';
import type { Say } from '@tessera/text';

/** Localizes a problem of a pack. */
export function problemWords(problem: Problem, say: Say): Problem {
  return problemIn(problem, (label) => spoken(label, say));
}
