/**
 * The result of a predicate. `situational` means that the given facts do not decide: "against poison" is neither true
 * nor false on a sheet, and is resolved when a roll is made.
 */
export type Verdict = boolean | 'situational';

/** Returns false if any is false, otherwise situational if any is, otherwise true. */
export function allOf(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === 'situational') result = 'situational';
  }
  return result;
}

/** Returns true if any is true, otherwise situational if any is, otherwise false. */
export function anyOf(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = false;
  for (const verdict of verdicts) {
    if (verdict === true) return true;
    if (verdict === 'situational') result = 'situational';
  }
  return result;
}

/** Negates a verdict; situational stays situational. */
export function opposite(verdict: Verdict): Verdict {
  return verdict === 'situational' ? verdict : !verdict;
}
