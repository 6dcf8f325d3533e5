import type { Translation } from '@tessera/text';
import type { eclipse as en } from '../../en/cards/eclipse.ts';

/** Die Karten der Klasse eclipse. */
export const eclipse: Translation<typeof en> = {};
