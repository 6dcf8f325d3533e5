import {
  type CharacterContentNames,
  characterWords,
  type DerivedState,
  messageText,
  type Rulebook,
  resourceName,
} from '@tessera/fifth-edition';
import type { GameEvent } from '@tessera/kernel';
import { createGameFormatter, type TranslateFn } from '@tessera/text';
import type { GameTranslator } from '../character/gameTranslator.ts';
import { pathName, wordOr } from '../words/pathName.ts';

/** Sources of names. */
export interface NameLookup {
  readonly rulebook: Rulebook;
  readonly sheet: DerivedState;
  readonly translator: GameTranslator;
}

/** Formats an event of a character with the names of its rulebook. */
export function eventSentence(event: GameEvent, { translator, ...naming }: NameLookup): string {
  // The texts have a sentence for every event.
  return createGameFormatter(characterWords(namesOf(naming)), { ...translator, isOwn: () => true }).event(event);
}

/** Returns names from the character's rulebook and sheet. */
function namesOf({ rulebook, sheet }: Omit<NameLookup, 'translator'>): CharacterContentNames {
  return {
    thing: (id, { t }) => contentName(id, rulebook, sheet, t),
    class: (id) => rulebook.classes.get(id)?.facts.name ?? id,
    item: (id) => rulebook.items.get(id)?.facts.name ?? id,
    question: (key, { t }) =>
      messageText(sheet.choices.find((choice) => choice.key === key)?.prompt ?? '', t) ||
      wordOr(t, `history.standing.${key}`, key),
    resource: (id, context) => messageText(sheet.resources[id]?.name ?? resourceName(id, context), context.t),
    place: (path, { t }) => pathName(t, sheet, path),
  };
}

/** Returns the name of an id from the first kind of content that has it. */
function contentName(id: string, rulebook: Rulebook, { toggles }: DerivedState, t: TranslateFn): string {
  const { skills, feats, spells, items, classes, subclasses, species, lineages, backgrounds, conditions, rules } =
    rulebook;
  if (skills.has(id)) return wordOr(t, `words.skill.${id}`, skills.get(id)?.name ?? id);
  if (conditions.has(id)) return wordOr(t, `condition.${id}`, conditions.get(id)?.facts.name ?? id);
  const shelves = [feats, spells, items, classes, subclasses, species, lineages, backgrounds, rules];
  return (
    shelves.map((shelf) => shelf.get(id)?.facts.name).find((name) => name !== undefined) ??
    toggles.find((toggle) => toggle.id === id)?.name ??
    wordOr(t, `builder.houseRules.name.${id}`, id)
  );
}
