// Long tests, too slow for every change. Needs a build:
// `node games/war-of-the-ring/test/long.mjs [--games 1000] [--matches 200] [--ms 200]`
// Plays random matches to their end, reports the behaviour of the people script, then measures the bots: the strategy
// against random, the search against the strategy and the script. Prints a line per match of the bots; fails below an
// aim.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    matches: { type: 'string', default: '200' },
    ms: { type: 'string', default: '200' },
  },
});
const root = fileURLToPath(new URL('../../..', import.meta.url));
const tests = run(
  ['node_modules/vitest/vitest.mjs', 'run', 'games/war-of-the-ring/test', 'games/war-of-the-ring/bot/scripted'],
  { TESSERA_TEST_GAMES: values.games, TESSERA_TEST_MATCHES: values.matches },
);
const strength = run(['games/war-of-the-ring/scripts/strength.mjs', '--matches', values.matches, '--ms', values.ms]);
process.exit(tests || strength);

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
