import type { GameEvent } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';

/** What came of the last event of the city or the road: what was chosen, and what followed in the same deed. */
export function lastEvent(
  log: readonly Pick<TableEntry, 'events'>[],
): { readonly event: string; readonly choice: 'a' | 'b'; readonly followed: readonly GameEvent[] } | undefined {
  const entry = log.findLast(({ events }) => events.some(({ type }) => type === 'event-chosen'));
  const at = entry?.events.findIndex(({ type }) => type === 'event-chosen') ?? -1;
  const chosen = entry?.events[at];
  if (entry === undefined || chosen === undefined) return undefined;
  return {
    event: String(chosen.event),
    choice: chosen.choice === 'b' ? 'b' : 'a',
    followed: entry.events.slice(at + 1),
  };
}

/** What followed from the last scenario, besides what each of its heroes has brought. */
export function broughtHome(log: readonly Pick<TableEntry, 'events'>[]): readonly GameEvent[] {
  const entry = log.findLast(({ events }) => events.some(({ type }) => type === 'brought-home'));
  return (entry?.events ?? []).filter(({ type }) => type !== 'brought-home');
}
