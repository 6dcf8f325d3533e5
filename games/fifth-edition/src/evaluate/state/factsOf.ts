import type { Rulebook } from '../../content/rulebook.ts';
import type { CharacterRecord } from '../../record/record.ts';
import type { Ability, ProficiencyType } from '../../vocabulary/vocabulary.ts';
import type { CharacterFacts } from './characterFacts.ts';
import { NOTHING_CARRIED } from './equipment.ts';
import { classLevelsAfter, subclassesOf } from './levels.ts';

/** Creates the facts that are known before any calculation. */
export function factsOf(record: CharacterRecord, rulebook: Rulebook, isDown: boolean): CharacterFacts {
  const classLevels = classLevelsAfter(record.levels, record.levels.length);
  return {
    edition: record.edition,
    level: record.levels.length,
    startingClass: record.levels[0]?.class ?? '',
    classLevels,
    subclasses: new Set(subclassesOf(record.levels).values()),
    species: record.species,
    lineage: record.lineage,
    background: record.background,
    packs: packsOf(rulebook),
    feats: new Map(),
    features: new Set(),
    tags: new Set(),
    proficiencies: new Set(),
    expertise: new Set(),
    scores: { ...record.baseAbilities },
    modifiers: { ...NO_MODIFIERS },
    ownModifiers: { ...NO_MODIFIERS },
    toggles: new Set(),
    conditions: new Map(),
    equipment: NOTHING_CARRIED,
    casting: { kinds: new Set(), highestSpellLevel: 0, casterLevel: 0, pactLevel: 0 },
    size: 0,
    proficiencyBonus: 0,
    speeds: { walk: 0, fly: 0, swim: 0, climb: 0, burrow: 0 },
    bases: { ac: 0, walk: 0 },
    hitPoints: { max: 0, current: 0 },
    isDown,
    hitDice: 0,
    resources: new Map(),
    slots: [],
    numericChoices: numbersIn(record.choices),
    answers: record.choices,
    chosenSpells: spellsIn(record.choices, rulebook),
    scales: scalesOf(rulebook, classLevels),
    roll: undefined,
    self: undefined,
    castingAbility: undefined,
    covers: coverage(rulebook),
  };
}

const spellSets = new WeakMap<CharacterRecord['choices'], ReadonlySet<string>>();

/** Returns the spells named in answers; cached per answers object. */
function spellsIn(choices: CharacterRecord['choices'], { spells }: Rulebook): ReadonlySet<string> {
  let found = spellSets.get(choices);
  if (found === undefined) {
    const named = Object.values(choices).flatMap((value) =>
      Array.isArray(value) ? value : typeof value === 'string' ? [value] : [],
    );
    found = new Set(named.filter((id) => spells.has(id)));
    spellSets.set(choices, found);
  }
  return found;
}

const numberMaps = new WeakMap<CharacterRecord['choices'], ReadonlyMap<string, number>>();

/** Returns the numeric answers; cached per answers object. */
function numbersIn(choices: CharacterRecord['choices']): ReadonlyMap<string, number> {
  let found = numberMaps.get(choices);
  if (found === undefined) {
    const isNumber = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';
    found = new Map(Object.entries(choices).filter(isNumber));
    numberMaps.set(choices, found);
  }
  return found;
}

const packSets = new WeakMap<Rulebook, ReadonlySet<string>>();

function packsOf(rulebook: Rulebook): ReadonlySet<string> {
  let ids = packSets.get(rulebook);
  if (ids === undefined) {
    ids = new Set(rulebook.packs.map(({ id }) => id));
    packSets.set(rulebook, ids);
  }
  return ids;
}

const NO_MODIFIERS: Readonly<Record<Ability, number>> = { STR: 0, DEX: 0, CON: 0, INT: 0, WIS: 0, CHA: 0 };

/** Returns the scales of the character's classes at their levels. */
function scalesOf({ classes }: Rulebook, classLevels: ReadonlyMap<string, number>): Map<string, number> {
  const scales = new Map<string, number>();
  for (const [id, level] of classLevels)
    for (const [name, rows] of Object.entries(classes.get(id)?.record.scales ?? {})) {
      const reached = Object.entries(rows).filter(([from]) => Number(from) <= level);
      const [, value] = reached.reduce((best, row) => (Number(row[0]) > Number(best[0]) ? row : best), ['0', 0]);
      scales.set(name, value);
    }
  return scales;
}

/** Returns the check whether a category covers an item: "martial" a longsword, "martial:light" a shortsword. */
function coverage({ items }: Rulebook): CharacterFacts['covers'] {
  return (type: ProficiencyType, granted: string, wanted: string) => {
    if (type !== 'weapon') return false;
    const weapon = items.get(wanted)?.record.weapon;
    if (weapon === undefined) return false;
    const [category, property] = granted.split(':');
    return weapon.category === category && (property === undefined || weapon.properties.includes(property));
  };
}
