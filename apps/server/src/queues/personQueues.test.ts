import { expect, it } from 'vitest';
import { PersonQueues } from './personQueues.ts';

it('each person has a limit of running and waiting requests, and other people are not affected', () => {
  const queues = new PersonQueues({ underway: 2, waiting: 2 });
  const started: string[] = [];
  const start = (name: string, what: string) => queues.of(name).start(() => started.push(what));
  expect(['a1', 'a2', 'a3', 'a4', 'a5'].map((what) => start('ada', what))).toEqual([true, true, true, true, false]);
  expect(start('bob', 'b1')).toBe(true);
  expect(started).toEqual(['a1', 'a2', 'b1']);
  expect(queues.waiting).toBe(2);
  queues.of('ada').done();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (let i = 0; i < 3; i++) queues.of('ada').done();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  expect([queues.of('ada').isIdle, queues.of('bob').isIdle]).toEqual([true, false]);
});
