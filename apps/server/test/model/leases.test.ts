import { describe, expect, test } from 'vitest';
import { type Cluster, moves, PROTOCOL, type Protocol, START } from './leases.ts';
import { brokenPromise, isServed, keyOf } from './promises.ts';
import { type Search, search } from './search.ts';

/** In the long run (`npm run test:long`) two actions at once: the same protocol, many times as many states. */
const isLong = process.env.LONG_TESTS === '1';

function checked(protocol: Protocol, actions: string): Search {
  // With one action freezing is a state of its own; with two it is what it comes to, a node that takes no steps.
  const freezes = actions.length === 1;
  return search<Cluster>({
    start: START,
    moves: (it) => moves(it, actions, protocol, freezes),
    key: keyOf,
    broken: brokenPromise,
    isGoal: (it) => isServed(it, actions),
  });
}

test.each(isLong ? ['a', 'ab'] : ['a'])(
  'whatever happens to two nodes asked for %s, nothing acknowledged is lost, nothing is done twice, one owns, nobody is stuck',
  (actions) => {
    const start = performance.now();
    const { states, moves: tried, broken } = checked(PROTOCOL, actions);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`leases, ${actions.length} action(s): ${states} states, ${tried} moves, ${seconds} s`);
    expect(broken).toBeUndefined();
    expect(states).toBeGreaterThan(1_000);
  },
  1_800_000,
);

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
