// What takes too long for every change: `node games/war-of-the-ring/test/long.mjs [--games 1000] [--matches 200] [--ms 200]`.
// Random matches to their end, how the script of people behaves, then how strong the bots are: the strategy against random play,
// the search against the strategy and the script. A row is printed for each; below its aim the run fails.
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
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'games/war-of-the-ring/test',
    'games/war-of-the-ring/bot/people',
    'games/war-of-the-ring/bot/strength',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TESSERA_TEST_GAMES: values.games,
      TESSERA_TEST_MATCHES: values.matches,
      TESSERA_TEST_MS: values.ms,
    },
  },
);
process.exit(status ?? 1);
