import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

/** Platforms on which `npm ci` must find every binary. */
const PLATFORMS = [
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'win32', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
];

/** Binaries that no version of a package provides, with the consequence. */
const NOT_PUBLISHED = {
  'libsql win32-arm64': 'the setup asks for the x64 build of Node, which Windows emulates',
  'msgpackr-extract win32-arm64': 'msgpackr then decodes strings in JavaScript',
};

/** Packages that have binaries for several platforms as optional dependencies. */
const parents = Object.entries(packages)
  .map(([path, { optionalDependencies = {} }]) => ({
    path,
    name: nameOf(path),
    binaries: Object.keys(optionalDependencies).map((name) => ({ name, entry: lockEntry(path, name) })),
  }))
  .filter(({ binaries }) => binaries.length > 1);

test('the lock file has every optional dependency with its integrity', () => {
  expect(parents.map(({ name }) => name)).toEqual(expect.arrayContaining(['@biomejs/biome', 'rolldown', 'libsql']));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => lockEntry(path, name)?.integrity === undefined),
  );
  expect(missing).toEqual([]);
});

test.each(PLATFORMS.map((platform) => [Object.values(platform).join('-'), platform]))(
  'the lock file has every binary for %s',
  (label, platform) => {
    const missing = parents
      .filter(({ binaries }) => !binaries.some((binary) => binary.entry && runsOn(binary, platform)))
      .map(({ name }) => `${name} ${label}`);
    expect(missing).toEqual(Object.keys(NOT_PUBLISHED).filter((name) => name.endsWith(` ${label}`)));
  },
);

test('the lock file has an integrity for every package from a registry and names no other registry than the public one', () => {
  const entries = Object.entries(packages).filter(([path, { link, inBundle }]) => nameOf(path) && !link && !inBundle);
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  const hosts = entries.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : []));
  expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
});

/** Returns the name of an installed package, or an empty string for a folder of this repository. */
function nameOf(path) {
  return path.split('node_modules/').slice(1).at(-1) ?? '';
}

/** Resolves a package as Node does: in the folders of the importing package, from the innermost. */
function lockEntry(path, name) {
  const folders = path.split('/node_modules/');
  for (let depth = folders.length; depth > 0; depth--) {
    const entry = packages[`${folders.slice(0, depth).join('/node_modules/')}/node_modules/${name}`];
    if (entry) return entry;
  }
  return packages[`node_modules/${name}`];
}

function runsOn({ name, entry }, { os, cpu, libc }) {
  const libcs = entry.libc ?? libcsByName(name);
  return (entry.os ?? [os]).includes(os) && (entry.cpu ?? [cpu]).includes(cpu) && (libcs ?? [libc]).includes(libc);
}

/** Some packages name the C library only in the package name. A Linux binary that names none is linked statically. */
function libcsByName(name) {
  if (name.includes('-musl')) return ['musl'];
  return name.includes('-gnu') ? ['glibc'] : undefined;
}
