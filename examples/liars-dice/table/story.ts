import type { GameEvent } from '@tessera/kernel';
import type { View } from '@tessera/liars-dice';
import type { PlayingEntry, StageBeat, StageScript, TableEntry } from '@tessera/table';

/** An event being animated. */
export interface Beat extends StageBeat {
  readonly event: GameEvent;
}

/** The duration of each kind of event at normal speed, in milliseconds; other events are not animated. */
const LENGTHS: Readonly<Record<string, number>> = {
  bid: 500,
  challenged: 700,
  showdown: 2600,
  'lost-a-die': 1000,
  out: 1200,
  rolled: 500,
};

/** Whether an entry is animated: bids, reveals and rolls are. */
export function actsOut({ events }: TableEntry): boolean {
  return events.some(({ type }) => type in LENGTHS);
}

/** Returns the beats of an entry; all players roll at once, so a roll is one beat. */
export function beatsOf(events: readonly GameEvent[]): readonly Beat[] {
  const lastRoll = events.findLastIndex(({ type }) => type === 'rolled');
  return events.flatMap((event, index) => {
    const length = event.type === 'rolled' && index !== lastRoll ? undefined : LENGTHS[event.type];
    return length === undefined ? [] : [{ index, length, event }];
  });
}

export const SCRIPT: StageScript<View, Beat> = {
  beatsOf: ({ entry }) => beatsOf(entry.events),
  stays: () => false,
};

/** Returns the view during a beat: once the cups are lifted or new dice are rolled, the view after the entry. */
export function viewDuring({ before, after }: PlayingEntry<View>, beat: Beat | undefined): View | undefined {
  return beat?.event.type === 'showdown' || beat?.event.type === 'rolled' ? after.view : before.view;
}
