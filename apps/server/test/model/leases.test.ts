import { describe, expect, test } from 'vitest';
import { type Cluster, moves, PROTOCOL, type Protocol, START } from './leases.ts';
import { brokenPromise, isServed, keyOf } from './promises.ts';
import { type Search, search } from './search.ts';

/** The long run (`npm run test:long`) has two concurrent actions: the same protocol with many times as many states. */
const isLong = process.env.LONG_TESTS === '1';

function checked(protocol: Protocol, actions: string): Search {
  // With one action, a frozen node is a separate state; with two, it is a node that takes no steps.
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
  'the lease protocol loses no acknowledged action, repeats none, has one owner and no deadlock, for requests %s',
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

describe('search without a part of the protocol', () => {
  test('without the fence, a former owner of the shard adds to the log', () => {
    const { broken } = checked({ ...PROTOCOL, isFenced: false }, 'a');
    expect(broken?.why).toBe('two owners at a time');
    expect(broken?.way.filter((move) => move.includes('claims the shard'))).toHaveLength(2);
    expect(broken?.way.at(-1)).toBe('the append of a is added');
  });

  test('without the position in the log, an abandoned append is added beside its replacement', () => {
    expect(checked({ ...PROTOCOL, isPlaced: false }, 'a').broken?.why).toBe('applied twice');
  });

  test('without the idempotency check, a retry repeats the action', () => {
    expect(checked({ ...PROTOCOL, isIdempotent: false }, 'a').broken?.why).toBe('applied twice');
  });

  test('without waiting for the log, an acknowledged action may be lost', () => {
    expect(checked({ ...PROTOCOL, isAnsweredLast: false }, 'a').broken?.why).toBe('acknowledged and lost');
  });

  test('without expiring leases, a dead node keeps its matches', () => {
    expect(checked({ ...PROTOCOL, expires: false }, 'a').broken?.why).toBe('stuck');
  });
});
