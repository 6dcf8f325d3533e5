import type { Base, Bonus, Contribution, Stat } from '@tessera/rules';
import type { EffectOf } from '../../effects/effect.ts';
import type {
  CastingEntry,
  CastingNumbers,
  DerivedState,
  InnateCasting,
  RollAdvantage,
  SheetSpell,
  Slots,
  SpellRaise,
} from '../../sheet/sheet.ts';
import type { Mutable } from '../../vocabulary/draft.ts';
import { dottedTarget } from '../../vocabulary/joinCache.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import {
  type Ability,
  isAbility,
  MAX_SPELL_LEVEL,
  SPELL_COUNTS,
  type SpellCountName,
} from '../../vocabulary/vocabulary.ts';
import { type Evaluation, numberOf, verdictOf, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { baseOf, bonusOf, increaseOf, MODIFIERS, PROFICIENCY, settleStat, start, step } from '../state/stats.ts';
import { combineRollModes, rollingOf } from './rolls.ts';

type SlotState = Pick<DerivedState['spellcasting'], 'slots' | 'pact' | 'casterLevel'>;

/**
 * Calculates slots. A single casting class reads its table; several combine their levels and read the multiclass table.
 * Pact slots are a separate pool. SPEC 10
 */
export function slots(evaluation: Evaluation): SlotState {
  const { rulebook, facts, record } = evaluation;
  const casters = castersOf(evaluation);
  const shared = casters.filter(({ progression }) => progression.pool === 'shared');
  const casterLevel = shared.reduce((sum, { level, progression }) => sum + casterLevels(level, progression), 0);
  const [only] = shared;
  const combined = [...rulebook.progressions.values()].find((progression) => progression.isCombinedTable);
  const isAlone = shared.length === 1 && only !== undefined;
  const row = isAlone ? only.progression.rows[only.level - 1]! : (combined?.rows[casterLevel - 1] ?? []);
  const label = isAlone
    ? engineMessage('step.classLevel', { name: only.name, level: only.level })
    : engineMessage('step.casterLevel', { level: casterLevel });
  const id = isAlone ? only.instance.id : 'spellcasting.casterLevel';
  facts.casting.casterLevel = casterLevel;
  const result: Record<number, Slots> = {};
  const extra = writersOf(evaluation, 'slots');
  for (let level = 1; level <= MAX_SPELL_LEVEL; level++) {
    const contributions: Contribution[] = [];
    if (row[level - 1]) contributions.push(start(id, label, row[level - 1]!));
    for (const instance of extra) addExtraSlots(evaluation, instance, level, contributions);
    if (contributions.length === 0) continue;
    const max = settleStat(evaluation, dottedTarget('slots', LEVELS[level]!), contributions);
    result[level] = { level, max, used: Math.min(max.value, record.used[dottedTarget('slot', LEVELS[level]!)] ?? 0) };
    facts.slots[level - 1] = max.value;
  }
  const pact = pactSlots(evaluation, casters);
  return { slots: result, ...(pact && { pact }), casterLevel };
}

/** Spell levels as texts, for the names of slots. */
const LEVELS: readonly string[] = Array.from({ length: MAX_SPELL_LEVEL + 1 }, (_, level) => String(level));

interface Caster {
  readonly instance: EffectInstance;
  readonly name: string;
  readonly level: number;
  readonly progression: NonNullable<ReturnType<Evaluation['rulebook']['progressions']['get']>>;
}

function castersOf(evaluation: Evaluation): Caster[] {
  return writersOf(evaluation, 'spellcasting').flatMap((instance): Caster[] => {
    const { effect } = instance.effect;
    if (effect.kind !== 'spellcasting' || verdictOf(evaluation, instance) !== true) return [];
    const progression = evaluation.rulebook.progressions.get(effect.progression);
    const className = effect.class ?? instance.feature.source.className;
    const level = evaluation.facts.classLevels.get(className ?? '') ?? 0;
    if (progression === undefined || level === 0) return [];
    return [{ instance, name: evaluation.rulebook.classes.get(className!)!.facts.name, level, progression }];
  });
}

function casterLevels(level: number, { divide, round }: Caster['progression']): number {
  return round === 'up' ? Math.ceil(level / divide) : Math.floor(level / divide);
}

function addExtraSlots(
  evaluation: Evaluation,
  instance: EffectInstance,
  level: number,
  contributions: Contribution[],
): void {
  const { effect } = instance.effect;
  const value = effect.kind === 'spellSlots' ? effect.slots[level] : undefined;
  if (value !== undefined) contributions.push(increaseOf(evaluation, instance, value));
}

function pactSlots(evaluation: Evaluation, casters: readonly Caster[]): SlotState['pact'] {
  const pact = casters.find(({ progression }) => progression.pool === 'pact');
  if (pact === undefined) return undefined;
  const { level, progression, name, instance } = pact;
  evaluation.facts.casting.pactLevel = level;
  const count = progression.rows[level - 1]!.reduce((sum, each) => sum + each, 0);
  const max = settleStat(evaluation, 'slots.pact', [
    start(instance.id, engineMessage('step.classLevel', { name, level }), count),
  ]);
  const used = Math.min(max.value, evaluation.record.used.pact ?? 0);
  return { level: progression.slotLevels?.[level - 1] ?? 1, max, used };
}

/** Returns one entry per source of casting, with ability, save DC and attack bonus. SPEC 10 */
export function castingEntries(evaluation: Evaluation): CastingEntry[] {
  const writers = writersOf(evaluation, 'spellcasting');
  const sources = writers.filter(
    (instance) => instance.effect.effect.kind === 'spellcasting' && verdictOf(evaluation, instance) === true,
  );
  const entries = new Map<string, EffectInstance[]>();
  for (const instance of sources) {
    const id = entryId(instance);
    entries.set(id, [...(entries.get(id) ?? []), instance]);
    evaluation.applied.push(instance.id);
  }
  const shared = sharedOf(evaluation, writers);
  return [...entries].map(([id, instances]) => castingEntry(evaluation, id, instances, shared));
}

/** Values that every entry uses, calculated once. */
interface Shared {
  readonly abilities: readonly EffectInstance[];
  readonly bonuses: readonly EffectInstance[];
  readonly counts: readonly EffectInstance[];
  readonly modes: readonly EffectInstance[];
  readonly toAllAttacks: readonly Contribution[];
  readonly blocked: RollAdvantage['sources']['autoFail'];
}

function sharedOf(evaluation: Evaluation, writers: readonly EffectInstance[]): Shared {
  const ofKind = (kind: string) => writers.filter(({ effect: { effect } }) => effect.kind === kind);
  const modes = [...writers, ...writersOf(evaluation, 'attacks')].filter(
    ({ effect: { effect } }) => effect.kind === 'rollMode' && effect.filter === undefined,
  );
  return {
    abilities: ofKind('spellcastingAbility'),
    bonuses: ofKind('spellBonus'),
    counts: ofKind('spellCount'),
    modes,
    toAllAttacks: bonusesToAllAttacks(evaluation),
    blocked: rollingOf(evaluation, 'spellcasting')?.sources.autoFail,
  };
}

function entryId({ effect: { effect }, feature }: EffectInstance): string {
  if (effect.kind !== 'spellcasting') return '';
  return effect.entry ?? effect.class ?? feature.source.className ?? feature.source.id;
}

function castingEntry(
  evaluation: Evaluation,
  id: string,
  instances: readonly EffectInstance[],
  shared: Shared,
): CastingEntry {
  const { facts, rulebook } = evaluation;
  const main = instances[0]!;
  const effect = casting(main);
  const ability = abilityOf(evaluation, id, effect.ability, shared.abilities);
  const className = effect.class ?? main.feature.source.className;
  facts.castingAbility = ability;
  const numbers = castingNumbers(evaluation, id, ability, shared);
  const ownCounts = countsOf(evaluation, id, main, shared.counts);
  facts.castingAbility = undefined;
  return {
    id,
    name: (className && rulebook.classes.get(className)?.facts.name) ?? main.feature.source.name,
    class: className,
    ability,
    preparation: effect.preparation,
    lists: listsOf(instances.map(casting)),
    cantripLists: listsOf(instances.map(casting).filter(({ noCantrips }) => noCantrips !== true)),
    counts: ownCounts,
    highestSpellLevel: highestLevel(evaluation, effect.progression, className),
    ...numbers,
  };
}

function listsOf(effects: readonly EffectOf<'spellcasting'>[]): string[] {
  return [...new Set(effects.flatMap(({ lists }) => lists))];
}

/** Calculates save DC, attack bonus and whether casting is possible, for an ability. */
function castingNumbers(
  evaluation: Evaluation,
  id: string,
  ability: Ability,
  { bonuses, modes, toAllAttacks, blocked }: Shared,
): CastingNumbers {
  const own = difficultySteps(evaluation, ability);
  const path = dottedTarget('spellcasting', id);
  const toResist = [...own, ...bonusesTo(evaluation, id, 'dc', bonuses)];
  const toAttack = [...own.slice(1), ...bonusesTo(evaluation, id, 'attack', bonuses), ...toAllAttacks];
  const numbers: Mutable<CastingNumbers> = {
    dc: settleStat(evaluation, dottedTarget(path, 'dc'), toResist),
    attack: settleStat(evaluation, dottedTarget(path, 'attack'), toAttack),
    canCast: blocked === undefined,
  };
  const attackRolling = attackRollingOf(evaluation, id, modes);
  if (attackRolling !== undefined) numbers.attackRolling = attackRolling;
  if (blocked !== undefined) numbers.cannotCast = blocked;
  return numbers;
}

/** Returns the parts of a save DC: 8, the proficiency bonus and a modifier. */
export function difficultySteps({ facts }: Evaluation, ability: Ability): [Base, ...Bonus[]] {
  return [
    start('difficulty.base', BASE, BASE_DC),
    step('proficiencyBonus', PROFICIENCY, facts.proficiencyBonus),
    step(MODIFIERS[ability], ability, facts.modifiers[ability]),
  ];
}

const BASE_DC = 8;
const BASE = engineMessage('step.base');

/** Returns the casting of spells without a class, with the ability that their source names. */
export function innateCasting(evaluation: Evaluation, spells: readonly SheetSpell[]): InnateCasting[] {
  const abilities = new Set<Ability>();
  for (const { entry, ability } of spells) if (entry === undefined && ability !== undefined) abilities.add(ability);
  if (abilities.size === 0) return NO_INNATE;
  const shared = sharedOf(evaluation, writersOf(evaluation, 'spellcasting'));
  return [...abilities].map((ability) => ({
    ability,
    ...castingNumbers(evaluation, dottedTarget(INNATE, ability), ability, shared),
  }));
}

/** Returns the bonuses of features to the dice of spells. */
export function spellRaises(evaluation: Evaluation): SpellRaise[] {
  return writersOf(evaluation, 'spellcasting').flatMap((instance): SpellRaise[] => {
    const { effect } = instance.effect;
    if (effect.kind !== 'spellBonus' || effect.rolls === undefined || verdictOf(evaluation, instance) !== true)
      return [];
    evaluation.applied.push(instance.id);
    const source = { id: instance.id, label: instance.label };
    return [{ source, entry: effect.entry, plus: numberOf(evaluation, instance, 'plus') ?? 0, rolls: effect.rolls }];
  });
}

const INNATE = 'innate';
const NO_INNATE: InnateCasting[] = [];

function bonusesTo(
  evaluation: Evaluation,
  id: string,
  field: 'dc' | 'attack',
  bonuses: readonly EffectInstance[],
): Contribution[] {
  const found: Contribution[] = [];
  for (const instance of bonuses) {
    const { effect, values } = instance.effect;
    if (effect.kind !== 'spellBonus' || (effect.entry ?? id) !== id || values[field] === undefined) continue;
    const bonus = bonusOf(evaluation, instance, field);
    if (bonus !== undefined) found.push(bonus);
  }
  return found;
}

/** Bonuses to all attacks also apply to spell attacks. */
function bonusesToAllAttacks(evaluation: Evaluation): Contribution[] {
  return writersOf(evaluation, 'attacks')
    .filter(({ effect: { effect } }) => effect.kind === 'attackBonus' && effect.filter === undefined)
    .flatMap((instance) => bonusOf(evaluation, instance) ?? []);
}

function attackRollingOf(
  evaluation: Evaluation,
  id: string,
  modes: readonly EffectInstance[],
): RollAdvantage | undefined {
  if (modes.length === 0) return undefined;
  const targets = ['attacks', 'spellAttacks', `spellAttacks.${id}`];
  const own = modes.filter(({ effect: { effect } }) => {
    return effect.kind === 'rollMode' && asList(effect.target).some((target) => targets.includes(target));
  });
  return combineRollModes(evaluation, own);
}

function asList(target: string | readonly string[]): readonly string[] {
  return typeof target === 'string' ? [target] : target;
}

function casting({ effect: { effect } }: EffectInstance): EffectOf<'spellcasting'> {
  if (effect.kind !== 'spellcasting') throw new TypeError(`"${effect.kind}" is not spellcasting`);
  return effect;
}

function abilityOf(evaluation: Evaluation, id: string, own: string, others: readonly EffectInstance[]): Ability {
  for (const instance of others) {
    const { effect } = instance.effect;
    if (
      effect.kind === 'spellcastingAbility' &&
      effect.entry === id &&
      verdictOf(evaluation, instance) === true &&
      isAbility(effect.ability)
    )
      return effect.ability;
  }
  return isAbility(own) ? own : 'INT';
}

function countsOf(
  evaluation: Evaluation,
  id: string,
  main: EffectInstance,
  others: readonly EffectInstance[],
): CastingEntry['counts'] {
  const counts: Partial<Record<SpellCountName, Stat>> = {};
  for (const count of SPELL_COUNTS) {
    const value = numberOf(evaluation, main, count);
    const more = moreOf(evaluation, id, count, others);
    if (value === undefined && more.length === 0) continue;
    const base = baseOf(evaluation, main, value ?? 0);
    counts[count] = settleStat(evaluation, dottedTarget(dottedTarget('spellcasting', id), count), [base, ...more]);
  }
  return counts;
}

function moreOf(
  evaluation: Evaluation,
  id: string,
  count: SpellCountName,
  others: readonly EffectInstance[],
): Contribution[] {
  const found: Contribution[] = [];
  for (const instance of others) {
    const { effect } = instance.effect;
    if (effect.kind !== 'spellCount' || effect.entry !== id || effect.count !== count) continue;
    const bonus = bonusOf(evaluation, instance);
    if (bonus !== undefined) found.push(bonus);
  }
  return found;
}

/** Returns the highest spell level of the class alone; higher slots of the multiclass table only cast lower spells. */
function highestLevel({ rulebook, facts }: Evaluation, progressionId: string, className: string | undefined): number {
  const progression = rulebook.progressions.get(progressionId);
  const level = facts.classLevels.get(className ?? '') ?? 0;
  if (progression === undefined || level === 0) return 0;
  return progression.slotLevels?.[level - 1] ?? progression.rows[level - 1]!.length;
}
