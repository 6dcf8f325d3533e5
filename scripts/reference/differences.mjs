// Compares the magic items of an edition with the reference.
import { readBases } from './bases.mjs';
import { readBonuses, readCharges, readTypeLine } from './typeLine.mjs';

/** Returns a line per difference: `{ edition, id, what, ours, reference }`. */
export function differencesOf(edition, ours, reference, items) {
  const byId = new Map(ours.map((record) => [record.id, record]));
  const known = new Set(reference.map(({ index }) => index));
  const rows = [];
  const add = (id, what, own, theirs) => rows.push({ edition, id, what, ours: own, reference: theirs });
  for (const record of ours) if (!known.has(record.id)) add(record.id, 'surplus', record.id, undefined);
  for (const { index, text } of reference) {
    const record = byId.get(index);
    if (record === undefined) add(index, 'missing', undefined, text.split('\n')[0]);
    else compareItem(record, text, items, (what, own, theirs) => add(index, what, own, theirs));
  }
  return rows;
}

function compareItem(record, text, items, add) {
  const line = readTypeLine(text.split('\n')[0]);
  const bases = readBases(line.kind, line.made, items);
  const own = record.bases?.toSorted();
  if (String(own) !== String(bases)) add('bases', own, bases);
  if (record.attunement !== line.attunement) add('attunement', record.attunement, line.attunement);
  if ((record.attunementBy === undefined) !== (line.by === undefined) || !namesAll(record.attunementBy, line.by))
    add('attunement by', record.attunementBy, line.by);
  if (line.rarities.length === 1 && record.rarity !== slug(line.rarities[0]))
    add('rarity', record.rarity, line.rarities[0]);
  compareNumbers(record, text, add);
}

/** Tells whether a predicate names every class and species of the words. */
function namesAll(predicate, by) {
  if (by === undefined || predicate === undefined) return true;
  const said = JSON.stringify(predicate);
  if (by === 'spellcaster') return said.includes('hasSpellcasting');
  return (by.match(PEOPLE) ?? []).every((name) => said.includes(`"${name}"`));
}
const PEOPLE = /\b(?:bard|cleric|druid|paladin|ranger|sorcerer|warlock|wizard|fighter|rogue|monk|barbarian|dwarf)\b/g;

function compareNumbers(record, text, add) {
  const effects = effectsOf(record);
  const charges = readCharges(text);
  const resource = effects.find(({ kind }) => kind === 'resource');
  if (charges?.max !== resource?.max) add('charges', resource?.max, charges?.max);
  else if (charges !== undefined && charges.refresh !== resource.refresh)
    add('recharge', resource.refresh, charges.refresh);
  const { ac, attack } = readBonuses(text);
  const ownAc = highest(effects.filter(({ kind, priority }) => kind === 'armorClass' && priority === 'additive'));
  const ownAttack = highest(effects.filter(({ kind }) => kind === 'attackBonus'));
  if ((ac ?? 0) !== ownAc) add('armor class', ownAc, ac ?? 0);
  if ((attack ?? 0) !== ownAttack) add('attack and damage', ownAttack, attack ?? 0);
}

/** Returns every effect of a record, at any depth. */
export function effectsOf(value) {
  if (Array.isArray(value)) return value.flatMap(effectsOf);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(effectsOf);
  return typeof value.kind === 'string' ? [value, ...inner] : inner;
}

/** Returns the largest plain number of the effects, ignoring their predicates. */
function highest(effects) {
  return Math.max(0, ...effects.map(({ value }) => (typeof value === 'number' ? value : 0)));
}

function slug(text) {
  return text.replaceAll(' ', '-');
}
