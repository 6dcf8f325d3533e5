import { randomBytes } from 'node:crypto';
import type { Patch } from '@tessera/kernel';
import type { Price, SeatWish } from '@tessera/protocol';
import type { Asked, Mover } from '@tessera/room';
import type { Deed } from '../hosts/hostMessages.ts';
import type { Person } from '../identity/person.ts';
import { ok, type Result, refused } from '../result.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { SentAction } from './matches.ts';
import { absenceMs } from './matchRecord.ts';
import type { MatchStore } from './matchStore.ts';
import type { Asking, Referee } from './referee.ts';
import { holderFor } from './seating.ts';

type Answered = Promise<Result<{ readonly seq: number }>>;

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

  /** Takes back a person's last deed, or asks the others. */
  async undo(
    match: LiveMatch,
    person: Person,
    asked: Asked,
  ): Promise<Result<{ readonly seq: number; readonly asked: boolean }>> {
    const sits = seatFor(match, person, asked.actionId);
    if (!sits.ok) return sits;
    const step = await this.#once(match, asked.actionId, { op: 'undo', seat: sits.value, asked });
    return step.ok ? ok({ seq: step.value.seq, asked: match.proposal !== undefined }) : step;
  }

  /** Agrees to a proposal or ends it. What then happens goes by a name that a retry has too. */
  async consent(match: LiveMatch, person: Person, seq: number, agree: boolean): Promise<Result<undefined>> {
    const seat = match.seatOf(person);
    if (seat === undefined) return refused('not-seated');
    const actionId = `${OWN_MARK}consent-${seq}`;
    const step = await this.#referee.step(match, { op: 'consent', seat, asked: { seq, actionId }, agree });
    return step.ok ? ok(undefined) : step;
  }

  async price(
    match: LiveMatch,
    person: Person,
  ): Promise<Result<{ readonly price?: Price; readonly practice?: boolean }>> {
    const seat = match.seatOf(person);
    if (seat === undefined) return refused('not-seated');
    return this.#referee.look(match, { op: 'price', match: match.id, seat }, person.id);
  }

  /** Gives a seat of a match that has begun to somebody else, or asks the others whether it may be. */
  async sit(match: LiveMatch, seat: number, wish: SeatWish, person: Person): Promise<Result<undefined>> {
    if (wish.kind === 'me' && match.seatOf(person) === seat) return ok(undefined);
    const wished = {
      seat,
      holder: holderFor(wish, person, match.record.seats.toSpliced(seat, 1)),
      by: moverOf(match, person),
      awayMs: match.awayMs(seat),
      absenceMs: absenceMs(match.record),
    };
    return this.#do(match, { op: 'sit', wished, asked: { actionId: ownName('seat') } });
  }

  async concede(match: LiveMatch, person: Person): Promise<Result<undefined>> {
    const seat = match.seatOf(person);
    if (seat === undefined) return refused('not-seated');
    return this.#do(match, { op: 'concede', seat, asked: { actionId: `${OWN_MARK}concede-${seat}` } });
  }

  /** Ends a match without a winner, or asks the others whether it may be ended. */
  async abandon(match: LiveMatch, person: Person): Promise<Result<undefined>> {
    const limit = absenceMs(match.record);
    const gone = match.record.seats.flatMap((_, seat) => ((match.awayMs(seat) ?? 0) >= limit ? [seat] : []));
    return this.#do(match, {
      op: 'abandon',
      by: moverOf(match, person),
      gone,
      asked: { actionId: ownName('abandon') },
    });
  }

  async #do(match: LiveMatch, deed: Deed): Promise<Result<undefined>> {
    const step = await this.#referee.step(match, deed);
    return step.ok ? ok(undefined) : step;
  }

  /** Once a match is over nothing is taken back; but what had been done before is still answered. */
  async #once(match: LiveMatch, actionId: string, deed: Deed): Answered {
    const step = await this.#referee.step(match, deed);
    if (step.ok) return ok({ seq: step.value.seq });
    if (step.refusal.code !== 'match-ended') return step;
    const seq = await this.#store.entryOf(match.id, actionId);
    return seq === undefined ? step : ok({ seq });
  }
}

/** A name for something that the server asks for itself and only once. */
function ownName(what: string): string {
  return `${OWN_MARK}${what}-${randomBytes(9).toString('base64url')}`;
}

function moverOf({ record }: LiveMatch, person: Person): Mover {
  return { player: person.id, isHost: record.host === person.id };
}

/** The seat from which a person asks for something under this name. */
function seatFor(match: LiveMatch, person: Person, actionId: string): Result<number> {
  const seat = match.seatOf(person);
  if (seat === undefined) return refused('not-seated');
  if (actionId.startsWith(OWN_MARK)) return refused('bad-request', { problem: 'reserved', path: 'actionId' });
  return ok(seat);
}
