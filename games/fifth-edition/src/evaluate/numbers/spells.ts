import type { NestedMessage } from '@tessera/rules';
import type { SpellRecord } from '../../content/records/records.ts';
import type { EffectOf } from '../../effects/effect.ts';
import type { CastingEntry, ChoiceState, DerivedState, SheetSpell } from '../../sheet/sheet.ts';
import { scaledDice } from '../../vocabulary/dice.ts';
import type { Mutable } from '../../vocabulary/draft.ts';
import { dottedTarget, joinedBy } from '../../vocabulary/joinCache.ts';
import { inKeyOrder } from '../../vocabulary/keyOrder.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { CANTRIP_TIERS, isAbility, type SpellCountName } from '../../vocabulary/vocabulary.ts';
import { type Evaluation, numberOf, verdictOf, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { noSuch, refusal } from '../state/issues.ts';
import { settleStat, start } from '../state/stats.ts';

/** A question of a casting entry about spells. */
export interface SpellQuestion {
  readonly key: string;
  readonly entry: CastingEntry;
  readonly count: SpellCountName;
  readonly max: number;
}

export interface SpellBook {
  readonly spells: SheetSpell[];
  readonly questions: readonly SpellQuestion[];
  readonly resources: DerivedState['resources'];
}

/** Collects granted, known, prepared and spellbook spells, and validates choices by list, level and number. SPEC 10 */
export function spellsOf(evaluation: Evaluation, entries: readonly CastingEntry[]): SpellBook {
  const spells: SheetSpell[] = [];
  const resources: Record<string, DerivedState['resources'][string]> = {};
  for (const instance of writersOf(evaluation, 'spells')) grant(evaluation, instance, spells, resources);
  const questions: SpellQuestion[] = [];
  for (const entry of entries) {
    for (const count of QUESTIONS[entry.preparation] ?? []) {
      const stat = entry.counts[count];
      if (stat === undefined || stat.value <= 0) continue;
      const question = { key: keyOf(entry.id, count), entry, count, max: stat.value };
      questions.push(question);
      answer(evaluation, question, spells);
    }
  }
  return { spells, questions, resources };
}

/** Returns the key of a question about spells. */
const keyOf: (entry: string, count: string) => string = joinedBy('-');

/** Questions of an entry by its preparation. */
const QUESTIONS: Readonly<Record<string, readonly SpellCountName[]>> = {
  known: ['cantrips', 'known'],
  prepared: ['cantrips', 'prepared'],
  table: ['cantrips', 'prepared'],
  spellbook: ['cantrips', 'spellbook', 'prepared'],
  none: ['cantrips', 'known', 'prepared'],
};

/** Returns the number of a cantrip's dice at a character level: 1 to 4. */
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
      detail: engineMessage('from-level', { level: effect.atLevel }),
    });
    return;
  }
  if (spell === undefined) return;
  evaluation.applied.push(instance.id);
  const source = { id: instance.id, label: instance.label };
  const mode = spell.level === 0 ? 'cantrip' : effect.mode;
  const usesSlots = effect.usesSlots === (mode !== 'innate') ? undefined : effect.usesSlots;
  const same = spells.findIndex(
    (each) =>
      each.spell === effect.spell &&
      each.mode === mode &&
      each.entry === effect.entry &&
      each.usesSlots === usesSlots &&
      each.dc === effect.dc,
  );
  const casts = effect.freeCasts && freeCasts(evaluation, instance, spell, effect.freeCasts, record.used);
  if (casts !== undefined) resources[casts.id] = casts;
  if (same >= 0) {
    spells[same] = { ...spells[same]!, sources: [...spells[same]!.sources, source] };
    return;
  }
  const ability = effect.ability !== undefined && isAbility(effect.ability) ? effect.ability : undefined;
  const line = lineOf(evaluation, spell, effect.entry, mode, ability, [source]);
  if (casts !== undefined) line.freeCasts = casts.id;
  if (usesSlots !== undefined) line.usesSlots = usesSlots;
  if (effect.freeCasts?.slot !== undefined) line.takesSlot = effect.freeCasts.slot;
  if (mode === 'cantrip' && effect.mode === 'known' && effect.entry !== undefined) line.isKnown = true;
  if (effect.castAt !== undefined) line.castAt = effect.castAt;
  if (effect.dc !== undefined) line.dc = effect.dc;
  spells.push(line);
}

function freeCasts(
  evaluation: Evaluation,
  instance: EffectInstance,
  spell: SpellRecord,
  { refresh, slot }: NonNullable<EffectOf<'grantSpell'>['freeCasts']>,
  used: Readonly<Record<string, number>>,
): DerivedState['resources'][string] {
  const count = numberOf(evaluation, instance, 'freeCasts') ?? 1;
  const id = dottedTarget('free', spell.id);
  const max = settleStat(evaluation, dottedTarget('resources', id), [start(instance.id, instance.label, count)]);
  const spent = Math.min(max.value, used[id] ?? 0);
  const name = engineMessage(slot === 'pact' ? 'slotCasts' : 'freeCasts', { name: spell.name });
  return { id, name, max, used: spent, left: max.value - spent, refresh };
}

function lineOf(
  { facts }: Evaluation,
  spell: SpellRecord,
  entry: string | undefined,
  mode: SheetSpell['mode'],
  ability: SheetSpell['ability'],
  sources: SheetSpell['sources'],
): Mutable<SheetSpell> {
  const { id, name, level, ritual, concentration, damage, rolls = [] } = spell;
  const line: Mutable<SheetSpell> = { spell: id, name, level, entry, mode, ability, ritual, concentration, sources };
  if (level === 0 && damage !== undefined) {
    // Beams are rolled separately: their number grows, not their dice.
    const isBeams = rolls.some(({ scales }) => scales === 'times');
    line.dice = isBeams ? damage : scaledDice(damage, cantripTier(facts.level));
  }
  return line;
}

function answer(evaluation: Evaluation, question: SpellQuestion, spells: SheetSpell[]): void {
  const { key, entry, count, max } = question;
  const { record, issues, choices } = evaluation;
  const value = record.choices[key];
  const room = Math.max(0, max - grantedTo(entry, COUNTED[count], spells));
  const problems: NestedMessage[] = [];
  const object = (code: string, message: NestedMessage) => {
    problems.push(message);
    issues.push(refusal(code, `choices["${key}"]`, message));
  };
  const lines = chosenLines(evaluation, question, room, object);
  for (const line of lines) spells.push(line);
  const missing = Math.max(0, room - lines.length);
  const state: Mutable<ChoiceState> = {
    key,
    id: key,
    prompt: engineMessage(`prompt.${count}`),
    type: 'multiselect',
    state: problems.length > 0 ? 'invalid' : missing > 0 ? 'pending' : 'made',
    min: room,
    max: room,
    missing,
    source: entry.class === undefined ? entry.id : `class:${entry.class}`,
    sourceName: engineMessage('prompt.spellsOf', { name: entry.name }),
    gained: evaluation.facts.level,
  };
  if (value !== undefined) state.value = inKeyOrder(value);
  if (problems.length > 0) state.problems = problems;
  choices.push(state);
}

/** Counts the granted spells of an entry in a mode that reduces the number to choose. */
function grantedTo({ id }: CastingEntry, mode: SheetSpell['mode'] | undefined, spells: readonly SheetSpell[]): number {
  if (mode === undefined) return 0;
  const counts = (spell: SheetSpell) => spell.mode === mode || (mode === 'known' && spell.isKnown === true);
  return spells.filter((spell) => spell.entry === id && counts(spell)).length;
}

/** Returns the valid chosen spells. */
function chosenLines(
  evaluation: Evaluation,
  question: SpellQuestion,
  room: number,
  object: (code: string, message: NestedMessage) => void,
): readonly SheetSpell[] {
  const { key, entry, count } = question;
  const value = evaluation.record.choices[key];
  const lines: SheetSpell[] = [];
  if (value === undefined) return lines;
  if (!Array.isArray(value)) {
    object('E_CHOICE_TYPE', engineMessage('expected-list'));
    return lines;
  }
  if (value.length > room && count !== 'spellbook') {
    object('E_SPELL_COUNT', engineMessage('choose-count', { max: room, count: value.length }));
    return lines;
  }
  const accepted = new Set<string>();
  const sources = [{ id: key, label: entry.name }];
  const mode = count === 'cantrips' ? 'cantrip' : count;
  for (const pick of value) {
    const objection = spellObjection(evaluation, question, pick);
    if (objection !== undefined) object(...objection);
    else if (accepted.has(pick)) object('E_SPELL_DUPLICATE', engineMessage('spell-twice', { name: pick }));
    else {
      accepted.add(pick);
      const spell = evaluation.rulebook.spells.get(pick)!.record;
      lines.push(lineOf(evaluation, spell, entry.id, mode, entry.ability, sources));
    }
  }
  return lines;
}

const COUNTED: Readonly<Record<SpellCountName, SheetSpell['mode'] | undefined>> = {
  cantrips: undefined,
  known: 'known',
  prepared: undefined,
  spellbook: 'spellbook',
};

/** Returns the lists that a question of an entry chooses from. */
export function listsFor({ lists, cantripLists }: CastingEntry, count: SpellCountName): readonly string[] {
  return count === 'cantrips' ? cantripLists : lists;
}

/** Returns the reason why a spell cannot be chosen here, or undefined. */
export function spellObjection(
  evaluation: Evaluation,
  { entry, count }: SpellQuestion,
  pick: string,
): [code: string, message: NestedMessage] | undefined {
  const spell = evaluation.rulebook.spells.get(pick)?.record;
  if (spell === undefined) return ['E_SPELL_UNKNOWN', noSuch(evaluation.rulebook.edition, 'spell', pick)];
  if (count === 'cantrips' && spell.level > 0)
    return ['E_SPELL_LEVEL', engineMessage('not-a-cantrip', { name: spell.name })];
  if (count !== 'cantrips' && spell.level === 0)
    return ['E_SPELL_CANTRIP', engineMessage('a-cantrip', { name: spell.name })];
  const lists = listsFor(entry, count);
  if (!spell.lists.some((list) => lists.includes(list)))
    return ['E_SPELL_LIST', engineMessage('not-on-list', { name: spell.name, lists })];
  if (spell.level > entry.highestSpellLevel) {
    const level = evaluation.facts.classLevels.get(entry.class ?? '') ?? '';
    return [
      'E_SPELL_LEVEL',
      engineMessage('prepares-up-to', { entry: entry.id, classLevel: level, level: entry.highestSpellLevel }),
    ];
  }
  if (count === 'prepared' && entry.preparation === 'spellbook') {
    const book = evaluation.record.choices[keyOf(entry.id, 'spellbook')];
    if (!Array.isArray(book) || !book.includes(pick))
      return ['E_SPELL_BOOK', engineMessage('not-in-spellbook', { name: spell.name })];
  }
  return undefined;
}
