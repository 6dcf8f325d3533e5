// Parts of `npm run test:flaky`: options, runs and report.
import { parseArgs } from 'node:util';

const USAGE = `npm run test:flaky -- [options] [test files and options of vitest]
  --runs <n>    how many runs (10)
  --loaded <n>  how many of them with busy loops beside the tests (3, or all where there are fewer runs)
  --loops <n>   how many busy loops (4)
  --most <n>    at most so many runs now; --continue does the rest
  --continue    continue the recorded series with the same options
  --vary        each run has its own property seed and its own order of test files
  --browser     the browser tests instead of the unit tests
  --json        one JSON object per run, and one for the whole, on stdout`;

/** Reads the command line. Unknown options go to Vitest. Returns `{ usage }` if a number is invalid. */
export function readOptions(argv) {
  const { values, tokens } = parseArgs({
    args: argv,
    strict: false,
    tokens: true,
    options: {
      runs: { type: 'string', default: '10' },
      loaded: { type: 'string' },
      loops: { type: 'string', default: '4' },
      most: { type: 'string' },
      continue: { type: 'boolean', default: false },
      vary: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [runs, loops] = [Number(values.runs), Number(values.loops)];
  const loaded = values.loaded === undefined ? Math.min(3, runs) : Number(values.loaded);
  const most = values.most === undefined ? runs : Number(values.most);
  const isRight = isPositive(runs) && isPositive(most) && isCount(loops) && isCount(loaded) && loaded <= runs;
  if (values.help || !isRight) return { usage: USAGE };
  const own = new Set(['runs', 'loaded', 'loops', 'most', 'continue', 'vary', 'browser', 'json']);
  const ownIndexes = tokens
    .filter(({ kind, name }) => kind === 'option' && own.has(name))
    .flatMap(({ index, value, inlineValue }) => (value !== undefined && !inlineValue ? [index, index + 1] : [index]));
  const vitest = argv.filter((arg, index) => !ownIndexes.includes(index) && arg !== '--');
  const { vary, browser, json, continue: isContinued } = values;
  return { runs, loaded, loops, most, isContinued, vary, browser, json, vitest };
}

function isPositive(number) {
  return Number.isInteger(number) && number >= 1;
}

function isCount(number) {
  return Number.isInteger(number) && number >= 0;
}

/** Returns the runs in order. Runs with load are distributed evenly and include the last one. */
export function plannedRuns({ runs, loaded, vary }, propertySeed = 1) {
  return Array.from({ length: runs }, (_, index) => ({
    run: index + 1,
    isLoaded: Math.floor(((index + 1) * loaded) / runs) > Math.floor((index * loaded) / runs),
    propertySeed: vary ? propertySeed + index : propertySeed,
    ...(vary && { sequenceSeed: propertySeed + index }),
  }));
}

/**
 * Executes the planned runs that are not in the record, one after the other, `most` at most. `runOnce` returns the summary of a run. Returns
 * all recorded runs.
 */
export async function flakyRuns(options, { runOnce, startLoad, onRun, propertySeed, record }) {
  const isDone = new Set(record.runs.map(({ run }) => run));
  const left = plannedRuns(options, propertySeed).filter(({ run }) => !isDone.has(run));
  for (const planned of left.slice(0, options.most)) {
    const load = planned.isLoaded ? startLoad(options.loops) : undefined;
    const start = Date.now();
    try {
      const { code, passed, failed, failures, retried } = await runOnce(planned);
      record.add({ ...planned, code, passed, failed, failures, retried, seconds: (Date.now() - start) / 1000 });
    } finally {
      await load?.end();
    }
    onRun(record.runs.at(-1));
  }
  return record.runs;
}

/** Returns one line per failure and per retried test of a run, each with the seeds to repeat it. */
export function failureLines({ run, isLoaded, propertySeed, sequenceSeed, failures, retried }) {
  const order = sequenceSeed === undefined ? '' : `, sequence seed ${sequenceSeed}`;
  const circumstances = `run ${run}, FC_SEED ${propertySeed}${order}${isLoaded ? ', with busy loops' : ''}`;
  const line = (label) => (failure) => `${label} (${circumstances}) ${placeOf(failure)}: ${firstLine(failure.message)}`;
  return [...failures.map(line('FAIL')), ...retried.map(line('RETRIED'))];
}

/** Returns the closing table: one line per run, and one per failed or retried test, most frequent first. */
export function closingTable(runs) {
  const rows = runs.map(({ run, isLoaded, passed, failed, retried, seconds }) =>
    [run, isLoaded ? 'yes' : 'no', passed, failed, retried.length, seconds.toFixed(0)].map(String),
  );
  const counts = new Map();
  for (const { run, failures, retried } of runs) {
    for (const failure of [...failures, ...retried]) {
      const place = placeOf(failure);
      counts.set(place, [...(counts.get(place) ?? []), run]);
    }
  }
  const tests = [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([place, inRuns]) => `${inRuns.length} of ${runs.length} runs (${inRuns.join(', ')}): ${place}`);
  return [...aligned([['run', 'load', 'passed', 'failed', 'retried', 'seconds'], ...rows]), ...tests].join('\n');
}

function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column])).join('  '));
}

function placeOf({ file, title }) {
  return file === '' ? title : `${file} > ${title}`;
}

function firstLine(text) {
  return text.split('\n', 1)[0];
}
