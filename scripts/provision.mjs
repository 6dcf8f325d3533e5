// The programs that tests use and npm does not bring: found where they are, installed where that is possible without
// asking anybody (root on a Debian-like system), and otherwise named with the way to get them.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './setup.mjs';

const APT = 'apt-get';

/** What can be provided: the names it goes by, where it hides when it is not on the path, and its Debian package. */
const PROGRAMS = {
  chromium: {
    // The one without windows does the same work in less time, where there is one.
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    folders: () => ['/snap/bin', '/Applications/Chromium.app/Contents/MacOS'],
    package: 'chromium-headless-shell',
    variable: 'TESSERA_CHROMIUM',
    otherwise: 'macOS: brew install chromium. Elsewhere: any Chromium or Chrome on the path.',
  },
  postgres: {
    names: ['postgres'],
    // Debian keeps one folder a version, off the path.
    folders: () => versions('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
    package: 'postgresql',
    variable: 'TESSERA_POSTGRES',
    otherwise: 'macOS: brew install postgresql. Elsewhere: the `postgres` program on the path.',
  },
  redis: {
    names: ['redis-server', 'valkey-server'],
    folders: () => [],
    package: 'redis-server',
    variable: 'TESSERA_REDIS',
    otherwise: 'macOS: brew install redis. Elsewhere: the `redis-server` program on the path.',
  },
};

/**
 * Provides the programs in `need`: where each was found, and a sentence for each that is missing. What is missing is a
 * failure in continuous integration (`CI=true`), where nobody reads hints; elsewhere whoever needs it may do without.
 */
export function provision({ need }) {
  let missing = need.filter((name) => find(name) === undefined);
  if (missing.length > 0 && mayInstall()) {
    install(missing);
    missing = missing.filter((name) => find(name) === undefined);
  }
  const problems = missing.map(sentence);
  for (const problem of problems) say(problem);
  return {
    found: Object.fromEntries(need.flatMap((name) => (missing.includes(name) ? [] : [[name, find(name)]]))),
    problems,
    failed: problems.length > 0 && process.env.CI === 'true',
  };
}

/** The path of a Chromium, or nothing. */
export function findChromium() {
  return find('chromium');
}

function find(name) {
  const { names, folders, variable } = PROGRAMS[name];
  const told = process.env[variable];
  if (told) return isProgram(told) ? told : undefined;
  const places = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...folders()];
  return places.flatMap((folder) => names.map((file) => join(folder, file))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versions(folder) {
  return existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
}

/** Root with apt-get: a container or a build machine, where a package may be added without asking. */
function mayInstall() {
  return process.getuid?.() === 0 && spawnSync(APT, ['--version'], { stdio: 'ignore' }).status === 0;
}

function install(names) {
  const packages = names.map((name) => PROGRAMS[name].package);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  say(`Installing ${packages.join(', ')} (apt-get) ...`);
  // What apt-get says goes to stderr: it is progress, not the result of a command.
  const options = { env, stdio: ['ignore', 2, 2] };
  const args = ['install', '--yes', '--no-install-recommends', ...packages];
  if (run(APT, args, options) === 0) return;
  say('Not found like that; fetching the list of packages first ...');
  if (run(APT, ['update'], options) === 0) run(APT, args, options);
}

function sentence(name) {
  const { package: debian, variable, otherwise } = PROGRAMS[name];
  return `${name} is missing. Debian and Ubuntu: sudo apt-get install ${debian}. ${otherwise} Or set ${variable} to its path.`;
}
