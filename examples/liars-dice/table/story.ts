import type { GameEvent } from '@tessera/kernel';
import type { View } from '@tessera/liars-dice';
import type { Acting, StageBeat, StageScript, TableEntry } from '@tessera/table';

/** An event on its way to the screen. */
export interface Beat extends StageBeat {
  readonly event: GameEvent;
}

/** How long each kind of event is shown at the usual pace, in milliseconds; what is not here is not acted out. */
const LENGTHS: Readonly<Record<string, number>> = {
  bid: 500,
  challenged: 700,
  showdown: 2600,
  'lost-a-die': 1000,
  out: 1200,
  rolled: 500,
};

/** Whether an entry is acted out: bids, reveals and rolls are. */
export function actsOut({ events }: TableEntry): boolean {
  return events.some(({ type }) => type in LENGTHS);
}

/** The beats of an entry; all roll at once, so that is one. */
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

/** The dice that lie on screen: once the cups go up, or new dice are under them, those of the moment after. */
export function viewDuring({ before, after }: Acting<View>, beat: Beat | undefined): View | undefined {
  return beat?.event.type === 'showdown' || beat?.event.type === 'rolled' ? after.view : before.view;
}
