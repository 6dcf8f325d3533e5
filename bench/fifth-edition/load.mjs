// Measures, in a separate process, the time to load and check the content of both editions.
import { editionFiles, loadRulebook } from '@tessera/fifth-edition';

const start = performance.now();
const problems = [];
for (const edition of ['2014', '2024']) {
  problems.push(...loadRulebook(await editionFiles(edition), edition).problems);
}
process.send({ ms: performance.now() - start, problems: problems.length });
process.disconnect();
