// Markers of unclear sentences: a missing actor, a relative clause as subject, "one X a Y".

const MARKERS = [
  /\b(whoever|whomever|whatever|wherever|whichever)\b/i,
  /\b(somebody|nobody|everybody)\b/i,
  /\b(of (one's|its|their|his|our) own|one's own)\b/i,
  // Relative clauses with "what" or "who" as a subject or object.
  /\b(what|who) (is|was|are|has|have|had|comes?|came|stands?|goes|lies|holds?|happens?|happened|may|must|can|cannot|they|it|he|a |the |each)\b/i,
  /(^|[.;:] )What (a|an|there|every|one|players?|others?|people|follows|rules|matters|changed|waits|hurts|takes)\b/,
  // "a" instead of "per".
  /\b(one|a|an|\d+) \w+ a (kind|seat|turn|round|language|viewer|decision|file|game|figure|person|match|unit|card|region|player|row|line|page|half|step|moment|hero|year|test|second)\b/i,
];

/** Tells whether a text has one of the markers. */
export function isMarked(text) {
  return MARKERS.some((marker) => marker.test(text));
}
