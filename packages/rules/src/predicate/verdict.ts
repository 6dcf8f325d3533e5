/**
 * What a predicate answers. `situational` means that the facts at hand do not decide: "against poison" is neither true nor
 * false on a sheet, and becomes one or the other when a roll is made.
 */
export type Verdict = boolean | 'situational';

/** False if any is false, else situational if any is, else true. */
export function allOf(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === 'situational') result = 'situational';
  }
  return result;
}

/** True if any is true, else situational if any is, else false. */
export function anyOf(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = false;
  for (const verdict of verdicts) {
    if (verdict === true) return true;
    if (verdict === 'situational') result = 'situational';
  }
  return result;
}

/** Swaps true and false; what does not decide still does not. */
export function opposite(verdict: Verdict): Verdict {
  return verdict === 'situational' ? verdict : !verdict;
}
