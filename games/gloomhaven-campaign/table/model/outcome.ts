import type { GameEvent } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';

/** A decided event: its choice, its outcomes, and the other events of the same entry. */
interface DecidedEvent {
  readonly event: string;
  readonly choice: 'a' | 'b';
  readonly outcomes: readonly string[];
  readonly followed: readonly GameEvent[];
}

/** Returns the last decided event of the city or the road. */
export function lastEvent(log: readonly Pick<TableEntry, 'events'>[]): DecidedEvent | undefined {
  const entry = log.findLast(({ events }) => events.some(({ type }) => type === 'event-chosen'));
  const at = entry?.events.findIndex(({ type }) => type === 'event-chosen') ?? -1;
  const chosen = entry?.events[at];
  if (entry === undefined || chosen === undefined) return undefined;
  const after = entry.events.slice(at + 1);
  return {
    event: String(chosen.event),
    choice: chosen.choice === 'b' ? 'b' : 'a',
    outcomes: after.flatMap(({ type, outcome }) => (type === 'event-outcome' ? [String(outcome)] : [])),
    followed: after.filter(({ type }) => type !== 'event-outcome'),
  };
}

/** Returns the events after the last scenario, except the gains of each hero. */
export function broughtHome(log: readonly Pick<TableEntry, 'events'>[]): readonly GameEvent[] {
  const entry = log.findLast(({ events }) => events.some(({ type }) => type === 'brought-home'));
  return (entry?.events ?? []).filter(({ type }) => type !== 'brought-home');
}
