import { eventsFor, type Game, type LoggedEvent, type Seat, type Viewer, viewChanges } from '@tessera/kernel';
import type { Ending, Entry, EntryNote, SeatChange, Update } from '@tessera/protocol';

/** How many of the last entries can be sent again without replaying the match. */
const RECENT = 64;

/** The public part of an entry. */
export interface EntryHeading {
  readonly seq: number;
  readonly at: number;
  readonly kind: Entry['kind'];
  readonly by?: Seat | undefined;
  readonly note?: EntryNote | undefined;
  readonly change?: SeatChange | undefined;
  readonly practice?: true | undefined;
}

/** The effects of an entry. Each viewer's part is computed when it is sent. */
export interface EntryEffects<State> {
  readonly heading: EntryHeading;
  readonly events: readonly LoggedEvent[];
  readonly canRedo: boolean;
  readonly ending: Ending | undefined;
  /** The states before and after, kept for recent entries only. */
  before: State | undefined;
  after: State | undefined;
}

/** The entries since the room was opened, and the changes of the recent ones for each viewer. */
export class EntryHistory<State extends object> {
  readonly #game: Game<State>;
  readonly #entries: EntryEffects<State>[] = [];
  #state: State;
  /** The last update, if it was the same for all viewers. */
  #shared: Update | undefined;

  constructor(game: Game<State>, state: State) {
    this.#game = game;
    this.#state = state;
  }

  /** Adds the start entry, which changes nothing. */
  begin(at: number, events: readonly LoggedEvent[]): void {
    const heading: EntryHeading = { seq: 0, at, kind: 'start' };
    this.#entries.push({ heading, events, canRedo: false, ending: undefined, before: undefined, after: undefined });
  }

  /** Adds an entry that led to this state. */
  add(
    heading: EntryHeading,
    events: readonly LoggedEvent[],
    after: State,
    canRedo: boolean,
    ending: Ending | undefined,
  ): void {
    this.#entries.push({ heading, events, canRedo, ending, before: this.#state, after });
    this.#state = after;
    const old = this.#entries[this.#entries.length - 1 - RECENT];
    if (!old) return;
    old.before = undefined;
    old.after = undefined;
  }

  /** Returns the changes of entry `seq` for a viewer, if it is recent. */
  update(seq: number, viewer: Viewer): Update | undefined {
    const newest = this.#entries.at(-1)?.heading.seq ?? 0;
    const effects = seq <= newest ? this.#entries.at(seq - newest - 1) : undefined;
    if (effects?.heading.seq !== seq) return undefined;
    if (this.#game.hidesSomething || effects.events.some(({ to }) => to !== undefined))
      return this.#updateOf(effects, viewer);
    if (this.#shared?.seq !== seq) this.#shared = this.#updateOf(effects, viewer);
    return this.#shared;
  }

  #updateOf(
    { heading, events, before, after, canRedo, ending }: EntryEffects<State>,
    viewer: Viewer,
  ): Update | undefined {
    // The state before a dropped entry is unknown: a client from before it needs the whole view.
    if (!before || !after || heading.kind === 'dropped') return undefined;
    const update: Update = {
      seq: heading.seq,
      entry: entryFor(heading, events, viewer),
      patches: viewChanges(this.#game.shape, before, after, viewer) as Update['patches'],
      decisions: ending
        ? []
        : this.#game
            .decisions(after)
            .map(({ seat, kind, voluntary }) => ({ seat, kind, ...(voluntary && { voluntary }) })),
      canRedo,
    };
    if (ending) update.ending = ending;
    return update;
  }

  /** Returns the last entries as a viewer may see them, oldest first. */
  log(viewer: Viewer, limit: number): Entry[] {
    return this.#entries.slice(-limit).map(({ heading, events }) => entryFor(heading, events, viewer));
  }
}

function entryFor(
  { seq, at, kind, by, note, change, practice }: EntryHeading,
  events: readonly LoggedEvent[],
  viewer: Viewer,
): Entry {
  const entry: Entry = { seq, at, kind, events: eventsFor(events, viewer) };
  if (by !== undefined) entry.by = by;
  if (note) entry.note = note;
  if (change) entry.change = change;
  if (practice) entry.practice = practice;
  return entry;
}
