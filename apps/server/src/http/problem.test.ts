import { expect, it, test } from 'vitest';
import { refusal } from '../result.ts';
import { problemOf } from './problem.ts';

it('a problem document contains the whole refusal', () => {
  expect(problemOf(refusal('wrong-scope', { scope: 'host' }))).toEqual({
    type: 'urn:tessera:problem:wrong-scope',
    title: 'Forbidden',
    status: 403,
    detail: 'This token lacks the scope host.',
    code: 'wrong-scope',
    params: { scope: 'host' },
  });
});

test.each([
  ['no-such-match', 404],
  ['not-the-host', 403],
  ['not-started', 409],
  ['stale', 409],
  ['out-of-range', 409],
  ['bad-file', 400],
  ['malformed-action', 400],
  ['wait-to-log-in', 429],
  ['storage-failed', 503],
  ['constructor', 409],
])('%s has the status %i', (code, status) => {
  expect(problemOf({ code, params: {} }).status).toBe(status);
});
