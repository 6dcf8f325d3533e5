import type {
  Brought,
  Decision,
  FinishedMatch,
  Game,
  MatchFile,
  MatchHeader,
  Opening,
  Seat,
  Teams,
  Viewer,
} from '@tessera/kernel';
import { KernelError, seatOfDeed } from '@tessera/kernel';
import type { Clocks, Ending, Entry, Holder, Pace, Proposal, Update } from '@tessera/protocol';
import { effectiveDeeds } from './logEntry.ts';
import type { RoomRecord } from './record.ts';
import type { RoomSummary } from './results.ts';
import type { RoomLog } from './roomLog.ts';
import type { Snapshot } from './snapshot.ts';
import { takenIn } from './takenIn.ts';

/** What there is to know of a room, by whoever keeps it and by each viewer. */
export class RoomReading<State extends object, Action extends object, View extends object> {
  readonly game: Game<State, Action, object, View>;
  protected readonly roomLog: RoomLog<State, Action, View>;

  protected constructor(game: Game<State, Action, object, View>, roomLog: RoomLog<State, Action, View>) {
    this.game = game;
    this.roomLog = roomLog;
  }

  get pace(): Pace {
    return this.roomLog.pace;
  }

  get header(): MatchHeader {
    return this.roomLog.record.header;
  }

  /** What binds the seed of the dice to come, for everybody to know. */
  get commitment(): string {
    return this.roomLog.match.commitment;
  }

  /** What the match brings along: whoever looks needs it once, to make sense of views. */
  get brought(): Brought | undefined {
    return this.roomLog.match.brought;
  }

  /** How many entries the log has; the one at the start is number 0. */
  get seq(): number {
    return this.roomLog.seq;
  }

  get seats(): number {
    return this.roomLog.match.seats;
  }

  /** Who plays together, by the code of its team for each seat; nothing where everyone plays for themselves. */
  get teams(): Teams | undefined {
    return this.roomLog.seating.teams;
  }

  /** Who sits where now. */
  get holders(): readonly Holder[] {
    return this.roomLog.seating.holders;
  }

  /** Whether nobody but one person has ever sat here. */
  get isAlone(): boolean {
    return this.roomLog.seating.people <= 1;
  }

  get clocks(): Clocks | undefined {
    return this.roomLog.clocks;
  }

  /** Who must decide now; nobody once the match has ended. */
  get decisions(): readonly Decision[] {
    return this.ending ? [] : this.roomLog.match.decisions;
  }

  /** How it ended, by its rules or otherwise. */
  get ending(): Ending | undefined {
    return this.roomLog.ending;
  }

  get summary(): RoomSummary {
    return this.roomLog.summary;
  }

  get canRedo(): boolean {
    return this.roomLog.canRedo;
  }

  /** What somebody proposes and others have not agreed to yet. */
  get proposal(): Proposal | undefined {
    return this.roomLog.proposals.current;
  }

  /** What storage keeps besides the entries. */
  get record(): Omit<RoomRecord, 'entries' | 'snapshot' | 'clocks'> {
    return this.roomLog.record;
  }

  /** The match that this one waits for; nothing while it waits for none. */
  get opening(): Opening | undefined {
    return this.summary.opening;
  }

  /** What the match that opened this one is told, once it is over by its rules. */
  get finished(): FinishedMatch | undefined {
    return this.ending?.by === 'rules' ? this.roomLog.match.finished : undefined;
  }

  /**
   * The whole match as a file, with its seed: for its players only once it has ended, or where one of them is alone. `opened`: the
   * matches that it has opened; those that it took in belong to the file.
   */
  file(opened: readonly MatchFile[] = []): string {
    const times = effectiveDeeds(this.roomLog.entries).map(({ at }) => at);
    const { deeds, game } = this.roomLog.match;
    return this.roomLog.match.save({
      times,
      practice: this.roomLog.practice,
      opened: takenIn(game, deeds, opened),
    });
  }

  /**
   * The entry of each deed in that file, in order. Up to its entry, what stands is the deeds of the file up to it: whatever
   * was taken back in between lies before or after.
   */
  entrySeqs(): number[] {
    return effectiveDeeds(this.roomLog.entries).map(({ seq }) => seq);
  }

  /** Which of these seats did the last deed that stands. */
  lastDoer(among: readonly Seat[]): Seat | undefined {
    return this.roomLog.match.deeds.map(seatOfDeed).findLast((seat) => seat !== undefined && among.includes(seat));
  }

  view(viewer: Viewer): View {
    return this.roomLog.match.view(viewer);
  }

  legal(seat: Seat): readonly Action[] {
    return this.ending ? [] : this.roomLog.match.legal(seat);
  }

  /**
   * What standing orders answer to what a seat is asked now, from what it sees; nothing where it is to be asked itself, and
   * nothing where they are no orders of this game.
   */
  ordered(seat: Seat, orders: unknown): Action | undefined {
    const decision = this.decisions.find((one) => one.seat === seat);
    const read = decision && this.game.orders?.schema.safeParse(orders);
    if (!decision || !read?.success) return undefined;
    const { kind } = decision;
    return this.game.orders?.answer(read.data, { view: this.view(seat), seat, kind, legal: this.legal(seat) });
  }

  /** What entry `seq` changed for a viewer, if it is a recent one. */
  update(seq: number, viewer: Viewer): Update | undefined {
    return this.roomLog.history.update(seq, viewer);
  }

  /** Everything after entry `since` as a viewer may know it; nothing if that is too long ago. */
  missed(viewer: Viewer, since: number): Update[] | undefined {
    if (since > this.seq) return undefined;
    const updates: Update[] = [];
    for (let seq = since + 1; seq <= this.seq; seq++) {
      const update = this.update(seq, viewer);
      if (!update) return undefined;
      updates.push(update);
    }
    return updates;
  }

  /** The entries at hand as a viewer may know them, oldest first; after a snapshot only what came since. */
  log(viewer: Viewer, limit = Number.POSITIVE_INFINITY): Entry[] {
    return this.roomLog.history.log(viewer, limit);
  }

  /** The last entry as a viewer may know it, and what it changed for them: nothing, where it is how the match began. */
  lastChange(viewer: Viewer): { readonly entry: Entry; readonly patches: Update['patches'] } {
    const update = this.update(this.seq, viewer);
    return update ? { entry: update.entry, patches: update.patches } : { entry: this.#lastEntry(viewer), patches: [] };
  }

  #lastEntry(viewer: Viewer): Entry {
    const [entry] = this.log(viewer, 1);
    if (!entry) throw new KernelError('corrupt-file', `entry ${this.seq}`, 'Nothing is known of this entry');
    return entry;
  }

  /** Where the match stands, for storage; nothing while something could be done again. */
  snapshot(): Snapshot | undefined {
    return this.roomLog.isPlain ? { seq: this.seq, bookmark: this.roomLog.match.bookmark() } : undefined;
  }
}
