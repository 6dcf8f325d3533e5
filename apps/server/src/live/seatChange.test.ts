import type { MatchInfo } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer, TIC_TAC_TOE, twoAtATable, type Visitor } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const RACES = 20;

const change = (person: Visitor, match: string, to: number, from?: number) =>
  person.ask<MatchInfo & { readonly detail?: string }>('PUT', `/api/matches/${match}/seats/${to}`, {
    kind: 'me',
    ...(from !== undefined && { from }),
  });
const holders = ({ seats }: MatchInfo) => seats.map(({ player }) => player);

describe('a change of the own seat before a match starts', () => {
  it('takes the other seat and frees the old one in one step', async () => {
    const ada = await server.guest();
    const { id } = await ada.create(TIC_TAC_TOE);
    const line = await (await server.guest()).at(id);
    expect(holders(await change(ada, id, 1, 0))).toEqual([undefined, ada.id]);
    await line.notice('info', ({ info }) => info.seats[1]?.player === ada.id);
    const headings = line.heard.flatMap(({ notice, body }) => (notice === 'info' ? [body as { info: MatchInfo }] : []));
    // No client ever sees the person without a seat, or in both.
    for (const { info } of headings) expect(holders(info).filter((player) => player === ada.id)).toHaveLength(1);
    expect(headings.length).toBeGreaterThan(0);
    line.close();
  });

  it('leaves each person with one seat when two people want the same one at once', async () => {
    const winners = new Set<string>();
    for (let race = 0; race < RACES; race++) {
      const [host, ada, bob] = await Promise.all([server.guest(), server.guest(), server.guest()]);
      const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
      const { id } = await host.create({ ...TIC_TAC_TOE, seats: [...seats], autostart: false });
      await ada.take(id, 0);
      const wishes = [() => change(ada, id, 1, 0), () => change(bob, id, 1)];
      if (race % 2 === 1) wishes.reverse();
      const answers = await Promise.all(wishes.map((wish) => wish()));
      const refused = answers.flatMap(({ code, detail }) => (detail === undefined ? [] : [code]));
      // The second player keeps the previous seat, if any.
      expect(refused).toEqual(['seat-taken']);
      const [first, second] = holders(await ada.info(id));
      const hasAdaMoved = second === ada.id;
      expect([first, second]).toEqual(hasAdaMoved ? [undefined, ada.id] : [ada.id, bob.id]);
      winners.add(hasAdaMoved ? 'ada' : 'bob');
    }
    expect([...winners].toSorted()).toEqual(['ada', 'bob']);
  });

  it('is refused from the seat of another person, and in a match that has started', async () => {
    const { ada, bob, id } = await twoAtATable(server);
    expect(await change(ada, id, 1, 0)).toMatchObject({ code: 'already-started' });
    const open = await ada.create({ game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await change(bob, open.id, 1, 0)).toMatchObject({ code: 'no-seat-of-yours' });
    expect(await change(bob, open.id, 1, 15)).toMatchObject({ code: 'no-seat-of-yours' });
    expect(holders(await ada.info(open.id))).toEqual([ada.id, undefined]);
  });

  it('is no part of the seats of a new match', async () => {
    const ada = await server.guest();
    const wish = { game: 'gomoku', seats: [{ kind: 'me', from: 1 }, { kind: 'open' }] };
    expect(await ada.ask('POST', '/api/matches', wish)).toMatchObject({ status: 400 });
  });
});
