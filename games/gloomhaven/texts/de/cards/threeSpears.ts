import type { Translation } from '@tessera/text';
import type { threeSpears as en } from '../../en/cards/threeSpears.ts';

/** Die Karten der Klasse three-spears. */
export const threeSpears: Translation<typeof en> = {};
