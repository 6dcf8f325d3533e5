// What is installed: under which licences, and whether an advisory is known for it. Without a network.
import { existsSync, readFileSync } from 'node:fs';
import { root } from './setup.mjs';

/** Licences under which anything may be used here. */
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
/** Licences for packages of one kind only, and why. */
const ALLOWED_FOR = {
  // Fonts are bundled as they are, with their licence.
  'OFL-1.1': /^@fontsource/,
  // Icons, with their authors on the credits page.
  'CC-BY-3.0': /^@iconify-json\/game-icons$/,
  // A build tool, unchanged, and no part of what is served.
  'MPL-2.0': /^lightningcss|^axe-core$/,
};

/** Every installed package that is not ours: name, version and licence. */
export function installed(folder = root) {
  const { packages } = JSON.parse(readFileSync(`${folder}node_modules/.package-lock.json`, 'utf8'));
  return Object.entries(packages).flatMap(([path, { link, version }]) => {
    const manifest = `${folder}${path}/package.json`;
    // Binaries for other systems are in the list and not in the folder.
    if (link || !path.startsWith('node_modules/') || !existsSync(manifest)) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ name, version, licence: licenceOf(JSON.parse(readFileSync(manifest, 'utf8'))) }];
  });
}

/** A licence as packages name it, also those that do it the old way. */
export function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (typeof license?.type === 'string') return license.type;
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : 'none';
}

/** Whether a package may be used under its licence; of several that it offers, one is enough. */
export function isAllowed({ name, licence }) {
  const offers = licence.replace(/[()]/g, '').split(/\s+OR\s+/i);
  return offers.some((offer) => ALLOWED.includes(offer) || ALLOWED_FOR[offer]?.test(name) === true);
}

/** The advisories of a list that concern what is installed. */
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

/** By number; what comes before a release counts as the release, which errs on the side of a finding. */
function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split(/[-+]/)[0].split('.').map(Number));
  for (let i = 0; i < 3; i++) if (left[i] !== right[i]) return left[i] - right[i];
  return 0;
}

export function knownAdvisories() {
  return JSON.parse(readFileSync(new URL('./advisories.json', import.meta.url), 'utf8'));
}
