// Provides programs that tests need and npm does not install. Finds installed ones, installs missing ones without asking if possible
// (root on a Debian-like system), and otherwise prints how to install them.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { print, run } from './setup.mjs';

const APT = 'apt-get';
const WINDOWS = 'win32';

/** Per program: its names on the path, the folders that installers choose, its Debian package, and the way to get it elsewhere. */
const PROGRAMS = {
  chromium: {
    // The headless build does the same work in less time.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'microsoft-edge',
      'microsoft-edge-stable',
    ],
    files: {
      linux: () => ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'],
      darwin: ({ home }) =>
        ['/Applications', `${home}/Applications`].flatMap((folder) =>
          ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
        ),
      win32: ({ env }) =>
        ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) =>
          env[name] === undefined
            ? []
            : [
                'Chromium\\Application\\chrome',
                'Google\\Chrome\\Application\\chrome',
                'Microsoft\\Edge\\Application\\msedge',
              ].map((file) => `${env[name]}\\${file}.exe`),
        ),
    },
    package: 'chromium-headless-shell',
    variable: 'TESSERA_CHROMIUM',
    otherwise: 'Elsewhere: install Chromium, Chrome or Edge.',
  },
  postgres: {
    names: ['postgres'],
    files: {
      // Debian has a folder per version, off the path.
      linux: ({ list }) =>
        newestFirst(list('/usr/lib/postgresql')).map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
      darwin: ({ list }) =>
        ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
          newestFirst(list(folder).filter((name) => /^postgresql(@\d+)?$/.test(name))).map(
            (name) => `${folder}/${name}/bin/postgres`,
          ),
        ),
    },
    package: 'postgresql',
    variable: 'TESSERA_POSTGRES',
    otherwise: 'macOS: brew install postgresql. Elsewhere: the `postgres` program on the path.',
  },
  redis: {
    names: ['redis-server', 'valkey-server'],
    files: { linux: () => [], darwin: () => ['/opt/homebrew/bin/redis-server', '/usr/local/bin/redis-server'] },
    package: 'redis-server',
    variable: 'TESSERA_REDIS',
    otherwise: 'macOS: brew install redis. Elsewhere: the `redis-server` program on the path.',
  },
};

/**
 * Provides the programs in `need`: returns the path of each found one, and a sentence for each missing one. A missing program is a
 * failure in continuous integration (`CI=true`); elsewhere the caller may skip the tests that need it.
 */
export function provision({ need }) {
  let missing = need.filter((name) => findProgram(name) === undefined);
  if (missing.length > 0 && mayInstall()) {
    install(missing);
    missing = missing.filter((name) => findProgram(name) === undefined);
  }
  const problems = missing.map(sentence);
  for (const problem of problems) print(problem);
  return {
    found: Object.fromEntries(need.flatMap((name) => (missing.includes(name) ? [] : [[name, findProgram(name)]]))),
    problems,
    failed: missing.some((name) => isUsed(name, process.platform)) && process.env.CI === 'true',
  };
}

/** Returns the packages that `provision` would install, and the programs that stay missing. */
export function provisionPlan({ need }) {
  const missing = need.filter((name) => findProgram(name) === undefined);
  const packages = missing.map((name) => PROGRAMS[name].package);
  return mayInstall() ? { packages, missing: [] } : { packages: [], missing };
}

/** Returns the path of a Chromium, Chrome or Edge, or undefined. */
export function findChromium() {
  return findProgram('chromium');
}

/** Returns the path of a program, or undefined. Installs nothing. */
export function findProgram(name) {
  const { variable } = PROGRAMS[name];
  const given = process.env[variable];
  if (given) return isProgram(given) ? given : undefined;
  return candidates(name).find(isProgram);
}

/** Returns every possible path of a program on a platform, best first. */
export function candidates(name, { platform, env, home, list } = here()) {
  const { names, files } = PROGRAMS[name];
  if (!isUsed(name, platform)) return [];
  const { delimiter, join } = platform === WINDOWS ? path.win32 : path.posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) =>
    names.map((file) => join(folder, platform === WINDOWS ? `${file}.exe` : file)),
  );
  return [...onPath, ...(files[platform] ?? files.linux)({ env, home, list })];
}

/** PostgreSQL and Redis are not used on Windows: the tests that start them need Unix signals and a shell. */
function isUsed(name, platform) {
  return platform !== WINDOWS || PROGRAMS[name].files[WINDOWS] !== undefined;
}

function here() {
  const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
  return { platform: process.platform, env: process.env, home: os.homedir(), list };
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function newestFirst(names) {
  const version = (name) => Number(/\d+$/.exec(name)?.[0] ?? 0);
  return names.sort((a, b) => version(b) - version(a));
}

/** Tells whether this is root with apt-get: a container or a build machine, where packages may be installed without asking. */
function mayInstall() {
  return process.getuid?.() === 0 && spawnSync(APT, ['--version'], { stdio: 'ignore' }).status === 0;
}

function install(names) {
  const packages = names.map((name) => PROGRAMS[name].package);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  print(`Installing ${packages.join(', ')} (apt-get) ...`);
  // The output of apt-get goes to stderr: it is progress, not a result.
  const options = { env, stdio: ['ignore', 2, 2] };
  const args = ['install', '--yes', '--no-install-recommends', ...packages];
  if (run(APT, args, options) === 0) return;
  print('Not found like that; fetching the list of packages first ...');
  if (run(APT, ['update'], options) === 0) run(APT, args, options);
}

/** Returns a sentence that tells how to install a missing program on this platform. */
export function sentence(name, platform = process.platform) {
  const { package: debian, variable, otherwise } = PROGRAMS[name];
  if (!isUsed(name, platform)) return `${name} is not used on Windows; Linux and macOS run the tests that need it.`;
  return `${name} is missing. Debian and Ubuntu: sudo apt-get install ${debian}. ${otherwise} Or set ${variable} to its path.`;
}
