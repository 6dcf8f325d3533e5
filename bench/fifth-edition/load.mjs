// In a process of its own: what it takes from nothing to the content of both editions, loaded and checked. By processor time,
// so that a busy machine does not count against it; compiling and collecting garbage do.
import { editionFiles, loadRulebook } from '@tessera/fifth-edition';

const before = process.cpuUsage();
const problems = [];
for (const edition of ['2014', '2024']) {
  problems.push(...loadRulebook(await editionFiles(edition), edition).problems);
}
const { user, system } = process.cpuUsage(before);
process.send({ ms: (user + system) / 1000, problems: problems.length });
process.disconnect();
