import type { Facts } from '../facts.ts';

type LivedFact = 'features' | 'proficiencies' | 'feats' | 'scores' | 'casting';

/**
 * What a character had become at some moment of its life. Sets keep the order in which they were filled, and nothing is taken
 * out of them: how many there were says which.
 */
export interface Lived extends Pick<Facts, LivedFact> {
  readonly featureCount: number;
  readonly proficiencyCount: number;
}

/** Keeps what a character has become so far. */
export function livedOf({ features, proficiencies, feats, scores, casting }: Facts): Lived {
  return {
    features,
    featureCount: features.size,
    proficiencies,
    proficiencyCount: proficiencies.size,
    feats: new Map(feats),
    scores: { ...scores },
    casting: castingOf(casting),
  };
}

/** Makes the facts what they were then. */
export function becomeAgain(facts: Facts, lived: Lived): void {
  facts.features = new Set(first(lived.features, lived.featureCount));
  facts.proficiencies = new Set(first(lived.proficiencies, lived.proficiencyCount));
  facts.feats = new Map(lived.feats);
  facts.scores = { ...lived.scores };
  facts.casting = castingOf(lived.casting);
}

/** Asks something of the character as it was then; afterwards everything is as it is. */
export function askedThen<Answer>(facts: Facts, lived: Lived, ask: () => Answer): Answer {
  const { features, proficiencies, feats, scores, casting } = facts;
  becomeAgain(facts, lived);
  const answer = ask();
  Object.assign(facts, { features, proficiencies, feats, scores, casting });
  return answer;
}

/** The first so many. */
export function* first<T>(values: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const value of values) {
    if (left-- <= 0) return;
    yield value;
  }
}

function castingOf(casting: Facts['casting']): Facts['casting'] {
  return { ...casting, kinds: new Set(casting.kinds) };
}
