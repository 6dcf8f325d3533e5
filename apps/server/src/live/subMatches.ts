import { setTimeout as sleep } from 'node:timers/promises';
import { reportsConcession } from '@tessera/kernel';
import { abandonment } from '@tessera/room';
import type { Logger } from 'pino';
import type { Games } from '../games.ts';
import { DEFAULT_BOT_LEVEL, isLevel } from '../hosts/botLevels.ts';
import type { Person } from '../identity/person.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { CommandRunner } from './commandRunner.ts';
import { SERVER_ACTION_PREFIX } from './commands.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';
import type { MatchCreation } from './matchCreation.ts';
import type { SeatRecord } from './matchRecord.ts';
import { backoff, isPassing } from './retry.ts';
import { botSeat, holdersOf, OPEN_SEAT } from './seating.ts';

export interface OpenedMatchesSettings {
  readonly games: Pick<Games, 'find'>;
  readonly live: Pick<LiveMatches, 'get'>;
  readonly runner: Pick<CommandRunner, 'query' | 'run'>;
  readonly creation: Pick<MatchCreation, 'open'>;
  readonly log: Logger;
  /** Delay before the first retry; it doubles with each further one. */
  readonly retryMs?: number;
}

/**
 * Sub-matches, such as a scenario of a campaign: created on request, and absorbed by their parent once they are over.
 */
export class SubMatches {
  readonly #settings: OpenedMatchesSettings;
  /** Pending creations, shared by concurrent requests. */
  readonly #making = new Map<string, Promise<Result<LiveMatch>>>();
  /** Finished sub-matches whose result is passed on again after a failure. */
  readonly #retrying = new Set<string>();
  #closed = false;

  constructor(settings: OpenedMatchesSettings) {
    this.#settings = settings;
  }

  /** Returns the sub-match that this match waits for: the first to ask creates it, the others find it. */
  open(match: LiveMatch, person: Person): Promise<Result<LiveMatch>> {
    if (match.seatOf(person) === undefined) return Promise.resolve(refuse('not-seated'));
    const known = this.#making.get(match.id);
    if (known) return known;
    const making = this.#open(match).finally(() => this.#making.delete(match.id));
    this.#making.set(match.id, making);
    return making;
  }

  /** Passes the result of a finished sub-match on to its parent, if either of the two has made that possible. */
  consider(match: LiveMatch): void {
    const { openedBy, opened, opens } = match.record;
    if (openedBy !== undefined && this.#hasResult(match)) void this.#takeInAtLast(match.id);
    else if (opens && opened !== undefined) void this.#takeInAtLast(opened);
  }

  /** Ends the sub-match that this match has stopped waiting for, so that no player goes on in vain. Never rejects. */
  callOff(match: LiveMatch): void {
    const { opened } = match.record;
    if (opened !== undefined) void this.#end(opened, match);
  }

  close(): void {
    this.#closed = true;
  }

  async #end(id: string, parent: LiveMatch): Promise<void> {
    const { live, runner, log } = this.#settings;
    try {
      const opened = await live.get(id);
      if (opened?.record.status !== 'playing' || opened.record.openedBy !== parent.id) return;
      const body = { actionId: `${SERVER_ACTION_PREFIX}called-off-${parent.record.seq}` };
      const ended = await runner.run(opened, { op: 'end', body, ending: abandonment(opened.record.seats.length) });
      if (!ended.ok) log.warn({ match: id, code: ended.refusal.code }, 'end of a called-off match refused');
    } catch (error) {
      if (!this.#closed) log.error({ match: id, err: error }, 'end of a called-off match failed');
    }
  }

  /** Checks whether a sub-match has a result for its parent: over by its rules, or lost by a seat that gave up. */
  #hasResult({ record: { status, ending, game } }: LiveMatch): boolean {
    if (status !== 'over') return false;
    if (ending?.by === 'rules') return true;
    const rules = this.#settings.games.find(game)?.game;
    return ending?.seat !== undefined && rules !== undefined && reportsConcession(rules);
  }

  /**
   * Absorbs a sub-match with retries while the cause of a failure may pass, because no other event would repeat it.
   * Never rejects.
   */
  async #takeInAtLast(id: string, attempt = 0): Promise<void> {
    const { live, log, retryMs } = this.#settings;
    try {
      const opened = await live.get(id);
      if (!opened || !this.#hasResult(opened) || !isPassing(await this.#takeIn(opened))) return;
    } catch (error) {
      if (this.#closed) return;
      log.error({ match: id, err: error }, 'result hand-over failed; retrying');
    }
    if (this.#retrying.has(id)) return;
    this.#retrying.add(id);
    await sleep(backoff(attempt, retryMs), undefined, { ref: false });
    this.#retrying.delete(id);
    if (!this.#closed) await this.#takeInAtLast(id, attempt + 1);
  }

  async #open(match: LiveMatch): Promise<Result<LiveMatch>> {
    const { live, runner, creation } = this.#settings;
    const { opened, status } = match.record;
    if (status !== 'playing') return refuse(status === 'open' ? 'not-started' : 'match-ended');
    const known = opened === undefined ? undefined : await live.get(opened);
    if (known && known.record.status !== 'over') return ok(known);
    if (known && this.#hasResult(known)) await this.#takeIn(known);
    if (!match.record.opens) return known ? ok(known) : refuse('nothing-opened');
    const opening = await runner.query(match, { op: 'opening', match: match.id });
    if (!opening.ok) return opening;
    const { game, options, seats } = opening.value;
    const holders = seats.map((seat) => this.#holderOf(match, game, seat));
    // A sub-match without a result is never absorbed: another one replaces it.
    const replaces = known && !this.#hasResult(known) ? known.id : undefined;
    return creation.open(match, { game, options, seats: holders, replaces });
  }

  /**
   * Returns the holder of a seat of the sub-match: that of the same seat here. A bot gets the default level if the
   * other game lacks its level.
   */
  #holderOf({ record }: LiveMatch, game: string, seat: number): SeatRecord {
    const [holder = OPEN_SEAT] = holdersOf([record.seats[seat] ?? OPEN_SEAT]);
    if (holder.kind !== 'bot') return holder;
    const bots = this.#settings.games.find(game)?.bots ?? {};
    return botSeat(isLevel(bots, holder.level ?? '') ? (holder.level ?? DEFAULT_BOT_LEVEL) : DEFAULT_BOT_LEVEL);
  }

  /**
   * Passes the result of a sub-match on to its parent, under a unique action id: after an undo it is not passed on
   * again. Returns the code of a refusal, or undefined.
   */
  async #takeIn(opened: LiveMatch): Promise<string | undefined> {
    const { live, runner, log } = this.#settings;
    const match = await live.get(opened.record.openedBy ?? '');
    if (match?.record.status !== 'playing' || match.record.opened !== opened.id || !match.record.opens)
      return undefined;
    const finished = await runner.query(opened, { op: 'finished', match: opened.id });
    const body = { actionId: `${SERVER_ACTION_PREFIX}opened-${opened.id}` };
    const taken = finished.ok ? await runner.run(match, { op: 'take-in', finished: finished.value, body }) : finished;
    if (taken.ok) return undefined;
    log.warn({ match: match.id, opened: opened.id, code: taken.refusal.code }, 'result hand-over refused');
    return taken.refusal.code;
  }
}
