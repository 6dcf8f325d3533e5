// Runs the tests of this folder at full length: `node apps/server/test/long.mjs [--kills 20] [--messages 100000]
// [--attack-seconds 10] [--faults 3] [--damages 50]`. `--only attack` selects the files whose names contain it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    messages: { type: 'string', default: '100000' },
    'attack-seconds': { type: 'string', default: '10' },
    faults: { type: 'string', default: '3' },
    damages: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
  },
});
const root = fileURLToPath(new URL('../../..', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', `apps/server/test/${values.only}`],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TESSERA_TEST_KILLS: values.kills,
      TESSERA_TEST_MESSAGES: values.messages,
      TESSERA_TEST_ATTACK_SECONDS: values['attack-seconds'],
      TESSERA_TEST_FAULTS: values.faults,
      TESSERA_TEST_DAMAGES: values.damages,
    },
  },
);
process.exit(status ?? 1);
