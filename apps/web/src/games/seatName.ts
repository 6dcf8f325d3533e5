import type { SeatInfo } from '@tessera/protocol';
import { i18n } from '../i18n/i18n.ts';
import { isolated } from './isolated.ts';
import { levelName } from './levelName.ts';

/** What whoever sits there is called; a bot without a name of its own is called by its strength. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === 'open') return i18n.t('match.openSeat');
  const isNameless = seat.kind === 'bot' && (seat.name === '' || seat.name === seat.level);
  return isNameless ? i18n.t('match.botName', { level: levelName(seat.level ?? 'normal') }) : isolated(seat.name);
}
