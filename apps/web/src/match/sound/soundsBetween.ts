import { awaitedSeats, type GameEvent } from '@tessera/kernel';
import { type GameTable, type Sound, seatOf, type TableState } from '@tessera/table';

/** Limit of sounds at once. */
const MAX = 3;
/** Number of missed entries above which none of them makes a sound. */
const LONGEST_GAP = 8;

type Heard = Pick<TableState, 'log' | 'seq' | 'decisions' | 'viewer' | 'status' | 'info'>;

/** Returns the sounds between two states of a table, in order and without duplicates. */
export function soundsBetween(before: Heard | undefined, now: Heard, soundOf: GameTable['sound']): Sound[] {
  if (before?.status !== 'ready' || now.status !== 'ready') return [];
  const sounds = new Set<Sound>();
  for (const event of freshEvents(before, now)) {
    const sound = soundOf?.(event);
    if (sound) sounds.add(sound);
  }
  const some = [...sounds].slice(0, MAX);
  if (isWon(now) && !isWon(before)) return [...some, 'win'];
  return isAsked(now) && !isAsked(before) ? [...some, 'turn'] : some;
}

/** Returns the events shown since: those of new entries, and the rest of an entry that was partly shown. */
function freshEvents(before: Heard, now: Heard): GameEvent[] {
  const last = before.log.at(-1);
  const from = Math.max(before.seq, last?.seq ?? 0);
  const to = Math.max(now.seq, now.log.at(-1)?.seq ?? 0);
  if (to < from || to - from > LONGEST_GAP) return [];
  return now.log
    .filter(({ seq, kind }) => seq >= from && kind === 'act')
    .flatMap(({ seq, events }) => {
      if (seq > from) return events;
      return seq === last?.seq ? events.slice(last.events.length) : [];
    });
}

function isAsked({ decisions, viewer }: Heard): boolean {
  const seat = seatOf(viewer);
  return seat !== undefined && awaitedSeats(decisions).includes(seat);
}

function isWon({ info, viewer }: Heard): boolean {
  return info.ending?.results[seatOf(viewer) ?? -1] === 'win';
}
