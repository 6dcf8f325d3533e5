// Record of a series of `npm run test:flaky`, so that several invocations can share its runs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Opens the record of a series in `file`. With `isContinued` it keeps the recorded runs, if they have the same options. An
 * interrupted run is not recorded, so the next invocation repeats it.
 */
export function openRecord(file, { isContinued, ...options }) {
  const series = seriesOf(options);
  const before = isContinued && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const isSame = before !== undefined && JSON.stringify(before.series) === JSON.stringify(series);
  const runs = isSame ? before.runs : [];
  const write = () => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ series, runs }));
  };
  write();
  return {
    runs,
    add(run) {
      runs.push(run);
      write();
    },
  };
}

/** Returns the options that the runs of a series have in common. */
function seriesOf({ runs, loaded, loops, vary, browser, vitest }) {
  return { runs, loaded, loops, vary, browser, vitest };
}
