import { cellName } from '@tessera/gomoku';
import type { GameEvent } from '@tessera/kernel';
import { i18n } from '../i18n/i18n.ts';
import type { Stones } from './stones.ts';

/** What happened on the board, as a sentence without its subject. */
export function stoneText({ cell }: GameEvent, { columns }: Pick<Stones, 'columns'>): string {
  return i18n.t('generic.placed', { cell: typeof cell === 'number' ? cellName(cell, columns) : '' });
}
