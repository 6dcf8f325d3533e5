import { ERASED_NAME, type Holder } from '@tessera/protocol';
import { type Redaction, redactedHolder } from '@tessera/room';
import { ok, type Result, refuse } from '../../result.ts';
import type { CommandRunner } from '../commandRunner.ts';
import type { Commands } from '../commands.ts';
import type { LiveMatch } from '../liveMatch.ts';
import type { LiveMatches } from '../liveMatches.ts';
import { type MatchRecord, peopleOf, revisionOf, type SeatRecord } from '../matchRecord.ts';
import type { MatchStore } from '../matchStore.ts';
import type { PresenceTracker } from '../presenceTracker.ts';
import { OPEN_SEAT } from '../seating.ts';
import type { MatchArchive } from './matchArchive.ts';

export interface MatchErasureSettings {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly runner: CommandRunner;
  readonly archive: MatchArchive;
  readonly commands: Commands;
  readonly presences: PresenceTracker;
}

const TO_OPEN = { kind: 'open' } as const;
const UNFINISHED: ReadonlySet<MatchRecord['status']> = new Set(['open', 'playing', 'needs-rules']);

/**
 * Removes deleted people from matches, on the node that owns the match. Every step is idempotent: after a crash the erasure is repeated
 * from the start.
 */
export class MatchErasure {
  readonly #settings: MatchErasureSettings;

  constructor(settings: MatchErasureSettings) {
    this.#settings = settings;
  }

  async erase(match: LiveMatch, player: string): Promise<Result<undefined>> {
    const { store, presences } = this.#settings;
    const other = await store.otherIn(match.id, player);
    if (other === undefined || isLeftBy(match.record, player)) return this.#remove(match);
    // An unreadable heading has no names; it must not be overwritten.
    const { status, problem = '' } = match.record;
    if (status === 'quarantined' && !peopleOf(match.record).includes(player)) return refuse('quarantined', { problem });
    // First: leaving a seat writes the heading too.
    match.record = withoutHost(match.record, player, other);
    const left = await this.#leave(match, player);
    match.record = withoutSeats(match.record, player);
    await match.inTurn(() => store.save(match.record));
    presences.seatsChanged(match);
    const redacted = await this.#redact(match, player);
    return redacted.ok ? left : redacted;
  }

  async #remove(match: LiveMatch): Promise<Result<undefined>> {
    const { store, live, runner } = this.#settings;
    await runner.whileClosed(match, () => store.erase(match.id));
    // Pending work must not write the heading of a removed match.
    match.isDirty = false;
    live.remove(match);
    return ok(undefined);
  }

  /** Frees the seats of a person in a match that is being played: an entry of its log, like any other who leaves. */
  async #leave(match: LiveMatch, player: string): Promise<Result<undefined>> {
    if (match.record.status !== 'playing') return ok(undefined);
    const person = { id: player, name: ERASED_NAME, guest: true };
    for (const [seat, holder] of match.record.seats.entries()) {
      if (holder.player !== player) continue;
      const left = await this.#settings.commands.sit(match, seat, TO_OPEN, person);
      if (!left.ok && left.refusal.code !== 'match-ended') return left;
    }
    return ok(undefined);
  }

  /** Rewrites the log without the person, whose name may be in the header, in the seats at the start, or in a change of seats. */
  async #redact(match: LiveMatch, player: string): Promise<Result<undefined>> {
    const { runner, archive, store } = this.#settings;
    if (match.record.commitment === undefined) return ok(undefined);
    const redaction: Redaction = { player, name: ERASED_NAME };
    return runner.whileClosed(match, async () => {
      const stored = await store.stored(match.record);
      if (!stored) return ok(undefined);
      // The match that opened this one names the end of its hash chain. Its header has no names (`MatchCreation`).
      const keepsHeader = match.record.openedBy !== undefined;
      const started = await archive.redact(match, redaction, keepsHeader);
      if (!started.ok) return started;
      match.record = { ...match.record, revision: revisionOf(match.record) + 1 };
      const holders = stored.holders.map((holder): Holder => redactedHolder(holder, redaction));
      await match.inTurn(() => store.rewriteLog(match.record, started.value, { holders, clocks: stored.clocks }));
      match.sendToAll('resync', {});
      return ok(undefined);
    });
  }
}

/** Whether a person is the only one at an unfinished table: without them it cannot end. */
function isLeftBy(record: MatchRecord, player: string): boolean {
  const people = peopleOf(record);
  return UNFINISHED.has(record.status) && people.length === 1 && people[0] === player;
}

/** Returns the heading with another seated person as the host. The title, which the former host wrote, is dropped. */
function withoutHost(record: MatchRecord, player: string, other: string): MatchRecord {
  if (record.host !== player) return record;
  const [host = other] = peopleOf(record).filter((each) => each !== player);
  return { ...record, host, title: '' };
}

function withoutSeats(record: MatchRecord, player: string): MatchRecord {
  const { muted, ...rest } = record;
  const seats = record.seats.map((seat): SeatRecord => {
    if (seat.player !== player) return seat;
    return record.status === 'open' ? OPEN_SEAT : { kind: seat.kind, name: ERASED_NAME };
  });
  return { ...rest, seats, ...(muted && { muted: muted.filter((each) => each !== player) }) };
}
