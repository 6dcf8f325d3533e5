import { expect, it } from 'vitest';
import { Heartbeat } from './heartbeat.ts';

it('uses a clock that cannot be set: otherwise every thread would seem to hang, or none', () => {
  const real = Date.now;
  try {
    const pulse = new Heartbeat();
    for (const hours of [1, -1]) {
      Date.now = real;
      pulse.begin(7);
      Date.now = () => real() + hours * 3_600_000;
      expect(pulse.read()?.id).toBe(7);
      expect(pulse.read()?.ms).toBeGreaterThanOrEqual(0);
      expect(pulse.read()?.ms).toBeLessThan(60_000);
    }
  } finally {
    Date.now = real;
  }
});
