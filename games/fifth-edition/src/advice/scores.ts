import type { CharacterRecord } from '../record/record.ts';
import { ABILITIES, type Ability } from '../vocabulary/vocabulary.ts';
import { type Hero, type HeroFinding, newFinding } from './finding.ts';

/** The lowest score with which an experienced player begins in the main ability. */
const LEAST_MAIN = 14;
/** How far the main ability may lie below the best one. */
const MOST_BELOW = 3;

/** The main ability of the first class, when it is low or another one is far better. The fix exchanges base scores. */
export function scoreFindings({ record, sheet, rulebook }: Hero): HeroFinding[] {
  const source = rulebook.classes.get(record.levels[0]?.class ?? '');
  if (source === undefined || record.abilityMethod === undefined) return [];
  const entry = sheet.spellcasting.entries.find((each) => each.class === source.facts.id);
  const named = abilitiesIn(source.record.multiclass);
  const isFullCaster = entry?.counts.cantrips !== undefined;
  const main = isFullCaster ? [entry.ability] : named;
  const scoreOf = (ability: Ability) => sheet.abilities[ability].score.value;
  const best = main.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
  if (best === undefined) return [];
  const highest = ABILITIES.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]!;
  if (scoreOf(best) >= LEAST_MAIN && scoreOf(best) >= scoreOf(highest) - MOST_BELOW) return [];
  const swapped = withSwapped(record.baseAbilities, best);
  return [
    newFinding('ability-low', { ability: best, score: scoreOf(best), name: source.facts.name }, [
      swapped && {
        code: 'swap',
        params: { ability: best, other: swapped.other },
        actions: [{ type: 'abilities', method: record.abilityMethod, scores: swapped.scores }],
      },
    ]),
  ];
}

/** Returns the abilities that a requirement of a class names: those that it is played with. */
function abilitiesIn(predicate: unknown): Ability[] {
  if (typeof predicate !== 'object' || predicate === null) return [];
  if ('ability' in predicate) return ABILITIES.filter((ability) => ability === predicate.ability);
  if ('predicates' in predicate && Array.isArray(predicate.predicates))
    return predicate.predicates.flatMap(abilitiesIn);
  return [];
}

/** Exchanges the base score of an ability with the highest one. */
function withSwapped(
  scores: CharacterRecord['baseAbilities'],
  main: Ability,
): { readonly scores: CharacterRecord['baseAbilities']; readonly other: Ability } | undefined {
  const other = ABILITIES.toSorted((a, b) => scores[b] - scores[a])[0]!;
  if (scores[other] <= scores[main]) return undefined;
  return { scores: { ...scores, [main]: scores[other], [other]: scores[main] }, other };
}
