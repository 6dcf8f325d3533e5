import { describe, expect, it } from 'vitest';
import { isShellVisit, keptAt } from './cachePolicy.ts';

describe('service worker', () => {
  it.each(['/', '/match/abcdefghijkl', '/settings', '/replay/x?at=3'])('isShellVisit accepts %s', (path) => {
    expect(isShellVisit(path, 'navigate')).toBe(true);
  });

  it.each([
    '/api',
    '/api/openapi.json',
    '/api/docs',
    '/docs',
    '/docs/guides/write-a-game',
    '/socket.io/',
    '/metrics',
    '/sw.js',
  ])('isShellVisit rejects %s, which only the server answers', (path) => {
    expect(isShellVisit(path, 'navigate')).toBe(false);
  });

  it('keptAt accepts a file of the build and rejects other files', () => {
    const files = ['/', '/assets/a.js', '/api/trap.js'];
    expect(isShellVisit('/match/abcdefghijkl', 'cors')).toBe(false);
    expect(keptAt('/assets/a.js', files)).toBe(true);
    expect(keptAt('/assets/b.js', files)).toBe(false);
    expect(keptAt('/api/trap.js', files)).toBe(false);
  });
});
