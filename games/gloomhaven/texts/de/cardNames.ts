import type { Translation } from '@tessera/text';
import type { cardNames as en } from '../en/cardNames.ts';
import { angryFace } from './cards/angryFace.ts';
import { circles } from './cards/circles.ts';
import { eclipse } from './cards/eclipse.ts';
import { lightning } from './cards/lightning.ts';
import { musicNote } from './cards/musicNote.ts';
import { saw } from './cards/saw.ts';
import { squidface } from './cards/squidface.ts';
import { startingClasses } from './cards/starting.ts';
import { sun } from './cards/sun.ts';
import { threeSpears } from './cards/threeSpears.ts';
import { triangles } from './cards/triangles.ts';
import { twoMini } from './cards/twoMini.ts';

/** German names of ability cards. */
export const cardNames: Translation<typeof en> = {
  ...startingClasses,
  ...angryFace,
  ...circles,
  ...eclipse,
  ...lightning,
  ...musicNote,
  ...saw,
  ...squidface,
  ...sun,
  ...threeSpears,
  ...triangles,
  ...twoMini,
};
