import type { IconArt } from '@tessera/ui';
import {
  broadsword,
  burningEye,
  huntingHorn,
  scrollUnfurled,
  sunrise,
  tatteredBanner,
  verticalBanner,
} from '@tessera/ui/icons';
import { FACES } from '@tessera/war-of-the-ring/facts';

const BY_FACE: Readonly<Record<(typeof FACES)[number], IconArt>> = {
  character: broadsword,
  army: tatteredBanner,
  muster: huntingHorn,
  'muster-army': verticalBanner,
  event: scrollUnfurled,
  will: sunrise,
  eye: burningEye,
};

/** Icon of each face of an action die. */
export const FACE_ICONS: readonly IconArt[] = FACES.map((face) => BY_FACE[face]);

/** Icon of a card symbol: that of the die that plays it. */
export const SYMBOL_ICONS: Readonly<Record<string, IconArt>> = BY_FACE;

/** Returns a probability as a percentage: 0.523 as 52. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}
