import { matesOf } from '@tessera/kernel';
import { type ChatLine, type RequestBody, whyNoChat } from '@tessera/protocol';
import type { Ignores } from '../identity/ignores.ts';
import type { Person } from '../identity/person.ts';
import { distinctName } from '../identity/skeleton.ts';
import type { ChatCounter } from '../limits/chatLimits.ts';
import { ok, type Result, refuse } from '../result.ts';
import { StorageError } from '../storage/storage.ts';
import type { ChatStore } from './chatStore.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchStore } from './matchStore.ts';
import type { PresenceTracker } from './presenceTracker.ts';

/** Most muted people per match; the oldest entry is dropped first. */
const MAX_MUTED = 200;

/** A chat line to send: to everyone, or to a team. */
type ChatRequest = Pick<RequestBody<'chat'>, 'actionId' | 'text' | 'seat' | 'team'>;

export interface ChatSettings {
  readonly store: Pick<MatchStore, 'saveHeading'>;
  readonly lines: ChatStore;
  readonly limits: ChatCounter;
  readonly presences: PresenceTracker;
  readonly ignores: Ignores;
  /** Clock of the matches. */
  now(): number;
}

/** Chat between the people at a table. */
export class Chat {
  readonly #store: Pick<MatchStore, 'saveHeading'>;
  readonly #lines: ChatStore;
  readonly #limits: ChatCounter;
  readonly #presences: PresenceTracker;
  readonly #ignores: Ignores;
  readonly #now: () => number;

  constructor({ store, lines, limits, presences, ignores, now }: ChatSettings) {
    this.#ignores = ignores;
    this.#now = now;
    this.#store = store;
    this.#lines = lines;
    this.#limits = limits;
    this.#presences = presences;
  }

  /** Sends a line to the table. A retry with the same `actionId` sends it once. */
  async send(match: LiveMatch, person: Person, request: ChatRequest): Promise<Result<{ readonly id: number }>> {
    const { actionId, text, seat } = request;
    const why = whyNoChat(match.record, person.id);
    if (why) return refuse(why);
    const to = request.team ? teamOf(match, person, seat) : ok(undefined);
    if (!to.ok) return to;
    const team = to.value;
    const before = await this.#lines.lineOf(match.id, person.id, actionId, team);
    if (before !== undefined) return ok({ id: before });
    const tooMuch = await this.#limits.refusal(person.id, text);
    if (tooMuch) return refuse(tooMuch);
    const id = team === undefined ? await this.#nextId(match) : await this.#nextTeamId(match, team);
    const heading = { id, at: this.#now(), text, player: person.id, ...speakerOf(match, person, seat) };
    const line: ChatLine = team === undefined ? heading : { ...heading, team };
    const deaf = this.#ignores.deafTo(person.id);
    try {
      await Promise.all([this.#lines.add(match.id, line, person.id, actionId), deaf]);
    } catch (error) {
      if (!(error instanceof StorageError && error.isConflict)) throw error;
      const known = await this.#lines.lineOf(match.id, person.id, actionId, team);
      return known === undefined ? refuse('storage-failed') : ok({ id: known });
    }
    match.sendChatLine(line, await deaf);
    return ok({ id });
  }

  async #nextId(match: LiveMatch): Promise<number> {
    const stored = match.lastLine ?? (await this.#lines.lastLine(match.id));
    // A concurrent first line may have set the number during the read.
    match.lastLine = Math.max(match.lastLine ?? 0, stored) + 1;
    return match.lastLine;
  }

  /** Team lines have a separate number sequence: gaps in the table's sequence would reveal that a team talks. */
  async #nextTeamId(match: LiveMatch, team: string): Promise<number> {
    match.lastTeamLines ??= new Map();
    const stored = match.lastTeamLines.get(team) ?? (await this.#lines.lastLine(match.id, team));
    const next = Math.max(match.lastTeamLines.get(team) ?? 0, stored) + 1;
    match.lastTeamLines.set(team, next);
    return next;
  }

  /** Mutes or unmutes a spectator, on behalf of the table host. Seated players can always write. */
  async mute(match: LiveMatch, host: Person, player: string, muted: boolean): Promise<Result<undefined>> {
    if (match.record.host !== host.id) return refuse('not-the-host');
    if (player === host.id || match.record.seats.some((seat) => seat.player === player)) return refuse('sits-here');
    await match.inTurn(() =>
      match.change(
        (record) => {
          const others = (record.muted ?? []).filter((each) => each !== player);
          return { ...record, muted: muted ? [...others, player].slice(-MAX_MUTED) : others };
        },
        (record) => this.#store.saveHeading(record),
      ),
    );
    this.#presences.sendHeading(match);
    return ok(undefined);
  }
}

/** Returns the team a person speaks for: that of the named seat, if they hold it and the team has other members. */
function teamOf(match: LiveMatch, person: Person, named: number | undefined): Result<string> {
  const { teams } = match.record;
  const seat = match.seatOf(person, named);
  if (seat === undefined) return refuse('not-seated');
  const team = teams?.[seat];
  return team === undefined || matesOf(teams, seat).length === 1 ? refuse('no-team') : ok(team);
}

/** Returns how a speaker is shown: by their seat, or by a name that no seated player has. */
function speakerOf(match: LiveMatch, person: Person, named: number | undefined): Pick<ChatLine, 'name' | 'seat'> {
  const { seats } = match.record;
  const seat = match.seatOf(person, named) ?? match.seatOf(person);
  if (seat !== undefined) return { seat, name: seats[seat]?.name ?? person.name };
  const names = seats.filter(({ kind }) => kind === 'human').map(({ name }) => name);
  return { name: distinctName(person.name, names) };
}
