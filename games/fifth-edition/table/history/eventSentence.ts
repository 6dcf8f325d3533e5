import {
  type ContentNames,
  characterWords,
  type DerivedState,
  messageText,
  type Rulebook,
  resourceName,
} from '@tessera/fifth-edition';
import type { GameEvent } from '@tessera/kernel';
import { type Say, tellerOf } from '@tessera/text';
import type { GameSpeech } from '../desk/gameSpeech.ts';
import { pathName, wordOr } from '../words/pathName.ts';

/** What names are looked up with. */
export interface Naming {
  readonly rulebook: Rulebook;
  readonly sheet: DerivedState;
  readonly speech: GameSpeech;
}

/** Something that happened to a character, in a sentence, with the names that its rulebook has. */
export function eventSentence(event: GameEvent, { speech, ...naming }: Naming): string {
  // Every event has its sentence in the game's own texts.
  return tellerOf(characterWords(namesOf(naming)), { ...speech, isOwn: () => true }).event(event);
}

/** Names as the character's own rulebook and sheet have them. */
function namesOf({ rulebook, sheet }: Omit<Naming, 'speech'>): ContentNames {
  return {
    thing: (id, { say }) => contentName(id, rulebook, sheet, say),
    class: (id) => rulebook.classes.get(id)?.facts.name ?? id,
    item: (id) => rulebook.items.get(id)?.facts.name ?? id,
    question: (key, { say }) =>
      messageText(sheet.choices.find((choice) => choice.key === key)?.prompt ?? '', say) ||
      wordOr(say, `history.standing.${key}`, key),
    resource: (id, telling) => messageText(sheet.resources[id]?.name ?? resourceName(id, telling), telling.say),
    place: (path, { say }) => pathName(say, sheet, path),
  };
}

/** Whichever shelf of the rulebook knows an id. */
function contentName(id: string, rulebook: Rulebook, { toggles }: DerivedState, say: Say): string {
  const { skills, feats, spells, items, classes, subclasses, species, lineages, backgrounds, conditions, rules } =
    rulebook;
  if (skills.has(id)) return wordOr(say, `words.skill.${id}`, skills.get(id)?.name ?? id);
  if (conditions.has(id)) return wordOr(say, `condition.${id}`, conditions.get(id)?.facts.name ?? id);
  const shelves = [feats, spells, items, classes, subclasses, species, lineages, backgrounds, rules];
  return (
    shelves.map((shelf) => shelf.get(id)?.facts.name).find((name) => name !== undefined) ??
    toggles.find((toggle) => toggle.id === id)?.name ??
    wordOr(say, `builder.houseRules.name.${id}`, id)
  );
}
