// In a process of its own: how long it takes from nothing to the content of both editions, loaded and checked.
import { editionFiles, loadRulebook } from '@tessera/fifth-edition';

const start = performance.now();
const problems = [];
for (const edition of ['2014', '2024']) {
  problems.push(...loadRulebook(await editionFiles(edition), edition).problems);
}
process.send({ ms: performance.now() - start, problems: problems.length });
process.disconnect();
