import { describe, expect, test } from 'vitest';
import { type Cluster, moves, PROTOCOL, type Protocol, START } from './leases.ts';
import { brokenPromise, isServed, keyOf } from './promises.ts';
import { type Search, search } from './search.ts';

// Two actions at once in the long run (`npm run test:long`): the same protocol, forty times as many states.
const ACTIONS = process.env.LONG_TESTS === '1' ? 'ab' : 'a';

function checked(protocol: Protocol, actions: string): Search {
  return search<Cluster>({
    start: START,
    moves: (it) => moves(it, actions, protocol),
    key: keyOf,
    broken: brokenPromise,
    isGoal: (it) => isServed(it, actions),
  });
}

test('whatever happens to two nodes, nothing acknowledged is lost, nothing is done twice, one owns, nobody is stuck', () => {
  const start = performance.now();
  const { states, moves: tried, broken } = checked(PROTOCOL, ACTIONS);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`leases, ${ACTIONS.length} action(s): ${states} states, ${tried} moves, ${seconds} s`);
  expect(broken).toBeUndefined();
  expect(states).toBeGreaterThan(1_000);
}, 900_000);

describe('without a part of the protocol the search finds what it is for', () => {
  test('without the fence, one who lost the shard adds to the log', () => {
    const { broken } = checked({ ...PROTOCOL, isFenced: false }, 'a');
    expect(broken?.why).toBe('two owners at a time');
    expect(broken?.way.filter((move) => move.includes('claims the shard'))).toHaveLength(2);
    expect(broken?.way.at(-1)).toBe('the append of a is added');
  });

  test('without the place in the log, an append that was given up is added beside the one that took its place', () => {
    expect(checked({ ...PROTOCOL, isPlaced: false }, 'a').broken?.why).toBe('applied twice');
  });

  test('without looking whether it was done, asking again does it again', () => {
    expect(checked({ ...PROTOCOL, isIdempotent: false }, 'a').broken?.why).toBe('applied twice');
  });

  test('without waiting for the log, what was acknowledged may be lost', () => {
    expect(checked({ ...PROTOCOL, isAnsweredLast: false }, 'a').broken?.why).toBe('acknowledged and lost');
  });

  test('without leases that run out, a node that is gone keeps its matches', () => {
    expect(checked({ ...PROTOCOL, expires: false }, 'a').broken?.why).toBe('stuck');
  });
});
