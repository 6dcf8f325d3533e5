import { setTimeout as sleep } from 'node:timers/promises';
import { isPersonal, seatsOfPlayer } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Ownership } from '../cluster/ownership.ts';
import { type HeadingRow, readHeading } from '../live/heading.ts';
import type { LiveMatch } from '../live/liveMatch.ts';
import type { MatchRecord } from '../live/matchRecord.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import type { MailAddresses } from './mailAddresses.ts';
import type { MailQueue } from './mailQueue.ts';
import type { Mails } from './mails.ts';
import type { ReminderTables } from './tables.ts';

export interface TurnRemindersSettings {
  readonly db: Kysely<ReminderTables & MatchTables>;
  readonly addresses: MailAddresses;
  readonly mails: Mails;
  readonly queue: MailQueue;
  readonly ownership: Pick<Ownership, 'owns' | 'now'>;
  readonly log: Logger;
  /** For how long a table must have waited. */
  readonly afterMs: number;
  /** A match as it is in memory, which is newer than what is stored. */
  inMemory(match: string): LiveMatch | undefined;
  /** Whether somebody has a page open that keeps a socket, at whichever node. */
  isHere(player: string): Promise<boolean>;
  gameName(game: string, language: string): string;
}

const DAY_MS = 86_400_000;
/** So many are looked at in one go: others use the database and this thread meanwhile. */
const PAGE = 100;
/** What has not moved for longer nobody is waiting for. */
const FORGOTTEN_MS = 14 * DAY_MS;
const MOST_A_DAY = 8;
const LONGEST_PAUSE_MS = 5 * 60_000;
const PAUSES_PER_DELAY = 12;

interface Candidate extends HeadingRow {
  readonly player: string;
}

/**
 * Looks now and then which tables wait for somebody who has left the site, and writes to them: one mail a turn, and so many a day. The owner of
 * a match sends; a row in the database, written first, keeps any other from sending the same.
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
      // What fails now is looked at again, and keeps nobody from playing.
      await this.look().catch((error: unknown) => this.#settings.log.error({ err: error }, 'reminders not looked at'));
      // Rejects where the server closes, which ends the loop.
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Looks once at every table that may wait for somebody with an address. */
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

  /** Forgets what was sent so long ago that it matters no more, and addresses that nobody has confirmed. */
  async sweep(): Promise<void> {
    const { db, ownership, addresses } = this.#settings;
    const now = ownership.now();
    await db
      .deleteFrom('sent_reminders')
      .where('sent_at', '<', now - 2 * FORGOTTEN_MS)
      .execute();
    await addresses.sweep(now - 2 * DAY_MS);
  }

  /** Tables that have stood still for long enough and somebody with an address who sits there, unless they were told since. */
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
    const told = { match: id, title: record.title || game, game, names, since: record.movedAt };
    queue.add('reminder', mails.reminder(to.address, to, to.language, told));
  }

  /** Takes it upon this node to send the mail of a turn: whether nobody has before, and this person has not had too many. */
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
    // A turn lasts from what somebody did last until they do something again, whatever others do meanwhile.
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
            MOST_A_DAY,
          ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
}

/**
 * Since when a table of several people waits for whoever has these seats, as far as they can know: not before they were last there. Nothing
 * where it does not, or where they sit around a table of wood.
 */
function waitingSince(record: MatchRecord, own: readonly number[]): number | undefined {
  const { status, mode, deciding, seats, movedAt } = record;
  if (status !== 'playing' || mode !== 'enforced' || isPersonal(record)) return undefined;
  if (!own.some((seat) => deciding.includes(seat))) return undefined;
  const people = new Set(seats.flatMap(({ player }) => player ?? []));
  if (people.size < 2) return undefined;
  return Math.max(movedAt, ...own.map((seat) => seats[seat]?.leftAt ?? 0));
}
