import type { Translation } from '@tessera/text';
import type { squidface as en } from '../../en/cards/squidface.ts';

/** Die Karten der Klasse squidface. */
export const squidface: Translation<typeof en> = {};
