import type { CharacterFacts } from './characterFacts.ts';
import type { Evaluation, LevelSnapshot, Raise } from './evaluation.ts';

/** Records the current state of a character. */
export function livedOf({ facts: { features, proficiencies, feats, casting }, raises }: Evaluation): LevelSnapshot {
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

/** Restores the facts of an earlier level; scores start from those of the record. */
function becomeAgain({ facts, raises, record }: Evaluation, lived: LevelSnapshot): void {
  facts.features = firstOf(lived.features, lived.featureCount);
  facts.proficiencies = firstOf(lived.proficiencies, lived.proficiencyCount);
  facts.feats = new Map(lived.feats);
  facts.casting = castingOf(lived.casting);
  facts.scores = { ...record.baseAbilities };
  for (let index = 0; index < lived.raiseCount; index++) raise(facts.scores, raises[index]!);
}

/** Raises a score up to a cap; a score above the cap stays. */
export function raise(scores: CharacterFacts['scores'], { ability, by, cap }: Raise): void {
  scores[ability] = Math.max(scores[ability], Math.min(cap, scores[ability] + by));
}

/** Evaluates a function with the facts of an earlier level and restores the current facts. */
export function askedThen<Answer>(evaluation: Evaluation, lived: LevelSnapshot, ask: () => Answer): Answer {
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

function castingOf(casting: CharacterFacts['casting']): CharacterFacts['casting'] {
  return { ...casting, kinds: new Set(casting.kinds) };
}
