import type { Label } from '@tessera/rules';
import type { ClassRecord } from '../content/records/records.ts';
import type { Rulebook } from '../content/rulebook.ts';
import { itemFits } from '../evaluate/features/offers.ts';
import type { CharacterRecord } from '../record/record.ts';
import { engineMessage } from '../vocabulary/message.ts';

interface CountedItem {
  readonly item: string;
  readonly count: number;
}

/** A package of starting equipment. */
export interface StartingOption {
  readonly value: string;
  /** Description of all its items. */
  readonly label: Label;
  readonly items: readonly (CountedItem & { readonly name: string })[];
  /** Items that the player picks from a list. */
  readonly any: readonly {
    readonly prompt: string;
    readonly count: number;
    readonly offers: readonly { readonly value: string; readonly label: string }[];
  }[];
  readonly gold: number;
}

/** A question about starting equipment. A question with a single option needs no answer. */
export interface StartingQuestion {
  readonly key: string;
  readonly source: string;
  readonly sourceName: string;
  readonly options: readonly StartingOption[];
}

/** The chosen option, and the picks for its `any` in order. */
export interface StartingAnswer {
  readonly option: string;
  readonly picks?: readonly string[];
}

/**
 * Returns the starting equipment that the first class and the background offer. It is optional: the sheet has no open
 * choice for it.
 */
export function startingEquipment({ levels, background }: CharacterRecord, rulebook: Rulebook): StartingQuestion[] {
  const sources = [rulebook.classes.get(levels[0]!.class), rulebook.backgrounds.get(background)];
  return sources.flatMap((source) =>
    (source?.record.startingEquipment ?? []).map(({ id, options }) => ({
      key: `${source!.facts.key}/${id}`,
      source: source!.facts.key,
      sourceName: source!.facts.name,
      options: options.map((option) => optionOf(option, rulebook)),
    })),
  );
}

/** Returns the items and gold of the answers, and the questions that are open or have an invalid answer. */
export function startingItems(
  questions: readonly StartingQuestion[],
  answers: Readonly<Record<string, StartingAnswer>>,
): { readonly items: readonly CountedItem[]; readonly gold: number; readonly open: readonly string[] } {
  const items = new Map<string, number>();
  const open: string[] = [];
  let gold = 0;
  for (const { key, options } of questions) {
    const taken = packageOf(options, answers[key]);
    if (taken === undefined) {
      open.push(key);
      continue;
    }
    gold += taken.gold;
    for (const { item, count } of taken.items) items.set(item, (items.get(item) ?? 0) + count);
  }
  return { items: [...items].map(([item, count]) => ({ item, count })), gold, open };
}

type OptionRecord = NonNullable<ClassRecord['startingEquipment']>[number]['options'][number];

function optionOf({ value, items = [], any = [], gold = 0 }: OptionRecord, rulebook: Rulebook): StartingOption {
  const named = items.map(({ item, count = 1 }) => ({
    item,
    count,
    name: rulebook.items.get(item)?.facts.name ?? item,
  }));
  const picks = any.map(({ prompt, query, filter = {}, count = 1 }) => {
    const fits = itemFits(rulebook, query, filter);
    const offers = [...rulebook.items.values()].filter(({ facts: { id } }) => fits(id));
    return { prompt, count, offers: offers.map(({ facts: { id, name } }) => ({ value: id, label: name })) };
  });
  const things = [
    ...named.map(({ name, count }) => counted(name, count)),
    ...picks.map(({ prompt, count }) => counted(prompt, count)),
    ...(gold > 0 ? [engineMessage('gold', { gold, coin: 'gp' })] : []),
  ];
  return { value, label: engineMessage('package', { things }), items: named, any: picks, gold };
}

function counted(name: string, count: number): Label {
  return count === 1 ? name : engineMessage('times', { count, name });
}

function packageOf(
  options: readonly StartingOption[],
  answer: StartingAnswer | undefined,
): { readonly items: readonly CountedItem[]; readonly gold: number } | undefined {
  const only = options.length === 1 ? options[0] : undefined;
  const option = answer === undefined ? only : options.find(({ value }) => value === answer.option);
  if (option === undefined) return undefined;
  const picks = [...(answer?.picks ?? [])];
  const wanted = option.any.flatMap(({ count, offers }) => Array.from({ length: count }, () => offers));
  const isOffered = picks.every((pick, index) => wanted[index]?.some(({ value }) => value === pick));
  if (picks.length !== wanted.length || !isOffered) return undefined;
  return { items: [...option.items, ...picks.map((item) => ({ item, count: 1 }))], gold: option.gold };
}
