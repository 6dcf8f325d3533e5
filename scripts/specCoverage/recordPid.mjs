// Loaded first in each process that runs tests of a mutation: records its id while it lives, so that the runner can end it when it hangs.
import { renameSync, rmSync, writeFileSync } from 'node:fs';

const file = process.env.TESSERA_MUTATION_PID;
// Renamed, so that the runner never reads half of a number.
writeFileSync(`${file}.${process.pid}`, String(process.pid));
renameSync(`${file}.${process.pid}`, file);
process.on('exit', () => rmSync(file, { force: true }));
