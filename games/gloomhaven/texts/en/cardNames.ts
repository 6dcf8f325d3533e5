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

/** English names of ability cards, as in the content: a test compares them. */
export const cardNames = {
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
