import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problem } from './testing/answers.ts';
import { type AppVisitor, newVisitor, type TestApp, testApp } from './testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

describe('bodies', () => {
  const post = (payload: string, type = 'application/json') =>
    here.app.inject({
      method: 'POST',
      url: '/api/matches',
      headers: { ...ann.headers, 'content-type': type },
      payload,
    });

  it('bodies must be JSON, small, shallow and without prototype keys', async () => {
    expect(problem(await post('{"game":'))).toEqual([400, 'bad-json']);
    expect(problem(await post(`{"a":"${'x'.repeat(70_000)}"}`))).toEqual([413, 'too-large']);
    expect(problem(await post(`{"options":${'['.repeat(20_000)}${']'.repeat(20_000)}}`))).toEqual([400, 'bad-json']);
    expect(problem(await post('{"__proto__":{"admin":true}}'))).toEqual([400, 'bad-json']);
    expect(problem(await post('game=gomoku', 'application/x-www-form-urlencoded'))).toEqual([415, 'wrong-type']);
    expect(problem(await post('<game/>', 'text/plain'))).toEqual([415, 'wrong-type']);
    expect(problem(await post(''))).toEqual([400, 'bad-input']);
  });

  it.each([
    ['', 'body'],
    ['{"seats":[{"kind":"me"}]}', 'body.game'],
    ['{"game":"gomoku","seats":[{}]}', 'body.seats[0].kind'],
  ])('a field that %j leaves out is reported as missing: %s', async (payload, path) => {
    const { params, detail } = (await post(payload)).json();
    expect(params).toMatchObject({ path, problem: 'missing' });
    expect(detail).toBe(`The request does not fit: ${path} is missing.`);
  });
});
