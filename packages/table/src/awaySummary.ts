import type { GameEvent, Seat, Viewer } from '@tessera/kernel';
import type { TableEntry } from './table.ts';

/** What one seat did while somebody was away; without a seat, what the table did by itself. */
export interface AwaySummary {
  readonly seat?: Seat;
  /** How many deeds of it stand. */
  readonly deeds: number;
  /** How often each kind of event happened in them, the most frequent first. */
  readonly events: readonly { readonly type: string; readonly count: number }[];
  /** The important ones, oldest first. */
  readonly highlights: readonly GameEvent[];
}

/** What to sum up, and for whom. */
export interface Absence {
  /** The last entry seen before. */
  readonly since: number;
  /** Who was away; one's own deeds are no news. */
  readonly viewer: Viewer;
  /** Which events are worth telling one by one; none by default. */
  important?(event: GameEvent): boolean;
}

/** "Since your last turn": what the others did, a line a seat. What was taken back again is left out. */
export function awaySummary(log: readonly TableEntry[], { since, viewer, important }: Absence): AwaySummary[] {
  const seats = new Map<Seat | undefined, TableEntry[]>();
  for (const entry of standingEntries(log.filter(({ seq }) => seq > since))) {
    if (entry.by === viewer) continue;
    seats.set(entry.by, [...(seats.get(entry.by) ?? []), entry]);
  }
  const summaries = [...seats].map(([seat, entries]): AwaySummary => {
    const events = entries.flatMap((entry) => entry.events);
    return {
      ...(seat !== undefined && { seat }),
      deeds: entries.filter(({ kind }) => kind === 'act' || kind === 'edit').length,
      events: counted(events),
      highlights: important ? events.filter((event) => important(event)) : [],
    };
  });
  return summaries.sort((a, b) => (a.seat ?? Number.POSITIVE_INFINITY) - (b.seat ?? Number.POSITIVE_INFINITY));
}

/** The entries that count in the end: an undo takes back all through its seat's last deed, a redo brings that back. */
export function standingEntries(log: readonly TableEntry[]): TableEntry[] {
  const done: TableEntry[] = [];
  const undone: TableEntry[][] = [];
  for (const entry of log) {
    switch (entry.kind) {
      case 'undo': {
        const last = done.findLastIndex(({ by, kind }) => by === entry.by && kind !== 'end');
        // What was done before this log began is out of sight; all of this came after it.
        undone.push(done.splice(Math.max(last, 0)));
        break;
      }
      case 'redo':
        done.push(...(undone.pop() ?? []));
        break;
      default:
        undone.length = 0;
        done.push(entry);
    }
  }
  return done;
}

function counted(events: readonly GameEvent[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}
