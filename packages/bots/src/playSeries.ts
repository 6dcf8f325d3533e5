import { type MatchRecord, playMatch } from './playMatch.ts';
import { type Report, reportOf } from './report.ts';
import { lineupOf, type Playable, type Series } from './series.ts';

/** The progress of a series. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly seconds: number;
}

/** The clock and callbacks of a series. */
export interface Watch {
  /** Returns milliseconds since an arbitrary time. */
  now(): number;
  onProgress?(progress: Progress): void;
  /** Called after every match; returning `false` stops the series. */
  onMatch?(record: MatchRecord): boolean;
}

/** Plays a series synchronously in any JavaScript runtime. `arena` does the same in several threads. */
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
