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

/**
 * Markers of unclear texts in German: a missing actor, a relative clause without a noun, nouns instead of verbs. "Wer
 * 0 Karten hat, scheidet aus" is the usual form of a rule in German and not marked.
 */
const GERMAN_MARKERS = [
  /\b(wer|was|wem|wen|wo|wohin|welche[mnrs]?) (auch )?immer\b/i,
  /\b(irgend)?(jemand|niemand)(e[mnrs])?\b/i,
  /\birgend(wer|wen|wem|was|etwas|ein(e[mnrs]?)?|welche[mnrs]?|wo|wie)\b/i,
  // Relative clauses with "was" as a subject or object.
  /(^|[.;:–,(] ?)was (ist|sind|war|wird|hat|haben|kommt|steht|liegt|gilt|geht|kann|darf|muss|geschieht|bleibt|du|ihr|er|sie|es|man|der|die|das|ein|eine|noch|nicht|hier|dort|sich)\b/i,
  /\b(das|alles|nichts|etwas|vieles), was\b/i,
  // Nouns instead of verbs.
  /\b(erfolgt|erfolgen|vorgenommen|durchgeführt|Durchführung|Vornahme|Inanspruchnahme|seitens|mittels|zwecks|bezüglich|hinsichtlich)\b/i,
  /\b(das|dem|des|beim|zum|durch|vom|im) (?!Zeichen|Willen|Namen|Schatten|Orden)[A-ZÄÖÜ][a-zäöüß]+(en|eln|ern)s? (von|der|des|eines|einer)\b/,
];

const TEXT_MARKERS = { en: MARKERS, de: GERMAN_MARKERS };

/** Tells whether a text has one of the markers. */
export function isMarked(text) {
  return MARKERS.some((marker) => marker.test(text));
}

/** Tells whether a text for players has one of the markers of its language. Direct questions ("Who begins?") are clear. */
export function isMarkedText(text, language) {
  const statements = text.split(/(?<=[.!?:])\s+/).filter((sentence) => !/[?]["”“»«’]?$/.test(sentence));
  return statements.some((sentence) => TEXT_MARKERS[language]?.some((marker) => marker.test(sentence)));
}
