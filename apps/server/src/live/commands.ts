import { randomBytes } from 'node:crypto';
import type { Patch } from '@tessera/kernel';
import { type Price, type RequestBody, type SeatUpdate, severalSeatsOf } from '@tessera/protocol';
import type { CommandHeader, Requester } from '@tessera/room';
import type { Command } from '../hosts/hostMessages.ts';
import type { Person } from '../identity/person.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Acknowledgement, CommandRunner } from './commandRunner.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { SentAction } from './matchApi.ts';
import { absenceMs } from './matchRecord.ts';
import type { MatchStore } from './matchStore.ts';
import { holderFor } from './seating.ts';
import type { Follower } from './sockets/subscriber.ts';

type Answered = Promise<Result<{ readonly seq: number }>>;

/** A command as a client sends it, from one of its seats. */
type FromSeat = CommandHeader & { readonly seat?: number | undefined };

/** Prefix of action ids that the server generates; clients may not use it. */
export const SERVER_ACTION_PREFIX = '~';

/** Commands of a person at a table. Seat claims of the client are always checked. */
export class Commands {
  readonly #runner: CommandRunner;
  readonly #store: MatchStore;
  readonly #now: () => number;

  /** @param now clock of the matches. */
  constructor(runner: CommandRunner, store: MatchStore, now: () => number) {
    this.#now = now;
    this.#runner = runner;
    this.#store = store;
  }

  /** @param sender the acting client's subscription, if it has one. */
  async act(
    match: LiveMatch,
    person: Person,
    { seq, actionId, action, dice, seat }: SentAction & { readonly dice?: readonly unknown[] | undefined },
    sender?: Follower,
  ): Promise<Result<Acknowledgement>> {
    const sits = seatFor(match, person, actionId, seat);
    if (!sits.ok) return sits;
    const body = dice === undefined ? { seq, actionId, action } : { seq, actionId, action, dice };
    return this.#runner.run(match, { op: 'act', seat: sits.value, body }, sender);
  }

  async edit(
    match: LiveMatch,
    person: Person,
    { seat, ...body }: FromSeat & { readonly patches: readonly Patch[] },
  ): Answered {
    const sits = seatFor(match, person, body.actionId, seat);
    return sits.ok ? this.#once(match, body.actionId, { op: 'edit', seat: sits.value, body }) : sits;
  }

  async redo(match: LiveMatch, person: Person, { seat, ...body }: FromSeat): Answered {
    const sits = seatFor(match, person, body.actionId, seat);
    return sits.ok ? this.#once(match, body.actionId, { op: 'redo', seat: sits.value, body }) : sits;
  }

  /** Takes back a person's last command, or proposes it to the others. */
  async undo(
    match: LiveMatch,
    person: Person,
    { seat, ...body }: FromSeat,
  ): Promise<Result<{ readonly seq: number; readonly asked: boolean }>> {
    const sits = seatFor(match, person, body.actionId, seat);
    if (!sits.ok) return sits;
    const step = await this.#once(match, body.actionId, { op: 'undo', seat: sits.value, body });
    return step.ok ? ok({ seq: step.value.seq, asked: match.proposal !== undefined }) : step;
  }

  /** Agrees to a proposal or rejects it. The resulting command has a fixed id, so that a retry is harmless. */
  async consent(
    match: LiveMatch,
    person: Person,
    { seq, proposal, agree, seat: named }: Omit<RequestBody<'consent'>, 'match'>,
  ): Promise<Result<undefined>> {
    const seat = match.seatOf(person, named);
    if (seat === undefined) return refuse('not-seated');
    const actionId = `${SERVER_ACTION_PREFIX}consent-${seq}`;
    const there = match.record.seats.flatMap((_, each) => (match.isOnline(each) ? [each] : []));
    const step = await this.#runner.run(match, {
      op: 'consent',
      seat,
      body: { seq, actionId, proposal },
      agree,
      there,
    });
    return step.ok ? ok(undefined) : step;
  }

  async price(
    match: LiveMatch,
    person: Person,
    named?: number,
  ): Promise<Result<{ readonly price?: Price; readonly practice?: boolean }>> {
    const seat = match.seatOf(person, named);
    if (seat === undefined) return refuse('not-seated');
    return this.#runner.query(match, { op: 'price', match: match.id, seat }, person.id);
  }

  /** Changes the holder of a seat in a running match, or proposes it to the others. */
  async sit(match: LiveMatch, seat: number, wish: SeatUpdate, person: Person): Promise<Result<undefined>> {
    if (wish.kind === 'me' && match.holds(person, seat)) return ok(undefined);
    const request = {
      seat,
      holder: holderFor(wish, person, match.record.seats.toSpliced(seat, 1)),
      by: moverOf(match, person),
      awayMs: match.awayMs(seat, this.#now()),
      absenceMs: absenceMs(match.record),
      several: severalSeatsOf(match.record),
    };
    return this.#do(match, { op: 'sit', request, body: { actionId: ownName('seat') } });
  }

  async concede(match: LiveMatch, person: Person): Promise<Result<undefined>> {
    const seat = match.seatOf(person);
    if (seat === undefined) return refuse('not-seated');
    return this.#do(match, { op: 'concede', seat, body: { actionId: `${SERVER_ACTION_PREFIX}concede-${seat}` } });
  }

  /** Ends a match without a winner, or proposes it to the others. */
  async abandon(match: LiveMatch, person: Person): Promise<Result<undefined>> {
    const limit = absenceMs(match.record);
    const gone = match.record.seats.flatMap((_, seat) =>
      (match.awayMs(seat, this.#now()) ?? 0) >= limit ? [seat] : [],
    );
    return this.#do(match, {
      op: 'abandon',
      by: moverOf(match, person),
      gone,
      body: { actionId: ownName('abandon') },
    });
  }

  async #do(match: LiveMatch, command: Command): Promise<Result<undefined>> {
    const step = await this.#runner.run(match, command);
    return step.ok ? ok(undefined) : step;
  }

  /** A finished match takes nothing back, but a retry of an earlier command is still answered. */
  async #once(match: LiveMatch, actionId: string, command: Command): Answered {
    const step = await this.#runner.run(match, command);
    if (step.ok) return ok({ seq: step.value.seq });
    if (step.refusal.code !== 'match-ended') return step;
    const seq = await this.#store.entryOf(match.id, actionId);
    return seq === undefined ? step : ok({ seq });
  }
}

/** Returns a unique action id for a command of the server itself. */
function ownName(what: string): string {
  return `${SERVER_ACTION_PREFIX}${what}-${randomBytes(9).toString('base64url')}`;
}

function moverOf({ record }: LiveMatch, person: Person): Requester {
  return { player: person.id, isHost: record.host === person.id };
}

/** Returns the seat from which a person sends the command with this id. */
function seatFor(match: LiveMatch, person: Person, actionId: string, named: number | undefined): Result<number> {
  const seat = match.seatOf(person, named);
  if (seat === undefined) return refuse('not-seated');
  if (actionId.startsWith(SERVER_ACTION_PREFIX))
    return refuse('bad-request', { problem: 'reserved', path: 'actionId' });
  return ok(seat);
}
