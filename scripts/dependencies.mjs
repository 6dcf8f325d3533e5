// Lists installed packages with their licences and known advisories. Needs no network.
import { existsSync, readFileSync } from 'node:fs';
import { root } from './setup.mjs';

/** Licences that are allowed for every package. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
  'PostgreSQL',
];
/** Licences that are allowed for some packages only, with the reason. */
const ALLOWED_FOR = {
  // Fonts are bundled unchanged, with their licence.
  'OFL-1.1': /^@fontsource/,
  // Icons, with their authors on the credits page.
  'CC-BY-3.0': /^@iconify-json\/game-icons$/,
  // An unchanged build tool that is not part of the product.
  'MPL-2.0': /^lightningcss|^axe-core$/,
};

/** Returns name, version and licence of every installed third-party package. */
export function installed(folder = root) {
  const { packages } = JSON.parse(readFileSync(`${folder}node_modules/.package-lock.json`, 'utf8'));
  return Object.entries(packages).flatMap(([path, { link, version }]) => {
    const manifest = `${folder}${path}/package.json`;
    // The lock file lists binaries for other platforms, which are not installed.
    if (link || !path.startsWith('node_modules/') || !existsSync(manifest)) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ name, version, licence: licenceOf(JSON.parse(readFileSync(manifest, 'utf8'))) }];
  });
}

/** Returns the licence of a package.json, also in its older formats. */
export function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (typeof license?.type === 'string') return license.type;
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : 'none';
}

/** Tells whether the licence of a package is allowed; one of several alternatives is enough. */
export function isAllowed({ name, licence }) {
  const offers = licence.replace(/[()]/g, '').split(/\s+OR\s+/i);
  return offers.some((offer) => ALLOWED.includes(offer) || ALLOWED_FOR[offer]?.test(name) === true);
}

/** Returns the advisories that affect installed packages. */
export function concerned(packages, advisories) {
  return packages.flatMap(({ name, version }) =>
    advisories
      .filter((advisory) => advisory.package === name && advisory.ranges.some((range) => isWithin(version, range)))
      .map(({ id, about }) => ({ name, version, id, about })),
  );
}

function isWithin(version, { from = '0.0.0', below }) {
  return compare(version, from) >= 0 && compare(version, below) < 0;
}

/** Compares versions by number. A prerelease counts as its release, which may report too much but not too little. */
function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split(/[-+]/)[0].split('.').map(Number));
  for (let i = 0; i < 3; i++) if (left[i] !== right[i]) return left[i] - right[i];
  return 0;
}

export function knownAdvisories() {
  return JSON.parse(readFileSync(new URL('./advisories.json', import.meta.url), 'utf8'));
}
