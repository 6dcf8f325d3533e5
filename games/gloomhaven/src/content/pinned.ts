import * as z from 'zod';
import { startingClasses } from './classes.ts';
import { baseFiles } from './files.ts';

/** Kinds of content that only a campaign reads. */
const OF_CAMPAIGNS: ReadonlySet<string> = new Set([
  'achievement',
  'campaign-tables',
  'envelope',
  'event',
  'location',
  'milestone',
  'personal-quest',
]);

const Records = z.object({
  kind: z.string(),
  records: z.array(z.looseObject({ id: z.string(), class: z.string().optional() })),
});
type PinnedRecord = z.infer<typeof Records>['records'][number];

/**
 * Returns the pack of a record: a class with its cards, a scenario, the campaign, or the records that every match
 * reads.
 */
function packOf(kind: string, { id, class: owner }: PinnedRecord): string {
  if (kind === 'class') return `class/${id}`;
  if (kind === 'card') return `class/${owner}`;
  if (kind === 'scenario') return id;
  return OF_CAMPAIGNS.has(kind) ? 'campaign' : 'core';
}

type PinnedPacks = Readonly<{ [pack: string]: unknown }>;
let pinned: PinnedPacks | undefined;

/** Returns all content that the rules read, by the packs that matches pin. Display texts are not part of it. */
export function pinnedContent(): PinnedPacks {
  for (const _file of pinContentInSteps());
  return pinned as PinnedPacks;
}

/** Collects the content for pinning, one file per step, unless it is cached. */
export function* pinContentInSteps(): Generator<void, void, void> {
  if (pinned !== undefined) return;
  const packs: { [pack: string]: { [record: string]: unknown } } = {};
  for (const { path, text } of baseFiles) {
    if (path === 'pack.json') continue;
    const { kind, records } = Records.parse(JSON.parse(text));
    for (const record of records) {
      const { name: _name, ...rules } = record;
      const pack = packOf(kind, record);
      const gathered = packs[pack] ?? {};
      gathered[`${kind}/${record.id}`] = rules;
      packs[pack] = gathered;
    }
    yield;
  }
  pinned = packs;
}

/**
 * Returns the packs that a scenario reads: its map and the classes of its players. Seats without a requested hero get
 * one of the first six classes.
 */
export function packsOfScenario({
  scenario,
  heroes,
}: {
  readonly scenario: number;
  readonly heroes: readonly { readonly class: string }[];
}): readonly string[] {
  const classes = new Set([...startingClasses(), ...heroes.map((hero) => hero.class)]);
  return ['core', `scenario-${scenario}`, ...[...classes].map((id) => `class/${id}`)];
}
