import type { Facts } from '../facts.ts';
import type { Ability } from '../vocabulary.ts';
import type { Evaluation } from './evaluation.ts';

/**
 * What a character had become at some moment of its life. Sets and lists keep the order in which they were filled, and nothing
 * is taken out of them: how many there were says which.
 */
export interface Lived extends Pick<Facts, 'features' | 'proficiencies' | 'feats' | 'casting'> {
  readonly featureCount: number;
  readonly proficiencyCount: number;
  readonly raiseCount: number;
}

/** An increase of a score that came with life. */
export interface Raise {
  readonly ability: Ability;
  readonly by: number;
  readonly cap: number;
}

/** Keeps what a character has become so far. */
export function livedOf({ facts: { features, proficiencies, feats, casting }, raises }: Evaluation): Lived {
  return {
    features,
    featureCount: features.size,
    proficiencies,
    proficiencyCount: proficiencies.size,
    feats: new Map(feats),
    casting: castingOf(casting),
    raiseCount: raises.length,
  };
}

/** Makes the facts what they were then; scores start from what the record says now. */
export function becomeAgain({ facts, raises, record }: Evaluation, lived: Lived): void {
  facts.features = firstOf(lived.features, lived.featureCount);
  facts.proficiencies = firstOf(lived.proficiencies, lived.proficiencyCount);
  facts.feats = new Map(lived.feats);
  facts.casting = castingOf(lived.casting);
  facts.scores = { ...record.baseAbilities };
  for (let index = 0; index < lived.raiseCount; index++) raise(facts.scores, raises[index]!);
}

/** A score grows up to a cap; what is above it already stays. */
export function raise(scores: Facts['scores'], { ability, by, cap }: Raise): void {
  scores[ability] = Math.max(scores[ability], Math.min(cap, scores[ability] + by));
}

/** Asks something of the character as it was then; afterwards everything is as it is. */
export function askedThen<Answer>(evaluation: Evaluation, lived: Lived, ask: () => Answer): Answer {
  const { features, proficiencies, feats, scores, casting } = evaluation.facts;
  becomeAgain(evaluation, lived);
  const answer = ask();
  Object.assign(evaluation.facts, { features, proficiencies, feats, scores, casting });
  return answer;
}

function firstOf<T>(values: ReadonlySet<T>, count: number): Set<T> {
  if (values.size === count) return new Set(values);
  const found = new Set<T>();
  for (const value of values) {
    if (found.size === count) break;
    found.add(value);
  }
  return found;
}

function castingOf(casting: Facts['casting']): Facts['casting'] {
  return { ...casting, kinds: new Set(casting.kinds) };
}
