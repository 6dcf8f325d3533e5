import {
  type CharacterRecord,
  evaluateCharacter,
  type Rulebook,
  type StartingAnswer,
  type StartingQuestion,
} from '@tessera/fifth-edition';
import { callings } from './callings.ts';
import type { StartingAnswers } from './startingGear.ts';
import { armorWorth, isTwoHanded, type Weapon, weaponWorth } from './wornWorth.ts';

/** A point of armor class in comparison with a point of damage. */
const ARMOR_WEIGHT = 5;
/** Weapons for later, that can also be thrown, and of a kind that is there already. */
const RANGED_WEIGHT = 0.9;
const THROWN_WORTH = 1;
const SECOND_WEIGHT = 0.3;
/** Weapons with special rules, such as one for riders. */
const SPECIAL_WEIGHT = 0.5;

/** Answers the questions about starting equipment with the packages that add most to armor class and attacks. */
export function bestAnswers(
  questions: readonly StartingQuestion[],
  record: CharacterRecord,
  rulebook: Rulebook,
): StartingAnswers {
  const rate = rating(record, rulebook);
  const taken = new Set<string>();
  const worth = (item: string) => rate(item) * (taken.has(item) ? SECOND_WEIGHT : 1);
  const { picks = [] } = callings[record.levels[0]?.class ?? ''] ?? {};
  return Object.fromEntries(
    questions.map(({ key, options }) => {
      const rated = options.map((option) => answerTo(option, { worth, picks, rulebook }));
      const [first] = rated.toSorted((a, b) => b.worth - a.worth);
      for (const item of first?.items ?? []) taken.add(item);
      return [key, first?.answer ?? { option: '' }];
    }),
  );
}

interface Scale {
  readonly worth: (item: string) => number;
  /** Recommended answers, the best first. */
  readonly picks: readonly string[];
  readonly rulebook: Rulebook;
}

interface Rated {
  readonly answer: StartingAnswer;
  readonly worth: number;
  readonly items: readonly string[];
}

function answerTo(
  { value, items, any }: StartingQuestion['options'][number],
  { worth, picks: advice, rulebook: { items: shelf } }: Scale,
): Rated {
  const isWeapon = (item: string) => shelf.get(item)?.record.weapon !== undefined;
  const place = (item: string) => (advice.includes(item) ? advice.length - advice.indexOf(item) : 0);
  const hasShield = items.some(({ item }) => shelf.get(item)?.record.armor?.category === 'shield');
  const picks: string[] = [];
  for (const { count, offers } of any) {
    const fitting = offers.filter((offer) => !hasShield || !isTwoHanded(shelf.get(offer.value)?.record.weapon));
    // A focus that is also a weapon is a focus.
    const isArming = offers.every((offer) => isWeapon(offer.value));
    const ranked = fitting.toSorted((a, b) =>
      isArming ? worth(b.value) - worth(a.value) : place(b.value) - place(a.value),
    );
    for (let index = 0; index < count; index++) picks.push((ranked[index] ?? ranked[0] ?? offers[0])?.value ?? '');
  }
  const all = [...items.map(({ item }) => item), ...picks];
  // Of several weapons one is used at a time; armor and shield come on top.
  const weapons = all.filter(isWeapon).map(worth);
  const worn = all.filter((item) => !isWeapon(item)).map(worth);
  return {
    answer: picks.length === 0 ? { option: value } : { option: value, picks },
    worth: worn.reduce((sum, each) => sum + each, Math.max(0, ...weapons)),
    items: all,
  };
}

/** Returns the worth of an item for a character; 0 for what is neither weapon nor armor. */
function rating(record: CharacterRecord, rulebook: Rulebook): (item: string) => number {
  const bare = evaluateCharacter({ ...record, inventory: [] }, rulebook);
  const known = new Map<string, number>();
  return (item) => {
    const before = known.get(item);
    if (before !== undefined) return before;
    const { armor, weapon } = rulebook.items.get(item)?.record ?? {};
    const inventory = [{ instanceId: item, item, equipped: true, attuned: false }];
    const worn = evaluateCharacter({ ...record, inventory }, rulebook);
    const value =
      armor === undefined
        ? weapon === undefined
          ? 0
          : handWorth(weapon, weaponWorth(worn, item, bare))
        : armorWorth(bare, worn, 0) * ARMOR_WEIGHT;
    known.set(item, value);
    return value;
  };
}

function handWorth({ range, properties }: Weapon, worth: number): number {
  if (worth === 0) return 0;
  const weight = properties.includes('special') ? SPECIAL_WEIGHT : range === 'ranged' ? RANGED_WEIGHT : 1;
  return worth * weight + (properties.includes('thrown') ? THROWN_WORTH : 0);
}
