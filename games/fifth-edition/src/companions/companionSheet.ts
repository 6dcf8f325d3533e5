import { type Contribution, type Label, resolveStat, type Stat } from '@tessera/rules';
import type { CreatureRecord } from '../content/records/creature.ts';
import { MODIFIERS, PROFICIENCY, start, step } from '../evaluate/state/stats.ts';
import type { ExplanationResult } from '../explain/explain.ts';
import type { Companion } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import { engineMessage } from '../vocabulary/message.ts';
import { ABILITIES, type Ability, type ByAbility, type Movement, type Sense } from '../vocabulary/vocabulary.ts';

/** An attack of a companion. */
interface CompanionAttack {
  readonly id: string;
  readonly name: string;
  readonly toHit: Stat;
  readonly dice: string;
  readonly bonus: Stat;
  readonly damageType: string;
  readonly reach: string;
  readonly extra: readonly { readonly dice: string; readonly type: string }[];
  readonly note: string | undefined;
}

/** A companion with its numbers, every one with its sources. */
export interface CompanionSheet {
  readonly companion: Companion;
  readonly creature: CreatureRecord;
  /** Its type, or the one that it took on. */
  readonly type: string;
  readonly abilities: ByAbility<{ readonly score: number; readonly modifier: number }>;
  readonly ac: Stat;
  readonly hitPoints: { readonly max: Stat; readonly current: number; readonly temp: number };
  readonly initiative: Stat;
  readonly speed: Readonly<Partial<Record<Movement, number>>>;
  readonly senses: Readonly<Partial<Record<Sense, number>>>;
  readonly passivePerception: Stat;
  readonly proficiencyBonus: number;
  readonly skills: Readonly<Record<string, Stat>>;
  readonly saves: ByAbility<Stat>;
  readonly attacks: readonly CompanionAttack[];
  /** Save DCs of actions, by action. */
  readonly difficulties: Readonly<Record<string, Stat>>;
}

/** The numbers of the caster on which a called creature depends. */
type Owner = Pick<DerivedState, 'spellcasting' | 'proficiencyBonus'>;
type Skills = ReadonlyMap<string, { readonly ability: Ability }>;

/** Works out the numbers of a companion from its stat block, its slot and its caster. */
export function companionSheet(
  companion: Companion,
  creature: CreatureRecord,
  owner: Owner,
  skills: Skills,
): CompanionSheet {
  const block = { creature, slot: companion.slot ?? 0, owner, casting: castingOf(companion, owner) };
  const proficiency = proficiencyOf(creature, owner);
  const abilities = byAbility((ability) => {
    const score = creature.abilities[ability];
    return { score, modifier: modifierOf(score) };
  });
  const max = scaled(block, creature.hitPoints);
  const perception = skillStat('Perception', block, proficiency, skills);
  return {
    companion,
    creature,
    type: companion.becomes ?? creature.type,
    abilities,
    ac: scaled(block, creature.ac),
    hitPoints: {
      max,
      current: Math.max(0, max.value - (companion.damage ?? 0)),
      temp: companion.temp ?? 0,
    },
    initiative: initiativeOf(block, proficiency),
    speed: creature.speed,
    senses: creature.senses ?? {},
    passivePerception: settle([start('passive', engineMessage('step.passive'), PASSIVE), ...asBonuses(perception)]),
    proficiencyBonus: proficiency,
    skills: Object.fromEntries(
      Object.keys(creature.skills ?? {}).map((skill) => [skill, skillStat(skill, block, proficiency, skills)]),
    ),
    saves: byAbility((ability) => fromAbility(creature.saves?.[ability], ability, block, proficiency)),
    attacks: (creature.attacks ?? []).map((attack) => attackOf(attack, block, proficiency)),
    difficulties: difficultiesOf(block),
  };
}

/** Explains a number of a companion by its path: `companions.owl-1.ac`. Undefined for other paths. */
export function explainCompanion(sheets: readonly CompanionSheet[], path: string): ExplanationResult | undefined {
  const [area, id, ...rest] = path.split('.');
  const sheet = area === 'companions' ? sheets.find(({ companion }) => companion.instanceId === id) : undefined;
  const stat = sheet && statAt(sheet, rest);
  if (stat === undefined) return undefined;
  return { ok: true, explanation: { path, value: stat.value, stat, traces: {}, formulas: {} } };
}

function statAt(sheet: CompanionSheet, [area = '', which = '', part]: readonly string[]): Stat | undefined {
  switch (area) {
    case 'ac':
    case 'initiative':
    case 'passivePerception':
      return sheet[area];
    case 'hitPoints':
      return sheet.hitPoints.max;
    case 'skills':
      return sheet.skills[which];
    case 'saves':
      return ABILITIES.some((ability) => ability === which) ? sheet.saves[which as Ability] : undefined;
    case 'attacks': {
      const attack = sheet.attacks.find(({ id }) => id === which);
      return part === 'damage' ? attack?.bonus : attack?.toHit;
    }
    case 'difficulties':
      return sheet.difficulties[which];
    default:
      return undefined;
  }
}

interface Block {
  readonly creature: CreatureRecord;
  readonly slot: number;
  readonly owner: Owner;
  readonly casting: { readonly attack: Stat; readonly dc: Stat } | undefined;
}

const PASSIVE = 10;

function modifierOf(score: number): number {
  return Math.floor((score - 10) / 2);
}

/** A creature without a challenge rating has the proficiency bonus of its caster. */
function proficiencyOf({ challenge }: CreatureRecord, { proficiencyBonus }: Owner): number {
  if (challenge === undefined) return proficiencyBonus.value;
  return challenge < 5 ? 2 : 2 + Math.floor((challenge - 1) / 4);
}

/** Returns the casting that called the companion: by its ability, else the first one of the caster. */
function castingOf({ ability }: Companion, { spellcasting: { entries, innate } }: Owner) {
  return [...entries, ...innate].find((each) => each.ability === ability) ?? entries[0] ?? innate[0];
}

function settle(contributions: readonly Contribution[]): Stat {
  return resolveStat(contributions).stat;
}

function statBlock({ id, name }: CreatureRecord, value: number): Contribution {
  return start(`creature:${id}`, engineMessage('step.statBlock', { name }), value);
}

function scaled({ creature, slot }: Block, value: CreatureRecord['ac']): Stat {
  if (typeof value === 'number') return settle([statBlock(creature, value)]);
  const levels = Math.max(0, slot - (value.above ?? 0));
  const label: Label = engineMessage('step.slotLevels', { level: levels });
  return settle([statBlock(creature, value.base), step('slot', label, levels * value.perSlot)]);
}

/**
 * Splits a bonus of the stat block into the ability modifier and the proficiency bonus, once or twice. A bonus that is
 * neither comes from the stat block as a whole.
 */
function fromAbility(bonus: number | undefined, ability: Ability, { creature }: Block, proficiency: number): Stat {
  const modifier = modifierOf(creature.abilities[ability]);
  const base = start(MODIFIERS[ability], ability, modifier);
  if (bonus === undefined || bonus === modifier) return settle([base]);
  const times = TRAININGS.find((count) => modifier + count * proficiency === bonus);
  if (times === undefined) return settle([statBlock(creature, bonus)]);
  const label = times === 2 ? engineMessage('step.expertise') : PROFICIENCY;
  return settle([base, step('proficiency', label, times * proficiency)]);
}

const TRAININGS = [1, 2] as const;

function skillStat(skill: string, block: Block, proficiency: number, skills: Skills): Stat {
  return fromAbility(block.creature.skills?.[skill], skills.get(skill)?.ability ?? 'WIS', block, proficiency);
}

function initiativeOf(block: Block, proficiency: number): Stat {
  return fromAbility(block.creature.initiative, 'DEX', block, proficiency);
}

/** Repeats the parts of a number as bonuses of another one. */
function asBonuses({ parts }: Stat): Contribution[] {
  return parts.map(({ id, label, value }) => step(id, label, typeof value === 'number' ? value : 0));
}

type Attack = NonNullable<CreatureRecord['attacks']>[number];

function attackOf(attack: Attack, block: Block, proficiency: number): CompanionAttack {
  const { id, name, toHit, dice, bonus, perSlot, damageType, reach, extra = [], note } = attack;
  const { creature, slot, casting } = block;
  const damage = [statBlock(creature, bonus)];
  if (perSlot === true) damage.push(step('slot', engineMessage('step.slotLevels', { level: slot }), slot));
  return {
    id,
    name,
    toHit: toHit === 'caster' ? ofCaster('step.casterAttack', casting?.attack) : hitOf(toHit, block, proficiency),
    dice,
    bonus: settle(damage),
    damageType,
    reach,
    extra,
    note,
  };
}

/** Takes the ability whose modifier and the proficiency bonus make the number of the stat block. */
function hitOf(toHit: number, block: Block, proficiency: number): Stat {
  const ability = (['STR', 'DEX', ...ABILITIES] as const).find(
    (each) => modifierOf(block.creature.abilities[each]) + proficiency === toHit,
  );
  return ability === undefined
    ? settle([statBlock(block.creature, toHit)])
    : fromAbility(toHit, ability, block, proficiency);
}

function ofCaster(code: 'step.casterAttack' | 'step.casterDc', stat: Stat | undefined): Stat {
  return settle([start('caster', engineMessage(code), stat?.value ?? 0)]);
}

function difficultiesOf({ creature, casting }: Block): Record<string, Stat> {
  const found: Record<string, Stat> = {};
  for (const { id, save } of [...(creature.actions ?? []), ...(creature.traits ?? [])])
    if (save !== undefined)
      found[id] =
        save.dc === 'caster' ? ofCaster('step.casterDc', casting?.dc) : settle([statBlock(creature, save.dc)]);
  return found;
}

function byAbility<Value>(read: (ability: Ability) => Value): ByAbility<Value> {
  return {
    STR: read('STR'),
    DEX: read('DEX'),
    CON: read('CON'),
    INT: read('INT'),
    WIS: read('WIS'),
    CHA: read('CHA'),
  };
}
