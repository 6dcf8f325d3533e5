import type { Translation } from '@tessera/text';
import type { angryFace as en } from '../../en/cards/angryFace.ts';

/** Die Karten der Klasse angry-face. */
export const angryFace: Translation<typeof en> = {};
