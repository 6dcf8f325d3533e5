import type { Rulebook } from '@tessera/fifth-edition';
import type { IconArt } from '@tessera/ui/icons';
import {
  bleedingWound,
  brain,
  dualityMask,
  fire,
  ghost,
  knapsack,
  scrollUnfurled,
  shield,
  starSwirl,
  sun,
  teleport,
} from '@tessera/ui/icons';
import { contentIcon } from '../../parts/contentIcons.ts';

/** Icons of the schools of magic. */
const SCHOOLS: Readonly<Record<string, IconArt>> = {
  abjuration: shield,
  conjuration: teleport,
  divination: sun,
  enchantment: brain,
  evocation: fire,
  illusion: dualityMask,
  necromancy: ghost,
};

/** Returns the icon of an effect: that of its record, of the school of a spell, or of its kind. */
export function pictureOf(
  ref: string,
  { conditions, spells, items }: Pick<Rulebook, 'conditions' | 'spells' | 'items'>,
): IconArt {
  const [kind, id = ''] = ref.split(':');
  switch (kind) {
    case 'condition':
      return contentIcon(conditions.get(id)?.record.icon) ?? bleedingWound;
    case 'spell': {
      const spell = spells.get(id)?.record;
      return contentIcon(spell?.icon) ?? SCHOOLS[spell?.school ?? ''] ?? starSwirl;
    }
    case 'item':
      return contentIcon(items.get(id)?.record.icon) ?? knapsack;
    default:
      return scrollUnfurled;
  }
}
