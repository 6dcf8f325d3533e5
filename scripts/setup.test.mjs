import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodeProblem } from './nodeVersion.mjs';
import { installCommand, isInstalled, root, runTogether } from './setup.mjs';
import { isOffline, setupProblem } from './setupProblems.mjs';
import { compiledProjects, fetchedPackages, npmCommand, withoutProgress } from './steps.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera setup '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('nodeProblem', () => {
  test.each(['14.21.3', '16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
    'nodeProblem refuses Node %s in one sentence',
    (version) => {
      const problem = nodeProblem({ version, platform: 'linux', arch: 'x64' });
      expect(problem).toMatch(/^Tessera needs Node 20\.19, 22\.12 or newer, and this is Node .*nodejs\.org/);
    },
  );

  test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.10.0'])('nodeProblem accepts Node %s', (version) => {
    expect(nodeProblem({ version, platform: 'darwin', arch: 'arm64' })).toBeUndefined();
  });

  test('nodeProblem refuses arm64 on Windows, because libsql has no build for it', () => {
    const on = (arch) => nodeProblem({ version: '24.1.0', platform: 'win32', arch });
    expect(on('arm64')).toMatch(/x64 version of Node/);
    expect(on('x64')).toBeUndefined();
  });

  test.each(['start.mjs', 'test.mjs'])('scripts/%s ends with one sentence under an old Node', (script) => {
    const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`;
    const run = spawnSync(process.execPath, ['--import', old, join(root, 'scripts', script)], { encoding: 'utf8' });
    expect(run.stderr).toMatch(/^Tessera needs Node .* this is Node 18\.20\.8\. .*\n$/);
    expect(run.status).toBe(1);
  });
});

/** Named imports that the built-in modules of Node 14 have. With a missing name an old Node prints a syntax error instead of the sentence. */
const IN_NODE_14 = {
  'node:child_process': ['spawn', 'spawnSync'],
  'node:fs': [
    'accessSync',
    'constants',
    'existsSync',
    'mkdirSync',
    'mkdtempSync',
    'readdirSync',
    'readFileSync',
    'rmSync',
    'statSync',
    'writeFileSync',
  ],
  'node:os': ['tmpdir'],
  'node:path': ['join'],
  'node:url': ['fileURLToPath', 'pathToFileURL'],
};

test.each(['start.mjs', 'test.mjs'])('an old Node can load every module of scripts/%s', (script) => {
  const newer = modulesOf(script).flatMap((file) =>
    [...source(file).matchAll(/^import \{([^}]*)\} from '(node:[^']+)'/gm)].flatMap(([, names, module]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !IN_NODE_14[module]?.includes(name))
        .map((name) => `${file}: ${name} of ${module}; import the whole module, or add a name that Node 14 has`),
    ),
  );
  expect(newer).toEqual([]);
});

function source(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** Returns a script and the scripts that it imports. */
function modulesOf(script) {
  const files = new Set([script]);
  for (const file of files) {
    for (const [, name] of source(file).matchAll(/^import [^;]*'\.\/([^']+)'/gm)) files.add(name);
  }
  return [...files];
}

describe('dependencies', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/rolldown-win32': { version: '1.2.16', optional: true },
      'node_modules/@tessera/kernel': { link: true },
    },
  };
  const installed = { packages: { 'node_modules/zod': { version: '4.6.7' } } };

  test('dependencies count as installed without the optional packages of other platforms', () => {
    expect(isInstalled(lock, installed, ['@tessera/kernel'])).toBe(true);
  });

  test('dependencies count as missing when a version differs, a package is missing, or a workspace is new', () => {
    expect(isInstalled(lock, undefined, [])).toBe(false);
    expect(isInstalled(lock, { packages: {} }, [])).toBe(false);
    expect(isInstalled(lock, { packages: { 'node_modules/zod': { version: '4.6.6' } } }, [])).toBe(false);
    expect(isInstalled(lock, installed, ['@tessera/no-such-game'])).toBe(false);
  });

  test('dependencies are installed with npm ci, or with npm install when the lock file lacks a workspace', () => {
    expect(installCommand(lock, ['@tessera/kernel'])).toBe('ci');
    expect(installCommand(lock, ['@tessera/kernel', '@tessera/my-game'])).toBe('install');
  });
});

describe('npmCommand', () => {
  const at = (platform, env) => npmCommand(['ci'], { platform, env, execPath: '/bin/node' });

  test('npmCommand runs npm with Node when a script of npm calls it', () => {
    const file = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
    expect(at('win32', { npm_execpath: file })).toEqual({ command: '/bin/node', args: [file, 'ci'], shell: false });
  });

  test('npmCommand returns npm.cmd in a shell on Windows, and npm elsewhere', () => {
    expect(at('win32', {})).toEqual({ command: 'npm.cmd', args: ['ci'], shell: true });
    expect(at('darwin', { npm_execpath: '/usr/lib/yarn.js' })).toEqual({ command: 'npm', args: ['ci'], shell: false });
  });
});

test('progress counts fetched packages and compiled projects, and is removed from the printed output', () => {
  const http = 'npm http fetch GET 200 https://registry.npmjs.org/zod/-/zod-4.6.7.tgz 596ms (cache miss)\n';
  const list =
    '03:52:58 AM - Projects in this build: \n    * packages/chance/tsconfig.json\n    * packages/space/tsconfig.json\n\n';
  const built = "03:52:58 AM - Building project 'packages/chance/tsconfig.json'...\n\n";
  expect([fetchedPackages(''), fetchedPackages(http)]).toEqual(['', '1 packages']);
  expect([compiledProjects(''), compiledProjects(list + built)]).toEqual(['', '1 of 2 projects']);
  expect(withoutProgress(`${http}${list}${built}src/a.ts(1,1): error TS1005\n`)).toBe('src/a.ts(1,1): error TS1005\n');
});

test('runTogether runs programs in their order, at most so many at once, and returns the code of a failed one', async () => {
  const record = join(folder, 'record');
  writeFileSync(record, '');
  const program = join(folder, 'program.mjs');
  const lines = [
    "import { appendFileSync } from 'node:fs';",
    'const [file, name, code] = process.argv.slice(2);',
    "for (const moment of ['+', '-']) appendFileSync(file, moment + name + ' ');",
    'process.exitCode = Number(code);',
  ];
  writeFileSync(program, lines.join('\n'));
  const programs = ['a', 'b', 'c'].map((name) => [program, [record, name, name === 'b' ? '3' : '0']]);
  expect(await runTogether(programs, { atOnce: 1 })).toBe(3);
  expect(readFileSync(record, 'utf8')).toBe('+a -a +b -b +c -c ');
  expect(await runTogether(programs.slice(2))).toBe(0);
});

describe('setup problems', () => {
  test.each([
    [
      'npm error code ENOSPC\nnpm error path /work/node_modules/zod',
      /^The disk that holds \/work\/node_modules\/zod is full\. Free/,
    ],
    ['open a.js: no space left on device', /^The disk that holds HERE is full/],
    ["Error: EROFS: read-only file system, mkdir 'HERE/dist'", /^HERE\/dist is on a read-only disk\. Copy/],
    [
      "npm error enoent ENOENT: no such file or directory, mkdir 'HERE/node_modules'",
      /^HERE\/node_modules is on a read-only disk/,
    ],
    [
      'npm error code EACCES\nnpm error path /home/a/.npm/_cacache',
      /^This user may not write to \/home\/a\/\.npm\/_cacache\. Run/,
    ],
    ['could not write file a.js: permission denied', /^This user may not write to HERE/],
    ['npm error code EAI_AGAIN', /^The package registry cannot be reached\. Connect/],
    [
      'npm error code EUSAGE\nnpm error `npm ci` can only install packages when package.json and package-lock.json are in sync',
      /Run npm install/,
    ],
    ['spawn npm ENOENT', /^npm is not on the path\. Install/],
  ])('setupProblem names the cause and the remedy: %s', (output, sentence) => {
    expect(setupProblem(output, 'HERE')).toMatch(sentence);
  });

  test('isOffline is true when five requests failed and none succeeded', () => {
    const lost = 'npm http fetch GET https://registry.npmjs.org/zod attempt 1 failed with EAI_AGAIN\n';
    const fetched = 'npm http fetch GET 200 https://registry.npmjs.org/yaml 117ms (cache miss)\n';
    expect([isOffline(lost.repeat(4)), isOffline(lost.repeat(5)), isOffline(fetched + lost.repeat(5))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('setupProblem returns undefined when the code is at fault', () => {
    expect(setupProblem('src/a.ts(1,1): error TS1005', 'HERE')).toBeUndefined();
  });
});

/** Runs `npm ci` through the setup in `folder`, which has one dependency: a package of 3 MB in a file beside it. */
function installIn(place, env = {}) {
  const call = `import(${JSON.stringify(new URL('./setup.mjs', import.meta.url).href)}).then(({ install }) =>
    install({ step: 1, of: 1, title: 'Install', folder: process.argv[1], command: 'ci' }))`;
  const { npm_execpath, ...rest } = process.env;
  const settings = { encoding: 'utf8', env: { ...rest, npm_config_cache: join(folder, 'cache'), ...env } };
  const { status, stderr } = spawnSync(process.execPath, ['-e', call, place], settings);
  return { status, lines: stderr.trimEnd().split('\n') };
}

function writeProject(place, dependency, lock) {
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'p', version: '1.0.0', dependencies: dependency }));
  const packages = { '': { name: 'p', version: '1.0.0', dependencies: dependency }, ...lock };
  writeFileSync(
    join(place, 'package-lock.json'),
    JSON.stringify({ name: 'p', version: '1.0.0', lockfileVersion: 3, packages }),
  );
}

function packBig() {
  const big = join(folder, 'big');
  mkdirSync(big);
  writeFileSync(join(big, 'package.json'), JSON.stringify({ name: 'big', version: '1.0.0' }));
  writeFileSync(join(big, 'ballast.txt'), 'x'.repeat(3 << 20));
  const { command, args, shell } = npmCommand(['pack', '--pack-destination', folder], { ...process, env: {} });
  spawnSync(command, args, { cwd: big, shell });
  const file = `file:${join(folder, 'big-1.0.0.tgz')}`;
  return [{ big: file }, { 'node_modules/big': { version: '1.0.0', resolved: file } }];
}

/** A disk of one megabyte in memory, which only root on Linux can mount. */
function smallDisk() {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0 ? disk : undefined;
}

describe('npm ci through the setup', () => {
  test('npm ci through the setup reports a missing network', () => {
    writeProject(folder, { zod: '4.6.7' }, { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-AA==' } });
    const { status, lines } = installIn(folder, { npm_config_registry: 'http://127.0.0.1:1/' });
    expect(lines.slice(0, 2)).toEqual(['[1/1] Install (npm ci) ...', '[1/1] failed']);
    expect(lines.slice(2)).toEqual([expect.stringMatching(/^The package registry cannot be reached\./)]);
    expect(status).toBe(1);
  });

  test('npm ci through the setup reports a full and a read-only disk', ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) skip('a disk can be mounted by root on Linux only');
    try {
      writeProject(disk, ...packBig());
      const full = installIn(disk);
      expect([full.status, full.lines.slice(2)]).toEqual([
        1,
        [expect.stringMatching(/^The disk that holds .* is full\./)],
      ]);
      spawnSync('mount', ['-o', 'remount,ro', disk]);
      const { status, lines } = installIn(disk);
      expect([status, lines.slice(2)]).toEqual([1, [expect.stringMatching(/ is on a read-only disk\. Copy/)]]);
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  test('npm ci through the setup reports a folder of another user', ({ skip }) => {
    if (process.platform === 'win32' || process.getuid() === 0) skip('root may write to every folder');
    const place = join(folder, 'locked');
    mkdirSync(place);
    writeProject(place, ...packBig());
    chmodSync(place, 0o555);
    const { status, lines } = installIn(place);
    chmodSync(place, 0o755);
    expect([status, lines.slice(2)]).toEqual([1, [expect.stringMatching(/^This user may not write to /)]]);
  });
});
