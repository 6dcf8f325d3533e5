import type { MatchInfo } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import { inOrder, isUnfinished, localMatch, remoteMatch } from './matchOrder.ts';

const ME = 'aaaaaaaaaaaa';

function match(fields: Partial<MatchInfo>): MatchInfo {
  return {
    id: 'mmmmmmmmmmmm',
    code: 'K7Q2MP',
    game: 'gomoku',
    title: 'Gomoku',
    options: {},
    visibility: 'private',
    pace: { kind: 'none' },
    mode: 'enforced',
    status: 'playing',
    seats: [
      { kind: 'human', name: 'Ines', player: ME, online: true },
      { kind: 'bot', name: 'Bot', level: 'easy', online: true },
    ],
    host: ME,
    spectators: 0,
    seq: 1,
    deciding: [],
    createdAt: 1,
    movedAt: 1,
    ...fields,
  };
}

describe('list of the player’s matches', () => {
  it('remoteMatch reports the player’s turn when the player’s seat decides', () => {
    expect(remoteMatch(match({ deciding: [0] }), ME).isMyTurn).toBe(true);
    expect(remoteMatch(match({ deciding: [1] }), ME).isMyTurn).toBe(false);
    expect(remoteMatch(match({ deciding: [0] }), undefined).isMyTurn).toBe(false);
  });

  it('localMatch reports the player’s turn when any human seat decides', () => {
    expect(localMatch(match({ deciding: [0] })).isMyTurn).toBe(true);
    expect(localMatch(match({ deciding: [1] })).isMyTurn).toBe(false);
  });

  it('inOrder sorts the player’s turn first, then by last move, then open and finished matches', () => {
    const list = [
      remoteMatch(match({ title: 'over', status: 'over', movedAt: 9 }), ME),
      remoteMatch(match({ title: 'open', status: 'open', movedAt: 8 }), ME),
      remoteMatch(match({ title: 'old', movedAt: 2 }), ME),
      remoteMatch(match({ title: 'new', movedAt: 3 }), ME),
      remoteMatch(match({ title: 'mine', deciding: [0], movedAt: 1 }), ME),
    ];
    expect(inOrder(list).map(({ info }) => info.title)).toEqual(['mine', 'new', 'old', 'open', 'over']);
    expect(inOrder(list).filter(isUnfinished)).toHaveLength(4);
  });
});
