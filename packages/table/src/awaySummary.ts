import type { GameEvent, Seat, Viewer } from '@tessera/kernel';
import type { TableEntry } from './table.ts';

/** The actions of one seat during an absence; without a seat, the entries that the server wrote itself. */
export interface AwaySummary {
  readonly seat?: Seat;
  /** Number of its operations that stand. */
  readonly deeds: number;
  /** The number of events per type, most frequent first. */
  readonly events: readonly { readonly type: string; readonly count: number }[];
  /** The important events, oldest first. */
  readonly highlights: readonly GameEvent[];
}

/** The parameters of a summary. */
export interface Absence {
  /** The last entry the viewer has read. */
  readonly since: number;
  /** The absent viewer, whose own actions are left out. */
  readonly viewer: Viewer;
  /** Which events are listed individually; default: none. */
  important?(event: GameEvent): boolean;
}

/** Summarizes the log since the viewer's last turn, one item per seat. Undone entries are left out. */
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

/** Returns the entries that stand: an undo removes everything back to its seat's last operation, a redo restores it. */
export function standingEntries(log: readonly TableEntry[]): TableEntry[] {
  const done: TableEntry[] = [];
  const undone: TableEntry[][] = [];
  for (const entry of log) {
    switch (entry.kind) {
      case 'undo': {
        const last = done.findLastIndex(({ by, kind }) => by === entry.by && kind !== 'end');
        // The undone operation precedes this log, so all entries here follow it.
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
