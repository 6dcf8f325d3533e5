import type { Translation } from '@tessera/text';
import type { twoMini as en } from '../../en/cards/twoMini.ts';

/** Die Karten der Klasse two-mini. */
export const twoMini: Translation<typeof en> = {};
