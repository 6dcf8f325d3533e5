import type { MatchInfo } from '@tessera/protocol';
import type { RoomSummary } from './results.ts';

/** What of a heading follows from where a match stands. */
type Following = Pick<MatchInfo, 'seq' | 'status' | 'deciding' | 'ending' | 'practice' | 'progress' | 'opens'>;
/** A heading, whatever else is in it. */
type Heading = Following & Pick<MatchInfo, 'movedAt' | 'problem'>;

/** What follows for the heading of a match from where it stands. */
export function headingOf({ seq, deciding, ending, practice, progress, opening }: RoomSummary): Following {
  const heading: Following = { seq, status: ending ? 'over' : 'playing', deciding: [...deciding] };
  if (ending) heading.ending = ending;
  if (practice) heading.practice = practice;
  if (progress) heading.progress = progress;
  if (opening) heading.opens = { game: opening.game, seats: [...opening.seats] };
  return heading;
}

/** The heading of a match after an entry. Whatever was wrong with it before is over, since something could be done. */
export function headingAfter<Info extends Heading>(info: Info, summary: RoomSummary, at: number): Info {
  const after = { ...info };
  noteSummary(after, summary, at);
  return after;
}

/** The same in place, for whoever has no time for copies. */
export function noteSummary(info: Heading, summary: RoomSummary, at: number): void {
  if (info.ending && !summary.ending) delete info.ending;
  if (info.opens && !summary.opening) delete info.opens;
  if (info.problem !== undefined) delete info.problem;
  Object.assign(info, headingOf(summary));
  info.movedAt = at;
}
