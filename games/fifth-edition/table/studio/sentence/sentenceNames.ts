import { ABILITIES, type Rulebook } from '@tessera/fifth-edition';
import type { Fields } from '../pack/draft.ts';
import type { PartSlotOption } from './partKind.ts';

/** Names of content that a sentence may use. */
export interface SentenceNames {
  readonly spells: Names;
  readonly skills: Names;
  readonly classes: Names;
  readonly items: Names;
  readonly abilities: Names;
  /** Records to begin from, by the kind of the written one. */
  readonly templates: Readonly<Record<string, Templates>>;
}

/** Records of one kind by name. */
interface Templates {
  readonly names: Names;
  recordOf(id: string): Fields | undefined;
}

/** Names with their ids. */
interface Names {
  readonly options: readonly PartSlotOption[];
  /** Alternatives of a pattern, the longest first. */
  readonly source: string;
  idOf(name: string): string | undefined;
  nameOf(id: string): string;
}

const ABILITY_NAMES: Readonly<Record<string, string>> = {
  STR: 'Strength',
  DEX: 'Dexterity',
  CON: 'Constitution',
  INT: 'Intelligence',
  WIS: 'Wisdom',
  CHA: 'Charisma',
};

const known = new WeakMap<Rulebook, SentenceNames>();

/** Returns the names of a rulebook; built once. */
export function sentenceNames(rulebook: Rulebook): SentenceNames {
  const before = known.get(rulebook);
  if (before !== undefined) return before;
  const mundane = [...rulebook.items].filter(
    ([, { record }]) => !record.magical && (record.weapon !== undefined || record.armor !== undefined),
  );
  const names: SentenceNames = {
    spells: namesOf([...rulebook.spells].map(([id, { facts }]) => [id, facts.name])),
    skills: namesOf([...rulebook.skills].map(([id, { name }]) => [id, name])),
    classes: namesOf([...rulebook.classes].map(([id, { facts }]) => [id, facts.name])),
    items: namesOf(mundane.map(([id, { facts }]) => [id, facts.name])),
    abilities: namesOf(ABILITIES.map((id) => [id, ABILITY_NAMES[id] ?? id])),
    templates: {
      item: templatesOf([...rulebook.items].filter(([, { record }]) => record.magical)),
      feat: templatesOf([...rulebook.feats]),
      spell: templatesOf([...rulebook.spells]),
    },
  };
  known.set(rulebook, names);
  return names;
}

function templatesOf(
  sources: readonly (readonly [string, { readonly record: { readonly name: string } }])[],
): Templates {
  const records = new Map(sources.map(([id, { record }]) => [id, record]));
  return {
    names: namesOf(sources.map(([id, { record }]) => [id, record.name])),
    recordOf: (id) => {
      const record = records.get(id);
      return record === undefined ? undefined : { ...record };
    },
  };
}

function namesOf(entries: readonly (readonly [string, string])[]): Names {
  const ids = new Map(entries.map(([id, name]) => [name.toLowerCase(), id]));
  const labels = new Map(entries);
  const longest = entries.map(([, name]) => name).toSorted((a, b) => b.length - a.length);
  return {
    options: entries.map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label)),
    source: longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    idOf: (name) => ids.get(name.toLowerCase()),
    nameOf: (id) => labels.get(id) ?? id,
  };
}
