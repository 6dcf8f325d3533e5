// `npm run generate-effect [-- --type feat --source "Magic Initiate" ...]`: builds, then writes a new record of content.
// A new kind of effect is five files by hand: docs/guides/write-content.md, "Add an effect kind".
import { prepare, root, run } from './setup.mjs';

await prepare();
process.exit(run(process.execPath, [`${root}apps/cli/bin/tessera.mjs`, 'generate-effect', ...process.argv.slice(2)]));
