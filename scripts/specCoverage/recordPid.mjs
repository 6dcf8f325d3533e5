// Loaded first in each process that runs tests of a mutation: records its id, so that the runner can end it when it hangs.
import { writeFileSync } from 'node:fs';

writeFileSync(process.env.TESSERA_MUTATION_PID, String(process.pid));
