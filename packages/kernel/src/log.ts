import { cloneJson, type Json } from './json.ts';
import type { Seat, Viewer } from './visibility.ts';

/** Something that happened, for the log and for animation. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: Json | undefined;
}

/** An event and who may know of it. */
export interface LoggedEvent {
  readonly event: GameEvent;
  /** Absent: everyone. */
  readonly to?: readonly Seat[];
  /** What the others are told instead; absent: nothing. */
  readonly others?: GameEvent;
}

/** Writes an event: to everyone, or `to` some seats, with something vaguer for the `others`. */
export type Log<Event extends GameEvent = GameEvent> = (
  event: Event,
  audience?: { readonly to: readonly Seat[]; readonly others?: Event },
) => void;

/** For search and simulation, where nobody reads. */
export const silent: Log = () => {};

/** A log that keeps what it is told. Events are copied: in tracked mode they may hold drafts that end with the action. */
export function recorder(): { readonly log: Log; readonly events: LoggedEvent[] } {
  const events: LoggedEvent[] = [];
  const log: Log = (event, audience) => {
    events.push(cloneJson(audience ? { event, ...audience } : { event }));
  };
  return { log, events };
}

/** What a viewer is told of these events. */
export function eventsFor(events: readonly LoggedEvent[], viewer: Viewer): GameEvent[] {
  const told: GameEvent[] = [];
  for (const { event, to, others } of events) {
    if (to === undefined || (viewer !== 'spectator' && to.includes(viewer))) told.push(event);
    else if (others) told.push(others);
  }
  return told;
}
