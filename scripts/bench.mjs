// `npm run bench [-- --only kernel --json]`: builds, then measures.
import { prepare, root, run } from './setup.mjs';

prepare();
process.exit(run(process.execPath, [`${root}apps/cli/bin/tessera.mjs`, 'bench', ...process.argv.slice(2)]));
