// `npm run test:long`: what takes too long for every change. Kill tests and hostile messages at full length, a million inputs for the parsers, random matches by
// the thousand, how strong bots are, every mutation of docs/spec-coverage, the balance of Heist City, and in browsers whole matches and every screen at every size in both themes. `--only attack` is of the server alone.
import { buildWeb, prepare, root, run, runLocal } from './setup.mjs';

const options = process.argv.slice(2);
const games = ['games/war-of-the-ring/test/long.mjs', 'games/gloomhaven/test/long.mjs'];
const files = ['apps/server/test/long.mjs', ...(options.length > 0 ? [] : games)];

await prepare();
for (const file of files) {
  const status = run(process.execPath, [root + file, ...options]);
  if (status !== 0) process.exit(status);
}
if (options.length === 0) {
  const struck = run(process.execPath, [`${root}scripts/test-faults.mjs`, '--minutes', '10']);
  if (struck !== 0) process.exit(struck);
  const env = { ...process.env, LONG_TESTS: '1' };
  const broad = [
    'games/fifth-edition/test/sweep',
    'games/gloomhaven/src/soak',
    'games/heist-city/bot',
    'games/war-of-the-ring/bot',
    'games/war-of-the-ring/src/conformance',
    'apps/server/test/model',
  ];
  const status = runLocal('vitest/vitest.mjs', ['run', ...broad], { env });
  if (status !== 0) process.exit(status);
  // Over a million inputs for the parsers, with progress lines.
  const fuzzed = runLocal('vitest/vitest.mjs', ['run', 'fuzz'], { env: { ...env, TESSERA_TEST_FUZZ: '1' } });
  if (fuzzed !== 0) process.exit(fuzzed);
  const mutated = run(process.execPath, [`${root}scripts/spec-coverage.mjs`, '--mutate']);
  if (mutated !== 0) process.exit(mutated);
  const balance = run(process.execPath, [`${root}games/heist-city/balance/balance.mjs`, '--check']);
  if (balance !== 0) process.exit(balance);
  await buildWeb();
  const args = ['run', '--config', 'apps/web/e2e/vitest.config.ts'];
  process.exit(runLocal('vitest/vitest.mjs', args, { env }));
}
