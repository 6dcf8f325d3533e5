import type { MatchRecord } from '../live/matchRecord.ts';

/** Returns the heading of a match of gomoku between two people, with these changes. */
export function testMatchRecord(id: string, changes: Partial<MatchRecord> = {}): MatchRecord {
  return {
    id,
    code: 'AAAAAA',
    game: 'gomoku',
    title: '',
    options: {},
    visibility: 'private',
    pace: { kind: 'none' },
    mode: 'enforced',
    status: 'playing',
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Bo' },
    ],
    host: id,
    seq: 0,
    deciding: [],
    createdAt: 0,
    movedAt: 0,
    autostart: true,
    ...changes,
  };
}
