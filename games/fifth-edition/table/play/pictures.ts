import type { IconArt } from '@tessera/ui/icons';
import {
  bleedingWound,
  brain,
  dualityMask,
  fire,
  fishingNet,
  ghost,
  invisible,
  knapsack,
  megaphone,
  nightSleep,
  padlock,
  poisonBottle,
  scrollUnfurled,
  shield,
  starSwirl,
  strong,
  sun,
  teleport,
  walkingBoot,
} from '@tessera/ui/icons';

/** Pictures of the conditions that everybody knows; others are a wound. */
const CONDITIONS: Readonly<Record<string, IconArt>> = {
  charmed: dualityMask,
  deafened: megaphone,
  exhaustion: nightSleep,
  frightened: ghost,
  grappled: strong,
  invisible,
  paralyzed: padlock,
  poisoned: poisonBottle,
  prone: walkingBoot,
  restrained: fishingNet,
  stunned: brain,
  unconscious: nightSleep,
};

/** Pictures of the schools of magic. */
const SCHOOLS: Readonly<Record<string, IconArt>> = {
  abjuration: shield,
  conjuration: teleport,
  divination: sun,
  enchantment: brain,
  evocation: fire,
  illusion: dualityMask,
  necromancy: ghost,
};

/** The picture of something at work, by what it is: `spell:bless` by its school, `condition:prone` by itself. */
export function pictureOf(ref: string, school?: string): IconArt {
  const [kind, id = ''] = ref.split(':');
  switch (kind) {
    case 'condition':
      return (Object.hasOwn(CONDITIONS, id) ? CONDITIONS[id] : undefined) ?? bleedingWound;
    case 'spell':
      return SCHOOLS[school ?? ''] ?? starSwirl;
    case 'item':
      return knapsack;
    default:
      return scrollUnfurled;
  }
}
