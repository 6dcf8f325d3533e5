import { seatOf, type TableState } from '@tessera/table';

/** Checks whether the viewer has a decision to make now. In a replay this is always false. */
export function isAsked({
  decisions,
  viewer,
  isReplay,
}: Pick<TableState, 'decisions' | 'viewer' | 'isReplay'>): boolean {
  return !isReplay && decisions.some(({ seat, voluntary }) => !voluntary && seat === seatOf(viewer));
}
