import { duel, duelBots } from '@tessera/duel';
import type { Game } from '@tessera/kernel';
import { liarsDice, liarsDiceBots } from '@tessera/liars-dice';
import type { GameTable } from '@tessera/table';
import { GenericTable } from './GenericTable.tsx';

/** A table that shows a game by its own words. */
function textTable(game: Game, bots: GameTable['bots']): GameTable {
  return { game, bots, Table: GenericTable, texts: {} };
}

export const liarsDiceTable: GameTable = textTable(liarsDice, liarsDiceBots);
export const duelTable: GameTable = textTable(duel, duelBots);
