import type { FormatContext } from '@tessera/text';

/** Display names of content. Without a rulebook, names are derived from ids. */
export interface CharacterContentNames {
  /** Name of a spell, an item, a condition, a toggle or any other id. */
  thing(id: string, context: FormatContext): string;
  class(id: string): string;
  item(id: string): string;
  /** Text of a choice. */
  question(key: string, context: FormatContext): string;
  /** Name of a counter: a resource, slots, hit dice. */
  resource(id: string, context: FormatContext): string;
  /** Name of a path on the sheet: `skills.Stealth.bonus`. */
  place(path: string, context: FormatContext): string;
}

/** Names without a rulebook. */
export const plainNames: CharacterContentNames = {
  thing: (id, context) =>
    wordFor(id, context, 'condition', 'words.skill', 'words.ability', 'builder.houseRules.name') ?? plainName(id),
  class: plainName,
  item: plainName,
  question: (key, context) => wordFor(key, context, 'history.standing') ?? plainName(key),
  resource: resourceName,
  place: (path) => path,
};

/** Names slots and the counters of every record from the texts; names other resources after their id. */
export function resourceName(id: string, context: FormatContext): string {
  const [, level] = /^slot\.(\d)$/.exec(id) ?? [];
  if (level !== undefined) return context.t('history.slot', { level });
  return wordFor(id, context, 'history.used') ?? plainName(id);
}

/** Converts `magic-missile` to "Magic Missile"; content names are English in every language. */
function plainName(id: string): string {
  return id
    .split(/[-_ ]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Returns the game's text for an id, if it has one. */
function wordFor(id: string, { t, has }: FormatContext, ...sections: readonly string[]): string | undefined {
  const section = sections.find((each) => has(`${each}.${id}`));
  return section === undefined ? undefined : t(`${section}.${id}`);
}
