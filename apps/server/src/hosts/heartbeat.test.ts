import { expect, it } from 'vitest';
import { Heartbeat } from './heartbeat.ts';

it('uses a clock that cannot be set: otherwise every thread would seem to hang, or none', () => {
  const real = Date.now;
  try {
    const heartbeat = new Heartbeat();
    for (const hours of [1, -1]) {
      Date.now = real;
      heartbeat.begin(7);
      Date.now = () => real() + hours * 3_600_000;
      expect(heartbeat.read()?.id).toBe(7);
      expect(heartbeat.read()?.ms).toBeGreaterThanOrEqual(0);
      expect(heartbeat.read()?.ms).toBeLessThan(60_000);
    }
  } finally {
    Date.now = real;
  }
});
