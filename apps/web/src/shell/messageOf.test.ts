import { KernelError } from '@tessera/kernel';
import { TableError } from '@tessera/table';
import { createTranslator, house } from '@tessera/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError, problemOf, unreachable } from '../api/problem.ts';
import { de } from '../i18n/de.ts';
import { startTexts } from '../i18n/texts.ts';
import { changeSettings } from '../settings/settings.ts';
import { messageOf } from './messageOf.ts';

beforeAll(async () => {
  changeSettings({ language: 'de' });
  await startTexts();
});
afterAll(() => changeSettings({ language: 'en' }));

const problem = { type: 'about:blank', title: 'No', status: 429, detail: 'Try later.', params: { seconds: 7 } };

test('messageOf translates a refusal of the server by its code and parameters', () => {
  const error = problemOf(429, { ...problem, code: 'too-many-requests' });
  expect(messageOf(error)).toBe('Zu viele Anfragen; versuch es in 7 Sekunden wieder.');
});

test('messageOf returns the detail of the server when the code is unknown', () => {
  expect(messageOf(problemOf(429, { ...problem, code: 'too-many-moons' }))).toBe('Try later.');
});

test('messageOf reports an invalid id in the address as an address problem', () => {
  const params = { path: 'params.id', problem: 'Invalid string' };
  expect(messageOf(problemOf(400, { ...problem, code: 'bad-input', params }))).toBe(de.problem.address);
});

test('messageOf has texts for an unreadable response and for no response', () => {
  expect(messageOf(problemOf(418, 'short and stout'))).toBe(house.de.refusal['unreadable-answer']);
  expect(messageOf(unreachable(new TypeError('refused')))).toBe(de.problem.unreachable);
});

test('messageOf translates an invalid match file with the failing field', () => {
  const cause = new KernelError('newer-format', 'formatVersion', 'Format 9 is newer than 2');
  const error = new TableError('bad-file', cause.place, cause.message, { cause });
  expect(messageOf(error)).toBe(
    'Diese Datei lässt sich nicht als Partie öffnen: formatVersion ist neuer, als diese Version lesen kann.',
  );
});

test('messageOf translates a local table error by its code', () => {
  expect(messageOf(new TableError('no-such-match', 'abc', 'Gone'))).toBe(house.de.refusal['no-such-match']);
});

test('messageOf uses the texts of the game for a refusal that only the game knows', () => {
  const game = createTranslator('en', { refusal: { 'no-such-dragon': 'There is no dragon {id}.' } });
  const error = new ApiError({
    code: 'no-such-dragon',
    status: 404,
    detail: 'As the server puts it.',
    params: { id: 'abc' },
  });
  expect(messageOf(error, game)).toBe('There is no dragon abc.');
  expect(messageOf(error)).toBe('As the server puts it.');
});
