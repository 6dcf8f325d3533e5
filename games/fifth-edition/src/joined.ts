/** Joins two texts by a sign. The same two give the same text each time, so that it is built and hashed once. */
export function joinedBy(sign: string): (first: string, second: string) => string {
  const known = new Map<string, Map<string, string>>();
  return (first, second) => {
    let ofFirst = known.get(first);
    if (ofFirst === undefined || ofFirst.size > MOST_KEPT) {
      if (known.size > MOST_KEPT) known.clear();
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

const MOST_KEPT = 1000;

/** `skills.Stealth`: a member of a family, as targets are called. */
export const dotted: (family: string, member: string) => string = joinedBy('.');
