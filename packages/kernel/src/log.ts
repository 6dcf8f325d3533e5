import { cloneJson, type Json } from './state/json.ts';
import type { Seat, Viewer } from './state/visibility.ts';

/** An event of the rules, for the game log and for animation. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: Json | undefined;
}

/** An event and its audience. */
export interface LoggedEvent {
  readonly event: GameEvent;
  /** The seats that receive the event; absent: all viewers. */
  readonly to?: readonly Seat[];
  /** The event that other viewers receive instead; absent: none. */
  readonly others?: GameEvent;
}

/** Logs an event: to all viewers, or to the seats in `to`, with a less specific event for the `others`. */
export type Log<Event extends GameEvent = GameEvent> = (
  event: Event,
  audience?: { readonly to: readonly Seat[]; readonly others?: Event },
) => void;

/** A log that discards events, for search and simulation. */
export const silent: Log = () => {};

/**
 * Creates a log that collects events. Events are copied: in tracked mode they may hold drafts that are revoked after
 * the action.
 */
export function recorder(): { readonly log: Log; readonly events: LoggedEvent[] } {
  const events: LoggedEvent[] = [];
  const log: Log = (event, audience) => {
    events.push(cloneJson(audience ? { event, ...audience } : { event }));
  };
  return { log, events };
}

/** Returns the events that a viewer may see. */
export function eventsFor(events: readonly LoggedEvent[], viewer: Viewer): GameEvent[] {
  const visible: GameEvent[] = [];
  for (const { event, to, others } of events) {
    if (to === undefined || (viewer !== 'spectator' && to.includes(viewer))) visible.push(event);
    else if (others) visible.push(others);
  }
  return visible;
}
