import type { Translation } from '@tessera/text';
import type { sun as en } from '../../en/cards/sun.ts';

/** Die Karten der Klasse sun. */
export const sun: Translation<typeof en> = {};
