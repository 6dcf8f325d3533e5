import { type Description, descriptionKey, isBasic, type Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { wordOr } from '../words/pathName.ts';
import { foldedText } from './foldedText.ts';

type SpellRecord = NonNullable<ReturnType<Rulebook['spells']['get']>>['record'];

/** Kinds of search results in the order of the filter. */
export const SEARCH_KINDS = [
  'spell',
  'class',
  'feat',
  'species',
  'background',
  'item',
  'mastery',
  'condition',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** When a spell is cast: as a part of the turn, or longer. */
export const CASTING_TIMES = ['action', 'bonus', 'reaction', 'longer'] as const;
export type CastingTime = (typeof CASTING_TIMES)[number];

/** Fields by which spells are filtered. */
interface SpellFacts {
  readonly level: number;
  readonly school: string;
  readonly lists: readonly string[];
  readonly ritual: boolean;
  readonly concentration: boolean;
  readonly time: CastingTime;
}

/** A searchable record or feature. */
export interface SearchEntry {
  /** Key of its description. */
  readonly key: string;
  readonly kind: SearchKind;
  readonly name: string;
  /** Name of its parent: the class of a feature. */
  readonly from: string;
  /** Facets as users type them: "fire damage", "2nd level". */
  readonly facets: ReadonlySet<string>;
  /** Text when there is no description: custom packs have none, and plain weapons need none. */
  readonly summary: string;
  /** Normalized name, and normalized name, facets and text. */
  readonly folded: { readonly name: string; readonly all: string };
  readonly spell?: SpellFacts;
}

/** Returns all entries of a rulebook for the search. */
export function searchEntries(
  rulebook: Rulebook,
  descriptions: ReadonlyMap<string, Description>,
  t: TranslateFn,
): readonly SearchEntry[] {
  const { spells, classes, subclasses, feats, species, lineages, backgrounds, items, conditions } = rulebook;
  const entry = (plain: Plain) => entryOf(plain, descriptions.get(plain.key), t);
  const whole = (kind: keyof typeof SHELVES, shelf: FeaturedShelf): SearchEntry[] =>
    [...shelf].flatMap(([id, { record }]) => [
      entry({ key: descriptionKey(kind, id), kind: SHELVES[kind], name: record.name, summary: record.summary }),
      ...featuresOf(record).map(({ name, summary }) =>
        entry({ key: descriptionKey(kind, id, name), kind: SHELVES[kind], name, from: record.name, summary }),
      ),
    ]);
  const masteries = new Set([...items.values()].flatMap(({ record }) => record.weapon?.mastery ?? []));
  return [
    ...[...spells].map(([id, { record }]) =>
      entry({
        key: descriptionKey('spell', id),
        kind: 'spell',
        name: record.name,
        summary: record.summary,
        facets: spellFacets(record, rulebook, t),
        spell: factsOf(record),
      }),
    ),
    ...whole('class', classes),
    ...whole('subclass', subclasses),
    ...[...feats].map(([id, { record }]) => {
      const facets = [wordOr(t, `builder.category.${record.category}`, record.category)];
      return entry({
        key: descriptionKey('feat', id),
        kind: 'feat',
        name: record.name,
        summary: record.summary,
        facets,
      });
    }),
    ...whole('species', species),
    ...whole('lineage', lineages),
    ...whole('background', backgrounds),
    ...[...items].map(([id, { record }]) => {
      const facets = [record.category, record.rarity ?? '', record.weapon?.mastery ?? ''];
      return entry({
        key: descriptionKey('item', id),
        kind: 'item',
        name: record.name,
        summary: record.summary,
        facets,
      });
    }),
    ...[...masteries].map((id) =>
      entry({
        key: descriptionKey('mastery', id),
        kind: 'mastery',
        name: wordOr(t, `sheet.mastery.${id}`, id),
        facets: [id],
      }),
    ),
    ...[...conditions].map(([id, { record }]) =>
      entry({
        key: descriptionKey('condition', id),
        kind: 'condition',
        name: wordOr(t, `condition.${id}`, record.name),
        summary: record.summary,
        facets: [record.name],
      }),
    ),
  ];
}

/** Subclasses are found among the classes, lineages among the species. */
const SHELVES = {
  class: 'class',
  subclass: 'class',
  species: 'species',
  lineage: 'species',
  background: 'background',
} as const satisfies Record<string, SearchKind>;

interface Named {
  readonly name: string;
  readonly summary?: string | undefined;
}

type FeaturedShelf = ReadonlyMap<string, { readonly record: Named & { readonly features: readonly Named[] } }>;

/** Merges features with the same name in one record. */
function featuresOf({ features }: { readonly features: readonly Named[] }): readonly Named[] {
  const shown = features.filter((feature) => !isBasic(feature));
  return shown.filter(({ name }, index) => shown.findIndex((other) => other.name === name) === index);
}

interface Plain extends Pick<SearchEntry, 'key' | 'kind' | 'name'> {
  readonly from?: string;
  readonly summary?: string | undefined;
  readonly facets?: readonly string[];
  readonly spell?: SpellFacts;
}

function entryOf(plain: Plain, description: Description | undefined, t: TranslateFn): SearchEntry {
  const { key, kind, name, from = '', summary = '', facets = [], spell } = plain;
  const phrases = [...facets, t(`search.kind.${kind}`), from].map(foldedText).filter((each) => each !== '');
  const words = [name, ...phrases, description?.text ?? summary, description?.higher ?? ''];
  return {
    key,
    kind,
    name,
    from,
    summary,
    facets: new Set(phrases),
    folded: { name: foldedText(name), all: foldedText(words.join(' ')) },
    ...(spell && { spell }),
  };
}

function factsOf({ level, school, lists, ritual, concentration, castingTime }: SpellRecord): SpellFacts {
  return { level, school, lists, ritual, concentration, time: timeOf(castingTime) };
}

/** Maps "1 bonus action" to `bonus`; casting times outside of a turn are `longer`. */
function timeOf(castingTime: string): CastingTime {
  const [, part] = /^(?:1 )?(action|bonus|reaction)\b/.exec(castingTime) ?? [];
  return CASTING_TIMES.find((time) => time === part) ?? 'longer';
}

/** Returns the facets of a spell in the user's language and in English, because its text is English. */
function spellFacets(record: SpellRecord, { classes }: Rulebook, t: TranslateFn): readonly string[] {
  const { level, school, lists, ritual, concentration, castingTime, save = [], attack, damageTypes = [] } = record;
  const { rolls = [] } = record;
  const heals = rolls.some(({ kind }) => kind === 'heal');
  return [
    ...levelFacets(level, t),
    ...(level === 0 ? ['cantrip'] : [`level ${level}`, `${ENGLISH_ORDINALS[level]} level`]),
    school,
    wordOr(t, `words.school.${school}`, school),
    ...lists.map((id) => classes.get(id)?.record.name ?? id),
    castingTime,
    t(`search.time.${timeOf(castingTime)}`),
    ...(ritual ? ['ritual', t('search.ritual')] : []),
    ...(concentration ? ['concentration', t('search.concentration')] : []),
    ...save.flatMap((ability) => [
      t('search.facet.save', { ability: t(`words.ability.${ability}`) }),
      t('search.facet.save', { ability: t(`words.short.${ability}`) }),
      `${ENGLISH_ABILITIES[ability]} save`,
    ]),
    ...(save.length > 0 ? [t('search.facet.anySave')] : []),
    ...(attack ? ['spell attack', t('search.facet.attack')] : []),
    ...damageTypes.flatMap((type) => [
      t('search.facet.damage', { type: wordOr(t, `damageType.${type}`, type) }),
      `${type} damage`,
    ]),
    ...(heals ? ['healing', t('search.facet.healing')] : []),
  ];
}

function levelFacets(level: number, t: TranslateFn): readonly string[] {
  return [t('search.facet.level', { level }), t(`search.ordinal.${level}`)];
}

const ENGLISH_ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];
const ENGLISH_ABILITIES = {
  STR: 'strength',
  DEX: 'dexterity',
  CON: 'constitution',
  INT: 'intelligence',
  WIS: 'wisdom',
  CHA: 'charisma',
} as const;
