import type { Viewer } from '@tessera/kernel';
import type { Answer, ChatLine, Entry, RequestBody, Sync, Update } from '@tessera/protocol';
import type { Ignores } from '../identity/ignores.ts';
import type { Person } from '../identity/person.ts';
import { ok, type Result, refused } from '../result.ts';
import type { CommandRunner } from './commandRunner.ts';
import { Follower, type Sink } from './follower.ts';
import { isStopped, type LiveMatch } from './liveMatch.ts';
import type { MatchStore } from './matchStore.ts';
import type { Presences } from './presences.ts';

const CHAT_IN_SYNC = 100;
/** Attempts to show somebody a match: while its host was asked they may have got up from the seat from which it was. */
const ATTEMPTS = 3;

/** Somebody who has joined: what they are told first, and what they follow with once they have been told. */
export interface Joined {
  readonly answer: Extract<Answer<'join'>, { ok: true }>;
  readonly follower: Follower;
  /** The last entry in the answer. */
  readonly seq: number;
}

/** What the host has of a viewer's match, as it was written there. */
type HostedSync = Pick<Sync, 'seq' | 'view' | 'brought' | 'decisions' | 'canRedo'> & { readonly log: Entry[] };

/** Lets people follow a match: everything at first, only what they missed when they come back. */
export class Joining {
  readonly #runner: Pick<CommandRunner, 'query'>;
  readonly #store: Pick<MatchStore, 'chat' | 'teamChat' | 'seen'>;
  readonly #presences: Presences;
  readonly #ignores: Pick<Ignores, 'ignoredBy'>;

  constructor(
    runner: Pick<CommandRunner, 'query'>,
    store: Pick<MatchStore, 'chat' | 'teamChat' | 'seen'>,
    presences: Presences,
    ignores: Pick<Ignores, 'ignoredBy'>,
  ) {
    this.#ignores = ignores;
    this.#runner = runner;
    this.#store = store;
    this.#presences = presences;
  }

  async join(
    match: LiveMatch,
    person: Person,
    ask: RequestBody<'join'>,
    sinkFor: (viewer: Viewer) => Sink,
  ): Promise<Result<Joined>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const viewer = match.viewerOf(person, ask.seat);
      const follower = new Follower(person, viewer, sinkFor(viewer));
      // They follow from before the host is asked, so that whatever it does after answering reaches them.
      this.#presences.enter(match, follower);
      const answer = await this.#answer(match, person, follower, ask).catch((error: unknown) => {
        this.#presences.leave(match, follower);
        throw error;
      });
      if (answer.ok && match.mayLookAs(person, viewer)) return ok({ ...answer.value, follower });
      this.#presences.leave(match, follower);
      if (!answer.ok) return answer;
    }
    return refused('too-busy');
  }

  async #answer(
    match: LiveMatch,
    person: Person,
    { viewer }: Follower,
    ask: RequestBody<'join'>,
  ): Promise<Result<Omit<Joined, 'follower'>>> {
    const { id } = match;
    if (match.record.commitment === undefined || match.record.status === 'quarantined') {
      return ok({ answer: { ok: true, sync: await this.#waitingRoom(match, person, viewer) }, seq: 0 });
    }
    const isSameViewer = ask.viewer === undefined || ask.viewer === viewer;
    const since = isSameViewer && ask.since !== undefined ? { since: ask.since } : {};
    const result = await this.#runner.query(match, { op: 'sync', match: id, viewer, ...since }, person.id);
    // It may only now have turned out that it cannot be played on.
    if (!result.ok && isStopped(match)) {
      return ok({ answer: { ok: true, sync: await this.#waitingRoom(match, person, viewer) }, seq: 0 });
    }
    if (!result.ok) return result;
    const chat = await this.#chat(match, person, result.value.missed === undefined ? 0 : (ask.chat ?? 0));
    const { info, clocks, proposal } = match;
    if (result.value.missed !== undefined) {
      const missed: Update[] = JSON.parse(result.value.missed);
      const last = missed.at(-1);
      if (last && clocks) last.clocks = clocks;
      const seq = last?.seq ?? ask.since ?? 0;
      return ok({ answer: { ok: true, missed, info, chat, ...(proposal && { proposal }) }, seq });
    }
    const seen = await this.#store.seen(id, person.id);
    const orders = viewer === 'spectator' ? undefined : match.record.seats[viewer]?.orders;
    const { view, ...rest }: HostedSync = JSON.parse(result.value.sync ?? '{}');
    const sync: Sync = {
      info,
      viewer,
      ...rest,
      ...(view !== undefined && { view }),
      chat,
      ...(proposal && { proposal }),
      ...(clocks && { clocks }),
      ...(seen !== undefined && { seen }),
      ...(orders && { orders }),
    };
    return ok({ answer: { ok: true, sync }, seq: rest.seq });
  }

  /** A match without a view: it has not started, or it cannot be played on. */
  async #waitingRoom(match: LiveMatch, person: Person, viewer: Follower['viewer']): Promise<Sync> {
    const chat = await this.#chat(match, person, 0);
    return { info: match.info, viewer, seq: match.record.seq, decisions: [], log: [], chat, canRedo: false };
  }

  /** What was said to everyone after a line, and what was said in the teams in which somebody sits by now, but for those they ignore. */
  async #chat(match: LiveMatch, person: Person, after: number): Promise<ChatLine[]> {
    const ignored = await this.#ignores.ignoredBy(person.id);
    const table = await this.#store.chat(match.id, { after, limit: CHAT_IN_SYNC, ignored });
    const teams = match.teamsOf(person);
    if (teams.length === 0) return table;
    return [...table, ...(await this.#store.teamChat(match.id, teams, { limit: CHAT_IN_SYNC, ignored }))];
  }
}
