import type { Logger } from 'pino';
import type { Games } from '../games.ts';
import { isLevel, USUAL_LEVEL } from '../hosts/levels.ts';
import type { Person } from '../identity/person.ts';
import { ok, type Result, refused } from '../result.ts';
import type { CommandRunner } from './commandRunner.ts';
import { OWN_MARK } from './commands.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';
import type { MatchCreation } from './matchCreation.ts';
import type { SeatRecord } from './matchRecord.ts';
import { botSeat, holdersOf, OPEN_SEAT } from './seating.ts';

export interface OpenedMatchesSettings {
  readonly games: Games;
  readonly live: LiveMatches;
  readonly runner: CommandRunner;
  readonly creation: MatchCreation;
  readonly log: Logger;
}

/** Matches that other matches have opened, a scenario of a campaign, say: made when somebody asks, and taken in once they are over. */
export class OpenedMatches {
  readonly #settings: OpenedMatchesSettings;
  /** While one is being made: whoever asks meanwhile gets the same. */
  readonly #making = new Map<string, Promise<Result<LiveMatch>>>();

  constructor(settings: OpenedMatchesSettings) {
    this.#settings = settings;
  }

  /** The match that this one waits for: made by the first who asks, found by the others. */
  open(match: LiveMatch, person: Person): Promise<Result<LiveMatch>> {
    if (match.seatOf(person) === undefined) return Promise.resolve(refused('not-seated'));
    const known = this.#making.get(match.id);
    if (known) return known;
    const making = this.#open(match).finally(() => this.#making.delete(match.id));
    this.#making.set(match.id, making);
    return making;
  }

  /** Looks whether a match is to be told to the one that opened it, whichever of the two has gone on. */
  consider(match: LiveMatch): void {
    const { openedBy, opened, opens } = match.record;
    if (openedBy !== undefined && isOverByRules(match)) this.#tell(this.#takeIn(match), match);
    else if (opens && opened !== undefined) this.#tell(this.#takeInKnown(opened), match);
  }

  #tell(work: Promise<unknown>, { id }: LiveMatch): void {
    work.catch((error: unknown) => this.#settings.log.error({ match: id, err: error }, 'opened match not taken in'));
  }

  async #open(match: LiveMatch): Promise<Result<LiveMatch>> {
    const { live, runner, creation } = this.#settings;
    const { opened, status } = match.record;
    if (status !== 'playing') return refused(status === 'open' ? 'not-started' : 'match-ended');
    const known = opened === undefined ? undefined : await live.get(opened);
    if (known && known.record.status !== 'over') return ok(known);
    if (known && isOverByRules(known)) await this.#takeIn(known);
    if (!match.record.opens) return known ? ok(known) : refused('nothing-opened');
    const opening = await runner.query(match, { op: 'opening', match: match.id });
    if (!opening.ok) return opening;
    const { game, options, seats } = opening.value;
    const holders = seats.map((seat) => this.#holderOf(match, game, seat));
    // One that ended otherwise than by its rules is never taken in: another takes its place.
    const replaces = known && !isOverByRules(known) ? known.id : undefined;
    return creation.open(match, { game, options, seats: holders, replaces });
  }

  /** Who sits in a seat of the other match: whoever sits here. A bot may have another name for how strong it is there. */
  #holderOf({ record }: LiveMatch, game: string, seat: number): SeatRecord {
    const [holder = OPEN_SEAT] = holdersOf([record.seats[seat] ?? OPEN_SEAT]);
    if (holder.kind !== 'bot') return holder;
    const bots = this.#settings.games.find(game)?.bots ?? {};
    return botSeat(isLevel(bots, holder.level ?? '') ? (holder.level ?? USUAL_LEVEL) : USUAL_LEVEL);
  }

  async #takeInKnown(id: string): Promise<void> {
    const opened = await this.#settings.live.get(id);
    if (opened && isOverByRules(opened)) await this.#takeIn(opened);
  }

  /** Tells what came of a match to the one that opened it, by a name that it has once: taken back, it is not told again. */
  async #takeIn(opened: LiveMatch): Promise<void> {
    const { live, runner, log } = this.#settings;
    const match = await live.get(opened.record.openedBy ?? '');
    if (match?.record.status !== 'playing' || match.record.opened !== opened.id || !match.record.opens) return;
    const finished = await runner.query(opened, { op: 'finished', match: opened.id });
    if (!finished.ok) return void log.warn({ match: opened.id, code: finished.refusal.code }, 'nothing to take in');
    const body = { actionId: `${OWN_MARK}opened-${opened.id}` };
    const taken = await runner.run(match, { op: 'take-in', finished: finished.value, body });
    if (!taken.ok) log.warn({ match: match.id, opened: opened.id, code: taken.refusal.code }, 'opened match refused');
  }
}

function isOverByRules({ record: { status, ending } }: LiveMatch): boolean {
  return status === 'over' && ending?.by === 'rules';
}
