import type { GameEvent } from '@tessera/kernel';
import { standingEntries, type TableEntry } from '@tessera/table';

/** Event types worth showing to a returning player. */
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

/** Returns important events of other players since a seat's last action, without undone ones. */
export function newsSince(log: readonly TableEntry[], seat: number | undefined): GameEvent[] {
  if (seat === undefined) return [];
  const standing = standingEntries(log);
  const last = standing.findLastIndex(({ by, kind }) => by === seat && kind === 'act');
  return standing.slice(last + 1).flatMap(({ by, events }) => (by === seat ? [] : events.filter(isImportant)));
}
