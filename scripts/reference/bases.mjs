// Finds the mundane base items of a magic item from its type line.

const SWORDS = ['greatsword', 'longsword', 'rapier', 'scimitar', 'shortsword'];
const AXES = ['battleaxe', 'greataxe', 'handaxe'];

/**
 * Returns the sorted ids of the items that the words name, or undefined if they name none (ammunition is a separate item).
 * `items` are the mundane items of an edition by id.
 */
export function readBases(kind, made, items) {
  if (kind === 'staff') return items.has('quarterstaff') ? ['quarterstaff'] : undefined;
  if (made === undefined || made.includes('ammunition') || made === 'arrow') return undefined;
  const all = [...items.values()];
  const found = new Set();
  const add = (test) => {
    for (const item of all) if (test(item)) found.add(item.id);
  };
  const [first, exception = ''] = made.split(/,? (?:except|but not) /);
  if (kind === 'armor') addArmor(first, add);
  else addWeapons(first, add);
  for (const word of words(first)) {
    const id = [word, `${word}-armor`, word.replace(/-armor$/, '')].find((each) => items.has(each) && !isGroup(word));
    if (id !== undefined) found.add(id);
  }
  for (const word of words(exception)) for (const id of [word, `${word}-armor`]) found.delete(id);
  return [...found].toSorted();
}

function isGroup(word) {
  return ['light', 'medium', 'heavy', 'any'].includes(word);
}

function words(text) {
  return text
    .split(/, or |, | or /)
    .map((word) => word.replace(/^any /, '').trim().replaceAll(' ', '-'))
    .filter((word) => word !== '');
}

function addArmor(text, add) {
  const categories = ['light', 'medium', 'heavy'].filter((category) => new RegExp(`\\b${category}\\b`).test(text));
  add(({ armor }) => armor !== undefined && categories.includes(armor.category));
}

function addWeapons(text, add) {
  const isSlashing = text.includes('slashing');
  if (/^any(?: simple or martial)?(?: weapon)?$/.test(text)) add(({ weapon }) => weapon !== undefined);
  if (text.includes('melee weapon')) add(({ weapon }) => weapon?.range === 'melee');
  if (/\bsword\b/.test(text))
    add(({ id, weapon }) => SWORDS.includes(id) && (!isSlashing || weapon.damageType === 'slashing'));
  if (/\baxe\b/.test(text)) add(({ id }) => AXES.includes(id));
}
