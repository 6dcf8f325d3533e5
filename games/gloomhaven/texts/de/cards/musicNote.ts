import type { Translation } from '@tessera/text';
import type { musicNote as en } from '../../en/cards/musicNote.ts';

/** Die Karten der Klasse music-note. */
export const musicNote: Translation<typeof en> = {};
