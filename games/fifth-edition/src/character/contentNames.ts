import type { Telling } from '@tessera/text';

/** What content calls things. Whoever has no rulebook open goes by ids. */
export interface ContentNames {
  /** Whatever has this id: a spell, an item, a condition, a switch. */
  thing(id: string, telling: Telling): string;
  class(id: string): string;
  item(id: string): string;
  /** What a choice asks. */
  question(key: string, telling: Telling): string;
  /** Something that is spent: a resource, slots, hit dice. */
  resource(id: string, telling: Telling): string;
  /** A place on the sheet: `skills.Stealth.bonus`. */
  place(path: string, telling: Telling): string;
}

/** What things are called where no rulebook is open. */
export const plainNames: ContentNames = {
  thing: (id, telling) =>
    wordFor(id, telling, 'condition', 'words.skill', 'words.ability', 'builder.houseRules.name') ?? plainName(id),
  class: plainName,
  item: plainName,
  question: (key, telling) => wordFor(key, telling, 'history.standing') ?? plainName(key),
  resource: resourceName,
  place: (path) => path,
};

/** Slots and what every record counts are called by the game; the rest by its id. */
export function resourceName(id: string, telling: Telling): string {
  const [, level] = /^slot\.(\d)$/.exec(id) ?? [];
  if (level !== undefined) return telling.say('history.slot', { level });
  return wordFor(id, telling, 'history.used') ?? plainName(id);
}

/** `magic-missile` is written Magic Missile: content names are English in every language. */
function plainName(id: string): string {
  return id
    .split(/[-_ ]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A text of the game for an id, if it has one. */
function wordFor(id: string, { say, has }: Telling, ...sections: readonly string[]): string | undefined {
  const section = sections.find((each) => has(`${each}.${id}`));
  return section === undefined ? undefined : say(`${section}.${id}`);
}
