import { standingEntries, type TableEntry } from '@tessera/table';
import type { View } from '@tessera/war-of-the-ring';
import { tables } from '@tessera/war-of-the-ring/facts';

const HOME = tables.regionIndex.get('rivendell') ?? 0;

/** Known positions of the Fellowship, and the regions between them on the shortest path; the real path is unknown. */
export interface Trail {
  readonly stops: readonly number[];
  readonly path: readonly number[];
}

/** Returns the public path of the Fellowship. It begins later if the log does not reach back to the start. */
export function trailOf({ fellowship }: View, log: readonly TableEntry[]): Trail {
  const isWhole = (log[0]?.seq ?? 1) <= 1;
  const seen = standingEntries(log).flatMap(({ events }) =>
    events.flatMap(({ type, region }) =>
      (type === 'declared' || type === 'figure-moved') && typeof region === 'number' ? [region] : [],
    ),
  );
  const all = [...(isWhole ? [HOME] : []), ...seen, fellowship.region];
  const stops = all.filter((region, i) => region !== all[i - 1]);
  const path = stops.flatMap((region, i) => (i === 0 ? [region] : shortestWay(stops[i - 1]!, region).slice(1)));
  return { stops, path };
}

/** Returns the regions from one to another, both included. */
export function shortestWay(from: number, to: number): number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const region of queue) {
    if (region === to) break;
    for (const next of tables.neighbours[region] ?? []) {
      if (before.has(next)) continue;
      before.set(next, region);
      queue.push(next);
    }
  }
  const way = [to];
  for (let at = before.get(to); at !== undefined && way[0] !== from; at = before.get(at)) way.unshift(at);
  return way;
}
