import type { IconArt } from '@tessera/ui/icons';
import {
  battleAxe,
  crossedSwords,
  holySymbol,
  imp,
  lyre,
  oakLeaf,
  plainDagger,
  pocketBow,
  punch,
  scrollUnfurled,
  shield,
  starSwirl,
  stiletto,
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

export const LOOK_ICONS: Readonly<Record<ActionLook, IconArt>> = {
  blade: stiletto,
  thrown: plainDagger,
  bow: pocketBow,
  fist: punch,
  spell: starSwirl,
};
