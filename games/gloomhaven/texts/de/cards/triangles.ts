import type { Translation } from '@tessera/text';
import type { triangles as en } from '../../en/cards/triangles.ts';

/** Die Karten der Klasse triangles. */
export const triangles: Translation<typeof en> = {};
