import type { Patch } from '@tessera/kernel';
import { type Answer, LOBBY_PAGE, type Request, type RequestBody } from '@tessera/protocol';
import { type Result, refusal } from '../../result.ts';
import type { StandingOrders } from '../bots/standingOrders.ts';
import type { Chat } from '../chat.ts';
import type { Acknowledgement } from '../commandRunner.ts';
import type { Commands } from '../commands.ts';
import type { LiveMatch } from '../liveMatch.ts';
import type { LiveMatches } from '../liveMatches.ts';
import type { Lobby } from '../lobby.ts';
import { hasLookPlace, opensLook } from '../look/lookLinks.ts';
import type { MatchJoiner } from '../matchJoiner.ts';
import type { MatchService } from '../matchService.ts';
import type { MatchStore } from '../matchStore.ts';
import type { PresenceTracker } from '../presenceTracker.ts';
import type { TableClient } from './client.ts';

export interface SocketHandlersSettings {
  readonly live: LiveMatches;
  readonly chat: Chat;
  readonly commands: Commands;
  readonly joining: MatchJoiner;
  readonly presences: PresenceTracker;
  readonly tables: MatchService;
  readonly lobby: Lobby;
  readonly store: MatchStore;
  readonly standingOrders: StandingOrders;
}

/** A refused request. */
export type RefusedAnswer = { ok: false; refusal: ReturnType<typeof refusal> };

type Handler<R extends Request> = (client: TableClient, ask: RequestBody<R>) => Promise<Answer<R> | string>;

/** Handlers of socket requests, one function per request. An answer that is not a refusal may be JSON already. */
export type Handlers = { readonly [R in Request]: Handler<R> } & Pick<SocketHandlers, 'gone'>;

/** An answer as JSON, with the code of its refusal. */
export interface AnswerJson {
  readonly json: string;
  readonly refused?: string;
}

/** Answers a request. */
export async function answerRequest<R extends Request>(
  handlers: { readonly [Name in Request]: Handler<Name> },
  request: R,
  client: TableClient,
  ask: RequestBody<R>,
): Promise<AnswerJson> {
  const answer: { readonly ok: true } | RefusedAnswer | string = await handlers[request](client, ask);
  if (typeof answer === 'string') return { json: answer };
  const json = JSON.stringify(answer);
  return answer.ok ? { json } : { json, refused: answer.refusal.code };
}

/** Handles socket requests about the matches of this node. */
export class SocketHandlers {
  readonly #settings: SocketHandlersSettings;

  constructor(settings: SocketHandlersSettings) {
    this.#settings = settings;
  }

  readonly join = async (client: TableClient, ask: RequestBody<'join'>): Promise<Answer<'join'>> => {
    const { live } = this.#settings;
    const own = await live.getFor(ask.match, client.caller);
    const looked = own ?? (await live.getByLink(ask.match, ask.look));
    if (!looked) return no('no-such-match');
    this.#stopFollowing(client, ask.match);
    if (!own && !hasLookPlace(looked)) return no('too-many-lookers');
    const match = looked;
    const joined = await this.#settings.joining.join(match, client.caller, ask, (viewer) =>
      client.sinkFor(match.id, viewer),
    );
    if (!joined.ok) return joined;
    const { answer, follower, seq } = joined.value;
    // The link may have been revoked while the host computed the view.
    if (!own && !opensLook(match.record, ask.look)) {
      this.#settings.presences.leave(match, follower);
      return no('no-such-match');
    }
    // The client may have joined again or disconnected meanwhile.
    this.#stopFollowing(client, ask.match);
    if (client.isConnected) client.following.set(ask.match, { match, follower });
    else this.#settings.presences.leave(match, follower);
    // Updates are held back until the answer is sent, so that none overtakes it.
    setImmediate(() => follower.release(seq));
    return answer;
  };

  readonly leave = async (client: TableClient, ask: RequestBody<'leave'>): Promise<Answer<'leave'>> => {
    this.#stopFollowing(client, ask.match);
    return { ok: true };
  };

  /** Acknowledges as JSON, because this is by far the most frequent request. */
  readonly act = async (client: TableClient, ask: RequestBody<'act'>): Promise<string | RefusedAnswer> => {
    const found = this.#settings.live.getFor(ask.match, client.caller);
    // No await for a match in memory: it would delay the action and could reorder the actions of one socket.
    const match = found instanceof Promise ? await found : found;
    if (!match) return no('no-such-match');
    const sender = client.following.get(match.id)?.follower;
    const result = await this.#settings.commands.act(match, client.caller, ask, sender);
    return result.ok ? writtenAcknowledgement(result.value) : result;
  };

  readonly price = async (client: TableClient, ask: RequestBody<'price'>): Promise<Answer<'price'>> => {
    return this.#at(client, ask.match, async (match) =>
      withValue(await this.#settings.commands.price(match, client.caller, ask.seat)),
    );
  };

  readonly undo = async (client: TableClient, ask: RequestBody<'undo'>): Promise<Answer<'undo'>> => {
    return this.#at(client, ask.match, async (match) =>
      withValue(await this.#settings.commands.undo(match, client.caller, ask)),
    );
  };

  readonly consent = async (client: TableClient, ask: RequestBody<'consent'>): Promise<Answer<'consent'>> => {
    return this.#at(client, ask.match, async (match) =>
      plain(await this.#settings.commands.consent(match, client.caller, ask)),
    );
  };

  readonly redo = async (client: TableClient, ask: RequestBody<'redo'>): Promise<Answer<'redo'>> => {
    return this.#at(client, ask.match, async (match) =>
      withValue(await this.#settings.commands.redo(match, client.caller, ask)),
    );
  };

  readonly edit = async (client: TableClient, ask: RequestBody<'edit'>): Promise<Answer<'edit'>> => {
    const { match: id, seq, actionId, seat } = ask;
    const patches = ask.patches as readonly Patch[];
    return this.#at(client, id, async (match) => {
      return withValue(await this.#settings.commands.edit(match, client.caller, { seq, actionId, seat, patches }));
    });
  };

  readonly chat = async (client: TableClient, ask: RequestBody<'chat'>): Promise<Answer<'chat'>> => {
    return this.#at(client, ask.match, async (match) => {
      return withValue(await this.#settings.chat.send(match, client.caller, ask));
    });
  };

  readonly open = async (client: TableClient, ask: RequestBody<'open'>): Promise<Answer<'open'>> => {
    const opened = await this.#settings.tables.open(ask.match, client.caller);
    return opened.ok ? { ok: true, match: opened.value.id } : opened;
  };

  readonly fork = async (client: TableClient, ask: RequestBody<'fork'>): Promise<Answer<'fork'>> => {
    const fork = await this.#settings.tables.fork(ask.match, ask.at, client.caller, ask.actionId);
    return fork.ok ? { ok: true, match: fork.value.id } : fork;
  };

  readonly orders = async (client: TableClient, ask: RequestBody<'orders'>): Promise<Answer<'orders'>> => {
    return this.#at(client, ask.match, async (match) =>
      plain(await this.#settings.standingOrders.give(match, client.caller, ask)),
    );
  };

  readonly seen = async (client: TableClient, ask: RequestBody<'seen'>): Promise<Answer<'seen'>> => {
    return this.#at(client, ask.match, async (match) => {
      await this.#settings.store.see(match.id, client.caller.id, Math.min(ask.seq, match.record.seq));
      return { ok: true };
    });
  };

  readonly lobby = async (client: TableClient, ask: RequestBody<'lobby'>): Promise<Answer<'lobby'>> => {
    const { lobby, tables } = this.#settings;
    if (!ask.follow) {
      lobby.leave(client.sink);
      return { ok: true, matches: [], more: false };
    }
    lobby.watch(client.sink);
    const { before } = ask;
    const matches = await tables.lobby({ limit: LOBBY_PAGE, ...(before !== undefined && { before }) });
    return { ok: true, matches, more: matches.length >= LOBBY_PAGE };
  };

  /** Ends the subscriptions of a client that has disconnected. */
  gone(client: TableClient): void {
    this.#settings.lobby.leave(client.sink);
    for (const id of [...client.following.keys()]) this.#stopFollowing(client, id);
  }

  #stopFollowing(client: TableClient, id: string): void {
    const followed = client.following.get(id);
    if (!followed) return;
    client.following.delete(id);
    this.#settings.presences.leave(followed.match, followed.follower);
  }

  async #at<T>(client: TableClient, id: string, answer: (match: LiveMatch) => Promise<T>): Promise<T | RefusedAnswer> {
    const match = await this.#settings.live.getFor(id, client.caller);
    return match ? answer(match) : no('no-such-match');
  }
}

/** Serializes the answer to an action; its update is already JSON. */
function writtenAcknowledgement({ seq, update }: Acknowledgement): string {
  return update === undefined ? `{"ok":true,"seq":${seq}}` : `{"ok":true,"seq":${seq},"update":${update}}`;
}

function no(code: Parameters<typeof refusal>[0]): RefusedAnswer {
  return { ok: false, refusal: refusal(code) };
}

function withValue<T extends object>(result: Result<T>): ({ ok: true } & T) | RefusedAnswer {
  return result.ok ? { ok: true, ...result.value } : result;
}

function plain(result: Result<undefined>): { ok: true } | RefusedAnswer {
  return result.ok ? { ok: true } : result;
}
