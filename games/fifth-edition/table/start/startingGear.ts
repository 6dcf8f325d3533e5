import {
  type CharacterRecord,
  type Coins,
  coinsFor,
  type Rulebook,
  type StartingAnswer,
  type StartingQuestion,
  startingEquipment,
  startingItems,
} from '@tessera/fifth-edition';
import type { StartingItem } from './outfit.ts';

/** Answers by question. */
export type StartingAnswers = Readonly<Record<string, StartingAnswer>>;

/** Larger amounts of an item are carried as one bundle. */
const MAX_PER_KIND = 10;

/** Returns the first package of each question, with the first offer of each pick. */
export function firstAnswers(questions: readonly StartingQuestion[]): StartingAnswers {
  return Object.fromEntries(questions.map(({ key, options }) => [key, answerFor(options[0]?.value ?? '', options)]));
}

/** Returns an answer for an option, with the first offer of each pick. */
export function answerFor(option: string, options: StartingQuestion['options']): StartingAnswer {
  const any = options.find(({ value }) => value === option)?.any ?? [];
  const picks = any.flatMap(({ count, offers }) => Array.from({ length: count }, () => offers[0]?.value ?? ''));
  return picks.length === 0 ? { option } : { option, picks };
}

/** Returns the items of the answers: armor, shield and the first weapon are equipped, all others carried. */
export function startingBelongings(
  questions: readonly StartingQuestion[],
  answers: StartingAnswers,
  rulebook: Rulebook,
): readonly StartingItem[] {
  const worn = new Set<string>();
  return startingItems(questions, answers).items.flatMap(({ item, count }) => {
    const record = rulebook.items.get(item)?.record;
    const place = record?.armor?.category === 'shield' ? 'shield' : record?.armor ? 'armor' : record?.weapon && 'hand';
    const isFirst = place !== undefined && !worn.has(place);
    if (isFirst) worn.add(place);
    return Array.from({ length: Math.min(count, MAX_PER_KIND) }, (_, index) => ({
      item,
      equipped: isFirst && index === 0,
    }));
  });
}

/** Returns the coins of the first package of each question. */
export function startingPurse(record: CharacterRecord, rulebook: Rulebook): Coins {
  const questions = startingEquipment(record, rulebook);
  return coinsFor(startingItems(questions, firstAnswers(questions)).gold);
}

/** Returns the starting items besides weapons and armor. */
export function startingKit(record: CharacterRecord, rulebook: Rulebook): readonly StartingItem[] {
  const questions = startingEquipment(record, rulebook);
  return startingBelongings(questions, firstAnswers(questions), rulebook).filter(({ item }) => {
    const { armor, weapon } = rulebook.items.get(item)?.record ?? {};
    return armor === undefined && weapon === undefined;
  });
}
