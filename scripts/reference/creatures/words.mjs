// Facts that stat blocks of both editions share, and how they are worded in our content.

export const ABILITY_OF = { str: 'STR', dex: 'DEX', con: 'CON', int: 'INT', wis: 'WIS', cha: 'CHA' };
export const LONG_ABILITY = {
  strength: 'STR',
  dexterity: 'DEX',
  constitution: 'CON',
  intelligence: 'INT',
  wisdom: 'WIS',
  charisma: 'CHA',
};
const CONDITIONS = [
  'blinded',
  'charmed',
  'deafened',
  'frightened',
  'grappled',
  'incapacitated',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
];
const COUNTS = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };

export const modifier = (score) => Math.floor((score - 10) / 2);
export const proficiencyAt = (challenge) => (challenge < 5 ? 2 : 2 + Math.floor((challenge - 1) / 4));

export const slug = (name) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Drops the uses and phases from a name: "Breath (Recharge 5-6)" is "Breath". */
export const plainName = (name) => name.replace(/\s*\((?:recharge|costs|\d+\/).*?\)/i, '').trim();

/** Returns ids that are unique within one list. */
export function withIds(list) {
  const seen = new Map();
  return list.map((each) => {
    const id = slug(each.name);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id: count === 1 ? id : `${id}-${count}`, ...each };
  });
}

/** Removes absent and empty fields. */
export function tidy(record) {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) =>
        value !== undefined &&
        !(Array.isArray(value) && value.length === 0) &&
        !(value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0),
    ),
  );
}

/** Returns the conditions that a text names, in the order of our list. */
export const conditionsIn = (text) => CONDITIONS.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));

/** Words the consequences of a hit from its facts: the escape DC, the save, the conditions. */
export function noteOf(text) {
  const parts = [];
  const escapeDc = /escape DC (\d+)/i.exec(text)?.[1];
  const conditions = conditionsIn(text);
  if (conditions.includes('grappled'))
    parts.push(escapeDc === undefined ? 'grapples' : `grapples, escape DC ${escapeDc}`);
  const save =
    /DC (\d+) (Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma)/i.exec(text) ??
    swapped(/(Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma) Saving Throw: DC (\d+)/i.exec(text));
  const others = conditions.filter((name) => name !== 'grappled');
  if (save) {
    const what = others.length > 0 ? `: ${others.join(', ')}` : '';
    parts.push(`DC ${save[1]} ${LONG_ABILITY[save[2].toLowerCase()]} save${what}`);
  } else if (others.length > 0) parts.push(others.map((name) => (name === 'prone' ? 'knocks prone' : name)).join(', '));
  return parts.length === 0 ? undefined : parts.join('; ');
}

const swapped = (found) => found && [found[0], found[2], found[1]];

/** Words what Multiattack combines: "2 × Claw, 1 × Bite". */
export function multiattack(parts) {
  if (parts.length === 0) return undefined;
  return `In one action: ${parts.map(({ count, name }) => `${count} × ${name}`).join(', ')}.`;
}

export const countOf = (word) => COUNTS[word.toLowerCase()] ?? (Number(word) || 1);

/** Splits "2d6 + 5" or "7" into dice and a bonus. */
export function diceOf(text) {
  const plain = text.replace(/\s+/g, '');
  const rolled = /^(\d+d\d+)([+-]\d+)?$/.exec(plain);
  if (rolled) return { dice: rolled[1], bonus: Number(rolled[2] ?? 0) };
  return /^\d+$/.test(plain) ? { dice: plain, bonus: 0 } : undefined;
}

/** Returns the area that a text describes: "60 ft cone". */
export function areaOf(text) {
  const found =
    /(\d+)[- ](?:foot|ft\.?|feet)[- ](?:radius[- ])?(cone|line|cube|sphere|emanation|cylinder|radius)/i.exec(text) ??
    /(\d+)-(?:foot|ft\.?)-(?:long).{0,30}(line)/i.exec(text);
  return found ? `${found[1]} ft ${found[2].toLowerCase()}` : undefined;
}
