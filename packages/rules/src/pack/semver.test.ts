import { describe, expect, test } from 'vitest';
import { compareVersions, parseRange, parseVersion } from './semver.ts';

describe('parseVersion', () => {
  test.each(['1.2', '1.2.3.4', 'v1.2.3', '1.2.x', '1.2.3-beta', '', '1.2.9999999'])('rejects "%s"', (text) => {
    expect(parseVersion(text)).toBeUndefined();
  });

  test('compareVersions compares numerically', () => {
    expect(compareVersions([1, 10, 0], [1, 9, 9])).toBeGreaterThan(0);
  });
});

describe('parseRange', () => {
  test.each([
    ['*', ['0.0.1', '9.0.0'], []],
    ['1.2.3', ['1.2.3'], ['1.2.4']],
    ['^1.2.3', ['1.2.3', '1.9.0'], ['1.2.2', '2.0.0']],
    ['^0.2.3', ['0.2.3', '0.2.9'], ['0.3.0', '1.0.0']],
    ['^0.0.3', ['0.0.3'], ['0.0.4']],
    ['^1', ['1.0.0', '1.9.9'], ['0.9.9', '2.0.0']],
    ['~1.2.3', ['1.2.3', '1.2.9'], ['1.3.0']],
    ['>=1.2', ['1.2.0', '3.0.0'], ['1.1.9']],
    ['>1.0.0 <=2.0.0', ['1.0.1', '2.0.0'], ['1.0.0', '2.0.1']],
    [' >=1.0.0   <2 ', ['1.5.0'], ['2.0.0']],
  ])('accepts the versions of %s', (text, inside, outside) => {
    const range = parseRange(text)!;
    expect(inside.map((version) => range(parseVersion(version)!))).toEqual(inside.map(() => true));
    expect(outside.map((version) => range(parseVersion(version)!))).toEqual(outside.map(() => false));
  });

  test.each(['', '1.2', 'latest', '1 || 2', '^x', '1.0.0 - 2.0.0'])('rejects the range "%s"', (text) => {
    expect(parseRange(text)).toBeUndefined();
  });
});
