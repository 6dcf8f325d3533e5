import { lineupOf, type Playable, type Series } from './lineup.ts';
import { type MatchRecord, playMatch } from './playMatch.ts';
import { type Report, reportOf } from './report.ts';

/** How far a series has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly seconds: number;
}

/** What watching a series takes. */
export interface Watch {
  /** Milliseconds since whenever. */
  now(): number;
  onProgress?(progress: Progress): void;
  /** After every match. `false`: enough has been seen, and the rest is not played. */
  onMatch?(record: MatchRecord): boolean;
}

/** Plays a series here and now, in any place where JavaScript runs. `arena` does the same in many threads. */
export function playSeries(playable: Playable, series: Series, watch: Watch): Report {
  const lineup = lineupOf(playable, series);
  const total = series.matches;
  const start = watch.now();
  const seconds = () => (watch.now() - start) / 1000;
  const records: MatchRecord[] = [];
  while (records.length < total) {
    const record = playMatch(lineup, records.length, () => watch.now());
    records.push(record);
    watch.onProgress?.({ done: records.length, total, seconds: seconds() });
    if (watch.onMatch?.(record) === false) break;
  }
  return reportOf(lineup, records, seconds());
}
