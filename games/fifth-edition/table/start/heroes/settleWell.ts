import {
  type Ability,
  applyChoice,
  type CharacterRecord,
  type ChoiceState,
  type ChoiceValue,
  type DerivedState,
  evaluateCharacter,
  questionOffers,
  type Rulebook,
} from '@tessera/fifth-edition';
import { contentQuestion } from '../../builder/question/contentQuestion.ts';
import { adjustPoint, canPlace, type PointRules, placedPoints } from '../../builder/question/drafts.ts';
import type { ClassAdvice } from './callings.ts';
import { worthOf } from './worth.ts';

/** Limit of answers, because answers can open further questions. No character needs more. */
const MAX_STEPS = 800;

/** Answers every open question sensibly, one after the other: by advice, important scores and carried weapons. */
export function settleWell(
  start: CharacterRecord,
  rulebook: Rulebook,
  { scores: order, picks }: Pick<ClassAdvice, 'scores' | 'picks'>,
  isMeant: (choice: ChoiceState) => boolean = () => true,
): CharacterRecord {
  let record = start;
  let sheet = evaluateCharacter(start, rulebook);
  // Skip a question without offers: another answer may provide them.
  const skipped = new Set<string>();
  for (let i = 0; i < MAX_STEPS; i++) {
    const open = sheet.choices
      .filter(({ state, key }) => (state === 'pending' || state === 'invalid') && !skipped.has(key))
      .filter(isMeant)
      .toSorted((a, b) => turnOf(a) - turnOf(b))[0];
    if (open === undefined) return record;
    const value = answerTo(open, { sheet, rulebook, order, picks, record });
    if (value === undefined) skipped.add(open.key);
    else {
      record = applyChoice(record, open.key, value);
      sheet = evaluateCharacter(record, rulebook);
      skipped.clear();
    }
  }
  return record;
}

/** Origins come first, as they grant much. Cantrips open other choices; spells of a class are chosen last, beside those that features grant. */
function turnOf({ key, id, source }: ChoiceState): number {
  if (STANDING.test(key) || /^(?:species|lineage):/.test(source)) return 0;
  if (key !== id || !source.startsWith('class:')) return 2;
  return id.endsWith('-cantrips') ? 1 : SPELL_QUESTIONS.test(id) ? 3 : 2;
}

const STANDING = /^(?:species|lineage|background|class|subclass:.*)$/;
const SPELL_QUESTIONS = /-(?:spellbook|known|prepared)$/;

/** Input for rating an answer. */
export interface AnswerWeights {
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
  readonly order: readonly Ability[];
  /** Recommended answers, the best first. */
  readonly picks: readonly string[];
  readonly record: CharacterRecord;
}

function answerTo(choice: ChoiceState, weighing: AnswerWeights): ChoiceValue | undefined {
  switch (choice.type) {
    case 'select':
      return ranked(choice, weighing)[0];
    case 'multiselect': {
      const kept = questionOffers(weighing.sheet, choice.key)
        .filter(({ picked, unavailable }) => picked && unavailable === undefined)
        .map(({ value }) => value);
      const max = choice.max ?? 1;
      if (kept.length > max) return kept.slice(0, max);
      // Pick one at a time, because each pick changes the ratings.
      const next = ranked(choice, weighing).find((value) => !kept.includes(value));
      return next === undefined || kept.length === max ? undefined : [...kept, next];
    }
    case 'distribute':
      return points(choice, weighing);
    case 'number':
      return choice.min ?? 0;
    case 'text':
      // Only content asks for texts, with a literal prompt.
      return typeof choice.prompt === 'string' ? choice.prompt : undefined;
  }
}

/** Returns the available picks, best first. */
function ranked(choice: ChoiceState, weighing: AnswerWeights): readonly string[] {
  const free = questionOffers(weighing.sheet, choice.key).filter(({ unavailable }) => unavailable === undefined);
  const worth = new Map(free.map(({ value }) => [value, worthOf(value, choice, weighing)]));
  const best = free.toSorted((a, b) => (worth.get(b.value) ?? 0) - (worth.get(a.value) ?? 0));
  // Proficiencies that the character has come last, except for expertise, which only offers those.
  return [...best.filter(({ held }) => !held), ...best.filter(({ held }) => held)].map(({ value }) => value);
}

/** Puts as many points as possible on the most important abilities. */
function points(choice: ChoiceState, { sheet, rulebook, order }: AnswerWeights): ChoiceValue | undefined {
  const offered = questionOffers(sheet, choice.key).map(({ value }) => value);
  const total = choice.max ?? 1;
  const perOption = contentQuestion(rulebook, choice)?.question.choice.perOptionMax ?? total;
  const room = (option: string) => {
    const found = Object.entries(sheet.abilities).find(([ability]) => ability === option);
    return found === undefined ? total : found[1].cap - found[1].score.value;
  };
  const rules: PointRules = { total, perOption, room };
  const wanted = [...order.filter((ability) => offered.includes(ability)), ...offered];
  let given: Readonly<Record<string, number>> = {};
  for (const option of wanted) while (canPlace(given, option, 1, rules)) given = adjustPoint(given, option, 1);
  return placedPoints(given) > 0 ? { ...given } : undefined;
}
