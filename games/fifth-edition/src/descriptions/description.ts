import type { JsonSchema } from '@tessera/rules';
import * as z from 'zod';

/** Rules text of a record or feature in the project's wording, complete enough to play from. */
const Description = z.strictObject({
  text: z.string().min(1).max(12_000).describe('Paragraphs, separated by line ends; a table row is `a | b | c`'),
  higher: z
    .string()
    .max(1_500)
    .optional()
    .describe('The addition of a higher slot, or of a higher level for a cantrip'),
  prose: z
    .array(z.string())
    .optional()
    .describe('Numbers in the text that no field of the record holds: they are said to the player, not worked out'),
  unrolled: z
    .record(z.string().regex(/^\d+d\d+$/), z.string().min(1).max(200))
    .optional()
    .describe('Dice in the text of a spell that the spell does not roll, each with the reason'),
});
export type Description = z.output<typeof Description>;

/** A file of descriptions by key: `spell/fireball`, `class/fighter/second-wind`. */
export const DescriptionFile = z.strictObject({
  $schema: z.string().optional(),
  descriptions: z.record(z.string(), Description),
});

/** Returns the JSON Schema that `$schema` in a file of descriptions refers to. */
export function descriptionSchema(): JsonSchema {
  return z.toJSONSchema(DescriptionFile, { io: 'input' }) as JsonSchema;
}

/** A record or feature that players may want to read about. */
export interface Describable {
  readonly key: string;
  readonly name: string;
  /** The record or feature in the content, with its numbers. */
  readonly data: unknown;
}

interface NamedFeature {
  readonly name: string;
}

interface DescribedRecord {
  readonly id: string;
  readonly name: string;
  readonly features?: readonly NamedFeature[] | undefined;
  readonly weapon?: unknown;
  readonly armor?: unknown;
  readonly magical?: boolean | undefined;
}

/** Kinds whose features are described one by one; other records are described as a whole. */
const BY_FEATURE: readonly string[] = ['class', 'subclass', 'species', 'lineage', 'background'];
const WHOLE: readonly string[] = ['spell', 'feat', 'condition', 'item'];

/** Features that only carry numbers of the sheet and need no description. */
const BASICS: readonly string[] = ['Ability increase', 'Languages'];

/** Basic features whose names mean nothing to a player, even as the heading of a question. */
const FILLERS: readonly string[] = ['Body', 'Training'];

/** Whether a feature is internal to its record and not shown separately. */
export function isBasic(feature: NamedFeature): boolean {
  return BASICS.includes(feature.name) || isFiller(feature);
}

/** Whether the name of a feature means nothing to a player; its questions are then titled by their prompt. */
export function isFiller({ name }: NamedFeature): boolean {
  return FILLERS.includes(name);
}

/**
 * Returns the key of a record, or of a feature by its name. Features with the same name in one record share a
 * description.
 */
export function descriptionKey(kind: string, id: string, feature?: string): string {
  return feature === undefined ? `${kind}/${id}` : `${kind}/${id}/${slugOf(feature)}`;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the records and features of a content file that need a description. Plain weapons and armor need none. */
export function describablesIn(kind: string, records: readonly DescribedRecord[]): readonly Describable[] {
  if (!WHOLE.includes(kind) && !BY_FEATURE.includes(kind)) return [];
  return [...masteriesIn(records), ...records.flatMap((record) => describablesOf(kind, record))];
}

/** Returns the weapon masteries, each once. */
function masteriesIn(records: readonly DescribedRecord[]): readonly Describable[] {
  const masteries = records.flatMap(({ weapon, magical }) => (magical === true ? [] : (masteryOf(weapon) ?? [])));
  return [...new Set(masteries)].map((id) => ({ key: descriptionKey('mastery', id), name: id, data: {} }));
}

const Mastered = z.object({ mastery: z.string() });

function masteryOf(weapon: unknown): string | undefined {
  return Mastered.safeParse(weapon).data?.mastery;
}

function describablesOf(kind: string, record: DescribedRecord): readonly Describable[] {
  const isPlainGear = (record.weapon !== undefined || record.armor !== undefined) && record.magical !== true;
  if (isPlainGear) return [];
  const whole = { key: descriptionKey(kind, record.id), name: record.name, data: record };
  return BY_FEATURE.includes(kind) ? [whole, ...featuresOf(kind, record)] : [whole];
}

function featuresOf(kind: string, { id, features = [] }: DescribedRecord): readonly Describable[] {
  const byKey = new Map<string, NamedFeature[]>();
  for (const feature of features) {
    if (isBasic(feature)) continue;
    const key = descriptionKey(kind, id, feature.name);
    byKey.set(key, [...(byKey.get(key) ?? []), feature]);
  }
  return [...byKey].map(([key, data]) => ({ key, name: data[0]!.name, data }));
}
