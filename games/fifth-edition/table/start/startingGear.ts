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
import type { Belonging } from './outfit.ts';

/** Answers by question. */
export type StartingAnswers = Readonly<Record<string, StartingAnswer>>;

/** More of one thing than this is carried as one bundle. */
const MOST_OF_ONE = 10;

/** The first package of each question, with the first of whatever may be picked. */
export function firstAnswers(questions: readonly StartingQuestion[]): StartingAnswers {
  return Object.fromEntries(questions.map(({ key, options }) => [key, answerFor(options[0]?.value ?? '', options)]));
}

/** An answer that takes an option, with the first of whatever may be picked in it. */
export function answerFor(option: string, options: StartingQuestion['options']): StartingAnswer {
  const any = options.find(({ value }) => value === option)?.any ?? [];
  const picks = any.flatMap(({ count, offers }) => Array.from({ length: count }, () => offers[0]?.value ?? ''));
  return picks.length === 0 ? { option } : { option, picks };
}

/** What the answers come to: armor, shield and the first weapon are put on, all else is carried. */
export function startingBelongings(
  questions: readonly StartingQuestion[],
  answers: StartingAnswers,
  rulebook: Rulebook,
): readonly Belonging[] {
  const worn = new Set<string>();
  return startingItems(questions, answers).items.flatMap(({ item, count }) => {
    const record = rulebook.items.get(item)?.record;
    const place = record?.armor?.category === 'shield' ? 'shield' : record?.armor ? 'armor' : record?.weapon && 'hand';
    const isFirst = place !== undefined && !worn.has(place);
    if (isFirst) worn.add(place);
    return Array.from({ length: Math.min(count, MOST_OF_ONE) }, (_, index) => ({
      item,
      equipped: isFirst && index === 0,
    }));
  });
}

/** The money that comes with the first package of everything. */
export function startingPurse(record: CharacterRecord, rulebook: Rulebook): Coins {
  const questions = startingEquipment(record, rulebook);
  return coinsFor(startingItems(questions, firstAnswers(questions)).gold);
}

/** What a character begins with besides arms and armor. */
export function startingKit(record: CharacterRecord, rulebook: Rulebook): readonly Belonging[] {
  const questions = startingEquipment(record, rulebook);
  return startingBelongings(questions, firstAnswers(questions), rulebook).filter(({ item }) => {
    const { armor, weapon } = rulebook.items.get(item)?.record ?? {};
    return armor === undefined && weapon === undefined;
  });
}
