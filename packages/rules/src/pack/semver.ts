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
 * Parses a range: `*`; `1.2.3` exactly; `^1.2.3` up to the next breaking version (the leftmost non-zero number stays);
 * `~1.2.3` up to the next minor version; `>=`, `>`, `<=`, `<` a version. Several of these, separated by spaces, must
 * all hold. Missing numbers after `^`, `~` and comparisons are zero. Undefined for any other text.
 */
export function parseRange(text: string): VersionRange | undefined {
  const parts = text.trim().split(/\s+/).map(parsePart);
  if (parts.some((part) => part === undefined)) return undefined;
  return (version) => parts.every((part) => part?.(version));
}

function parsePart(text: string): VersionRange | undefined {
  if (text === '*') return () => true;
  const match = /^(\^|~|>=|>|<=|<|)(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) return undefined;
  const [, operator = '', major, minor, patch] = match;
  if (operator === '' && patch === undefined) return undefined;
  const bound: Version = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
  switch (operator) {
    case '^':
      return between(bound, nextBreaking(bound));
    case '~':
      return between(bound, [bound[0], bound[1] + 1, 0]);
    case '>=':
      return (version) => compareVersions(version, bound) >= 0;
    case '>':
      return (version) => compareVersions(version, bound) > 0;
    case '<=':
      return (version) => compareVersions(version, bound) <= 0;
    case '<':
      return (version) => compareVersions(version, bound) < 0;
    default:
      return (version) => compareVersions(version, bound) === 0;
  }
}

function between(least: Version, below: Version): VersionRange {
  return (version) => compareVersions(version, least) >= 0 && compareVersions(version, below) < 0;
}

function nextBreaking([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}
