import type { Translation } from '@tessera/text';
import type { saw as en } from '../../en/cards/saw.ts';

/** Die Karten der Klasse saw. */
export const saw: Translation<typeof en> = {};
