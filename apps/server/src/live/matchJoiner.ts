import type { Viewer } from '@tessera/kernel';
import type { Answer, ChatLine, Entry, RequestBody, Sync, Update } from '@tessera/protocol';
import type { Ignores } from '../identity/ignores.ts';
import type { Person } from '../identity/person.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { ChatStore } from './chatStore.ts';
import type { CommandRunner } from './commandRunner.ts';
import { isStopped, type LiveMatch } from './liveMatch.ts';
import type { MatchStore } from './matchStore.ts';
import type { PresenceTracker } from './presenceTracker.ts';
import { Follower, type Sink } from './sockets/subscriber.ts';

const CHAT_IN_SYNC = 100;
/** Attempts to join: the person may have left the seat while the host computed its view. */
const ATTEMPTS = 3;

/** A completed join: the first answer, and the subscription that continues after it. */
export interface JoinResult {
  readonly answer: Extract<Answer<'join'>, { ok: true }>;
  readonly follower: Follower;
  /** The last entry included in the answer. */
  readonly seq: number;
}

/** A viewer's state of the match, as the host serializes it. */
type HostedSync = Pick<Sync, 'seq' | 'view' | 'brought' | 'decisions' | 'canRedo'> & { readonly log: Entry[] };

/** Subscribes clients to a match: with the full state at first, with only the missed entries after a reconnect. */
export class MatchJoiner {
  readonly #runner: Pick<CommandRunner, 'query'>;
  readonly #store: Pick<MatchStore, 'seen'>;
  readonly #lines: Pick<ChatStore, 'lines' | 'teamLines'>;
  readonly #presences: PresenceTracker;
  readonly #ignores: Pick<Ignores, 'ignoredBy'>;

  constructor(
    runner: Pick<CommandRunner, 'query'>,
    store: Pick<MatchStore, 'seen'>,
    lines: Pick<ChatStore, 'lines' | 'teamLines'>,
    presences: PresenceTracker,
    ignores: Pick<Ignores, 'ignoredBy'>,
  ) {
    this.#ignores = ignores;
    this.#runner = runner;
    this.#store = store;
    this.#lines = lines;
    this.#presences = presences;
  }

  async join(
    match: LiveMatch,
    person: Person,
    ask: RequestBody<'join'>,
    sinkFor: (viewer: Viewer) => Sink,
  ): Promise<Result<JoinResult>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const viewer = match.viewerOf(person, ask.seat);
      const follower = new Follower(person, viewer, sinkFor(viewer));
      // Subscribes before asking the host, so that no later update is missed.
      this.#presences.enter(match, follower);
      const answer = await this.#answer(match, person, follower, ask).catch((error: unknown) => {
        this.#presences.leave(match, follower);
        throw error;
      });
      if (answer.ok && match.mayLookAs(person, viewer)) return ok({ ...answer.value, follower });
      this.#presences.leave(match, follower);
      if (!answer.ok) return answer;
    }
    return refuse('too-busy');
  }

  async #answer(
    match: LiveMatch,
    person: Person,
    { viewer }: Follower,
    ask: RequestBody<'join'>,
  ): Promise<Result<Omit<JoinResult, 'follower'>>> {
    const { id } = match;
    if (match.record.commitment === undefined || match.record.status === 'quarantined') {
      return ok({ answer: { ok: true, sync: await this.#waitingRoom(match, person, viewer) }, seq: 0 });
    }
    const isSameViewer = ask.viewer === undefined || ask.viewer === viewer;
    const since = isSameViewer && ask.since !== undefined ? { since: ask.since } : {};
    const result = await this.#runner.query(match, { op: 'sync', match: id, viewer, ...since }, person.id);
    // The query may have revealed that the match cannot be played on.
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

  /** Returns a sync without a view: the match has not started or cannot be played on. */
  async #waitingRoom(match: LiveMatch, person: Person, viewer: Follower['viewer']): Promise<Sync> {
    const chat = await this.#chat(match, person, 0);
    return { info: match.info, viewer, seq: match.record.seq, decisions: [], log: [], chat, canRedo: false };
  }

  /** Returns the table's chat after a line, and that of the person's current teams, without people they ignore. */
  async #chat(match: LiveMatch, person: Person, after: number): Promise<ChatLine[]> {
    const ignored = await this.#ignores.ignoredBy(person.id);
    const table = await this.#lines.lines(match.id, { after, limit: CHAT_IN_SYNC, ignored });
    const teams = match.teamsOf(person);
    if (teams.length === 0) return table;
    return [...table, ...(await this.#lines.teamLines(match.id, teams, { limit: CHAT_IN_SYNC, ignored }))];
  }
}
