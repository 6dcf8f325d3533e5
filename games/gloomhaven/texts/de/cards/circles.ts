import type { Translation } from '@tessera/text';
import type { circles as en } from '../../en/cards/circles.ts';

/** Die Karten der Klasse circles. */
export const circles: Translation<typeof en> = {};
