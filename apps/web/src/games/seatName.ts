import { ERASED_NAME, type SeatInfo, seatsOfPlayer } from '@tessera/protocol';
import { t as now, type Translate } from '../i18n/texts.ts';
import { isolateBidi } from './isolateBidi.ts';
import { levelName } from './levelName.ts';

/** Returns the name of the player or bot in a seat. A bot without a name is called by its level. */
export function seatName(seat: SeatInfo | undefined, t: Translate = now): string {
  if (!seat || seat.kind === 'open') return t('match.openSeat');
  if (seat.kind === 'human' && seat.player === undefined && seat.name === ERASED_NAME) return t('match.erasedName');
  const isNameless = seat.kind === 'bot' && (seat.name === '' || seat.name === seat.level);
  return isNameless ? t('match.botName', { level: levelName(seat.level ?? 'normal', t) }) : isolateBidi(seat.name);
}

/** Returns the names of all seats. Several seats of one player are told apart by their numbers. */
export function seatNames(seats: readonly SeatInfo[], t: Translate = now): readonly string[] {
  return seats.map((holder, seat) => {
    const name = seatName(holder, t);
    const isOneOfSeveral = holder.player !== undefined && seatsOfPlayer({ seats }, holder.player).length > 1;
    return isOneOfSeveral ? t('match.nameAt', { name, number: seat + 1 }) : name;
  });
}
