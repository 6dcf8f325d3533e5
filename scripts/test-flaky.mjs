// `npm run test:flaky`: runs the same tests several times, some runs next to busy loops, and lists every failure.
import path from 'node:path';
import { provision } from './provision.mjs';
import { buildWeb, prepare, print, root } from './setup.mjs';
import { startBusyLoops } from './testRuns/busyLoops.mjs';
import { openRecord } from './testRuns/flakyRecord.mjs';
import { closingTable, failureLines, flakyRuns, readOptions } from './testRuns/flakyRuns.mjs';
import { runVitest } from './testRuns/run.mjs';

const options = readOptions(process.argv.slice(2));
if (options.usage) {
  print(options.usage);
  process.exit(2);
}
await prepare();
const { problems, failed } = provision({ need: options.browser ? ['chromium'] : ['postgres', 'redis'] });
if (failed || (options.browser && problems.length > 0)) process.exit(1);
if (options.browser) await buildWeb();

/** Inside node_modules, so that removing the installation removes the record too. */
const RECORD = path.join(root, 'node_modules', '.cache', 'tessera', 'flaky-runs.json');
const record = openRecord(RECORD, options);
if (record.runs.length > 0) print(`${record.runs.length} of ${options.runs} runs are recorded.`);
const config = options.browser ? ['--config', 'apps/web/e2e/vitest.config.ts'] : [];
const runs = await flakyRuns(options, {
  record,
  propertySeed: Number(process.env.FC_SEED ?? 1),
  startLoad: startBusyLoops,
  runOnce({ run, isLoaded, propertySeed, sequenceSeed }) {
    print(`\n── run ${run} of ${options.runs}${isLoaded ? `, with ${options.loops} busy loops` : ''}`);
    const order = sequenceSeed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${sequenceSeed}`];
    // With --json stdout has only the objects.
    const stdio = options.json ? ['ignore', 2, 2] : 'inherit';
    return runVitest([...config, ...order, ...options.vitest], { env: { FC_SEED: String(propertySeed) }, stdio });
  },
  onRun(run) {
    if (options.json) console.log(JSON.stringify(run));
    for (const line of failureLines(run)) print(line);
  },
});

const failedRuns = runs.filter(({ code }) => code !== 0).length;
const retried = runs.reduce((sum, run) => sum + run.retried.length, 0);
if (options.json) console.log(JSON.stringify({ runs: runs.length, failedRuns, retried }));
else console.log(`\n${closingTable(runs)}\n${runs.length - failedRuns} runs passed, ${failedRuns} failed`);
if (runs.length < options.runs) print(`${options.runs - runs.length} runs are left: run again with --continue.`);
process.exitCode = failedRuns > 0 ? 1 : 0;
