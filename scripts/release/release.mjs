// `npm run release -- <version>`: sets the version of every workspace, of their ranges and of CITATION.cff, and turns the changelog's "Unreleased"
// into that version. Commits, tags and publishes nothing: it prints the commands for that.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { print, root } from '../setup.mjs';
import { publishedPackages, workspaces } from './packages.mjs';
import { cutVersion, isNewerVersion, withVersion } from './versions.mjs';

const [version] = process.argv.slice(2);
const current = JSON.parse(read('package.json')).version;
if (!isNewerVersion(version ?? '', current)) fail(`Give a version newer than ${current}: npm run release -- 1.2.3`);
if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '')
  fail('Commit or stash your changes first.');

writeFileSync(
  path.join(root, 'CHANGELOG.md'),
  cutVersion(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10)),
);
writeFileSync(path.join(root, 'CITATION.cff'), read('CITATION.cff').replace(/^version: .*$/m, `version: ${version}`));
for (const file of ['package.json', ...workspaces().map(({ folder }) => `${folder}/package.json`)])
  writeJson(file, withVersion(JSON.parse(read(file)), version));
const lock = JSON.parse(read('package-lock.json'));
lock.version = version;
for (const [folder, entry] of Object.entries(lock.packages))
  if (!folder.includes('node_modules')) lock.packages[folder] = withVersion(entry, version);
writeJson('package-lock.json', lock);

print(`Version ${version} is set. Then:
  npm test
  git commit -am "release: ${version}" && git tag v${version}
${publishedPackages()
  .map(({ manifest }) => `  npm publish --access public --workspace ${manifest.name}`)
  .join('\n')}`);

function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

function writeJson(file, value) {
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

function fail(sentence) {
  print(sentence);
  process.exit(1);
}
