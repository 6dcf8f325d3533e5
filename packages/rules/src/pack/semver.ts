import Range from 'semver/classes/range.js';

/** The three numbers of a version. Suffixes (`-beta.1`, `+build`) are not supported. */
export type Version = readonly [major: number, minor: number, patch: number];

/** Parses `1.2.3`; undefined for any other text. */
export function parseVersion(text: string): Version | undefined {
  const match = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(text);
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Compares two versions; negative if the first is older. */
export function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Whether a version is in a range. */
export type VersionRange = (version: Version) => boolean;

/**
 * Parses a range of npm's grammar, restricted to: `*`; `1.2.3` exactly; `^1.2.3` up to the next breaking version (the
 * leftmost non-zero number stays); `~1.2.3` up to the next minor version; `>=`, `>`, `<=`, `<` a version. Several of
 * these, separated by spaces, must all hold. Missing numbers after `^`, `~` and comparisons are zero. Undefined for any
 * other text.
 */
export function parseRange(text: string): VersionRange | undefined {
  const comparators = text.trim().split(/\s+/).map(fullComparator);
  if (comparators.includes(undefined)) return undefined;
  const range = new Range(comparators.join(' '));
  return (version) => range.test(version.join('.'));
}

/** Adds the missing numbers of a comparator: `>=1` becomes `>=1.0.0`. npm would read `>1` as `>=2.0.0`. */
function fullComparator(text: string): string | undefined {
  if (text === '*') return text;
  const match = /^(\^|~|>=|>|<=|<|)(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) return undefined;
  const [, operator = '', major, minor = '0', patch] = match;
  if (operator === '' && patch === undefined) return undefined;
  return `${operator}${[major, minor, patch ?? '0'].map(Number).join('.')}`;
}
