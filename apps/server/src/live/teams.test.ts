import { randomUUID } from 'node:crypto';
import type { ChatLine, MatchInfo, NewMatchRequest } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_RATE } from '../limits/chatLimits.ts';
import { type Line, TestServer, type Visitor } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_SEAT_ABSENCE_MS: '300' });
});
afterAll(() => server.close());

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 'easy' } as const;
/** Foxes in seats 0 and 2, owls in 1 and 3. */
const PAIRS: NewMatchRequest = { game: 'liars-dice', options: { pairs: true, dice: 2 }, seats: [ME, OPEN, OPEN, OPEN] };
const bid = (count: number) => ({ type: 'bid', count, face: 2 });

const sendChatTo = (line: Line, match: string, text: string, more: object = {}) =>
  line.ask('chat', { match, actionId: randomUUID(), text, ...more });
const toTeam = { team: true } as const;
const join = async (line: Line, match: string, seat: number) => {
  const answer = await line.ask('join', { match, seat });
  if (!answer.ok || !answer.sync) throw new Error('Not joined');
  return answer.sync;
};

interface Table {
  readonly id: string;
  readonly foxes: readonly [Visitor, Visitor];
  readonly owls: readonly [Visitor, Visitor];
}

/** Seats four people, two per team, at a started match. */
async function four(wish: Partial<NewMatchRequest> = {}): Promise<Table> {
  const [ada, bob, cy, dee] = await Promise.all([server.guest(), server.guest(), server.guest(), server.guest()]);
  const { id } = await ada.create({ ...PAIRS, ...wish });
  await bob.take(id, 1);
  await cy.take(id, 2);
  await dee.take(id, 3);
  return { id, foxes: [ada, cy], owls: [bob, dee] };
}

/** Gives Ada both foxes and Bob both owls. */
async function two(): Promise<{ ada: Visitor; bob: Visitor; id: string }> {
  const [ada, bob] = await Promise.all([server.guest(), server.guest()]);
  const { id } = await ada.create({ ...PAIRS, seats: [ME, OPEN, ME, OPEN] });
  await bob.take(id, 1);
  await bob.take(id, 3);
  return { ada, bob, id };
}

const heardBy = (line: Line): string => JSON.stringify(line.heard);

describe('a table in teams', () => {
  it('a table in teams shows the teams before the match starts', async () => {
    const ada = await server.guest();
    expect(await ada.create(PAIRS)).toMatchObject({ status: 'open', teams: ['foxes', 'owls', 'foxes', 'owls'] });
    expect(await ada.create({ ...PAIRS, options: {} })).not.toHaveProperty('teams');
  });

  it('a table in teams shows team information to teammates only', async () => {
    const { id, foxes, owls } = await four();
    const seen = async (visitor: Visitor) => {
      const { view } = await (await visitor.socket()).join(id);
      return (view as { players: { dice: (number | null)[] }[] }).players.map(({ dice }) => dice[0] !== null);
    };
    const fox = [true, false, true, false];
    expect(await Promise.all([...foxes, ...owls, await server.guest()].map(seen))).toEqual([
      fox,
      fox,
      fox.map((is) => !is),
      fox.map((is) => !is),
      [false, false, false, false],
    ]);
  });

  it('a match in teams is lost by the whole team that concedes, once its members agree', async () => {
    const { id, foxes, owls } = await four();
    const [mate, other] = [await foxes[1].at(id), await owls[0].at(id)];
    expect(await foxes[0].ask('POST', `/api/matches/${id}/concede`)).toMatchObject({ status: 'playing' });
    await mate.notice('proposal', ({ proposal }) => proposal?.kind === 'concede');
    expect(await other.consent(id, 0, true)).toMatchObject({ ok: false });
    expect(await mate.consent(id, 0, true)).toEqual({ ok: true });
    const { update } = await other.notice('update', (body) => body.update.entry.kind === 'end');
    expect(update.ending?.results).toEqual(['loss', 'win', 'loss', 'win']);
  });
});

describe('one person in several seats', () => {
  it.each([
    ['private', undefined, 2, 'playing'],
    ['private', undefined, 3, 'other-side'],
    ['public', undefined, 2, 'already-seated'],
    ['public', 'team', 2, 'playing'],
    ['private', 'none', 2, 'already-seated'],
    ['private', 'any', 3, 'playing'],
  ] as const)(
    'at a %s table with the rule %s, the holder of seat 0 asks for seat %i: %s',
    async (visibility, several, seat, is) => {
      const ada = await server.guest();
      const full: NewMatchRequest['seats'] = [ME, BOT, BOT, BOT];
      const seats = full.with(seat, OPEN);
      const { id } = await ada.create({ ...PAIRS, visibility, ...(several && { several }), seats });
      const taken = await ada.ask<MatchInfo & { code: string }>('PUT', `/api/matches/${id}/seats/${seat}`, ME);
      expect(is === 'playing' ? taken.status : taken.code).toBe(is);
    },
  );

  it('a second seat for one person is refused at the creation of a table that does not allow it', async () => {
    const ada = await server.guest();
    const made = (seats: NewMatchRequest['seats'], more: Partial<NewMatchRequest> = {}) =>
      ada.create({ ...PAIRS, ...more, seats });
    expect(await made([ME, ME, BOT, BOT])).toMatchObject({ code: 'one-seat-each' });
    expect(await made([ME, BOT, ME, BOT], { several: 'none' })).toMatchObject({ code: 'one-seat-each' });
    expect(await made([ME, BOT, ME, BOT])).toMatchObject({ status: 'playing' });
    const solo = await made([ME, ME, ME, ME], { several: 'any' });
    expect(solo).toMatchObject({ status: 'playing', practice: true });
  });

  it('one person in several seats sees the view of one seat at a time and acts for each', async () => {
    const { ada, bob, id } = await two();
    const [fox, owl] = [await ada.socket(), await bob.at(id)];
    expect((await fox.join(id)).viewer).toBe(0);
    expect((await join(fox, id, 2)).viewer).toBe(2);
    expect(await fox.ask('act', { match: id, seq: 0, actionId: randomUUID(), action: bid(1), seat: 0 })).toMatchObject({
      ok: true,
      seq: 1,
    });
    await owl.ask('act', { match: id, seq: 1, actionId: randomUUID(), action: bid(2), seat: 1 });
    const third = { match: id, seq: 2, actionId: randomUUID(), action: bid(3) };
    expect(await fox.ask('act', { ...third, seat: 0 })).toMatchObject({ refusal: { code: 'not-your-decision' } });
    expect(await fox.ask('act', { ...third, actionId: randomUUID(), seat: 2 })).toMatchObject({ ok: true, seq: 3 });
  });

  it('one person in several seats cannot look, act, write or consent for a seat of another person', async () => {
    const { ada, bob, id } = await two();
    const [fox, owl, stranger] = [await ada.at(id), await bob.at(id), await (await server.guest()).socket()];
    expect((await join(fox, id, 1)).viewer).toBe(0);
    expect((await join(stranger, id, 0)).viewer).toBe('spectator');
    const action = { match: id, seq: 0, actionId: randomUUID(), action: bid(1), seat: 0 };
    const refused = { ok: false, refusal: { code: 'not-seated' } };
    expect(await owl.ask('act', action)).toMatchObject(refused);
    expect(await stranger.ask('act', action)).toMatchObject(refused);
    const header = { match: id, seq: 0, actionId: randomUUID(), seat: 0 };
    expect(await owl.ask('undo', header)).toMatchObject(refused);
    expect(await owl.ask('redo', header)).toMatchObject(refused);
    expect(await owl.ask('edit', { ...header, patches: [] })).toMatchObject(refused);
    expect(await owl.ask('price', { match: id, seat: 0 })).toMatchObject(refused);
    await ada.ask('POST', `/api/matches/${id}/abandon`);
    expect(await stranger.consent(id, 0, true, 1)).toMatchObject(refused);
    expect(await fox.consent(id, 0, true, 1)).toMatchObject(refused);
    const log = (visitor: Visitor, seat: number) => visitor.ask('GET', `/api/matches/${id}/log?seat=${seat}`);
    expect(await log(bob, 0)).toEqual(await log(bob, 1));
    expect(await log(bob, 0)).not.toEqual(await log(ada, 0));
    const stream = await bob.requestStatus('GET', `/api/bot/matches/${id}/stream?seat=0`);
    expect(stream).toBe(403);
  });

  it('one person in several seats counts as one person: online in all seats, asked once, with one vote', async () => {
    const { ada, bob, id } = await two();
    const [fox, owl] = [await ada.socket(), await bob.at(id)];
    await join(fox, id, 2);
    const { info } = await owl.notice('info', (body) => body.info.seats.every(({ online }) => online));
    expect(info.seats.map(({ player }) => player)).toEqual([ada.id, bob.id, ada.id, bob.id]);
    await ada.ask('POST', `/api/matches/${id}/abandon`);
    const { proposal } = await owl.notice('proposal', (body) => body.proposal !== undefined);
    expect(proposal).toMatchObject({ by: 0, waiting: [1] });
    expect(await owl.consent(id, 0, true, 3)).toEqual({ ok: true });
    expect(await ada.info(id)).toMatchObject({ status: 'over' });
    const next = await bob.ask<MatchInfo>('POST', `/api/matches/${id}/rematch`);
    expect(next.seats.map(({ kind }) => kind)).toEqual(['open', 'human', 'open', 'human']);
    expect(await ada.ask('POST', `/api/matches/${id}/rematch`)).toMatchObject({ id: next.id, status: 'playing' });
  });

  it('one person in several seats can hand over one seat and keep the other, and can never take one on the other side', async () => {
    const { ada, bob, id } = await two();
    const cy = await server.guest();
    const fox = await ada.socket();
    await join(fox, id, 2);
    const seat = (visitor: Visitor, number: number, wish: object) =>
      visitor.ask<MatchInfo>('PUT', `/api/matches/${id}/seats/${number}`, wish);
    expect(await seat(ada, 2, OPEN)).toMatchObject({ seats: [{ player: ada.id }, {}, { kind: 'open' }, {}] });
    await fox.notice('resync');
    expect((await join(fox, id, 2)).viewer).toBe(0);
    expect(await seat(bob, 2, ME)).toMatchObject({ code: 'other-side' });
    expect(await seat(cy, 2, ME)).toMatchObject({ seats: [{}, {}, { player: cy.id }, {}] });
    await seat(bob, 3, OPEN);
    expect(await seat(ada, 3, ME)).toMatchObject({ code: 'other-side' });
    expect(await seat(cy, 3, ME)).toMatchObject({ code: 'other-side' });
  });
});

describe('team chat', () => {
  it('team chat reaches the members of the team only, live and after a reconnect', async () => {
    const { id, foxes, owls } = await four();
    const stranger = await server.guest();
    const [ada, cy, bob, watcher] = await Promise.all([...foxes, owls[0], stranger].map((visitor) => visitor.at(id)));
    if (!ada || !cy || !bob || !watcher) throw new Error('Somebody is missing');
    expect(await sendChatTo(ada, id, 'I have no twos', toTeam)).toEqual({ ok: true, id: 1 });
    expect(await sendChatTo(bob, id, 'They look worried', toTeam)).toEqual({ ok: true, id: 1 });
    const { line } = await cy.notice('chat');
    expect(line).toMatchObject({ id: 1, team: 'foxes', seat: 0, text: 'I have no twos' });
    // The line to everyone is sent later, so no team line is still pending.
    await sendChatTo(bob, id, 'Well?');
    for (const each of [ada, cy, bob, watcher]) await each.notice('chat', (body) => body.line.text === 'Well?');
    expect(heardBy(cy)).not.toContain('They look worried');
    expect(heardBy(bob)).not.toContain('I have no twos');
    for (const secret of ['I have no twos', 'They look worried']) expect(heardBy(watcher)).not.toContain(secret);
    const chatOf = async (visitor: Visitor) => (await (await visitor.socket()).join(id)).chat.map(({ text }) => text);
    expect(await Promise.all([foxes[1], owls[1], stranger].map(chatOf))).toEqual([
      ['Well?', 'I have no twos'],
      ['Well?', 'They look worried'],
      ['Well?'],
    ]);
    // The numbers of the table's lines have no gaps that would reveal team lines.
    expect(await sendChatTo(watcher, id, 'Hello')).toEqual({ ok: true, id: 2 });
  });

  it('team chat is included in the missed lines, and not in a replay', async () => {
    const { id, foxes } = await four();
    const [ada, cy] = [await foxes[0].at(id), await foxes[1].at(id)];
    await sendChatTo(ada, id, 'pssst', toTeam);
    const again = await cy.ask('join', { match: id, since: 0, viewer: 2, chat: 0 });
    expect(again).toMatchObject({ missed: [], chat: [{ text: 'pssst' }] });
    for (const path of ['replay', 'log', '']) {
      expect(JSON.stringify(await foxes[0].ask('GET', `/api/matches/${id}/${path}`))).not.toContain('pssst');
    }
  });

  it('team chat excludes spectators and former members, and includes new members', async () => {
    const { id, foxes } = await four();
    const [ada, cy] = [await foxes[0].at(id), await foxes[1].at(id)];
    const eve = await server.guest();
    const watching = await eve.at(id);
    expect(await sendChatTo(watching, id, 'me too', toTeam)).toMatchObject({ refusal: { code: 'not-seated' } });
    expect(await sendChatTo(watching, id, 'me too', { ...toTeam, seat: 0 })).toMatchObject({
      refusal: { code: 'not-seated' },
    });
    await foxes[1].ask('PUT', `/api/matches/${id}/seats/2`, OPEN);
    await cy.notice('resync');
    await sendChatTo(ada, id, 'she has gone', toTeam);
    expect(await sendChatTo(cy, id, 'not at all', toTeam)).toMatchObject({ refusal: { code: 'not-seated' } });
    const texts = (chat: readonly ChatLine[]) => chat.map(({ text }) => text);
    expect(texts((await cy.join(id)).chat)).toEqual([]);
    await eve.take(id, 2);
    expect(texts((await watching.join(id)).chat)).toEqual(['she has gone']);
    expect(heardBy(cy)).not.toContain('she has gone');
  });

  it('team chat needs a team with other members, and is subject to the limits of any chat', async () => {
    const [ada, bob] = await Promise.all([server.guest(), server.guest()]);
    const { id } = await ada.create({ game: 'gomoku', seats: [ME, OPEN] });
    await bob.take(id, 1);
    const line = await ada.at(id);
    expect(await sendChatTo(line, id, 'alone', toTeam)).toMatchObject({ refusal: { code: 'no-team' } });
    expect(await sendChatTo(line, id, 'x'.repeat(600), toTeam)).toMatchObject({ ok: false });
    const limited = await TestServer.start({ TESSERA_LIMITS: 'on' }, { elapsed: () => 0 });
    try {
      const cy = await limited.guest();
      const table = await cy.create({ ...PAIRS, seats: [ME, BOT, BOT, BOT] });
      const at = await cy.at(table.id);
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, i) => sendChatTo(at, table.id, `number ${i}`, i % 2 === 0 ? toTeam : {})),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(CHAT_RATE.burst);
      const lost = { match: table.id, actionId: 'said-again', text: 'twice', team: true } as const;
      const [first, second] = [await at.ask('chat', lost), await at.ask('chat', lost)];
      expect(second).toEqual(first);
    } finally {
      await limited.close();
    }
  });

  it('team chat survives a restart', async () => {
    const own = await TestServer.start();
    try {
      const cy = await own.guest();
      const { id } = await cy.create({ ...PAIRS, seats: [ME, OPEN, OPEN, OPEN] });
      await sendChatTo(await cy.at(id), id, 'before it begins', toTeam);
      await own.down();
      await own.up();
      const line = await cy.socket();
      expect((await line.join(id)).chat).toMatchObject([{ id: 1, team: 'foxes', text: 'before it begins' }]);
      expect(await sendChatTo(line, id, 'and after', toTeam)).toEqual({ ok: true, id: 2 });
    } finally {
      await own.close();
    }
  });
});

it('refuses the file of a running match with two sides', async () => {
  const { id, foxes } = await four();
  expect(await foxes[0].ask('GET', `/api/matches/${id}/replay?as=file`)).toMatchObject({ code: 'not-over' });
});
