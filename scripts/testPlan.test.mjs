import { expect, test } from 'vitest';
import { busyShare, durationLine, installLine, processorTimes } from './testPlan.mjs';

test.each([
  [
    1,
    /^Estimated time: 26 minutes on 1 idle core \(measured: 14 minutes on 2 idle cores\), longer on a busy machine\.$/,
  ],
  [2, /^Estimated time: 14 minutes on 2 idle cores/],
  [8, /^Estimated time: 5 minutes on 8 idle cores/],
])('npm test estimates its time on %i cores from the recorded run', (cores, line) => {
  expect(durationLine({ cores })).toMatch(line);
});

test('npm test prints the time of the last complete run if there was one', () => {
  expect(durationLine({ cores: 2, last: 613 })).toBe('The last whole run here took 10 minutes.');
});

test('npm test lists the packages it installs and the missing programs', () => {
  expect(installLine({ isInstalled: true, packages: [], missing: [] })).toBe('Installs nothing.');
  expect(installLine({ isInstalled: false, packages: ['postgresql'], missing: [] })).toMatch(
    /^Installs the npm packages of the lock file .*, and postgresql with apt-get\.$/,
  );
  expect(installLine({ isInstalled: true, packages: [], missing: ['chromium', 'redis'] })).toBe(
    'Installs nothing. Tests that need chromium, redis will not run.',
  );
});

test('busyShare is the busy part of the time between two readings', () => {
  expect(busyShare({ busy: 100, idle: 50 }, { busy: 400, idle: 150 })).toBe(75);
  expect(busyShare({ busy: 100, idle: 50 }, { busy: 100, idle: 50 })).toBe(0);
  const now = processorTimes();
  expect(now.busy).toBeGreaterThan(0);
  expect(busyShare({ busy: 0, idle: 0 }, now)).toBeLessThanOrEqual(100);
});
