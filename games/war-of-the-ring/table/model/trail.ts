import { standingEntries, type TableEntry } from '@tessera/table';
import type { View } from '@tessera/war-of-the-ring';
import { tables } from '@tessera/war-of-the-ring/facts';

const HOME = tables.regionIndex.get('rivendell') ?? 0;

/** Where the figure of the Fellowship has been, and the regions in between by the shortest way: nobody knows a better one. */
export interface Trail {
  readonly stops: readonly number[];
  readonly path: readonly number[];
}

/** The way of the Fellowship as everybody saw it. Where the log does not go back to the start, it begins later. */
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

/** The regions from one to another, both included. */
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
