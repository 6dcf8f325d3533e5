import { expect, it } from 'vitest';
import { FairTurns } from './fairTurns.ts';

const turns = (places: number) => new FairTurns({ places: () => places, share: () => Math.max(1, places - 1) });
const of = (person: string, match = 'any') => ({ person, match });

it('leaves a place for other people, no matter how much one person requests', async () => {
  const three = turns(3);
  const taken = [three.take(of('ada')), three.take(of('ada')), three.take(of('ada'))];
  await Promise.all(taken.slice(0, 2));
  expect(three.waiting).toBe(1);
  const end = await three.take(of('bob'));
  end?.();
  expect(three.waiting).toBe(1);
  (await taken[0])?.();
  await taken[2];
  expect(three.waiting).toBe(0);
});

it('a request that times out gets no turn, and takes none later', async () => {
  const one = turns(1);
  const end = await one.take(of('ada'));
  const late = one.take(of('bob'), 20);
  const patient = one.take(of('eve'));
  expect(await late).toBeUndefined();
  expect(one.waiting).toBe(1);
  end?.();
  // A turn that has ended does not end again.
  end?.();
  expect(await patient).toBeDefined();
});

it('waiting requests get no turn when there are no places any more', async () => {
  let places = 1;
  const some = new FairTurns({ places: () => places, share: () => 1 });
  await some.take(of('ada'));
  const waiting = some.take(of('bob'));
  places = 0;
  some.clear();
  expect(await waiting).toBeUndefined();
});
