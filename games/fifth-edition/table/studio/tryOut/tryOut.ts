import {
  applyChoice,
  blankRecord,
  type CharacterRecord,
  type Edition,
  evaluateCharacter,
  levelUp,
  questionOffers,
  type Rulebook,
  settleChoices,
} from '@tessera/fifth-edition';
import type { Fields } from '../pack/draft.ts';

/** A character with the edited record. */
export interface TryOut {
  readonly record: CharacterRecord;
  /** Reason why the record could not be given. */
  readonly refused: 'broken' | 'nothing-offers-it' | 'not-tried' | undefined;
}

/**
 * Gives a record of a pack to a character by the usual way of its kind, and answers new questions with the first offer.
 */
export function tryOut(record: CharacterRecord, kind: string, json: Fields, rulebook: Rulebook): TryOut {
  const give = ways[kind];
  if (give === undefined) return { record, refused: 'not-tried' };
  const id = String(json.id);
  // The rulebook omits broken records, so giving one would only remove something.
  if (shelfOf(kind, rulebook)?.has(id) !== true) return { record, refused: 'broken' };
  const given = give(record, id, json, rulebook);
  if (given === undefined) return { record, refused: 'nothing-offers-it' };
  return { record: settleChoices(given, rulebook, () => 0), refused: undefined };
}

/** Creates a character for users without one: every question is answered with the first offer. */
export function madeUp(edition: Edition, rulebook: Rulebook, level = 5): CharacterRecord {
  const blank = blankRecord({ id: 'somebody', name: 'Somebody', edition });
  const scored = { ...blank, baseAbilities: { STR: 15, DEX: 14, CON: 13, INT: 12, WIS: 10, CHA: 8 } };
  const first = settleChoices(scored, rulebook, () => 0);
  return settleChoices(atLevel(first, level), rulebook, () => 0);
}

/** Returns the character at another level: removes levels, or adds levels of its last class. */
export function atLevel(record: CharacterRecord, level: number): CharacterRecord {
  let next = { ...record, levels: record.levels.slice(0, level) };
  const className = next.levels.at(-1)?.class ?? '';
  while (next.levels.length < level && className !== '') next = levelUp(next, className) ?? next;
  return next;
}

type Give = (record: CharacterRecord, id: string, json: Fields, rulebook: Rulebook) => CharacterRecord | undefined;

const ways: Readonly<Record<string, Give>> = {
  class: (record, id) => applyChoice(record, 'class', id),
  subclass: (record, id, { class: owner }) => {
    const className = String(owner);
    const isHeld = record.levels.some((level) => level.class === className);
    return applyChoice(isHeld ? record : applyChoice(record, 'class', className), `subclass:${className}`, id);
  },
  species: (record, id) => applyChoice(record, 'species', id),
  lineage: (record, id, { species }) => applyChoice(applyChoice(record, 'species', String(species)), 'lineage', id),
  background: (record, id) => applyChoice(record, 'background', id),
  feat: (record, id, _json, rulebook) => withOffered(record, id, rulebook),
  item: (record, id) => ({
    ...record,
    inventory: [...record.inventory, { instanceId: `try-${id}`, item: id, equipped: true, attuned: true }],
  }),
  spell: (record, id) => ({
    ...record,
    active: [
      ...record.active,
      { instanceId: `try-${id}`, ref: `spell:${id}`, appliedAt: record.time, duration: { type: 'permanent' } },
    ],
  }),
  condition: (record, id) => ({ ...record, conditions: [...record.conditions, { id }] }),
};

function shelfOf(kind: string, rulebook: Rulebook): ReadonlyMap<string, unknown> | undefined {
  const { classes, subclasses, species, lineages, backgrounds, feats, items, spells, conditions } = rulebook;
  const shelves: Readonly<Record<string, ReadonlyMap<string, unknown>>> = {
    class: classes,
    subclass: subclasses,
    species,
    lineage: lineages,
    background: backgrounds,
    feat: feats,
    item: items,
    spell: spells,
    condition: conditions,
  };
  return shelves[kind];
}

/** Answers the last question that offers the id: a feat is taken where feats are chosen. */
function withOffered(record: CharacterRecord, id: string, rulebook: Rulebook): CharacterRecord | undefined {
  const sheet = evaluateCharacter(record, rulebook);
  const asked = sheet.choices.findLast(({ key, type }) => {
    const offer = questionOffers(sheet, key).find(({ value }) => value === id);
    return (type === 'select' || type === 'multiselect') && offer !== undefined && offer.unavailable === undefined;
  });
  if (asked === undefined) return undefined;
  return applyChoice(record, asked.key, asked.type === 'select' ? id : [id]);
}
