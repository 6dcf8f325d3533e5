import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newMatch, problem } from './testing/answers.ts';
import { type AppVisitor, newVisitor, type TestApp, testApp } from './testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;
let code: string;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
  const id = await newMatch(ann);
  code = (await ann.ask('GET', `/api/matches/${id}`)).json().code;
});

afterEach(() => here.app.close());

const look = (wanted: string, remoteAddress: string, headers = {}) =>
  here.app.inject({ url: `/api/codes/${wanted}`, remoteAddress, headers });

async function miss(times: number, remoteAddress: string, headers = {}): Promise<void> {
  for (let i = 0; i < times; i++) {
    expect(problem(await look('ZZZZZZ', remoteAddress, headers))).toEqual([404, 'no-such-match']);
  }
}

describe('lookups of unknown codes', () => {
  it('a person has to wait with codes after fifteen misses, from any address, and with nothing else', async () => {
    await miss(15, '10.0.0.1', ann.headers);
    for (const address of ['10.0.0.1', '10.0.0.2']) {
      const refused = await look(code, address, ann.headers);
      expect(problem(refused)).toEqual([429, 'too-many-codes']);
      expect(Number(refused.headers['retry-after'])).toBe(600);
    }
    expect((await ann.ask('GET', '/api/matches')).statusCode).toBe(200);
    await newMatch(ann);
    here.clock.now += 10 * 60_000;
    expect((await look(code, '10.0.0.1', ann.headers)).statusCode).toBe(200);
  });

  it('an address has to wait too, with or without a cookie, and other addresses do not', async () => {
    await miss(60, '10.0.0.1');
    expect(problem(await look(code, '10.0.0.1'))).toEqual([429, 'too-many-codes']);
    expect(problem(await look(code, '10.0.0.1', ann.headers))).toEqual([429, 'too-many-codes']);
    expect((await look(code, '10.0.0.2', ann.headers)).statusCode).toBe(200);
  });

  it('concurrent lookups are limited like sequential ones', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => look('ZZZZZZ', '10.0.0.1', ann.headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(15);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(25);
  });

  it('valid codes and malformed codes do not count as misses', async () => {
    for (let i = 0; i < 30; i++) {
      expect((await look(code, '10.0.0.1', ann.headers)).statusCode).toBe(200);
      expect(problem(await look('K7Q', '10.0.0.1', ann.headers))).toEqual([400, 'bad-input']);
    }
    await miss(15, '10.0.0.1', ann.headers);
  });
});

it('codes do not appear in the log, in any spelling of the path', async () => {
  await miss(60, '10.0.0.1');
  for (const url of [
    `/api/codes/${code}`,
    `/api/%63odes/${code}`,
    `/join/${code}`,
    `/%6aoin/${code}`,
    `//join/${code}`,
  ]) {
    await here.app.inject({ url, remoteAddress: '10.0.0.1' });
  }
  expect(here.logged()).toContain('/join/[hidden]');
  expect(here.logged()).not.toContain(code);
});
