import { builderDe } from './builder.de.ts';
import { builderEn } from './builder.en.ts';
import { compareDe } from './compare.de.ts';
import { compareEn } from './compare.en.ts';
import { debugDe } from './debug.de.ts';
import { debugEn } from './debug.en.ts';
import { deskDe } from './desk.de.ts';
import { deskEn } from './desk.en.ts';
import { historyDe } from './history.de.ts';
import { historyEn } from './history.en.ts';
import { levelupDe } from './levelup.de.ts';
import { levelupEn } from './levelup.en.ts';
import { playDe } from './play.de.ts';
import { playEn } from './play.en.ts';
import { printDe } from './print.de.ts';
import { printEn } from './print.en.ts';
import { sheetDe } from './sheet.de.ts';
import { sheetEn } from './sheet.en.ts';
import { startDe } from './start.de.ts';
import { startEn } from './start.en.ts';
import { studioDe } from './studio.de.ts';
import { studioEn } from './studio.en.ts';
import { wordsDe } from './words.de.ts';
import { wordsEn } from './words.en.ts';

/** All texts of the table, a bundle a language; one file a screen. */
export const texts = {
  en: {
    ...deskEn,
    ...wordsEn,
    ...playEn,
    ...sheetEn,
    ...builderEn,
    ...startEn,
    ...levelupEn,
    ...historyEn,
    ...compareEn,
    ...studioEn,
    ...printEn,
    ...debugEn,
  },
  de: {
    ...deskDe,
    ...wordsDe,
    ...playDe,
    ...sheetDe,
    ...builderDe,
    ...startDe,
    ...levelupDe,
    ...historyDe,
    ...compareDe,
    ...studioDe,
    ...printDe,
    ...debugDe,
  },
} as const;
