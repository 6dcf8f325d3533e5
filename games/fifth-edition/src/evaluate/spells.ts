import type { NestedMessage } from '@tessera/rules';
import type { SpellRecord } from '../content/records.ts';
import type { Draft } from '../draft.ts';
import type { EffectInstance } from '../instance.ts';
import { said } from '../message.ts';
import type { CastingEntry, ChoiceState, DerivedState, SheetSpell } from '../sheet.ts';
import { CANTRIP_TIERS, isAbility, SPELL_COUNTS, type SpellCountName } from '../vocabulary.ts';
import { type Mark, markOf } from './account.ts';
import { type Evaluation, numberOf, verdictOf, writersOf } from './evaluation.ts';
import { noSuch, refusal } from './issues.ts';
import type { Numbers } from './numbers.ts';
import { settleStat, start } from './stats.ts';
import { hasSameWriters, type Worked } from './unchanged.ts';

/** A question about spells that a casting entry asks. */
export interface SpellQuestion {
  readonly key: string;
  readonly entry: CastingEntry;
  readonly count: SpellCountName;
  readonly max: number;
}

export interface SpellBook {
  /** Where its account begins and ends. */
  readonly from: Mark;
  readonly to: Mark;
  readonly spells: SheetSpell[];
  readonly questions: SpellQuestion[];
  readonly resources: DerivedState['resources'];
}

/** The spells at hand: granted, known, prepared, written down; each choice held against list, level and number. SPEC 10 */
export function spellsOf(evaluation: Evaluation, entries: readonly CastingEntry[]): SpellBook {
  const from = markOf(evaluation);
  const spells: SheetSpell[] = [];
  const resources: Record<string, DerivedState['resources'][string]> = {};
  for (const instance of writersOf(evaluation, 'spells')) grant(evaluation, instance, spells, resources);
  const questions: SpellQuestion[] = [];
  for (const entry of entries) {
    for (const count of QUESTIONS[entry.preparation] ?? []) {
      const stat = entry.counts[count];
      if (stat === undefined || stat.value <= 0) continue;
      const question = { key: `${entry.id}-${count}`, entry, count, max: stat.value };
      questions.push(question);
      answer(evaluation, question, spells);
    }
  }
  return { from, to: markOf(evaluation), spells, questions, resources };
}

/** Whether the book would be the same again. */
export function isSameBook(now: Evaluation, numbers: Numbers, before: Worked & { readonly book: SpellBook }): boolean {
  const then = before.evaluation;
  return (
    haveSamePages(numbers.entries ?? [], before.numbers.entries ?? []) &&
    now.facts.level === then.facts.level &&
    now.record.used === then.record.used &&
    (now.record.choices === then.record.choices ||
      before.book.questions.every(({ key }) => now.record.choices[key] === then.record.choices[key])) &&
    hasSameWriters('spells', now, then)
  );
}

/** Whether entries say the same about which spells are on their pages; how well those are cast is not written there. */
function haveSamePages(entries: readonly CastingEntry[], others: readonly CastingEntry[]): boolean {
  if (entries === others) return true;
  return entries.length === others.length && entries.every((entry, index) => hasSamePage(entry, others[index]!));
}

function hasSamePage(entry: CastingEntry, other: CastingEntry): boolean {
  return (
    entry === other ||
    (entry.id === other.id &&
      entry.name === other.name &&
      entry.class === other.class &&
      entry.ability === other.ability &&
      entry.preparation === other.preparation &&
      entry.highestSpellLevel === other.highestSpellLevel &&
      entry.lists.length === other.lists.length &&
      entry.lists.every((list, index) => list === other.lists[index]) &&
      SPELL_COUNTS.every((count) => entry.counts[count]?.value === other.counts[count]?.value))
  );
}

/** What an entry asks for, by how it prepares. */
const QUESTIONS: Readonly<Record<string, readonly SpellCountName[]>> = {
  known: ['cantrips', 'known'],
  prepared: ['cantrips', 'prepared'],
  table: ['cantrips', 'prepared'],
  spellbook: ['cantrips', 'spellbook', 'prepared'],
  none: ['cantrips', 'known', 'prepared'],
};

/** How many dice a cantrip has: one, two, three or four, by the level of the character. */
export function cantripTier(level: number): number {
  return CANTRIP_TIERS.filter((from) => level >= from).length;
}

function grant(
  evaluation: Evaluation,
  instance: EffectInstance,
  spells: SheetSpell[],
  resources: Record<string, DerivedState['resources'][string]>,
): void {
  const { effect } = instance.effect;
  const { rulebook, facts, record } = evaluation;
  if (effect.kind !== 'grantSpell' || verdictOf(evaluation, instance) !== true) return;
  const spell = rulebook.spells.get(effect.spell)?.record;
  if (effect.atLevel !== undefined && facts.level < effect.atLevel) {
    evaluation.rejected.push({
      id: instance.id,
      reason: 'level-too-low',
      detail: said('from-level', { level: effect.atLevel }),
    });
    return;
  }
  if (spell === undefined) return;
  evaluation.applied.push(instance.id);
  const source = { id: instance.id, label: instance.label };
  const mode = spell.level === 0 ? 'cantrip' : effect.mode;
  const same = spells.findIndex(
    (each) => each.spell === effect.spell && each.mode === mode && each.entry === effect.entry,
  );
  const casts = effect.freeCasts && freeCasts(evaluation, instance, spell, effect.freeCasts.refresh, record.used);
  if (casts !== undefined) resources[casts.id] = casts;
  if (same >= 0) {
    spells[same] = { ...spells[same]!, sources: [...spells[same]!.sources, source] };
    return;
  }
  const ability = effect.ability !== undefined && isAbility(effect.ability) ? effect.ability : undefined;
  const line = lineOf(evaluation, spell, effect.entry, mode, ability, [source]);
  if (casts !== undefined) line.freeCasts = casts.id;
  spells.push(line);
}

function freeCasts(
  evaluation: Evaluation,
  instance: EffectInstance,
  spell: SpellRecord,
  refresh: DerivedState['resources'][string]['refresh'],
  used: Readonly<Record<string, number>>,
): DerivedState['resources'][string] {
  const count = numberOf(evaluation, instance, 'freeCasts') ?? 1;
  const id = `free.${spell.id}`;
  const max = settleStat(evaluation, `resources.${id}`, [start(instance.id, instance.label, count)]);
  const spent = Math.min(max.value, used[id] ?? 0);
  return { id, name: said('freeCasts', { name: spell.name }), max, used: spent, left: max.value - spent, refresh };
}

function lineOf(
  { facts }: Evaluation,
  spell: SpellRecord,
  entry: string | undefined,
  mode: SheetSpell['mode'],
  ability: SheetSpell['ability'],
  sources: SheetSpell['sources'],
): Draft<SheetSpell> {
  const { id, name, level, ritual, concentration, damage } = spell;
  const line: Draft<SheetSpell> = { spell: id, name, level, entry, mode, ability, ritual, concentration, sources };
  if (level === 0 && damage !== undefined) line.dice = scaled(damage, cantripTier(facts.level));
  return line;
}

function scaled(damage: string, tier: number): string {
  const at = damage.indexOf('d');
  return at < 0 ? damage : `${Number(damage.slice(0, at) || 1) * tier}${damage.slice(at)}`;
}

function answer(evaluation: Evaluation, question: SpellQuestion, spells: SheetSpell[]): void {
  const { key, entry, count, max } = question;
  const { record, issues, choices } = evaluation;
  const value = record.choices[key];
  const picks = Array.isArray(value) ? value : [];
  const problems: NestedMessage[] = [];
  const object = (code: string, message: NestedMessage) => {
    problems.push(message);
    issues.push(refusal(code, `choices["${key}"]`, message));
  };
  if (value !== undefined && !Array.isArray(value)) object('E_CHOICE_TYPE', said('expected-list'));
  const granted = spells.filter((spell) => spell.entry === entry.id && spell.mode === COUNTED[count]).length;
  const room = Math.max(0, max - granted);
  if (picks.length > room && count !== 'spellbook')
    object('E_SPELL_COUNT', said('choose-count', { max: room, count: picks.length }));
  const isTooMany = problems.length > 0;
  const accepted = new Set<string>();
  const sources = [{ id: key, label: entry.name }];
  const mode = count === 'cantrips' ? 'cantrip' : count;
  for (const pick of isTooMany ? [] : picks) {
    const objection = spellObjection(evaluation, question, pick);
    if (objection !== undefined) object(...objection);
    else if (accepted.has(pick)) object('E_SPELL_DUPLICATE', said('spell-twice', { name: pick }));
    else {
      accepted.add(pick);
      const spell = evaluation.rulebook.spells.get(pick)!.record;
      spells.push(lineOf(evaluation, spell, entry.id, mode, entry.ability, sources));
    }
  }
  const missing = Math.max(0, room - accepted.size);
  const state: ChoiceState = {
    key,
    id: key,
    prompt: said(`prompt.${count}`),
    type: 'multiselect',
    state: problems.length > 0 ? 'invalid' : missing > 0 ? 'pending' : 'made',
    ...(value !== undefined && { value }),
    min: room,
    max: room,
    missing,
    source: entry.class === undefined ? entry.id : `class:${entry.class}`,
    sourceName: said('prompt.spellsOf', { name: entry.name }),
    gained: evaluation.facts.level,
    ...(problems.length > 0 && { problems }),
  };
  choices.push(state);
}

const COUNTED: Readonly<Record<SpellCountName, SheetSpell['mode'] | undefined>> = {
  cantrips: undefined,
  known: 'known',
  prepared: undefined,
  spellbook: 'spellbook',
};

/** Why a spell cannot be chosen here, or nothing. */
export function spellObjection(
  evaluation: Evaluation,
  { entry, count }: SpellQuestion,
  pick: string,
): [code: string, message: NestedMessage] | undefined {
  const spell = evaluation.rulebook.spells.get(pick)?.record;
  if (spell === undefined) return ['E_SPELL_UNKNOWN', noSuch(evaluation.rulebook.edition, 'spell', pick)];
  if (count === 'cantrips' && spell.level > 0) return ['E_SPELL_LEVEL', said('not-a-cantrip', { name: spell.name })];
  if (count !== 'cantrips' && spell.level === 0) return ['E_SPELL_CANTRIP', said('a-cantrip', { name: spell.name })];
  if (!spell.lists.some((list) => entry.lists.includes(list)))
    return ['E_SPELL_LIST', said('not-on-list', { name: spell.name, lists: entry.lists })];
  if (spell.level > entry.highestSpellLevel) {
    const level = evaluation.facts.classLevels.get(entry.class ?? '') ?? '';
    return [
      'E_SPELL_LEVEL',
      said('prepares-up-to', { entry: entry.id, classLevel: level, level: entry.highestSpellLevel }),
    ];
  }
  if (count === 'prepared' && entry.preparation === 'spellbook') {
    const book = evaluation.record.choices[`${entry.id}-spellbook`];
    if (!Array.isArray(book) || !book.includes(pick))
      return ['E_SPELL_BOOK', said('not-in-spellbook', { name: spell.name })];
  }
  return undefined;
}
