// Reads what the reference says about an item and a feature in words: its type line, its charges, its bonuses, its uses.

const RARITIES = ['common', 'uncommon', 'rare', 'very rare', 'legendary', 'artifact'];

/**
 * `Weapon (Longbow or Shortbow), Very Rare (Requires Attunement by a Bard)`: what it is, what it is made of, its rarities, and
 * who can attune to it. `by` is what stands after "by"; nothing where anybody can.
 */
export function readTypeLine(line) {
  const text = line.toLowerCase();
  const [, kind = '', made] = /^([a-z ]+?)(?: \(([^)]*)\))?(?:[,.]|$)/.exec(text) ?? [];
  const [, attunement, by] = /\((requires attunement)(?: by (?:an? )?([^)]*))?\)/.exec(text) ?? [];
  const rest = text.replace(/\(requires attunement[^)]*\)/, '').replace(/^[a-z ]+? \([^)]*\)/, '');
  const rarities = RARITIES.filter((rarity) => new RegExp(`(?<!very )(?<!un)\\b${rarity}\\b`).test(rest));
  const ofMade = made !== undefined && RARITIES.includes(made);
  return {
    kind: kind.trim(),
    made: ofMade ? undefined : made,
    rarities: ofMade ? [made] : rarities,
    attunement: attunement !== undefined,
    by,
  };
}

const NUMBERS = { one: 1, two: 2, twice: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10 };

/** How many charges an item has and how many come back when; uses without charges are one. Nothing where it has neither. */
export function readCharges(text) {
  const [, counted] = /\b(?:has|have|starts with) (\d+|\w+) charges\b/i.exec(text) ?? [];
  const max = counted === undefined ? undefined : (NUMBERS[counted.toLowerCase()] ?? Number(counted));
  const [, back] = /regains? (all|\d+d\d+(?: \+ \d+)?|\d+) expended charges? daily at dawn/i.exec(text) ?? [];
  if (Number.isInteger(max)) return { max, refresh: back === undefined ? 'none' : 'dawn', back };
  const isDaily =
    /\b(?:can't|shouldn't) be used (?:this way )?again until the next dawn|can't cast this spell again until the next dawn/i;
  return isDaily.test(text) ? { max: 1, refresh: 'dawn', back: undefined } : undefined;
}

/** The bonuses that an item always gives: to armor class, and to attacks and damage with it. */
export function readBonuses(text) {
  const [, ac] = /\+(\d) bonus to (?:your )?(?:AC|Armor Class)\b(?! against)/i.exec(text) ?? [];
  const [, attack] = /\+(\d) bonus to (?:the )?attack (?:rolls )?and damage rolls/i.exec(text) ?? [];
  return { ac: ac && Number(ac), attack: attack && Number(attack) };
}

/** When the uses of a feature come back, if it has any that a rest gives back. */
export function readUses(text) {
  const rest = LIMITS.map((limit) => limit.exec(text)?.[1]).find((found) => found !== undefined);
  if (rest === undefined) return undefined;
  return rest.toLowerCase().startsWith('short') ? 'short' : 'long';
}

const LIMITS = [
  /(?:can't|cannot|can’t)[^.]*again until you (?:finish|complete) a (short or long|long|short) rest/i,
  /number of times equal to[\s\S]*?finish a (short or long|long|short) rest/i,
  /use this (?:feature|class's channel divinity) (?:twice|three times)[\s\S]*?finish a (long|short) rest/i,
  /regain the ability to cast it[^.]*finish a (long|short or long) rest/i,
];
