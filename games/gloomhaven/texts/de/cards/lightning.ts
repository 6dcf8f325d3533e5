import type { Translation } from '@tessera/text';
import type { lightning as en } from '../../en/cards/lightning.ts';

/** Die Karten der Klasse lightning. */
export const lightning: Translation<typeof en> = {};
