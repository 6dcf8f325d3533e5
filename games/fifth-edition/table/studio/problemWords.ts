import { type Problem, problemIn, spoken } from '@tessera/rules';
import type { Say } from '@tessera/text';

/** A problem of a pack in the language of the page. */
export function problemWords(problem: Problem, say: Say): Problem {
  return problemIn(problem, (label) => spoken(label, say));
}
