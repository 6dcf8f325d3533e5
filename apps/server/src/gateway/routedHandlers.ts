import { randomUUID } from 'node:crypto';
import type { Viewer } from '@tessera/kernel';
import type { Answer, Request, RequestBody } from '@tessera/protocol';
import type { Leases } from '../cluster/leases.ts';
import { type NodeRpc, Unreachable } from '../cluster/rpc.ts';
import type { Person } from '../identity/person.ts';
import type { TableClient } from '../live/sockets/client.ts';
import type { Handlers, RefusedAnswer, SocketHandlers } from '../live/sockets/socketHandlers.ts';
import { refusal } from '../result.ts';
import { askerOf } from './messages.ts';
import type { RemoteSubscribers } from './remoteSubscribers.ts';
import type { Router } from './router.ts';

export interface RoutedHandlersSettings {
  readonly local: SocketHandlers;
  readonly router: Router;
  readonly leases: Leases;
  readonly far: RemoteSubscribers | undefined;
  readonly calls: NodeRpc | undefined;
}

type AboutMatch = { [R in Request]: RequestBody<R> extends { readonly match: string } ? R : never }[Request];

/** Attempts to find the viewer of a person: seats may change meanwhile. */
const ATTEMPTS = 3;

/** Handlers of socket requests, which forward each request to the owner of its match. */
export class RoutedHandlers implements Handlers {
  readonly #settings: RoutedHandlersSettings;
  /** Names of sockets for other nodes. */
  readonly #names = new WeakMap<TableClient, string>();

  constructor(settings: RoutedHandlersSettings) {
    this.#settings = settings;
  }

  readonly act = (client: TableClient, ask: RequestBody<'act'>): Promise<Answer<'act'> | string> =>
    this.#route<'act', Answer<'act'> | string>(client, 'act', ask, ({ act }) => act(client, ask));

  readonly price = (client: TableClient, ask: RequestBody<'price'>): Promise<Answer<'price'>> =>
    this.#route(client, 'price', ask, ({ price }) => price(client, ask));

  readonly undo = (client: TableClient, ask: RequestBody<'undo'>): Promise<Answer<'undo'>> =>
    this.#route(client, 'undo', ask, ({ undo }) => undo(client, ask));

  readonly consent = (client: TableClient, ask: RequestBody<'consent'>): Promise<Answer<'consent'>> =>
    this.#route(client, 'consent', ask, ({ consent }) => consent(client, ask));

  readonly redo = (client: TableClient, ask: RequestBody<'redo'>): Promise<Answer<'redo'>> =>
    this.#route(client, 'redo', ask, ({ redo }) => redo(client, ask));

  readonly edit = (client: TableClient, ask: RequestBody<'edit'>): Promise<Answer<'edit'>> =>
    this.#route(client, 'edit', ask, ({ edit }) => edit(client, ask));

  readonly chat = (client: TableClient, ask: RequestBody<'chat'>): Promise<Answer<'chat'>> =>
    this.#route(client, 'chat', ask, ({ chat }) => chat(client, ask));

  readonly open = (client: TableClient, ask: RequestBody<'open'>): Promise<Answer<'open'>> =>
    this.#route(client, 'open', ask, ({ open }) => open(client, ask));

  readonly fork = (client: TableClient, ask: RequestBody<'fork'>): Promise<Answer<'fork'>> =>
    this.#route(client, 'fork', ask, ({ fork }) => fork(client, ask));

  readonly orders = (client: TableClient, ask: RequestBody<'orders'>): Promise<Answer<'orders'>> =>
    this.#route(client, 'orders', ask, ({ orders }) => orders(client, ask));

  readonly seen = (client: TableClient, ask: RequestBody<'seen'>): Promise<Answer<'seen'>> =>
    this.#route(client, 'seen', ask, ({ seen }) => seen(client, ask));

  readonly lobby = (client: TableClient, ask: RequestBody<'lobby'>): Promise<Answer<'lobby'>> =>
    this.#settings.local.lobby(client, ask);

  readonly join = async (client: TableClient, ask: RequestBody<'join'>): Promise<Answer<'join'>> => {
    const { local, router, far } = this.#settings;
    far?.stop(client, ask.match);
    const here = () => local.join(client, ask);
    if (router.isHere(ask.match) || !far) {
      return this.#orRefusal(router.route(ask.match, here, this.#ask(client, 'join', ask)));
    }
    // The client may have subscribed when the match was still here.
    await local.leave(client, ask);
    return this.#orRefusal(this.#joinFar(client, ask, far));
  };

  readonly leave = async (client: TableClient, ask: RequestBody<'leave'>): Promise<Answer<'leave'>> => {
    const { local, router, far } = this.#settings;
    if (far?.stop(client, ask.match)) {
      return this.#orRefusal(router.route(ask.match, () => local.leave(client, ask), this.#ask(client, 'leave', ask)));
    }
    return local.leave(client, ask);
  };

  gone(client: TableClient): void {
    const { local, far, calls } = this.#settings;
    local.gone(client);
    far?.gone(client);
    // A client whose requests were forwarded is known at other nodes.
    const name = this.#names.get(client);
    if (name !== undefined) calls?.note({ op: 'gone', socket: name });
  }

  /** Subscribes before the request, so that no update is missed. */
  async #joinFar(client: TableClient, ask: RequestBody<'join'>, far: RemoteSubscribers): Promise<Answer<'join'>> {
    const { local, router } = this.#settings;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const viewer = await this.#viewerOf(client.caller, ask);
      const follower = await far.follow(client, ask.match, viewer, ask.look !== undefined);
      const here = async () => {
        // The match has moved here meanwhile.
        far.stop(client, ask.match);
        return local.join(client, ask);
      };
      const answer = await router.route<Answer<'join'>>(ask.match, here, this.#ask(client, 'join', ask));
      if (!answer.ok) {
        far.stop(client, ask.match);
        return answer;
      }
      if (!far.has(client, ask.match)) return answer;
      if (answer.sync && answer.sync.viewer !== viewer) continue;
      const seq = answer.sync?.seq ?? answer.missed?.at(-1)?.seq ?? ask.since ?? 0;
      if (!client.isConnected) this.gone(client);
      setImmediate(() => follower.release(seq));
      return answer;
    }
    far.stop(client, ask.match);
    return { ok: false, refusal: refusal('too-busy') };
  }

  #viewerOf(person: Person, { match, seat }: RequestBody<'join'>): Promise<Viewer> {
    const { router } = this.#settings;
    // Not used for a match of this node: a local join determines the viewer.
    const ask = { op: 'viewer', match, person: askerOf(person), ...(seat !== undefined && { seat }) } as const;
    return router.route<Viewer>(match, async () => 'spectator', ask);
  }

  #route<R extends AboutMatch, A>(
    client: TableClient,
    request: R,
    ask: RequestBody<R> & { readonly match: string },
    here: (local: SocketHandlers) => Promise<A>,
  ): Promise<A | RefusedAnswer> {
    const { local, router } = this.#settings;
    return this.#orRefusal(router.route(ask.match, () => here(local), this.#ask(client, request, ask)));
  }

  #ask<R extends AboutMatch>(client: TableClient, request: R, ask: RequestBody<R> & { readonly match: string }) {
    const { caller } = client;
    return {
      op: 'socket' as const,
      match: ask.match,
      request,
      socket: this.#name(client),
      person: askerOf(caller),
      ask,
    };
  }

  #name(client: TableClient): string {
    const name = this.#names.get(client) ?? randomUUID();
    this.#names.set(client, name);
    return name;
  }

  /** A match without an owner has one again soon, so the client is asked to retry. */
  async #orRefusal<T>(answer: Promise<T>): Promise<T | RefusedAnswer> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Unreachable) return { ok: false, refusal: refusal('host-failed') };
      throw error;
    }
  }
}
