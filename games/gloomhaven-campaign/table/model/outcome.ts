import type { CampaignView } from '@tessera/gloomhaven-campaign';
import type { GameEvent } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';

/** A decided event: its choice, its outcomes, and the other events of the same entry. */
export interface DecidedEvent {
  readonly event: string;
  readonly choice: 'a' | 'b';
  readonly outcomes: readonly string[];
  /** Absent when the log of this screen begins later. */
  readonly followed?: readonly GameEvent[];
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

/** Returns the last decided event from the journal, for a player whose log begins later. */
export function lastEventIn({ journal }: Pick<CampaignView, 'journal'>): DecidedEvent | undefined {
  const entry = journal.findLast((one) => one.what === 'event');
  return entry?.what === 'event' ? { event: entry.event, choice: entry.choice, outcomes: entry.outcomes } : undefined;
}

/** Returns the events after the last scenario, except the gains of each hero. */
export function broughtHome(log: readonly Pick<TableEntry, 'events'>[]): readonly GameEvent[] {
  const entry = log.findLast(({ events }) => events.some(({ type }) => type === 'brought-home'));
  return (entry?.events ?? []).filter(({ type }) => type !== 'brought-home');
}
