// Prints the problems that arethetypeswrong finds in tarballs, as JSON, for packages that are ES modules only. One process checks all, because
// loading the library takes longer than a check.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { dependency } from '../setup.mjs';

/** Resolutions that the profile "esm-only" of its CLI ignores. */
const IGNORED = ['node10', 'node16-cjs'];
/** A style sheet has no types. */
const EXCLUDED = ['./theme.css'];

// A dependency of @arethetypeswrong/cli.
const { checkPackage, createPackageFromTarballData } = await import(
  pathToFileURL(dependency('@arethetypeswrong/core/dist/index.js')).href
);

const reports = [];
for (const tarball of process.argv.slice(2)) {
  const types = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const analysis = await checkPackage(types, { excludeEntrypoints: EXCLUDED });
  reports.push({ tarball, hasTypes: analysis.types !== false, problems: problemsOf(analysis) });
}
console.log(JSON.stringify(reports));

/** Returns the problems that make the CLI fail with the profile. */
function problemsOf({ types, problems = [] }) {
  return types ? problems.filter(({ resolutionKind }) => !IGNORED.includes(resolutionKind)) : [];
}
