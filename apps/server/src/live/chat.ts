import { matesOf } from '@tessera/kernel';
import { type ChatLine, type RequestBody, whyNoChat } from '@tessera/protocol';
import type { Ignores } from '../identity/ignores.ts';
import type { Person } from '../identity/person.ts';
import { distinctName } from '../identity/skeleton.ts';
import type { ChatCounter } from '../limits/chatLimits.ts';
import { ok, type Result, refused } from '../result.ts';
import { StorageError } from '../storage/storage.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchStore } from './matchStore.ts';
import type { Presences } from './presences.ts';

/** Whoever was muted first is forgotten first. */
const MOST_MUTED = 200;

/** Something that is said: to everyone, or to a team. */
type Said = Pick<RequestBody<'chat'>, 'actionId' | 'text' | 'seat' | 'team'>;

/** What people say to each other at a table. */
export class Chat {
  readonly #store: MatchStore;
  readonly #limits: ChatCounter;
  readonly #presences: Presences;
  readonly #ignores: Ignores;
  readonly #now: () => number;

  /** @param now the clock of matches. */
  constructor(store: MatchStore, limits: ChatCounter, presences: Presences, ignores: Ignores, now: () => number) {
    this.#ignores = ignores;
    this.#now = now;
    this.#store = store;
    this.#limits = limits;
    this.#presences = presences;
  }

  /** Says something at the table. Said twice under the same name it is said once. */
  async say(match: LiveMatch, person: Person, said: Said): Promise<Result<{ readonly id: number }>> {
    const { actionId, text, seat } = said;
    const why = whyNoChat(match.record, person.id);
    if (why) return refused(why);
    const to = said.team ? teamOf(match, person, seat) : ok(undefined);
    if (!to.ok) return to;
    const team = to.value;
    const before = await this.#store.lineOf(match.id, person.id, actionId, team);
    if (before !== undefined) return ok({ id: before });
    const tooMuch = await this.#limits.refusal(person.id, text);
    if (tooMuch) return refused(tooMuch);
    const id = team === undefined ? await this.#nextId(match) : await this.#nextTeamId(match, team);
    const heading = { id, at: this.#now(), text, player: person.id, ...speakerOf(match, person, seat) };
    const line: ChatLine = team === undefined ? heading : { ...heading, team };
    const deaf = this.#ignores.deafTo(person.id);
    try {
      await Promise.all([this.#store.say(match.id, line, person.id, actionId), deaf]);
    } catch (error) {
      if (!(error instanceof StorageError && error.isConflict)) throw error;
      const known = await this.#store.lineOf(match.id, person.id, actionId, team);
      return known === undefined ? refused('storage-failed') : ok({ id: known });
    }
    match.tellLine(line, await deaf);
    return ok({ id });
  }

  async #nextId(match: LiveMatch): Promise<number> {
    const stored = match.lastLine ?? (await this.#store.lastLine(match.id));
    // Others may have spoken for the first time while this one was looking.
    match.lastLine = Math.max(match.lastLine ?? 0, stored) + 1;
    return match.lastLine;
  }

  /** Numbers of its own: gaps among those of the table would tell everyone that a team talks. */
  async #nextTeamId(match: LiveMatch, team: string): Promise<number> {
    match.lastTeamLines ??= new Map();
    const stored = match.lastTeamLines.get(team) ?? (await this.#store.lastLine(match.id, team));
    const next = Math.max(match.lastTeamLines.get(team) ?? 0, stored) + 1;
    match.lastTeamLines.set(team, next);
    return next;
  }

  /** The host lets somebody who watches write, or not. Whoever sits at the table always may. */
  async mute(match: LiveMatch, host: Person, player: string, muted: boolean): Promise<Result<undefined>> {
    if (match.record.host !== host.id) return refused('not-the-host');
    if (player === host.id || match.record.seats.some((seat) => seat.player === player)) return refused('sits-here');
    const others = (match.record.muted ?? []).filter((each) => each !== player);
    match.record = { ...match.record, muted: muted ? [...others, player].slice(-MOST_MUTED) : others };
    await this.#store.saveHeading(match.record);
    this.#presences.tellHeading(match);
    return ok(undefined);
  }
}

/** The team for which somebody speaks: that of the seat they name, if it is theirs and has others in it. */
function teamOf(match: LiveMatch, person: Person, named: number | undefined): Result<string> {
  const { teams } = match.record;
  const seat = match.seatOf(person, named);
  if (seat === undefined) return refused('not-seated');
  const team = teams?.[seat];
  return team === undefined || matesOf(teams, seat).length === 1 ? refused('no-team') : ok(team);
}

/** As whom somebody speaks: from their seat, or by a name that nobody who sits there has. */
function speakerOf(match: LiveMatch, person: Person, named: number | undefined): Pick<ChatLine, 'name' | 'seat'> {
  const { seats } = match.record;
  const seat = match.seatOf(person, named) ?? match.seatOf(person);
  if (seat !== undefined) return { seat, name: seats[seat]?.name ?? person.name };
  const names = seats.filter(({ kind }) => kind === 'human').map(({ name }) => name);
  return { name: distinctName(person.name, names) };
}
