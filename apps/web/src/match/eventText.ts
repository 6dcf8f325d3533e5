import type { GameEvent } from '@tessera/kernel';
import type { SeatInfo } from '@tessera/protocol';
import { named } from '../games/named.ts';
import { seatName } from '../games/seatName.ts';
import { said } from '../genericTable/ruleTexts.ts';
import { i18n } from '../i18n/i18n.ts';
import type { ShellTable } from '../tables.ts';

/** An event as a sentence: the table's own words, the rules' words with people's names in them, or its bare name. */
export function eventText(
  { game, event: told }: Pick<ShellTable, 'game' | 'event'>,
  event: GameEvent,
  view: object,
  seats: readonly SeatInfo[],
): string {
  return (
    told?.(event, view, i18n.language) ??
    named(said(game.id, game.words.event?.(event) ?? event.type), seats.map(seatName))
  );
}
