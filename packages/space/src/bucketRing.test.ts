import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BucketRing } from './bucketRing.ts';

test('BucketRing pops cells in order of key, also after some were moved or removed', () => {
  const step = fc.tuple(fc.nat(19), fc.nat(7));
  fc.assert(
    fc.property(fc.nat(3), fc.array(step, { maxLength: 40 }), (early, steps) => {
      const ring = new BucketRing(20);
      ring.open(7 + early);
      const keys = new Map<number, number>();
      let now = 0;
      steps.forEach(([cell, ahead], turn) => {
        const old = keys.get(cell);
        if (old !== undefined) ring.remove(cell, old);
        ring.push(cell, now + ahead);
        keys.set(cell, now + ahead);
        if (turn % 3 !== 2) return;
        const popped = ring.pop();
        expect(keys.get(popped)).toBe(Math.min(...keys.values()));
        now = keys.get(popped)!;
        keys.delete(popped);
      });
      while (keys.size > 0) {
        const popped = ring.pop();
        expect(keys.get(popped)).toBe(Math.min(...keys.values()));
        keys.delete(popped);
      }
      expect(ring.pop()).toBe(-1);
    }),
  );
});
