// Parses the texts of the reference: the type line, charges and bonuses of an item, and the uses of a feature.

const RARITIES = ['common', 'uncommon', 'rare', 'very rare', 'legendary', 'artifact'];

/**
 * Parses `Weapon (Longbow or Shortbow), Very Rare (Requires Attunement by a Bard)`: kind, base, rarities and
 * attunement. `by` is the text after "by", or undefined if every character can attune.
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

/** Returns the charges of an item and their refresh. Uses without charges count as one charge. Undefined if it has neither. */
export function readCharges(text) {
  const [, counted] = /\b(?:has|have|starts with) (\d+|\w+) charges\b/i.exec(text) ?? [];
  const max = counted === undefined ? undefined : (NUMBERS[counted.toLowerCase()] ?? Number(counted));
  const [, back] = /regains? (all|\d+d\d+(?: \+ \d+)?|\d+) expended charges? daily at dawn/i.exec(text) ?? [];
  if (Number.isInteger(max)) return { max, refresh: back === undefined ? 'none' : 'dawn', back };
  const isDaily =
    /\b(?:can't|shouldn't) be used (?:this way )?again until the next dawn|can't cast this spell again until the next dawn/i;
  return isDaily.test(text) ? { max: 1, refresh: 'dawn', back: undefined } : undefined;
}

/** Returns the unconditional bonuses of an item: to armor class, and to attacks and damage with it. */
export function readBonuses(text) {
  const [, ac] = /\+(\d) bonus to (?:your )?(?:AC|Armor Class)\b(?! against)/i.exec(text) ?? [];
  const [, attack] = /\+(\d) bonus to (?:the )?attack (?:rolls )?and damage rolls/i.exec(text) ?? [];
  return { ac: ac && Number(ac), attack: attack && Number(attack) };
}

/** Returns the rest that restores the uses of a feature, or undefined if none does. */
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
