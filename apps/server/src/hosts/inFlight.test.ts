import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InFlight } from './inFlight.ts';

test('gives back what was put under a number, once', () => {
  const flight = new InFlight<{ id: number; name: string }>();
  flight.add({ id: 7, name: 'seven' });
  expect(flight.get(7)?.name).toBe('seven');
  expect(flight.take(7)?.name).toBe('seven');
  expect(flight.take(7)).toBeUndefined();
  expect(flight.size).toBe(0);
});

test('does not take one number for another that would lie in the same place', () => {
  const flight = new InFlight();
  flight.add({ id: 1 });
  expect(flight.get(1 + 64)).toBeUndefined();
  expect(flight.take(1 + 64 * 1024)).toBeUndefined();
  expect(flight.size).toBe(1);
});

test('holds the same as a map, whatever comes and goes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 300 }), { maxLength: 1000 }), (answered) => {
      const flight = new InFlight();
      const map = new Map<number, { id: number }>();
      // Each step asks something new and answers something that may have been asked, long ago or not at all.
      answered.forEach((id, i) => {
        const thing = { id: i };
        flight.add(thing);
        map.set(i, thing);
        expect(flight.take(id)).toBe(map.get(id));
        map.delete(id);
        expect(flight.size).toBe(map.size);
      });
      expect(flight.takeAll().sort((a, b) => a.id - b.id)).toEqual([...map.values()]);
      expect(flight.size).toBe(0);
    }),
  );
});
