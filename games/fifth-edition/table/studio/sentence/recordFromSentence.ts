import { type Fields, isFields, type StudioKind } from '../pack/draft.ts';
import { effectsOf } from './partEffects.ts';
import type { PartValues } from './partKind.ts';
import { type Part, readSentence } from './readSentence.ts';
import type { SentenceNames } from './sentenceNames.ts';

/** Kinds of records that sentences can write. */
export const SENTENCE_KINDS = ['item', 'feat', 'spell', 'subclass', 'species'] as const satisfies readonly StudioKind[];
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

/** Kinds whose features have a sentence each; the others have one sentence for all. */
export const WITH_FEATURES: readonly SentenceKind[] = ['subclass', 'species'];

export function isSentenceKind(kind: string): kind is SentenceKind {
  return SENTENCE_KINDS.some((each) => each === kind);
}

/** Returns the record that a sentence describes; id and name stay. */
export function recordFromSentence(kind: SentenceKind, text: string, before: Fields, names: SentenceNames): Fields {
  const { parts } = readSentence(text, kind, names);
  const like = valuesOf(parts, 'like')?.like;
  const template = like === undefined ? undefined : names.templates[kind]?.recordOf(like);
  const { id: _id, name: _name, summary: _summary, icon: _icon, features, ...inherited } = template ?? {};
  const own = { id: before.id, name: before.name, ...(text.trim() !== '' && { summary: text }) };
  const head = { ...inherited, ...own };
  const id = String(before.id);
  if (kind === 'spell') return { ...spellFields(parts, template), ...own };
  const feature = featureFrom(parts, { id: `${id}-power`, name: before.name });
  const all = [...inheritedFeatures(features, feature), feature];
  if (kind === 'item') return { ...head, ...itemFields(parts, template), features: all };
  return { ...head, category: template?.category ?? before.category ?? 'general', features: all };
}

/** Features of a template without the effects that the sentence says otherwise. */
function inheritedFeatures(features: unknown, own: Fields): readonly unknown[] {
  const said = new Set(fieldsOf(own.effects).map(({ kind }) => kind));
  return fieldsOf(features).map((feature) => ({
    ...feature,
    ...(feature.effects !== undefined && { effects: fieldsOf(feature.effects).filter(({ kind }) => !said.has(kind)) }),
  }));
}

function fieldsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** Returns a feature of a species or subclass that a sentence describes; id, name and level stay. */
export function featureFromSentence(kind: SentenceKind, text: string, before: Fields, names: SentenceNames): Fields {
  const { parts } = readSentence(text, kind, names);
  const { id, name, at } = before;
  return {
    ...featureFrom(parts, { id, name }),
    ...(text.trim() !== '' && { summary: text }),
    ...(at !== undefined && { at }),
  };
}

function featureFrom(parts: readonly Part[], { id, name }: Fields): Fields {
  const effects = effectsOf(parts, String(id));
  const cost = valuesOf(parts, 'action')?.cost;
  return {
    id,
    name,
    effects,
    ...(cost !== undefined && { activation: { cost } }),
  };
}

function valuesOf(parts: readonly Part[], id: string): PartValues | undefined {
  return parts.find(({ kind }) => kind.id === id)?.values;
}

function itemFields(parts: readonly Part[], template: Fields | undefined): Fields {
  const base = valuesOf(parts, 'base')?.item;
  const thing = valuesOf(parts, 'thing')?.thing;
  const rarity = valuesOf(parts, 'rarity')?.rarity;
  const by = valuesOf(parts, 'attunement')?.by;
  return {
    category: 'magic',
    magical: true,
    attunement: by !== undefined || template?.attunement === true,
    ...(by !== undefined && by !== 'anyone' && { attunementBy: attunementBy(by) }),
    ...(rarity !== undefined && { rarity: rarity.replace(' ', '-') }),
    ...(base !== undefined && { bases: [base] }),
    ...(thing !== undefined && GROUPS.includes(thing) && { group: thing }),
  };
}

const GROUPS: readonly string[] = ['wand', 'staff', 'rod', 'ring', 'potion'];

function attunementBy(by: string): Fields {
  return by === 'spellcaster' ? { type: 'hasSpellcasting' } : { type: 'classIs', slug: by };
}

const PLAIN_SPELL: Fields = {
  level: 1,
  school: 'evocation',
  lists: [],
  ritual: false,
  concentration: false,
  castingTime: '1 action',
  range: 'self',
  components: ['V', 'S'],
  lasts: 'instantaneous',
  features: [],
};

/** Fields of a spell: what the sentence says, otherwise those of the template. */
function spellFields(parts: readonly Part[], template: Fields = PLAIN_SPELL): Fields {
  const said = (id: string) => valuesOf(parts, id);
  const [save, lasts, lists, damage] = [said('save'), said('lasts'), said('lists'), said('damage')];
  const [level, school, time, range, components] = [
    said('level'),
    said('school'),
    said('time'),
    said('range'),
    said('components'),
  ];
  const rolls = rollsOf(parts);
  return {
    ...template,
    ...(level !== undefined && { level: Number(level.level) }),
    ...(school !== undefined && { school: school.school }),
    ...(lists !== undefined && { lists: Object.values(lists).filter((id) => id !== '') }),
    ...(said('ritual') !== undefined && { ritual: true }),
    ...(lasts !== undefined && { lasts: lasts.lasts, concentration: lasts.concentration === 'yes' }),
    ...(time !== undefined && { castingTime: `1 ${time.time}` }),
    ...(range !== undefined && { range: range.range }),
    ...(components?.list !== undefined && { components: components.list.toUpperCase().split(',') }),
    ...(save !== undefined && { save: [save.ability] }),
    ...(said('attack') !== undefined && { attack: true }),
    ...(damage !== undefined && { damage: damage.dice, damageTypes: [damage.type] }),
    ...(rolls.length > 0 && { rolls }),
  };
}

/** Dice of the spell; a higher slot adds to the first of them. A cantrip grows with its caster. */
function rollsOf(parts: readonly Part[]): readonly Fields[] {
  const save = valuesOf(parts, 'save');
  const higher = valuesOf(parts, 'higher')?.dice;
  const isCantrip = valuesOf(parts, 'level')?.level === '0';
  const attack = parts.some(({ kind }) => kind.id === 'attack');
  const rolled = parts.filter(({ kind }) => kind.id === 'damage' || kind.id === 'heal');
  return rolled.map(({ kind, values }, index) => {
    const [dice = '1d6', plus] = (values.dice ?? '1d6').split('+');
    const isDamage = kind.id === 'damage';
    return {
      kind: kind.id,
      dice,
      ...(plus !== undefined && { plus: Number(plus) }),
      ...(values.modifier === 'yes' && { modifier: true }),
      ...(isDamage && { types: [values.type] }),
      ...(isDamage && attack && { attack: true }),
      ...(isDamage && save !== undefined && { save: { ability: save.ability, success: save.success } }),
      ...(index === 0 && isCantrip && { scales: 'dice' }),
      ...(index === 0 && higher !== undefined && !isCantrip && { higher: higherOf(higher) }),
    };
  });
}

function higherOf(dice: string): Fields {
  return dice.includes('d') ? { dice } : { plus: Number(dice) };
}
