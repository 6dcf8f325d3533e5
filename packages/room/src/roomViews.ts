import type {
  Attachments,
  Decision,
  Game,
  Match,
  MatchFile,
  MatchHeader,
  Seat,
  SubMatchRequest,
  SubMatchResult,
  Teams,
  Viewer,
} from '@tessera/kernel';
import { KernelError, operationSeat } from '@tessera/kernel';
import type { Clocks, Ending, Entry, Holder, Pace, Proposal, Update } from '@tessera/protocol';
import { collectedSubMatches } from './collectedSubMatches.ts';
import { effectiveDeeds } from './logEntry.ts';
import type { RoomRecord } from './record.ts';
import type { RoomSummary } from './results.ts';
import type { RoomLog } from './roomLog.ts';
import type { Snapshot } from './snapshot.ts';

/** The queries of a room, for the host and for each viewer. */
export class RoomViews<State extends object, Action extends object, View extends object> {
  readonly game: Game<State, Action, object, View>;
  protected readonly roomLog: RoomLog<State, Action, View>;

  protected constructor(game: Game<State, Action, object, View>, roomLog: RoomLog<State, Action, View>) {
    this.game = game;
    this.roomLog = roomLog;
  }

  /** The match of the room, for queries of the host. Its state is not for players. */
  get match(): Pick<
    Match<State, Action, View>,
    'game' | 'state' | 'view' | 'legal' | 'decisions' | 'outcome' | 'seq' | 'events'
  > {
    return this.roomLog.match;
  }

  get pace(): Pace {
    return this.roomLog.pace;
  }

  get header(): MatchHeader {
    return this.roomLog.record.header;
  }

  /** The commitment to the seed of the next dice; public. */
  get commitment(): string {
    return this.roomLog.match.commitment;
  }

  /** The attachments of the match. A viewer needs them once, to interpret views. */
  get brought(): Attachments | undefined {
    return this.roomLog.match.brought;
  }

  /** Number of entries in the log; the start is entry 0. */
  get seq(): number {
    return this.roomLog.seq;
  }

  /** Whether a command under this idempotency key was done before: a retry of it adds nothing to the log. */
  hasDone(actionId: string): boolean {
    return this.roomLog.hasDone(actionId);
  }

  get seats(): number {
    return this.roomLog.match.seats;
  }

  /** The team code of each seat; undefined when every seat plays alone. */
  get teams(): Teams | undefined {
    return this.roomLog.seating.teams;
  }

  /** The current seat holders. */
  get holders(): readonly Holder[] {
    return this.roomLog.seating.holders;
  }

  /** Whether at most one player has ever sat here. */
  get isAlone(): boolean {
    return this.roomLog.seating.people <= 1;
  }

  get clocks(): Clocks | undefined {
    return this.roomLog.clocks;
  }

  /** The pending decisions; none once the match has ended. */
  get decisions(): readonly Decision[] {
    return this.ending ? [] : this.roomLog.match.decisions;
  }

  /** The ending, by the rules or otherwise. */
  get ending(): Ending | undefined {
    return this.roomLog.ending;
  }

  get summary(): RoomSummary {
    return this.roomLog.summary;
  }

  get canRedo(): boolean {
    return this.roomLog.canRedo;
  }

  /** The open proposal, if any. */
  get proposal(): Proposal | undefined {
    return this.roomLog.proposals.current;
  }

  /** The stored data besides the entries. */
  get record(): Omit<RoomRecord, 'entries' | 'snapshot' | 'clocks'> {
    return this.roomLog.record;
  }

  /** The sub-match that this match waits for, if any. */
  get opening(): SubMatchRequest | undefined {
    return this.summary.opening;
  }

  /** The result reported to the parent match, once this one is over by its rules or lost by a seat. */
  get finished(): SubMatchResult | undefined {
    const { match } = this.roomLog;
    if (this.ending?.by === 'rules') return match.finished;
    return this.ending?.seat === undefined ? undefined : match.concessionOf(this.ending.seat);
  }

  /**
   * Serializes the whole match with its seed. Players may have it only after the end, or when one plays alone.
   * `opened`: its sub-matches; the collected ones become part of the file.
   */
  file(opened: readonly MatchFile[] = []): string {
    const times = effectiveDeeds(this.roomLog.entries).map(({ at }) => at);
    const { deeds, game } = this.roomLog.match;
    return this.roomLog.match.save({
      times,
      practice: this.roomLog.practice,
      opened: collectedSubMatches(game, deeds, opened),
    });
  }

  /**
   * Returns the entry of each operation in that file, in order. After such an entry, exactly the operations of the file
   * up to it stand.
   */
  entrySeqs(): number[] {
    return effectiveDeeds(this.roomLog.entries).map(({ seq }) => seq);
  }

  /** Returns which of these seats did the last operation that stands. */
  lastDoer(among: readonly Seat[]): Seat | undefined {
    return this.roomLog.match.deeds.map(operationSeat).findLast((seat) => seat !== undefined && among.includes(seat));
  }

  view(viewer: Viewer): View {
    return this.roomLog.match.view(viewer);
  }

  legal(seat: Seat): readonly Action[] {
    return this.ending ? [] : this.roomLog.match.legal(seat);
  }

  /**
   * Returns the answer that standing orders give to the current question, from the seat's view. Undefined if the player
   * must be asked or the orders do not fit the game.
   */
  ordered(seat: Seat, orders: unknown): Action | undefined {
    const decision = this.decisions.find((one) => one.seat === seat);
    const read = decision && this.game.orders?.schema.safeParse(orders);
    if (!decision || !read?.success) return undefined;
    const { kind } = decision;
    return this.game.orders?.answer(read.data, { view: this.view(seat), seat, kind, legal: this.legal(seat) });
  }

  /** Returns the changes of entry `seq` for a viewer, if it is recent. */
  update(seq: number, viewer: Viewer): Update | undefined {
    return this.roomLog.history.update(seq, viewer);
  }

  /** Returns all updates after entry `since` for a viewer; undefined if they are no longer kept. */
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

  /** Returns the kept entries as a viewer may see them, oldest first; after a snapshot only the later ones. */
  log(viewer: Viewer, limit = Number.POSITIVE_INFINITY): Entry[] {
    return this.roomLog.history.log(viewer, limit);
  }

  /** Returns the last entry for a viewer and its patches; the start entry has none. */
  lastChange(viewer: Viewer): { readonly entry: Entry; readonly patches: Update['patches'] } {
    const update = this.update(this.seq, viewer);
    return update ? { entry: update.entry, patches: update.patches } : { entry: this.#lastEntry(viewer), patches: [] };
  }

  #lastEntry(viewer: Viewer): Entry {
    const [entry] = this.log(viewer, 1);
    if (!entry) throw new KernelError('corrupt-file', `entry ${this.seq}`, 'Nothing is known of this entry');
    return entry;
  }

  /** Returns a snapshot for storage; undefined while the redo stack is not empty. */
  snapshot(): Snapshot | undefined {
    return this.roomLog.isPlain ? { seq: this.seq, bookmark: this.roomLog.match.bookmark() } : undefined;
  }
}
