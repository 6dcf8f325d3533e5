import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problem } from './testing/answers.ts';
import { type TestApp, testApp } from './testing/testApp.ts';

let here: TestApp;

beforeEach(async () => {
  here = await testApp();
});

afterEach(() => here.app.close());

describe('the server', () => {
  it('the server reports whether it is alive and whether it is ready', async () => {
    expect((await here.app.inject('/api/health')).json()).toEqual({ status: 'ok' });
    expect((await here.app.inject('/api/ready')).json()).toEqual({ status: 'ok' });
    const starting = await testApp({ ready: () => Promise.reject(new Error('still reading the log')) });
    expect(problem(await starting.app.inject('/api/ready'))).toEqual([503, 'not-ready']);
    expect(starting.logged()).toContain('still reading the log');
    await starting.app.close();
  });

  it('the server counts its answers in the metrics', async () => {
    await here.app.inject('/api/games/chess');
    const read = (authorization?: string) =>
      here.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    expect(problem(await read())).toEqual([401, 'bad-token']);
    expect(problem(await read('Bearer another-token-for-metrics'))).toEqual([401, 'bad-token']);
    const { body, headers } = await read('Bearer a-token-for-metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('tessera_request_seconds_count{method="GET",route="/api/games/:id",status="404"} 1');
    for (const name of [
      'matches_live',
      'actions_total',
      'apply_seconds',
      'append_seconds',
      'transaction_seconds',
      'sockets',
      'queue_length',
      'matches_stopped',
      'threads_replaced_total',
      'journal_entries_unsettled',
      'refusals_total',
    ]) {
      expect(body).toContain(`# TYPE tessera_${name} `);
    }
  });

  it('the server answers unknown paths and unreadable requests with a problem document', async () => {
    expect(problem(await here.app.inject('/api/nothing'))).toEqual([404, 'no-such-route']);
    expect(problem(await here.app.inject('/nothing'))).toEqual([404, 'no-such-route']);
    expect(problem(await here.app.inject('/api/games/%ff'))).toEqual([400, 'bad-address']);
  });

  it('the server reveals nothing about internal errors except the id of the log entry', async () => {
    here.matches.lobby = () => Promise.reject(new Error('the database is on fire'));
    const response = await here.app.inject('/api/matches');
    expect(problem(response)).toEqual([500, 'broken']);
    expect(response.body).not.toContain('fire');
    expect(here.logged()).toContain('the database is on fire');
    expect(here.logged()).toContain(`"reqId":"${response.json().params.request}"`);
  });
});
