// `npm run validate-content [-- --strict packs...]`: builds, then checks every content pack.
import { prepare, root, run } from './setup.mjs';

await prepare();
process.exit(run(process.execPath, [`${root}apps/cli/bin/tessera.mjs`, 'validate-content', ...process.argv.slice(2)]));
