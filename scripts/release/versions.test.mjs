import { describe, expect, test } from 'vitest';
import { cutVersion, isNewerVersion, withVersion } from './versions.mjs';

describe('withVersion', () => {
  test('withVersion sets the version and the ranges of workspaces, and leaves other ranges unchanged', () => {
    const manifest = {
      name: '@tessera/room',
      version: '0.1.0',
      dependencies: { '@tessera/kernel': '^0.1.0', zod: '^4.6.7' },
    };
    expect(withVersion(manifest, '0.2.0')).toEqual({
      name: '@tessera/room',
      version: '0.2.0',
      dependencies: { '@tessera/kernel': '^0.2.0', zod: '^4.6.7' },
    });
  });
});

describe('cutVersion', () => {
  test('cutVersion moves unreleased changes under the version and keeps an empty section above it', () => {
    expect(cutVersion('# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n', '0.2.0', '2026-01-02')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-01-02)\n\n- New.\n\n## 0.1.0\n',
    );
  });

  test('cutVersion throws when there are no unreleased changes', () => {
    expect(() => cutVersion('# Changelog\n\n## Unreleased\n\n## 0.1.0\n', '0.2.0', '2026-01-02')).toThrow(
      'nothing under',
    );
  });
});

describe('isNewerVersion', () => {
  test.each([
    ['0.2.0', '0.1.9', true],
    ['1.0.0', '0.9.9', true],
    ['0.10.0', '0.9.0', true],
    ['0.2.0', '0.2.0', false],
    ['0.1.9', '0.2.0', false],
    ['next', '0.1.0', false],
    ['', '0.1.0', false],
  ])('isNewerVersion compares %s with %s', (version, than, expected) => {
    expect(isNewerVersion(version, than)).toBe(expected);
  });
});
