import type { MatchInfo } from '@tessera/protocol';
import type { RoomStanding } from './steps.ts';

/** The heading of a match after an entry. Whatever was wrong with it before is over, since something could be done. */
export function headingAfter(
  info: MatchInfo,
  { seq, deciding, ending, practice }: RoomStanding,
  at: number,
): MatchInfo {
  const { ending: _ending, problem: _problem, ...rest } = info;
  return {
    ...rest,
    seq,
    movedAt: at,
    status: ending ? 'over' : 'playing',
    deciding: [...deciding],
    ...(ending && { ending }),
    ...(practice && { practice }),
  };
}
