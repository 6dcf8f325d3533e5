import { Entry, MatchInfo } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { newMatch, parseAnswer, problem, WISH } from '../testing/answers.ts';
import { type AppVisitor, newVisitor, type TestApp, testApp } from '../testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

describe('matches', () => {
  it('matches can be created, found and played', async () => {
    const id = await newMatch(ann, { ...WISH, visibility: 'public' });
    const info = parseAnswer(await here.app.inject(`/api/matches/${id}`), MatchInfo);
    const dashed = `${info.code.slice(0, 3)}-${info.code.slice(3)}`.toLowerCase();
    for (const code of [info.code, dashed]) {
      expect(parseAnswer(await here.app.inject(`/api/codes/${code}`), MatchInfo)).toEqual(info);
    }
    expect(parseAnswer(await here.app.inject('/api/matches'), z.array(MatchInfo))).toEqual([info]);
    expect(parseAnswer(await ann.ask('GET', '/api/matches?scope=mine'), z.array(MatchInfo))).toEqual([info]);
    const bob = await newVisitor(here.app);
    expect(parseAnswer(await bob.ask('GET', '/api/matches?scope=mine'), z.array(MatchInfo))).toEqual([]);
    const seated = parseAnswer(await bob.ask('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' }), MatchInfo);
    expect(seated.seats[1]?.player).toBe(bob.id);
    expect(problem(await bob.ask('POST', `/api/matches/${id}/start`))).toEqual([403, 'not-the-host']);
    expect(parseAnswer(await ann.ask('POST', `/api/matches/${id}/start`), MatchInfo).status).toBe('playing');
    expect(parseAnswer(await ann.ask('GET', `/api/matches/${id}/log`), z.array(Entry))).toHaveLength(1);
    expect(parseAnswer(await ann.ask('GET', `/api/matches/${id}/log?before=0`), z.array(Entry))).toEqual([]);
  });

  test.each(['concede', 'abandon', 'rematch'])('matches accept the command %s', async (command) => {
    const id = await newMatch(ann);
    expect(parseAnswer(await ann.ask('POST', `/api/matches/${id}/${command}`), MatchInfo).id).toBe(id);
    expect(problem(await ann.ask('POST', `/api/matches/000000000000/${command}`))).toEqual([404, 'no-such-match']);
  });

  it('matches can be forked', async () => {
    const id = await newMatch(ann);
    parseAnswer(await ann.ask('POST', `/api/matches/${id}/fork`, { at: 3 }), MatchInfo, 201);
    expect(problem(await ann.ask('POST', `/api/matches/${id}/fork`, { at: -1 }))).toEqual([400, 'bad-input']);
  });

  test.each([
    ['GET', '/api/matches/nonsense'],
    ['GET', '/api/codes/K7Q'],
    ['GET', '/api/matches?scope=all'],
    ['GET', '/api/matches/000000000000/log?before=-1'],
    ['PUT', '/api/matches/000000000000/seats/16'],
    ['PUT', '/api/matches/000000000000/seats/0x1'],
  ] as const)('malformed requests for matches are refused: %s %s', async (method, url) => {
    expect(problem(await ann.ask(method, url, method === 'PUT' ? { kind: 'me' } : undefined))).toEqual([
      400,
      'bad-input',
    ]);
  });

  it('invalid requests for matches are refused with the path of the invalid field', async () => {
    const response = await ann.ask('POST', '/api/matches', { ...WISH, seats: [{ kind: 'me' }, { kind: 'bot' }] });
    expect(problem(response)).toEqual([400, 'bad-input']);
    expect(response.json().params).toMatchObject({ path: 'body.seats[1].level' });
    expect(response.json().detail).toContain('body.seats[1].level');
  });
});
