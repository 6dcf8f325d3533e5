import type { Content, LoadedPacks } from '@tessera/rules';
import type * as z from 'zod';
import type { TargetNames } from '../effects/targets.ts';
import type { Gate } from '../facts/predicates.ts';
import type { Ability, Edition, SourceKind } from '../vocabulary/vocabulary.ts';
import { type CompiledFeature, compileFeature, gateOf, type SourceFacts } from './compile.ts';
import type { ContentKinds, Manifest } from './records/kinds.ts';
import type { ClassRecord, FeatRecord, Feature, ItemRecord, Progression, SpellRecord } from './records/records.ts';

/** A compiled record with features. */
export interface Source<Record> {
  readonly facts: SourceFacts;
  readonly record: Record;
  readonly features: readonly CompiledFeature[];
  /** Whether the record belongs to the character's edition. */
  readonly isOfEdition: boolean;
}

export interface ClassSource extends Source<ClassRecord> {
  readonly multiclass: Gate;
}
interface FeatSource extends Source<FeatRecord> {
  readonly prerequisites: Gate | undefined;
}
export interface ItemSource extends Source<ItemRecord> {
  readonly attunementBy: Gate | undefined;
}

type RecordOf<Kind extends keyof ContentKinds> = z.output<ContentKinds[Kind]>;
type SourceMap<Kind extends keyof ContentKinds> = ReadonlyMap<string, Source<RecordOf<Kind>>>;

/** All content of one edition, compiled for evaluation. */
export interface Rulebook {
  readonly edition: Edition;
  readonly packs: readonly Manifest[];
  readonly names: TargetNames;
  readonly skills: ReadonlyMap<string, { readonly name: string; readonly ability: Ability }>;
  readonly languages: Content<ContentKinds>['language'];
  readonly progressions: ReadonlyMap<string, Progression>;
  readonly rules: SourceMap<'rule'>;
  readonly species: SourceMap<'species'>;
  readonly lineages: SourceMap<'lineage'>;
  readonly backgrounds: SourceMap<'background'>;
  readonly classes: ReadonlyMap<string, ClassSource>;
  readonly subclasses: SourceMap<'subclass'>;
  readonly feats: ReadonlyMap<string, FeatSource>;
  readonly items: ReadonlyMap<string, ItemSource>;
  readonly conditions: SourceMap<'condition'>;
  readonly spells: ReadonlyMap<string, Source<SpellRecord>>;
  readonly forms: Content<ContentKinds>['form'];
  readonly migrations: Content<ContentKinds>['migration'];
  readonly superseded: LoadedPacks<ContentKinds>['superseded'];
  /** Targets in the order of calculation. */
  readonly order: readonly string[];
}

/** Compiles loaded packs for characters of one edition. The order of targets is added after cycles are excluded. */
export function compileRulebook(
  loaded: LoadedPacks<ContentKinds, Manifest>,
  edition: Edition,
): Omit<Rulebook, 'order'> {
  const { content } = loaded;
  const skills = new Map([...content.skill].map(([id, { name, ability }]) => [id, { name, ability }]));
  const names: TargetNames = { skills: new Map([...skills].map(([id, { ability }]) => [id, ability])) };
  const sources = <Kind extends FeaturedKind>(kind: Kind) => {
    const records: ReadonlyMap<string, RecordOf<Kind>> = content[kind];
    return compileAll<RecordOf<Kind>>(kind, records, loaded, edition, names);
  };
  return {
    edition,
    packs: loaded.packs,
    names,
    skills,
    languages: content.language,
    progressions: content.progression,
    rules: sources('rule'),
    species: sources('species'),
    lineages: sources('lineage'),
    backgrounds: sources('background'),
    classes: extended(sources('class'), ({ record }) => ({ multiclass: gateOf(record.multiclass)! })),
    subclasses: sources('subclass'),
    feats: extended(sources('feat'), ({ record }) => ({ prerequisites: gateOf(record.prerequisites) })),
    items: extended(sources('item'), ({ record }) => ({ attunementBy: gateOf(record.attunementBy) })),
    conditions: sources('condition'),
    spells: sources('spell'),
    forms: content.form,
    migrations: content.migration,
    superseded: loaded.superseded,
  };
}

const FEATURED_KINDS = [
  'rule',
  'species',
  'lineage',
  'background',
  'class',
  'subclass',
  'feat',
  'item',
  'condition',
  'spell',
] as const satisfies readonly (keyof ContentKinds & SourceKind)[];
type FeaturedKind = (typeof FEATURED_KINDS)[number];

interface Featured {
  readonly id: string;
  readonly name: string;
  readonly edition?: Edition | 'both' | undefined;
  readonly contentVersion?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly features: readonly Feature[];
  readonly class?: string | undefined;
  readonly magical?: boolean | undefined;
}

function compileAll<Record extends Featured>(
  kind: FeaturedKind,
  records: ReadonlyMap<string, Record>,
  { origins, packs }: LoadedPacks<ContentKinds, Manifest>,
  edition: Edition,
  names: TargetNames,
): Map<string, Source<Record>> {
  const compiled = new Map<string, Source<Record>>();
  for (const [id, record] of records) {
    const origin = origins[kind].get(id)!;
    const manifest = packs.find((pack) => pack.id === origin.pack)!;
    const own = record.edition ?? (manifest.editions.length > 1 ? 'both' : manifest.editions[0]!);
    const isMagic = kind === 'spell' || record.magical === true;
    const facts: SourceFacts = {
      kind,
      id,
      key: `${kind}:${id}`,
      name: record.name,
      pack: origin.pack,
      version: record.contentVersion ?? origin.version,
      edition: own,
      className: kind === 'class' ? id : kind === 'subclass' ? record.class : undefined,
      tags: [...(record.tags ?? []), ...(isMagic ? ['magical'] : [])],
    };
    const features = record.features.map((feature) => compileFeature(feature, facts, names));
    compiled.set(id, { facts, record, features, isOfEdition: own === 'both' || own === edition });
  }
  return compiled;
}

function extended<Each, More>(
  sources: ReadonlyMap<string, Each>,
  more: (source: Each) => More,
): Map<string, Each & More> {
  return new Map([...sources].map(([id, source]) => [id, { ...source, ...more(source) }]));
}
