import { type Sound, seatOf, type TableState } from '@tessera/table';
import type { ShellTable } from '../tables.ts';

/** More than this at once is noise. */
const MOST = 3;
/** After a gap this long nobody hears what they have missed. */
const LONGEST_GAP = 8;

type Heard = Pick<TableState, 'log' | 'seq' | 'decisions' | 'viewer' | 'status' | 'info'>;

/** What is to be heard on the way from one state of a table to the next, in order, each sound once. */
export function heard(before: Heard | undefined, now: Heard, soundOf: ShellTable['sound']): Sound[] {
  if (before?.status !== 'ready' || now.status !== 'ready') return [];
  const sounds = new Set<Sound>();
  const isNext = now.seq > before.seq && now.seq - before.seq <= LONGEST_GAP;
  for (const { seq, kind, events } of isNext ? now.log : []) {
    if (seq <= before.seq || kind !== 'act') continue;
    for (const event of events) {
      const sound = soundOf?.(event);
      if (sound) sounds.add(sound);
    }
  }
  const some = [...sounds].slice(0, MOST);
  if (isWon(now) && !isWon(before)) return [...some, 'win'];
  return isAsked(now) && !isAsked(before) ? [...some, 'turn'] : some;
}

function isAsked({ decisions, viewer }: Heard): boolean {
  return decisions.some(({ seat }) => seat === seatOf(viewer));
}

function isWon({ info, viewer }: Heard): boolean {
  return info.ending?.results[seatOf(viewer) ?? -1] === 'win';
}
