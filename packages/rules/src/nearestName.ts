/**
 * Returns the known name most similar to a misspelled one; undefined if none is close enough. A name that differs only
 * in case is always close enough.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  let best: string | undefined;
  let bestDistance = Math.min(3, Math.floor((name.length + 2) / 3)) + 1;
  for (const candidate of known) {
    if (candidate === name) continue;
    if (candidate.toLowerCase() === name.toLowerCase()) return candidate;
    const distance = editDistance(name, candidate, best === undefined ? bestDistance - 1 : bestDistance);
    if (
      distance < bestDistance ||
      (best !== undefined && distance === bestDistance && isNearer(name, candidate, best))
    ) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Tie-breaker: dashes and dots are mistyped most often, so letters and digits decide. */
function isNearer(name: string, candidate: string, other: string): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  const distance = (text: string) => editDistance(letters(name), letters(text), LONGEST_NAME);
  return distance(candidate) < distance(other);
}

/** Longer names are not compared, which also limits the cost of a malicious pack. */
const LONGEST_NAME = 64;

/** Counts insertions, deletions, replacements and transpositions; returns `limit + 1` for anything above the limit. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
