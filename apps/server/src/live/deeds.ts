import type { Patch } from '@tessera/kernel';
import type { ChatLine, Price } from '@tessera/protocol';
import type { Asked } from '@tessera/room';
import type { Deed } from '../hosts/hostMessages.ts';
import { StorageError } from '../storage/storage.ts';
import { abandonment, lossOf } from './endings.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Done, Person, SentAction } from './matches.ts';
import type { MatchStore } from './matchStore.ts';
import type { Asking, Referee } from './referee.ts';
import { done, refused } from './refusals.ts';

type Answered = Promise<Done<{ readonly seq: number }>>;

/** What the server does itself goes by names that begin with this; nobody else may use them. */
export const OWN_MARK = '~';

/** What a person may do at a table. Nothing here trusts anybody about the seat they sit in. */
export class Deeds {
  readonly #referee: Referee;
  readonly #store: MatchStore;

  constructor(referee: Referee, store: MatchStore) {
    this.#referee = referee;
    this.#store = store;
  }

  act(match: LiveMatch, person: Person, sent: SentAction): Answered {
    return new Promise((told, failed) => this.callAct(match, person, sent, { told, failed }));
  }

  /** The same, told by a call. */
  callAct(
    match: LiveMatch,
    person: Person,
    { seq, actionId, action, dice }: SentAction & { readonly dice?: readonly unknown[] | undefined },
    asking: Asking,
  ): void {
    const sits = seatFor(match, person, actionId);
    const asked = dice === undefined ? { seq, actionId, action } : { seq, actionId, action, dice };
    if (sits.ok) this.#referee.call(match, { op: 'act', seat: sits.value, asked }, asking);
    else asking.told(sits);
  }

  async edit(match: LiveMatch, person: Person, asked: Asked & { readonly patches: readonly Patch[] }): Answered {
    const sits = seatFor(match, person, asked.actionId);
    return sits.ok ? this.#once(match, asked.actionId, { op: 'edit', seat: sits.value, asked }) : sits;
  }

  async redo(match: LiveMatch, person: Person, asked: Asked): Answered {
    const sits = seatFor(match, person, asked.actionId);
    return sits.ok ? this.#once(match, asked.actionId, { op: 'redo', seat: sits.value, asked }) : sits;
  }

  /** Takes back a person's last deed, or asks the others; bots have nothing against it. */
  async undo(
    match: LiveMatch,
    person: Person,
    asked: Asked,
  ): Promise<Done<{ readonly seq: number; readonly asked: boolean }>> {
    const sits = seatFor(match, person, asked.actionId);
    if (!sits.ok) return sits;
    const seat = sits.value;
    const step = await this.#once(match, asked.actionId, { op: 'undo', seat, asked });
    if (!step.ok) return step;
    const request = match.undo;
    if (!request || request.by !== seat) return done({ seq: step.value.seq, asked: false });
    for (const other of request.waiting) {
      if (match.record.seats[other]?.kind === 'human') continue;
      const agreed = await this.#referee.step(match, { op: 'consent', seat: other, asked, agree: true });
      if (!agreed.ok) return agreed;
    }
    return done({ seq: match.record.seq, asked: match.undo !== undefined });
  }

  /** Agrees to a request or ends it. What then happens goes by a name that a retry has too. */
  async consent(match: LiveMatch, person: Person, seq: number, agree: boolean): Promise<Done<undefined>> {
    const seat = match.seatOf(person);
    if (seat === undefined) return refused('not-seated');
    const actionId = `${OWN_MARK}consent-${seq}`;
    const step = await this.#referee.step(match, { op: 'consent', seat, asked: { seq, actionId }, agree });
    return step.ok ? done(undefined) : step;
  }

  async price(match: LiveMatch, person: Person): Promise<Done<{ readonly price?: Price }>> {
    const seat = match.seatOf(person);
    if (seat === undefined) return refused('not-seated');
    return this.#referee.look(match, { op: 'price', match: match.id, seat }, person.id);
  }

  async concede(match: LiveMatch, person: Person): Promise<Done<undefined>> {
    const seat = match.seatOf(person);
    if (seat === undefined) return refused('not-seated');
    const ending = lossOf('conceded', match.record.seats.length, seat);
    return this.#end(match, { op: 'end', asked: { actionId: `${OWN_MARK}concede-${seat}` }, ending });
  }

  /** Ends a match without a winner. The host may, and where nobody else is a person anybody who plays may. */
  async abandon(match: LiveMatch, person: Person): Promise<Done<undefined>> {
    const { host, seats } = match.record;
    const isAlone = seats.every(({ player }) => player === undefined || player === person.id);
    if (person.id !== host && !(isAlone && match.seatOf(person) !== undefined)) return refused('not-the-host');
    return this.#end(match, {
      op: 'end',
      asked: { actionId: `${OWN_MARK}abandoned` },
      ending: abandonment(seats.length),
    });
  }

  /** Says something at the table. Said twice under the same name it is said once. */
  async say(match: LiveMatch, person: Person, actionId: string, text: string): Promise<Done<{ readonly id: number }>> {
    const seat = match.seatOf(person);
    const before = await this.#store.lineOf(match.id, person.id, actionId);
    if (before !== undefined) return done({ id: before });
    match.lastLine ??= await this.#store.lastLine(match.id);
    const id = ++match.lastLine;
    const line: ChatLine = { id, at: Date.now(), name: person.name, text, ...(seat !== undefined && { seat }) };
    try {
      await this.#store.say(match.id, line, person.id, actionId);
    } catch (error) {
      if (!(error instanceof StorageError && error.isConflict)) throw error;
      const said = await this.#store.lineOf(match.id, person.id, actionId);
      return said === undefined ? refused('storage-failed') : done({ id: said });
    }
    match.tellAll('chat', { line });
    return done({ id });
  }

  async #end(match: LiveMatch, deed: Deed): Promise<Done<undefined>> {
    if (match.record.status === 'over') return refused('match-ended');
    const step = await this.#referee.step(match, deed);
    return step.ok ? done(undefined) : step;
  }

  /** Once a match is over nothing is taken back; but what had been done before is still answered. */
  async #once(match: LiveMatch, actionId: string, deed: Deed): Answered {
    const step = await this.#referee.step(match, deed);
    if (step.ok) return done({ seq: step.value.seq });
    if (step.refusal.code !== 'match-ended') return step;
    const seq = await this.#store.entryOf(match.id, actionId);
    return seq === undefined ? step : done({ seq });
  }
}

/** The seat from which a person asks for something under this name. */
function seatFor(match: LiveMatch, person: Person, actionId: string): Done<number> {
  const seat = match.seatOf(person);
  if (seat === undefined) return refused('not-seated');
  if (actionId.startsWith(OWN_MARK)) return refused('bad-request', { problem: 'a reserved name', path: 'actionId' });
  return done(seat);
}
