import { seatOf, type TableState } from '@tessera/table';

/** Whether this viewer has something to decide now. In a replay nobody has, through whoever's eyes it is seen. */
export function isAsked({
  decisions,
  viewer,
  isReplay,
}: Pick<TableState, 'decisions' | 'viewer' | 'isReplay'>): boolean {
  return !isReplay && decisions.some(({ seat }) => seat === seatOf(viewer));
}
