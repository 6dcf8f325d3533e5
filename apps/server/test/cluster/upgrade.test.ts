import { nonEmpty } from '@tessera/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hasServices, newDatabase, sharedRedis } from '../../src/testing/services.mjs';
import { ClusterNode, until } from '../support/clusterNodes.ts';
import { Guest } from '../support/guest.ts';
import { Random } from '../support/random.ts';
import { StubbornMatch, StubbornPerson } from '../support/stubbornMatch.ts';

const MATCHES = 12;
const Joined = z.object({ ok: z.literal(true), sync: z.object({ info: z.object({ status: z.string() }) }) });
const NEXT_GAMES = new URL('../support/nextGames.mjs', import.meta.url).href;

describe.skipIf(!hasServices)('a rolling upgrade to rules that play old matches differently', () => {
  let settings: Record<string, string>;
  let nodes: ClusterNode[];
  let people: readonly [StubbornPerson, StubbornPerson];
  const matches: StubbornMatch[] = [];
  let playing: Promise<void>[] = [];
  const old = () => ClusterNode.start(settings);
  const upgraded = () => ClusterNode.start({ ...settings, TESSERA_CATALOG: NEXT_GAMES });
  const bothReady = () =>
    until(async () => (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean), 'both nodes are ready');

  beforeAll(async () => {
    settings = { DATABASE_URL: await newDatabase(), REDIS_URL: await sharedRedis(), TESSERA_LEASE_MS: '1500' };
    nodes = await Promise.all([old(), old()]);
    await bothReady();
    const urls = () => nodes.map(({ url }) => url);
    const guests = [await Guest.visit(nodes[0]?.url ?? ''), await Guest.visit(nodes[1]?.url ?? '')] as const;
    people = [new StubbornPerson(guests[0], urls, 0), new StubbornPerson(guests[1], urls, 1)];
    await begin('old', MATCHES);
  }, 600_000);

  afterAll(async () => {
    for (const match of matches) match.stop();
    await Promise.all(playing);
    for (const person of people ?? []) person.drop();
    for (const node of nodes ?? []) await node.kill();
  });

  /** Starts matches at the last node, and plays them until the end. */
  async function begin(name: string, count: number): Promise<void> {
    const guests = people.map(({ guest }) => guest) as [Guest, Guest];
    for (const guest of guests) guest.moveTo(nodes[1]?.url ?? '');
    for (let i = 0; i < count; i++) {
      const { id } = await guests[0].meet(guests[1], { game: 'marks' });
      const match = new StubbornMatch(id, `${name}${i}`, people, new Random(i + 1));
      matches.push(match);
      playing.push(match.play(100));
    }
  }

  async function everyMatchGoesOn(when: string): Promise<void> {
    const counts = matches.map((match) => match.acknowledged.length);
    const isOn = (match: StubbornMatch, i: number) => match.acknowledged.length > (counts[i] ?? 0) + 2;
    await until(() => matches.every((match, i) => isOn(match, i) || match.wrong.length > 0), `all go on ${when}`);
    expect(matches.flatMap(({ wrong }) => wrong)).toEqual([]);
  }

  it('a rolling upgrade continues every match while one node has its rules, and starts new matches with the new rules', async () => {
    await everyMatchGoesOn('before the upgrade');
    await nodes[1]?.stop();
    nodes[1] = await upgraded();
    await bothReady();
    await everyMatchGoesOn('with one node upgraded');
    await begin('new', 4);
    await everyMatchGoesOn('with matches of both versions');
    // Logs and replays are read at the node that has other rules, too.
    const [guest] = people.map((person) => person.guest) as [Guest, Guest];
    for (const node of nodes) {
      guest.moveTo(node.url);
      for (const { id } of [matches[0], matches.at(-1)] as StubbornMatch[])
        for (const path of ['log', 'replay'])
          expect(await guest.send('GET', `/api/matches/${id}/${path}`)).toMatchObject({ status: 200 });
    }
  }, 600_000);

  it('a rolling upgrade lets matches wait when no node has their rules, and continues them when one comes back', async () => {
    for (const match of matches) match.stop();
    await Promise.all(playing);
    playing = [];
    await nodes[0]?.kill();
    const statusOf = async (match: StubbornMatch | undefined) =>
      Joined.safeParse(await people[0].ask('join', { match: match?.id })).data?.sync.info.status;
    await until(async () => (await statusOf(matches[0])) === 'needs-rules', 'a match waits for its rules');
    expect(await statusOf(matches.at(-1))).toBe('playing');
    nodes[0] = await old();
    await until(async () => (await statusOf(matches[0])) === 'playing', 'the match plays on');
    const goOn = await Promise.all(matches.map((match) => match.playOne(100_000)));
    expect(goOn).toEqual(matches.map(() => true));
  }, 600_000);

  it('a rolling upgrade keeps every acknowledged action once', async () => {
    const counts = await Promise.all(matches.map((match) => match.verify()));
    expect(counts).toEqual(matches.map(() => ({ lost: 0, twice: 0 })));
  }, 600_000);

  it('a rolling upgrade starts a rematch in the shard of its match, on any node', async () => {
    const [first, second] = people.map(({ guest }) => guest) as [Guest, Guest];
    for (const [i, guest] of [first, second].entries()) guest.moveTo(nodes[i]?.url ?? '');
    for (const { id } of nonEmpty(matches)) {
      await first.match('POST', `/api/matches/${id}/concede`);
      const { id: next } = await first.match('POST', `/api/matches/${id}/rematch`);
      expect(await second.match('POST', `/api/matches/${id}/rematch`)).toMatchObject({ id: next, status: 'playing' });
    }
  }, 600_000);
});
