import type { Rulebook } from '@tessera/fifth-edition';
import type { IconArt } from '@tessera/ui/icons';
import {
  dualityMask,
  knapsack,
  plainDagger,
  pocketBow,
  punch,
  scrollUnfurled,
  starSwirl,
  stiletto,
  strong,
  walkingBoot,
} from '@tessera/ui/icons';
import { contentIcon } from '../../parts/contentIcons.ts';
import type { ActionLook } from './turn.ts';

/** Returns the icon of a class from its content; a scroll by default. */
export function classIcon(id: string | undefined, { classes }: Pick<Rulebook, 'classes'>): IconArt {
  return contentIcon(classes.get(id ?? '')?.record.icon) ?? scrollUnfurled;
}

/** Icons of other kinds of sources. */
const KIND_ICONS: Readonly<Record<string, IconArt>> = {
  species: dualityMask,
  lineage: dualityMask,
  background: walkingBoot,
  feat: strong,
  item: knapsack,
  spell: starSwirl,
};

/** Returns the icon of a source: that of its record, or of its class, also for subclasses; a pack for carried items. */
export function sourceIcon(source: string | undefined, rulebook: Rulebook): IconArt {
  const [kind = '', id = ''] = source?.split(':') ?? [];
  if (source === undefined) return knapsack;
  const named = contentIcon(shelfOf(kind, rulebook)?.get(id)?.record.icon);
  if (named !== undefined) return named;
  if (kind === 'subclass') return classIcon(rulebook.subclasses.get(id)?.record.class, rulebook);
  return KIND_ICONS[kind] ?? scrollUnfurled;
}

type Pictured = ReadonlyMap<string, { readonly record: { readonly icon?: Parameters<typeof contentIcon>[0] } }>;

function shelfOf(kind: string, rulebook: Rulebook): Pictured | undefined {
  const { species, lineages, backgrounds, classes, subclasses, feats, items, spells } = rulebook;
  const shelves: Readonly<Record<string, Pictured>> = {
    species,
    lineage: lineages,
    background: backgrounds,
    class: classes,
    subclass: subclasses,
    feat: feats,
    item: items,
    spell: spells,
  };
  return Object.hasOwn(shelves, kind) ? shelves[kind] : undefined;
}

export const LOOK_ICONS: Readonly<Record<ActionLook, IconArt>> = {
  blade: stiletto,
  thrown: plainDagger,
  bow: pocketBow,
  fist: punch,
  spell: starSwirl,
};
