import { eventsFor, type Game, type LoggedEvent, type Seat, type Viewer, viewChanges } from '@tessera/kernel';
import type { Ending, Entry, EntryNote, Update } from '@tessera/protocol';

/** How many of the last entries can be told again without the whole match being replayed. */
const RECENT = 64;

/** What happened in an entry, for all eyes: what a viewer may know of it is worked out when they are told. */
export interface Happening {
  readonly seq: number;
  readonly at: number;
  readonly kind: Entry['kind'];
  readonly by?: Seat | undefined;
  readonly events: readonly LoggedEvent[];
  readonly note?: EntryNote | undefined;
  readonly canRedo: boolean;
  readonly ending?: Ending | undefined;
}

interface States<State> {
  readonly before: State;
  readonly after: State;
  /** What it changed, where that is the same for all eyes. */
  update?: Update | undefined;
}

interface Kept<State> extends Happening {
  /** Only of recent entries. */
  states?: States<State> | undefined;
}

/** The entries of a match since it was opened, and what each of the last ones changed for each viewer. */
export class Ledger<State extends object> {
  readonly #game: Game<State>;
  readonly #entries: Kept<State>[] = [];
  #state: State;

  constructor(game: Game<State>, state: State) {
    this.#game = game;
    this.#state = state;
  }

  /** The entry with which a match begins: it changes nothing, it is how things are. */
  begin(happening: Happening): void {
    this.#entries.push(happening);
  }

  /** Adds an entry that led to this state. */
  add(happening: Happening, after: State): void {
    this.#entries.push({ ...happening, states: { before: this.#state, after } });
    this.#state = after;
    const old = this.#entries.at(-1 - RECENT);
    if (old) old.states = undefined;
  }

  /** What entry `seq` changed for a viewer, if it is a recent one. */
  update(seq: number, viewer: Viewer): Update | undefined {
    const newest = this.#entries.at(-1)?.seq ?? 0;
    const kept = seq <= newest ? this.#entries.at(seq - newest - 1) : undefined;
    if (!kept?.states || kept.seq !== seq) return undefined;
    if (this.#game.hidesSomething || kept.events.some(({ to }) => to !== undefined))
      return this.#updateOf(kept, viewer);
    kept.states.update ??= this.#updateOf(kept, viewer);
    return kept.states.update;
  }

  #updateOf(kept: Kept<State>, viewer: Viewer): Update | undefined {
    if (!kept.states) return undefined;
    const { seq } = kept;
    const { before, after } = kept.states;
    return {
      seq,
      entry: entryFor(kept, viewer),
      patches: viewChanges(this.#game.shape, before, after, viewer) as Update['patches'],
      decisions: kept.ending ? [] : this.#game.decisions(after).map(({ seat, kind }) => ({ seat, kind })),
      canRedo: kept.canRedo,
      ...(kept.ending && { ending: kept.ending }),
    };
  }

  /** The last entries as a viewer may know them, oldest first. */
  told(viewer: Viewer, limit: number): Entry[] {
    return this.#entries.slice(-limit).map((kept) => entryFor(kept, viewer));
  }
}

function entryFor({ seq, at, kind, by, events, note }: Happening, viewer: Viewer): Entry {
  return { seq, at, kind, ...(by !== undefined && { by }), events: eventsFor(events, viewer), ...(note && { note }) };
}
