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

describe('one’s own matches', () => {
  it('wait for me where my seat is to decide', () => {
    expect(remoteMatch(match({ deciding: [0] }), ME).isMyTurn).toBe(true);
    expect(remoteMatch(match({ deciding: [1] }), ME).isMyTurn).toBe(false);
    expect(remoteMatch(match({ deciding: [0] }), undefined).isMyTurn).toBe(false);
  });

  it('wait for somebody here where any person of a local table is to decide', () => {
    expect(localMatch(match({ deciding: [0] })).isMyTurn).toBe(true);
    expect(localMatch(match({ deciding: [1] })).isMyTurn).toBe(false);
  });

  it('stand with my turn first, then by what moved last, then open ones, then what is over', () => {
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
