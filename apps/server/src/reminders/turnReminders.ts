import { setTimeout as sleep } from 'node:timers/promises';
import { isPersonal, seatsOfPlayer } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Ownership } from '../cluster/ownership.ts';
import type { LiveMatch } from '../live/liveMatch.ts';
import { type HeadingRow, readHeading } from '../live/matchInfoRow.ts';
import type { MatchRecord } from '../live/matchRecord.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import type { MailAddresses } from './mailAddresses.ts';
import type { MailQueue } from './mailQueue.ts';
import type { Mails } from './mailTemplates.ts';
import type { ReminderTables } from './tables.ts';

export interface TurnRemindersSettings {
  readonly db: Kysely<ReminderTables & MatchTables>;
  readonly addresses: MailAddresses;
  readonly mails: Mails;
  readonly queue: MailQueue;
  readonly ownership: Pick<Ownership, 'owns' | 'now'>;
  readonly log: Logger;
  /** How long a table must have waited, in milliseconds. */
  readonly afterMs: number;
  /** Returns the match in memory, which is newer than the stored one. */
  inMemory(match: string): LiveMatch | undefined;
  /** Whether a person has a socket open, at any node. */
  isHere(player: string): Promise<boolean>;
  gameName(game: string, language: string): string;
}

const DAY_MS = 86_400_000;
/** Candidates per query: other requests use the database and this thread meanwhile. */
const PAGE = 100;
/** Matches without activity for longer are ignored. */
const FORGOTTEN_MS = 14 * DAY_MS;
const MAX_PER_DAY = 8;
const LONGEST_PAUSE_MS = 5 * 60_000;
const PAUSES_PER_DELAY = 12;

interface Candidate extends HeadingRow {
  readonly player: string;
}

/**
 * Checks periodically which tables wait for an absent player, and sends them a mail: one per turn, with a daily limit.
 * The owner of a match sends it; a row in the database, written first, prevents duplicates of other nodes.
 */
export class TurnReminders {
  readonly #settings: TurnRemindersSettings;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;

  constructor(settings: TurnRemindersSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const pause = Math.min(LONGEST_PAUSE_MS, Math.max(20, this.#settings.afterMs / PAUSES_PER_DELAY));
    const { signal } = this.#closing;
    while (!signal.aborted) {
      // A failure is retried with the next check, and does not affect play.
      await this.look().catch((error: unknown) => this.#settings.log.error({ err: error }, 'reminder check failed'));
      // Rejects when the server closes, which ends the loop.
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Checks once every table that may wait for a person with an address. */
  async look(): Promise<void> {
    let after: Candidate | undefined;
    do {
      const page = await this.#candidates(after);
      for (const candidate of page) {
        if (this.#closing.signal.aborted || !this.#settings.queue.hasRoom) return;
        await this.#consider(candidate);
      }
      after = page.length < PAGE ? undefined : page.at(-1);
    } while (after);
  }

  /** Removes old records of sent mails, and unconfirmed addresses. */
  async sweep(): Promise<void> {
    const { db, ownership, addresses } = this.#settings;
    const now = ownership.now();
    await db
      .deleteFrom('sent_reminders')
      .where('sent_at', '<', now - 2 * FORGOTTEN_MS)
      .execute();
    await addresses.sweep(now - 2 * DAY_MS);
  }

  /** Returns idle tables with a seated person to remind: with an address, and not reminded since. */
  #candidates(after: Candidate | undefined): Promise<Candidate[]> {
    const { db, ownership, afterMs } = this.#settings;
    const now = ownership.now();
    return db
      .selectFrom('mail_addresses')
      .innerJoin('sitters', 'sitters.player', 'mail_addresses.player_id')
      .innerJoin('matches', 'matches.id', 'sitters.match_id')
      .select([
        'matches.id',
        'matches.code',
        'matches.visibility',
        'matches.moved_at',
        'matches.record',
        'sitters.player',
      ])
      .where('mail_addresses.confirmed_at', 'is not', null)
      .where('matches.status', '=', 'playing')
      .where('matches.moved_at', '<=', now - afterMs)
      .where('matches.moved_at', '>', now - afterMs - FORGOTTEN_MS)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sent_reminders')
              .select('sent_reminders.turn')
              .whereRef('sent_reminders.player_id', '=', 'mail_addresses.player_id')
              .whereRef('sent_reminders.match_id', '=', 'matches.id')
              .whereRef('sent_reminders.sent_at', '>=', 'matches.moved_at'),
          ),
        ),
      )
      .$if(after !== undefined, (query) =>
        query.where((q) =>
          q.or([
            q('matches.id', '>', after?.id ?? ''),
            q.and([q('matches.id', '=', after?.id ?? ''), q('sitters.player', '>', after?.player ?? '')]),
          ]),
        ),
      )
      .orderBy('matches.id')
      .orderBy('sitters.player')
      .limit(PAGE)
      .execute();
  }

  async #consider(candidate: Candidate): Promise<void> {
    const { addresses, mails, queue, ownership, afterMs, inMemory, isHere, gameName } = this.#settings;
    const { id, player } = candidate;
    if (!ownership.owns(id)) return;
    const live = inMemory(id);
    const record = live?.record ?? readHeading(candidate).record;
    const seats = seatsOfPlayer(record, player);
    const since = waitingSince(record, seats);
    if (since === undefined || ownership.now() - since < afterMs) return;
    if (seats.some((seat) => live?.isOnline(seat)) || (await isHere(player))) return;
    const to = await addresses.of(player);
    if (!to?.isConfirmed || !(await this.#claim(id, player, seats))) return;
    const game = gameName(record.game, to.language);
    const names = [...new Set(record.deciding.flatMap((seat) => record.seats[seat]?.name ?? []))];
    const turn = { match: id, title: record.title || game, game, names, since: record.movedAt };
    queue.add('reminder', mails.reminder(to.address, to, to.language, turn));
  }

  /** Claims the mail of a turn for this node; returns whether it is the first, and within the person's daily limit. */
  async #claim(match: string, player: string, seats: readonly number[]): Promise<boolean> {
    const { db, ownership } = this.#settings;
    const now = ownership.now();
    const last = await db
      .selectFrom('entries')
      .select('seq')
      .where('match_id', '=', match)
      .where('seat', 'in', seats)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    // A turn lasts from the person's last action to their next one, independent of others.
    const turn = last?.seq ?? 0;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sent_reminders')
      .columns(['player_id', 'match_id', 'turn', 'sent_at'])
      .expression((q) =>
        q
          .selectFrom('mail_addresses')
          .select((e) => [
            'mail_addresses.player_id',
            e.val(match).as('match_id'),
            e.val(turn).as('turn'),
            e.val(now).as('sent_at'),
          ])
          .where('mail_addresses.player_id', '=', player)
          .where(
            (e) =>
              e
                .selectFrom('sent_reminders')
                .select((each) => each.fn.countAll().as('count'))
                .where('sent_reminders.player_id', '=', player)
                .where('sent_reminders.sent_at', '>', now - DAY_MS),
            '<',
            MAX_PER_DAY,
          ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
}

/**
 * Returns since when a match of several people waits for these seats, but not before their holder last left. Undefined
 * if it does not wait, or if the players share a real table.
 */
function waitingSince(record: MatchRecord, own: readonly number[]): number | undefined {
  const { status, mode, deciding, seats, movedAt } = record;
  if (status !== 'playing' || mode !== 'enforced' || isPersonal(record)) return undefined;
  if (!own.some((seat) => deciding.includes(seat))) return undefined;
  const people = new Set(seats.flatMap(({ player }) => player ?? []));
  if (people.size < 2) return undefined;
  return Math.max(movedAt, ...own.map((seat) => seats[seat]?.leftAt ?? 0));
}
