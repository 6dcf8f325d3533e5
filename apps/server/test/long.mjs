// The tests of this folder at full length: `node apps/server/test/long.mjs [--kills 20] [--messages 100000]`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, messages: { type: 'string', default: '100000' } },
});
const root = fileURLToPath(new URL('../../..', import.meta.url));
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'apps/server/test'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TESSERA_TEST_KILLS: values.kills, TESSERA_TEST_MESSAGES: values.messages },
});
process.exit(status ?? 1);
