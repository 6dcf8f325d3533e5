import { describe, expect, test } from 'vitest';
import {
  brokenHandOver,
  HAND_OVERS,
  type HandOverProtocol,
  isPlayed,
  keyOfPlaced,
  type Placed,
  steps,
  UNPLACED,
} from './handOvers.ts';
import { type Search, search } from './search.ts';

function checked(protocol: HandOverProtocol): Search {
  return search<Placed>({
    start: UNPLACED,
    moves: (it) => steps(it, protocol),
    key: keyOfPlaced,
    broken: brokenHandOver,
    isGoal: isPlayed,
  });
}

test.each([true, false])(
  'a hand-over leaves one owner, and the node with the rules gets the match, when the former owner may have it open: %s',
  (mayBeOpen) => {
    const { states, moves, broken } = checked({ ...HAND_OVERS, mayBeOpen });
    console.log(`hand-overs, may be open ${mayBeOpen}: ${states} states, ${moves} moves`);
    expect(broken).toBeUndefined();
    expect(states).toBeGreaterThan(1_000);
  },
);

describe('search without a part of the hand-over', () => {
  test('without a raised epoch, a late append of the former owner is added', () => {
    const { broken } = checked({ ...HAND_OVERS, raisesEpoch: false });
    expect(broken?.why).toBe('an append of a former owner is added');
    expect(broken?.way.slice(-2)).toEqual(['node 1 hands the match over', 'the append under 0 is added']);
  });

  test('without the fence, a former owner of the shard moves the match away from its owner', () => {
    expect(checked({ ...HAND_OVERS, isFenced: false, raisesEpoch: false }).broken?.why).toMatch(/owner/);
  });

  test('without reading the placements after a claim, the new owner of the shard opens a match that has left it', () => {
    expect(checked({ ...HAND_OVERS, readsPlacements: false }).broken?.why).toMatch(/owner/);
  });
});
