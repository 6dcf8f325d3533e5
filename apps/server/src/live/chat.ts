import { type ChatLine, whyNoChat } from '@tessera/protocol';
import type { Person } from '../identity/person.ts';
import { distinctName } from '../identity/skeleton.ts';
import { ok, type Result, refused } from '../result.ts';
import { StorageError } from '../storage/storage.ts';
import type { ChatLimits } from './chatLimits.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchStore } from './matchStore.ts';
import type { Presences } from './presences.ts';

/** Whoever was muted first is forgotten first. */
const MOST_MUTED = 200;

/** What people say to each other at a table. */
export class Chat {
  readonly #store: MatchStore;
  readonly #limits: ChatLimits;
  readonly #presences: Presences;

  constructor(store: MatchStore, limits: ChatLimits, presences: Presences) {
    this.#store = store;
    this.#limits = limits;
    this.#presences = presences;
  }

  /** Says something at the table. Said twice under the same name it is said once. */
  async say(
    match: LiveMatch,
    person: Person,
    actionId: string,
    text: string,
  ): Promise<Result<{ readonly id: number }>> {
    const why = whyNoChat(match.record, person.id);
    if (why) return refused(why);
    const before = await this.#store.lineOf(match.id, person.id, actionId);
    if (before !== undefined) return ok({ id: before });
    const tooMuch = this.#limits.refusal(person.id, text);
    if (tooMuch) return refused(tooMuch);
    const id = await this.#nextId(match);
    const line: ChatLine = { id, at: Date.now(), text, player: person.id, ...speakerOf(match, person) };
    try {
      await this.#store.say(match.id, line, person.id, actionId);
    } catch (error) {
      if (!(error instanceof StorageError && error.isConflict)) throw error;
      const said = await this.#store.lineOf(match.id, person.id, actionId);
      return said === undefined ? refused('storage-failed') : ok({ id: said });
    }
    match.tellAll('chat', { line });
    return ok({ id });
  }

  async #nextId(match: LiveMatch): Promise<number> {
    const stored = match.lastLine ?? (await this.#store.lastLine(match.id));
    // Others may have spoken for the first time while this one was looking.
    match.lastLine = Math.max(match.lastLine ?? 0, stored) + 1;
    return match.lastLine;
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

/** As whom somebody speaks: from their seat, or by a name that nobody who sits there has. */
function speakerOf(match: LiveMatch, person: Person): Pick<ChatLine, 'name' | 'seat'> {
  const { seats } = match.record;
  const seat = match.seatOf(person);
  if (seat !== undefined) return { seat, name: seats[seat]?.name ?? person.name };
  const names = seats.filter(({ kind }) => kind === 'human').map(({ name }) => name);
  return { name: distinctName(person.name, names) };
}
