import { describe, expect, it } from 'vitest';
import { isShellVisit, keptAt } from './keeping.ts';

describe('the service worker', () => {
  it.each(['/', '/match/abcdefghijkl', '/settings', '/replay/x?at=3'])('opens %s from the shell', (path) => {
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
  ])('leaves %s to the server', (path) => {
    expect(isShellVisit(path, 'navigate')).toBe(false);
  });

  it('leaves what a page fetches alone unless it was built', () => {
    const files = ['/', '/assets/a.js', '/api/trap.js'];
    expect(isShellVisit('/match/abcdefghijkl', 'cors')).toBe(false);
    expect(keptAt('/assets/a.js', files)).toBe(true);
    expect(keptAt('/assets/b.js', files)).toBe(false);
    expect(keptAt('/api/trap.js', files)).toBe(false);
  });
});
