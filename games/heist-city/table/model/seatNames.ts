import type { SeatInfo } from '@tessera/protocol';
import type { TranslateFn } from '@tessera/text';

/** Returns the names of the crews. An unnamed bot has its level instead of a name; equal names are numbered. */
export function seatNames(
  seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'level'>[],
  t: TranslateFn,
): readonly string[] {
  const names = seats.map(({ kind, name, level }) => (kind === 'bot' && name === level ? t('bot') : name));
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, seat) => (isTwice(name) ? t('unit.numbered', { role: name, number: seat + 1 }) : name));
}
