import type { MatchInfo } from '@tessera/protocol';
import type { RoomSummary } from './results.ts';

/** The parts of a match summary that follow from the room. */
type Following = Pick<MatchInfo, 'seq' | 'status' | 'deciding' | 'ending' | 'practice' | 'progress' | 'opens'>;
/** A match summary, possibly with more fields. */
type Heading = Following & Pick<MatchInfo, 'movedAt' | 'problem'>;

/** Returns the parts of a match summary that follow from the room. */
export function matchInfoOf({ seq, deciding, ending, practice, progress, opening }: RoomSummary): Following {
  const heading: Following = { seq, status: ending ? 'over' : 'playing', deciding: [...deciding] };
  if (ending) heading.ending = ending;
  if (practice) heading.practice = practice;
  if (progress) heading.progress = progress;
  if (opening) heading.opens = { game: opening.game, seats: [...opening.seats] };
  return heading;
}

/** Returns the match summary after an entry. An earlier `problem` is cleared, because the match works again. */
export function matchInfoAfter<Info extends Heading>(info: Info, summary: RoomSummary, at: number): Info {
  const after = { ...info };
  noteSummary(after, summary, at);
  return after;
}

/** Updates the summary in place, for hot paths that cannot afford a copy. */
export function noteSummary(info: Heading, summary: RoomSummary, at: number): void {
  if (info.ending && !summary.ending) delete info.ending;
  if (info.opens && !summary.opening) delete info.opens;
  if (info.problem !== undefined) delete info.problem;
  Object.assign(info, matchInfoOf(summary));
  info.movedAt = at;
}
