// Changes of manifests and the changelog for a release.

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'];

/** Returns a package.json or an entry of the lock file with this version, also in the ranges of other workspaces. */
export function withVersion(manifest, version) {
  const next = { ...manifest };
  if (next.version !== undefined) next.version = version;
  for (const field of FIELDS) {
    if (next[field] === undefined) continue;
    next[field] = Object.fromEntries(
      Object.entries(next[field]).map(([name, range]) => [name, name.startsWith('@tessera/') ? `^${version}` : range]),
    );
  }
  return next;
}

/** Turns the "Unreleased" section of the changelog into a version and adds a new empty one above it. Throws if it is empty. */
export function cutVersion(changelog, version, date) {
  const [before, rest] = changelog.split('## Unreleased\n');
  if (rest === undefined || rest.trim() === '' || /^\s*## /.test(rest))
    throw new Error('CHANGELOG.md has nothing under "## Unreleased"');
  return `${before}## Unreleased\n\n## ${version} (${date})\n${rest}`;
}

/** Tells whether a text is a version (`1.2.3`) that is higher than another. */
export function isNewerVersion(version, than) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [a, b] = [version, than].map((one) => one.split('.').map(Number));
  const place = a.findIndex((part, index) => part !== b[index]);
  return place >= 0 && a[place] > b[place];
}
