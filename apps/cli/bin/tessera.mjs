#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/index.js', import.meta.url);

// The reader of a pipe may stop early: `tessera replay show match.json | head` is not an error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

if (existsSync(built)) {
  const { main, processIo } = await import(built.href);
  process.exitCode = await main(process.argv.slice(2), processIo());
} else {
  process.stderr.write('tessera is not built yet. Run `npm run build` in the workspace, then try again.\n');
  process.exitCode = 2;
}
