// `npm run audit [-- --offline]`: checks installed packages for known advisories and licences. Queries the registry; if it does not
// answer, reports that and uses `scripts/advisories.json`.
import { spawnSync } from 'node:child_process';
import { concerned, installed, isAllowed, knownAdvisories } from './dependencies.mjs';
import { root } from './setup.mjs';
import { npmCommand } from './steps.mjs';

const packages = installed();
const strangers = packages.filter((each) => !isAllowed(each));
console.log(`${packages.length} packages installed; ${strangers.length} under a licence that is not on the list.`);
for (const { name, version, licence } of strangers) console.log(`  ${name} ${version}: ${licence}`);

const asked = process.argv.includes('--offline') ? undefined : registryFindings();
const found = asked ?? listFindings();
for (const line of found) console.log(`  ${line}`);
process.exit(found.length + strangers.length > 0 ? 1 : 0);

/** Returns the advisories of the registry, or undefined without an answer. */
function registryFindings() {
  const { command, args, shell } = npmCommand(['audit', '--json']);
  const { stdout } = spawnSync(command, args, { cwd: root, shell, encoding: 'utf8', timeout: 60_000 });
  const { vulnerabilities } = parsed(stdout);
  if (vulnerabilities === undefined) return undefined;
  const lines = Object.values(vulnerabilities).map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  console.log(`By the registry: ${lines.length} packages with advisories.`);
  return lines;
}

function listFindings() {
  const { asOf, advisories } = knownAdvisories();
  const lines = concerned(packages, advisories).map(
    ({ name, version, id, about }) => `${name} ${version}: ${id}, ${about}`,
  );
  const about = new Set(advisories.map((advisory) => advisory.package)).size;
  console.log('A full audit could not be made: the registry was not asked, or does not answer such questions.');
  console.log(
    `By the list of ${asOf} (${advisories.length} advisories on ${about} packages, not complete): ${lines.length} found.`,
  );
  return lines;
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    // A response that is not JSON counts as no answer.
    return {};
  }
}
