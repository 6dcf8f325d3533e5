import { type DerivedState, descriptionKey, isBasic } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';

type Feature = DerivedState['features'][number];
type Resource = DerivedState['resources'][string];
type Difficulty = DerivedState['difficulties'][number];
type Listed = Pick<DerivedState, 'features' | 'resources' | 'difficulties'>;

/** A feature with its uses. */
export interface FeatureRow {
  readonly key: string;
  readonly name: string;
  readonly from: string;
  /** Action cost of a feature that is used. */
  readonly cost: NonNullable<Feature['activation']>['cost'] | undefined;
  readonly gained: number;
  readonly summary: string | undefined;
  /** Key of its description. */
  readonly description: string;
  readonly inactive: NestedMessage | undefined;
  readonly resource: Resource | undefined;
  /** Save DC against the feature. */
  readonly difficulty: Difficulty | undefined;
  /** Icon named by content. */
  readonly icon: Feature['icon'];
}

/** The features of one kind of source. */
export interface FeatureGroup {
  readonly kind: 'class' | 'feat' | 'other';
  readonly rows: readonly FeatureRow[];
}

/** Groups features by classes, feats, then species and background; those with uses first. */
export function featureGroups(sheet: Listed): FeatureGroup[] {
  // Features that only carry numbers are covered by those numbers.
  const shown = sheet.features.filter((feature) => !isBasic(feature));
  const rows = shown.map((feature, index) => ({ kind: kindOf(feature), row: rowOf(feature, index, sheet) }));
  return KINDS.map((kind) => ({
    kind,
    rows: rows
      .filter((each) => each.kind === kind)
      .map(({ row }) => row)
      .toSorted((a, b) => Number(b.resource !== undefined) - Number(a.resource !== undefined)),
  })).filter((group) => group.rows.length > 0);
}

const KINDS = ['class', 'feat', 'other'] as const;

function kindOf({ source }: Feature): FeatureGroup['kind'] {
  if (source.startsWith('class:') || source.startsWith('subclass:')) return 'class';
  return source.startsWith('feat:') ? 'feat' : 'other';
}

function rowOf(feature: Feature, index: number, { resources, difficulties }: Listed): FeatureRow {
  const { id, name, sourceName, source, gained, summary, inactive } = feature;
  const resource = Object.hasOwn(resources, id) ? resources[id] : undefined;
  return {
    key: `${source}/${id}/${index}`,
    name,
    from: sourceName,
    cost: feature.activation?.cost,
    gained,
    summary,
    description: descriptionOf(feature),
    inactive,
    resource,
    difficulty: difficulties.find((each) => each.feature === id && each.source === source),
    icon: feature.icon,
  };
}

/** Returns the key of the description: a feat is described as a whole, a class feature by its name. */
export function descriptionOf({ source, name }: Pick<Feature, 'source' | 'name'>): string {
  const [kind = '', id = ''] = source.split(':');
  return kind === 'feat' ? descriptionKey(kind, id) : descriptionKey(kind, id, name);
}
