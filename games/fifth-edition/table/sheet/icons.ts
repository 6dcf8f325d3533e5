import type { Rulebook } from '@tessera/fifth-edition';
import type { IconArt } from '@tessera/ui/icons';
import {
  battleAxe,
  crossedSwords,
  dualityMask,
  holySymbol,
  imp,
  knapsack,
  lyre,
  oakLeaf,
  plainDagger,
  pocketBow,
  punch,
  scrollUnfurled,
  shield,
  starSwirl,
  stiletto,
  strong,
  walkingBoot,
  wizardStaff,
} from '@tessera/ui/icons';
import type { ActionLook } from './turn.ts';

/** Pictures of the classes that everybody knows; others are a scroll. */
const CLASS_ICONS: Readonly<Record<string, IconArt>> = {
  barbarian: battleAxe,
  bard: lyre,
  cleric: holySymbol,
  druid: oakLeaf,
  fighter: crossedSwords,
  monk: punch,
  paladin: shield,
  ranger: pocketBow,
  rogue: plainDagger,
  sorcerer: starSwirl,
  warlock: imp,
  wizard: wizardStaff,
};

export function classIcon(id: string | undefined): IconArt {
  return (id !== undefined && Object.hasOwn(CLASS_ICONS, id) ? CLASS_ICONS[id] : undefined) ?? scrollUnfurled;
}

/** Where else features come from. */
const KIND_ICONS: Readonly<Record<string, IconArt>> = {
  species: dualityMask,
  lineage: dualityMask,
  background: walkingBoot,
  feat: strong,
  item: knapsack,
  spell: starSwirl,
};

/** The picture of where a feature comes from: its class, also for what a subclass brings; a pack for what is carried. */
export function sourceIcon(source: string | undefined, { subclasses }: Pick<Rulebook, 'subclasses'>): IconArt {
  const [kind, id] = source?.split(':') ?? [];
  if (source === undefined) return knapsack;
  if (kind === 'subclass') return classIcon(subclasses.get(id ?? '')?.record.class);
  return kind === 'class' ? classIcon(id) : (KIND_ICONS[kind ?? ''] ?? scrollUnfurled);
}

export const LOOK_ICONS: Readonly<Record<ActionLook, IconArt>> = {
  blade: stiletto,
  thrown: plainDagger,
  bow: pocketBow,
  fist: punch,
  spell: starSwirl,
};
