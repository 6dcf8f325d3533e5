import type { Stat } from '@tessera/rules';
import type { DerivedState, SkillStat } from '../sheet/sheet.ts';
import type { Ability, ByAbility } from '../vocabulary/vocabulary.ts';
import type { Structure } from './features/structure.ts';
import { difficulties } from './numbers/difficulties.ts';
import type { Numbers } from './numbers/numbers.ts';
import { deathSave, passive } from './numbers/rolls.ts';
import { innateCasting, spellRaises } from './numbers/spellcasting.ts';
import { cantripTier, type spellsOf } from './numbers/spells.ts';
import type { CarriedItem } from './state/equipment.ts';
import { type Evaluation, verdictOf, writersOf } from './state/evaluation.ts';
import { subclassesOf } from './state/levels.ts';

/** A sheet without its provenance. */
export type UntoldSheet = Omit<DerivedState, 'provenance'>;

/** Assembles the sheet from the results. SPEC 3.3 */
export function sheetOf(
  evaluation: Evaluation,
  structure: Structure,
  numbers: Numbers,
  book: ReturnType<typeof spellsOf>,
  rest: { toggles: DerivedState['toggles']; attunementMax: Stat; choices: DerivedState['choices'] },
): UntoldSheet {
  const { facts, features, feats, issues } = evaluation;
  const { slots: ownSlots, pact, casterLevel } = numbers.slotState!;
  const { proficiencies, expertise, masteries } = numbers.trained!;
  return {
    identity: identityOf(evaluation),
    abilities: complete(numbers.scores),
    proficiencyBonus: numbers.proficiencyBonus!,
    proficiencies,
    expertise,
    masteries,
    saves: complete(numbers.ownSaves),
    deathSaves: deathSave(evaluation),
    skills: numbers.ownSkills,
    checks: complete(numbers.ownChecks),
    passives: passivesOf(evaluation, numbers.ownSkills),
    ac: numbers.ac!,
    initiative: numbers.initiative!,
    speed: numbers.speeds,
    senses: numbers.senses!,
    size: numbers.size!,
    hitPoints: numbers.hitPoints!,
    hitDice: numbers.hitDice!,
    attacks: numbers.attacks!,
    spellcasting: {
      entries: numbers.entries!,
      innate: innateCasting(evaluation, book.spells),
      slots: ownSlots,
      ...(pact && { pact }),
      casterLevel,
      cantripTier: cantripTier(facts.level),
      spells: book.spells,
      raises: spellRaises(evaluation),
    },
    resources: { ...numbers.uses, ...book.resources },
    difficulties: difficulties(evaluation),
    features,
    feats,
    tags: [...facts.tags],
    toggles: rest.toggles,
    conditions: structure.conditions,
    damage: numbers.damage!,
    conditionImmunities: structure.immunities,
    attunement: { max: rest.attunementMax, used: facts.equipment.attunedCount },
    inventory: facts.equipment.carried.map(listedItem),
    notes: notesOf(evaluation),
    choices: rest.choices,
    issues,
  };
}

function listedItem({
  instance,
  id,
  name,
  equipped,
  attuned,
  refused,
}: CarriedItem): DerivedState['inventory'][number] {
  const item = { instanceId: instance, item: id, name, equipped, attuned };
  return refused === undefined ? item : { ...item, refused };
}

/** Asserts that all six abilities are present: each is a target. */
function complete<T>({ STR, DEX, CON, INT, WIS, CHA }: Partial<Record<Ability, T | undefined>>): ByAbility<T> {
  return { STR: STR!, DEX: DEX!, CON: CON!, INT: INT!, WIS: WIS!, CHA: CHA! };
}

function identityOf({ record, rulebook, facts }: Evaluation): DerivedState['identity'] {
  const subclasses = subclassesOf(record.levels);
  const classes = [...facts.classLevels].map(([id, level]) => {
    const subclass = subclasses.get(id);
    const name = rulebook.classes.get(id)?.facts.name ?? id;
    return { class: id, name, level, ...(subclass !== undefined && { subclass }) };
  });
  const { id, name, edition, species, lineage, background } = record;
  return {
    id,
    name,
    edition,
    species,
    ...(lineage !== undefined && { lineage }),
    background,
    level: facts.level,
    classes,
  };
}

/** Returns the passive scores of the three skills that sheets list. */
function passivesOf(evaluation: Evaluation, skills: Readonly<Record<string, SkillStat>>): Record<string, Stat> {
  const passives: Record<string, Stat> = {};
  for (const [id, stat] of Object.entries(skills))
    if (PASSIVES.includes(id)) passives[id] = passive(evaluation, id, stat);
  return passives;
}

const PASSIVES: readonly string[] = ['Perception', 'Insight', 'Investigation'];

function notesOf(evaluation: Evaluation): DerivedState['notes'] {
  return writersOf(evaluation, 'notes').flatMap((instance) => {
    const { effect } = instance.effect;
    if (effect.kind !== 'note' || verdictOf(evaluation, instance) === false) return [];
    evaluation.applied.push(instance.id);
    return [{ target: effect.target, text: effect.text, source: { id: instance.id, label: instance.label } }];
  });
}
