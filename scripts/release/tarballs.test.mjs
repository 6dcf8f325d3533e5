import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { npm, pack, publishedPackages } from './packages.mjs';

const run = promisify(execFile);
const PUBLISHED = publishedPackages();
/** Packages for writing and playing a game. */
const FOR_AUTHORS = ['kernel', 'chance', 'space', 'rules', 'i18n', 'text', 'bots', 'testkit', 'room'];

let folder;
/** The tarball and contents of each package, by folder name. */
let packed;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-packages-'));
  packed = await packedBy(PUBLISHED.map((one) => one.folder));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PUBLISHED)(
  'the tarball of $folder has every file that its exports name, its texts and no test',
  ({ folder: name, manifest }) => {
    const { files } = packed.get(name);
    const targets = targetsOf({ exports: manifest.exports, imports: manifest.imports });
    expect(targets.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining([...targets, 'README.md', 'LICENSE']));
    expect(files.filter((file) => /\.test\.|tsbuildinfo/.test(file))).toEqual([]);
  },
);

test.each(PUBLISHED)('the source maps of $folder refer to files of its tarball', ({ folder: name }) => {
  const { files } = packed.get(name);
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps) {
    const { sources, sourceRoot = '' } = JSON.parse(readFileSync(path.join(root, name, map), 'utf8'));
    for (const source of sources)
      expect(files, map).toContain(path.posix.join(path.posix.dirname(map), sourceRoot, source));
  }
});

test.each(PUBLISHED)('publint finds no problem in $folder', async ({ folder: name, manifest }) => {
  const { messages } = await publint({ pack: { tarball: arrayBuffer(packed.get(name).tarball) }, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('arethetypeswrong finds no problem in the published packages', async () => {
  const tarballs = PUBLISHED.map(({ folder: name }) => packed.get(name).tarball);
  const script = path.join(root, 'scripts/release/typeProblems.mjs');
  const { stdout } = await run(process.execPath, [script, ...tarballs], { maxBuffer: 64 * 1024 * 1024 });
  const reports = JSON.parse(stdout);
  expect(reports.map(({ tarball, hasTypes }) => ({ tarball, hasTypes }))).toEqual(
    tarballs.map((tarball) => ({ tarball, hasTypes: true })),
  );
  expect(reports.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('a match can be played with the packages installed from their tarballs in an empty folder', async () => {
  const project = path.join(folder, 'project');
  mkdirSync(project);
  const own = FOR_AUTHORS.concat('i18n', 'protocol').map((name) => [
    `@tessera/${name}`,
    `file:${packed.get(`packages/${name}`).tarball}`,
  ]);
  // Third-party packages come from the installation of this repository, so that the test needs no network.
  const names = [...thirdParty(own.map(([name]) => name))];
  const tarballs = await packedBy(names.map((name) => installed(name)));
  const others = names.map((name) => [name, `file:${tarballs.get(installed(name)).tarball}`]);
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({
      name: 'project',
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([...others, ...own]),
    }),
  );
  await npm(['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], project);
  writeFileSync(path.join(project, 'play.mjs'), readFileSync(path.join(root, 'scripts/release/playMatch.mjs'), 'utf8'));
  const { stdout } = await run(process.execPath, ['play.mjs'], { cwd: project });
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^won by (Ann|Ben) after \d+ actions, verified$/);
});

/** Packs folders. Returns the tarball and contents of each by folder. */
async function packedBy(folders) {
  const results = await pack(folders, folder);
  return new Map(folders.map((each, index) => [each, results[index]]));
}

/** Returns the files that an `exports` or `imports` field names. */
function targetsOf(value) {
  if (typeof value === 'string') return [value.replace(/^\.\//, '')];
  return value === undefined ? [] : Object.values(value).flatMap(targetsOf);
}

function arrayBuffer(file) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

/** Returns the folder of an installed package, resolved from the package that depends on it. */
function installed(name, from = root) {
  for (let at = from; ; at = path.dirname(at)) {
    const candidate = path.join(at, 'node_modules', name);
    try {
      readFileSync(path.join(candidate, 'package.json'));
      return candidate;
    } catch (error) {
      if (error.code !== 'ENOENT' || at === path.dirname(at)) throw error;
    }
  }
}

/** Returns the names of all direct and indirect third-party dependencies. */
function thirdParty(names) {
  const found = new Set();
  const visit = (name, from) => {
    const at = name.startsWith('@tessera/')
      ? path.join(root, 'packages', name.slice('@tessera/'.length))
      : installed(name, from);
    const { dependencies = {} } = createRequire(path.join(root, 'package.json'))(path.join(at, 'package.json'));
    for (const next of Object.keys(dependencies)) {
      if (found.has(next)) continue;
      if (!next.startsWith('@tessera/')) found.add(next);
      visit(next, at);
    }
  };
  for (const name of names) visit(name, root);
  return found;
}
