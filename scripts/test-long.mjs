// `npm run test:long`: what takes too long for every change. Kill tests and hostile messages at full length.
import { prepare, root, run } from './setup.mjs';

prepare();
process.exit(run(process.execPath, [`${root}apps/server/test/long.mjs`, ...process.argv.slice(2)]));
