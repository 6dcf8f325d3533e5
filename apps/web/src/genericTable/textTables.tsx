import { duel, duelBots } from '@tessera/duel';
import type { Game } from '@tessera/kernel';
import { liarsDice, liarsDiceBots } from '@tessera/liars-dice';
import type { GameTable } from '@tessera/table';
import { GenericTable } from './GenericTable.tsx';
import { duelDe } from './phrases/duel.de.ts';
import { duelEn } from './phrases/duel.en.ts';
import { liarsDiceDe } from './phrases/liarsDice.de.ts';
import { liarsDiceEn } from './phrases/liarsDice.en.ts';
import { soundIn } from './sounds.ts';

/** A table that shows a game by its own words. */
function textTable(game: Game, bots: GameTable['bots'], texts: GameTable['texts']): GameTable {
  return { game, bots, Table: GenericTable, sound: (event) => soundIn(game.id, event), texts };
}

export const liarsDiceTable: GameTable = textTable(liarsDice, liarsDiceBots, { en: liarsDiceEn, de: liarsDiceDe });
export const duelTable: GameTable = textTable(duel, duelBots, { en: duelEn, de: duelDe });
