import type { MatchInfo, Request, RequestBody } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Line, TestServer, type Visitor } from '../testing/testServer.ts';

let server: TestServer;
let owner: Visitor;
let outsider: Visitor;
let character: MatchInfo;
let line: Line;

beforeAll(async () => {
  server = await TestServer.start({ TESSERA_GAMES: 'fifth-edition' });
  [owner, outsider] = await Promise.all([server.guest(), server.guest()]);
  character = await owner.create(wish('private'));
  line = await outsider.socket();
  // Loading its rules takes long on a busy machine.
});
afterAll(async () => {
  line.close();
  await server.close();
});

function wish(visibility: 'private' | 'public') {
  return {
    game: 'fifth-edition',
    options: { edition: '2024', name: 'Ada' },
    seats: [{ kind: 'me' as const }],
    visibility,
  };
}

const UNKNOWN = { ok: false, refusal: { code: 'no-such-match' } };

/** Every socket request about a match. */
const ASKS: { readonly [R in Exclude<Request, 'leave' | 'lobby'>]: (match: string) => RequestBody<R> } = {
  join: (match) => ({ match }),
  act: (match) => ({ match, seq: 0, actionId: 'outsider-1', action: { type: 'load' } }),
  price: (match) => ({ match }),
  undo: (match) => ({ match, seq: 0, actionId: 'outsider-2' }),
  consent: (match) => ({ match, seq: 0, proposal: 'of-somebody', agree: true }),
  redo: (match) => ({ match, seq: 0, actionId: 'outsider-3' }),
  edit: (match) => ({ match, seq: 0, actionId: 'outsider-4', patches: [] }),
  chat: (match) => ({ match, actionId: 'outsider-5', text: 'Hello?' }),
  open: (match) => ({ match }),
  fork: (match) => ({ match, at: 0, actionId: 'outsider-6' }),
  seen: (match) => ({ match, seq: 0 }),
  orders: (match) => ({ match, orders: {} }),
};

/** Every HTTP operation about one match, by its name. */
const CALLS: Readonly<Record<string, readonly [method: string, path: string, body?: unknown]>> = {
  getMatch: ['GET', '/api/matches/:id'],
  findByCode: ['GET', '/api/codes/:code'],
  getLog: ['GET', '/api/matches/:id/log'],
  setSeat: ['PUT', '/api/matches/:id/seats/0', { kind: 'me' }],
  setReady: ['PUT', '/api/matches/:id/ready', { ready: true }],
  muteWatcher: ['PUT', '/api/matches/:id/muted/aaaaaaaaaaaa', { muted: true }],
  forkMatch: ['POST', '/api/matches/:id/fork', { at: 0 }],
  shortenMatch: ['POST', '/api/matches/:id/shorten'],
  shareMatch: ['PUT', '/api/matches/:id/look-link'],
  unshareMatch: ['DELETE', '/api/matches/:id/look-link'],
  lookAtMatch: ['POST', '/api/matches/:id/look-link', { key: 'k'.repeat(43) }],
  startMatch: ['POST', '/api/matches/:id/start'],
  concedeMatch: ['POST', '/api/matches/:id/concede'],
  abandonMatch: ['POST', '/api/matches/:id/abandon'],
  openMatch: ['POST', '/api/matches/:id/open'],
  rematchMatch: ['POST', '/api/matches/:id/rematch'],
  getReplay: ['GET', '/api/matches/:id/replay'],
  getCharacter: ['GET', '/api/characters/:id'],
  getCharacterFile: ['GET', '/api/characters/:id/file'],
  removeCharacter: ['DELETE', '/api/characters/:id'],
  followBotSeat: ['GET', '/api/bot/matches/:id/stream?seat=0'],
  actAsBot: ['POST', '/api/bot/matches/:id/actions', { seq: 0, actionId: 'outsider-7', action: { type: 'load' } }],
};

function call(visitor: Visitor, { id, code }: MatchInfo, name: string): Promise<unknown> {
  const [method, path, body] = CALLS[name] ?? ['GET', ''];
  return visitor.ask(method, path.replace(':id', id).replace(':code', code), body);
}

describe('a private solo match of another person', () => {
  test.each(Object.keys(ASKS) as (keyof typeof ASKS)[])(
    'hides a private solo match from other people over a socket: %s',
    async (request) => {
      expect(await line.ask(request, ASKS[request](character.id))).toMatchObject(UNKNOWN);
    },
  );

  test.each(Object.keys(CALLS))('hides a private solo match from other people over HTTP: %s', async (name) => {
    expect(await call(outsider, character, name)).toMatchObject({ status: 404, code: 'no-such-match' });
  });

  it('the requests and operations tested here are complete', async () => {
    const api = await outsider.ask<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      'GET',
      '/api/openapi.json',
    );
    const ofMatches = Object.entries(api.paths).filter(([path]) => /(matches|characters)\/\{id\}|codes\//.test(path));
    const names = ofMatches.flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId));
    expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
  });

  it('lists show a private solo match to its owner only', async () => {
    const lists = [
      await outsider.ask<MatchInfo[]>('GET', '/api/matches'),
      await outsider.ask<MatchInfo[]>('GET', '/api/matches?scope=mine'),
      await outsider.ask<MatchInfo[]>('GET', '/api/characters'),
      await outsider.ask<{ match: MatchInfo }[]>('GET', '/api/bot/matches'),
    ];
    expect(JSON.stringify(lists)).not.toContain(character.id);
    expect(JSON.stringify(await line.ask('lobby', { follow: true }))).not.toContain(character.id);
  });
});

describe('a private solo match', () => {
  it('the owner can view, play and find a private solo match by its code', async () => {
    for (const name of ['getMatch', 'findByCode']) {
      expect(await call(owner, character, name)).toMatchObject({ id: character.id });
    }
    const own = await owner.at(character.id);
    expect(await own.ask('price', { match: character.id })).toMatchObject({ ok: true });
    own.close();
  });
});

describe('a public solo match', () => {
  it('a public solo match can be viewed by everyone', async () => {
    const { id, code } = await owner.create(wish('public'));
    expect(await outsider.info(id)).toMatchObject({ id });
    expect(await outsider.ask('GET', `/api/codes/${code}`)).toMatchObject({ id });
    expect(await line.join(id)).toMatchObject({ viewer: 'spectator' });
  });
});
