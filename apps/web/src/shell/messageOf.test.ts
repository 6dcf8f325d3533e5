import { beforeAll, expect, test, vi } from 'vitest';
import { problemOf, unreachable } from '../api/problem.ts';
import { refusals } from '../i18n/de/refusals.ts';
import { de } from '../i18n/de.ts';
import { messageOf } from './messageOf.ts';

// The settings ask the browser what it is, as soon as they are imported.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['de'] });
});

beforeAll(() =>
  i18n.init({ lng: 'de', defaultNS: 'shell', showSupportNotice: false, resources: { de: { shell: de, refusals } } }),
);

const problem = { type: 'about:blank', title: 'No', status: 429, detail: 'Try later.', params: { seconds: 7 } };

test('a refusal of the server is told by its code, with what it brings', () => {
  const error = problemOf(429, { ...problem, code: 'too-many-requests' });
  expect(messageOf(error)).toBe('Zu viele Anfragen; versuch es in 7 Sekunden wieder.');
});

test('a code that this client does not know is told in the words it came with', () => {
  expect(messageOf(problemOf(429, { ...problem, code: 'too-many-moons' }))).toBe('Try later.');
});

test('an address that cannot be one is told as such, not as a wrong form', () => {
  const params = { path: 'params.id', problem: 'Invalid string' };
  expect(messageOf(problemOf(400, { ...problem, code: 'bad-input', params }))).toBe(de.problem.address);
});

test('an answer that is none, and none at all, have sentences too', () => {
  expect(messageOf(problemOf(418, 'short and stout'))).toBe(refusals['unreadable-answer']);
  expect(messageOf(unreachable(new TypeError('refused')))).toBe(de.problem.unreachable);
});
