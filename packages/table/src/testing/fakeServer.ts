import type { Game, Viewer } from '@tessera/kernel';
import {
  type Answer,
  type ChatLine,
  type MatchInfo,
  type Notice,
  type Request,
  type RequestBody,
  requests,
} from '@tessera/protocol';
import { Room, refusalInfo } from '@tessera/room';

/** A client of the fake server. */
export interface FakeClient {
  viewer: Viewer;
  send(name: Notice, body: object): void;
}

/** An in-memory server for one match. Like the real one it applies retries once and resumes exactly. */
export class FakeServer {
  readonly room: Room;
  readonly chat: ChatLine[] = [];
  readonly asked: { readonly request: string; readonly body: unknown }[] = [];
  readonly #title: string;
  /** The player of each seat, for players with several seats. */
  readonly #players: readonly string[];
  readonly #clients = new Map<FakeClient, Viewer>();
  readonly #lines = new Map<string, number>();
  #clock = 1;

  constructor(
    game: Game,
    seats: number,
    { seed = 'seed', options = {}, title = 'A match', players = [] as readonly string[] } = {},
  ) {
    this.room = Room.open(game, { seats, seed, options }, 0);
    this.#title = title;
    this.#players = players;
  }

  get info(): MatchInfo {
    const { ending, seq, decisions, header } = this.room;
    return {
      id: 'match0000000',
      code: 'ABCDEF',
      game: header.game,
      title: this.#title,
      options: header.options,
      visibility: 'public',
      pace: { kind: 'none' },
      mode: header.mode,
      status: ending ? 'over' : 'playing',
      seats: header.seats.map(({ name, kind }, seat) => {
        const player = this.#players[seat];
        return { name, kind, online: true, ...(player !== undefined && { player }) };
      }),
      host: 'player000000',
      spectators: 0,
      seq,
      deciding: [...new Set(decisions.map(({ seat }) => seat))],
      commitment: header.commitment,
      createdAt: 0,
      movedAt: this.room.log('spectator').at(-1)?.at ?? 0,
      ...(ending && { ending }),
    };
  }

  /** Drops a connection: nothing is sent to it any more. */
  forget(client: FakeClient): void {
    this.#clients.delete(client);
  }

  /** Moves a client to another seat. */
  reseat(client: FakeClient, viewer: Viewer): void {
    client.viewer = viewer;
    if (!this.#clients.has(client)) return;
    this.#clients.set(client, viewer);
    client.send('resync', { match: this.info.id });
  }

  answer(client: FakeClient, request: string, body: unknown): unknown {
    this.asked.push({ request, body });
    if (!isRequest(request)) return no('unknown-request');
    const parsed = requests[request].body.safeParse(body);
    if (!parsed.success) return no('malformed');
    return this.#answers(client, parsed.data)[request]?.(parsed.data as never) ?? { ok: true };
  }

  #answers(client: FakeClient, body: object): { readonly [R in Request]?: (body: RequestBody<R>) => Answer<R> } {
    const { viewer } = client;
    const at = this.#clock++;
    const { seat = viewer === 'spectator' ? 0 : viewer } = body as { readonly seat?: number };
    return {
      join: (body) => this.#join(client, body),
      act: (body) => this.#done(this.room.act(seat, { ...body, dice: undefined } as Parameters<Room['act']>[1], at)),
      redo: (body) => this.#done(this.room.redo(seat, body, at)),
      undo: (body) => {
        const result = this.room.undo(seat, body, at);
        if (!result.ok) return { ok: false, refusal: refusalInfo(result.refusal) };
        this.#all('proposal', () => ({ proposal: this.room.proposal }));
        if (!('seq' in result)) return { ok: true, seq: this.room.seq, asked: true };
        this.#updated(result.seq);
        return { ok: true, seq: result.seq, asked: false };
      },
      consent: ({ seq, proposal, agree }) => {
        const result = this.room.consent(seat, agree, { seq, proposal, actionId: `consent-${at}` }, at);
        if (!result.ok) return { ok: false, refusal: refusalInfo(result.refusal) };
        if ('seq' in result) this.#updated(result.seq);
        this.#all('proposal', () => ({ proposal: this.room.proposal }));
        return { ok: true };
      },
      price: () => {
        const cost = this.room.price(seat);
        return cost ? { ok: true, price: cost.price, practice: cost.practice } : { ok: true };
      },
      chat: ({ text, actionId, team }) => {
        const known = this.#lines.get(actionId);
        if (known !== undefined) return { ok: true, id: known };
        const line: ChatLine = {
          id: this.chat.length,
          at,
          name: `Seat ${viewer}`,
          text,
          ...(team && { team: 'even' }),
        };
        this.chat.push(line);
        this.#lines.set(actionId, line.id);
        this.#all('chat', () => ({ line }));
        return { ok: true, id: line.id };
      },
      lobby: ({ before }) => {
        // Two pages: this table, and the same one with another id.
        if (before === undefined) return { ok: true, matches: [this.info], more: true };
        return { ok: true, matches: [{ ...this.info, id: 'zlater000000' }], more: false };
      },
      fork: () => ({ ok: true, match: 'fork00000000' }),
    };
  }

  #join(client: FakeClient, { since, viewer, chat, seat }: RequestBody<'join'>): Answer<'join'> {
    const own = client.viewer === 'spectator' ? undefined : this.#players[client.viewer];
    if (seat !== undefined && own !== undefined && this.#players[seat] === own) client.viewer = seat;
    this.#clients.set(client, client.viewer);
    const { room, info } = this;
    const proposal = room.proposal && { proposal: room.proposal };
    const missed = since !== undefined && viewer === client.viewer ? room.missed(client.viewer, since) : undefined;
    if (missed) return { ok: true, missed, info, chat: this.chat.filter(({ id }) => id > (chat ?? -1)), ...proposal };
    return {
      ok: true,
      sync: {
        info,
        viewer: client.viewer,
        seq: room.seq,
        view: room.view(client.viewer) as never,
        ...(room.brought && { brought: { ...room.brought } }),
        decisions: room.decisions.map(({ seat, kind }) => ({ seat, kind })),
        log: room.log(client.viewer),
        chat: [...this.chat],
        canRedo: room.canRedo,
        ...proposal,
      },
    };
  }

  #done(step: ReturnType<Room['act']>): { ok: true; seq: number } | ReturnType<typeof no> {
    if (!step.ok) return { ok: false, refusal: refusalInfo(step.refusal) };
    if (!step.repeated) this.#updated(step.seq);
    return { ok: true, seq: step.seq };
  }

  #updated(seq: number): void {
    this.#all('update', (viewer) => ({ update: this.room.update(seq, viewer) }));
  }

  #all(name: Notice, body: (viewer: Viewer) => object): void {
    for (const [client, viewer] of this.#clients) client.send(name, { match: this.info.id, ...body(viewer) });
  }
}

function isRequest(request: string): request is Request {
  return Object.hasOwn(requests, request);
}

function no(code: string) {
  return { ok: false as const, refusal: { code, params: {} } };
}
