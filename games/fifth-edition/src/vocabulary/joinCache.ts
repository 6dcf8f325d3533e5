/**
 * Returns a function that joins two texts by a separator. Results are cached, so each text is built and hashed once.
 */
export function joinedBy(sign: string): (first: string, second: string) => string {
  const known = new Map<string, Map<string, string>>();
  return (first, second) => {
    let ofFirst = known.get(first);
    if (ofFirst === undefined || ofFirst.size > MAX_KEPT) {
      if (known.size > MAX_KEPT) known.clear();
      ofFirst = new Map();
      known.set(first, ofFirst);
    }
    let text = ofFirst.get(second);
    if (text === undefined) {
      text = `${first}${sign}${second}`;
      ofFirst.set(second, text);
    }
    return text;
  };
}

const MAX_KEPT = 1000;

/** Joins a target family and a member: `skills.Stealth`. */
export const dottedTarget: (family: string, member: string) => string = joinedBy('.');
