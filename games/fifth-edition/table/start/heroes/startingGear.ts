import { type Rulebook, type StartingAnswer, type StartingQuestion, startingItems } from '@tessera/fifth-edition';

/** An item to start with. */
export interface StartingItem {
  readonly item: string;
  readonly equipped: boolean;
  /** How many, if there are several. */
  readonly count?: number;
}

/** Answers by question. */
export type StartingAnswers = Readonly<Record<string, StartingAnswer>>;

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
    const rest = isFirst ? count - 1 : count;
    return [
      ...(isFirst ? [{ item, equipped: true }] : []),
      ...(rest > 0 ? [{ item, equipped: false, ...(rest > 1 && { count: rest }) }] : []),
    ];
  });
}
