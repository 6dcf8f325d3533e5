import type { GameEvent } from '@tessera/kernel';
import { standingEntries, type TableEntry } from '@tessera/table';

/** Worth telling to somebody who was away. */
const IMPORTANT = new Set([
  'attacked',
  'captured',
  'siege-began',
  'siege-ended',
  'declared',
  'revealed',
  'entered-mordor',
  'mordor-step',
  'tile-drawn',
  'corrupted',
  'healed',
  'activated',
  'advanced',
  'entered-play',
  'separated',
  'character-lost',
  'card-played',
  'ring-used',
  'marched',
  'battle-over',
  'won',
]);

export function isImportant({ type }: GameEvent): boolean {
  return IMPORTANT.has(type);
}

/** What others did since the last deed of a seat, the important things only, without what was taken back. */
export function newsSince(log: readonly TableEntry[], seat: number | undefined): GameEvent[] {
  if (seat === undefined) return [];
  const standing = standingEntries(log);
  const last = standing.findLastIndex(({ by, kind }) => by === seat && kind === 'act');
  return standing.slice(last + 1).flatMap(({ by, events }) => (by === seat ? [] : events.filter(isImportant)));
}
