// `npm run test:flaky`: runs the same tests several times, some runs next to busy loops, and lists every failure.
import { provision } from './provision.mjs';
import { buildWeb, prepare, say } from './setup.mjs';
import { startBusyLoops } from './testRuns/busyLoops.mjs';
import { closingTable, failureLines, flakyRuns, readOptions } from './testRuns/flakyRuns.mjs';
import { runVitest } from './testRuns/run.mjs';

const options = readOptions(process.argv.slice(2));
if (options.usage) {
  say(options.usage);
  process.exit(2);
}
await prepare();
const { problems, failed } = provision({ need: options.browser ? ['chromium'] : ['postgres', 'redis'] });
if (failed || (options.browser && problems.length > 0)) process.exit(1);
if (options.browser) await buildWeb();

const config = options.browser ? ['--config', 'apps/web/e2e/vitest.config.ts'] : [];
const runs = await flakyRuns(options, {
  propertySeed: Number(process.env.FC_SEED ?? 1),
  startLoad: startBusyLoops,
  runOnce({ run, isLoaded, propertySeed, sequenceSeed }) {
    say(`\n── run ${run} of ${options.runs}${isLoaded ? `, with ${options.loops} busy loops` : ''}`);
    const order = sequenceSeed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${sequenceSeed}`];
    // With --json stdout has only the objects.
    const stdio = options.json ? ['ignore', 2, 2] : 'inherit';
    return runVitest([...config, ...order, ...options.vitest], { env: { FC_SEED: String(propertySeed) }, stdio });
  },
  onRun(run) {
    if (options.json) console.log(JSON.stringify(run));
    for (const line of failureLines(run)) say(line);
  },
});

const failedRuns = runs.filter(({ code }) => code !== 0).length;
const retried = runs.reduce((sum, run) => sum + run.retried.length, 0);
if (options.json) console.log(JSON.stringify({ runs: runs.length, failedRuns, retried }));
else console.log(`\n${closingTable(runs)}\n${runs.length - failedRuns} runs passed, ${failedRuns} failed`);
process.exitCode = failedRuns > 0 ? 1 : 0;
