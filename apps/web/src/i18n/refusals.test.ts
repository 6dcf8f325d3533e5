import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KERNEL_MESSAGES } from '@tessera/kernel';
import { ROOM_MESSAGES } from '@tessera/room';
import { TABLE_MESSAGES } from '@tessera/table';
import { expect, test } from 'vitest';
import { IDENTITY_MESSAGES } from '../../../server/src/identity/refusals.ts';
import { LIVE_MESSAGES } from '../../../server/src/live/refusals.ts';
import { refusals } from './de/refusals.ts';

/** A table of refusals in the server's source, whoever may import it: code and sentence, or code, status and sentence. */
const TABLE = /^(?:export )?const \w*(?:MESSAGES|REFUSALS)\b[^=]*= \{\n(.*?)^\}/gms;
const LINE = /^ {2}'?([\w-]+)'?:\s*(?:\[\d+,\s*)?'(.*?)'/gm;

const server = fileURLToPath(new URL('../../../server/src', import.meta.url));
const serverMessages = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(`${server}/${file}`, 'utf8').matchAll(TABLE)])
  .flatMap(([, lines = '']) => [...lines.matchAll(LINE)])
  .map(([, code = '', sentence = '']) => [code, sentence] as const);

const ENGLISH: Readonly<Record<string, string>> = {
  ...KERNEL_MESSAGES,
  ...ROOM_MESSAGES,
  ...TABLE_MESSAGES,
  ...Object.fromEntries(serverMessages),
};

/** What the client refuses itself: an answer that is none, and a deed whose dice nobody rolled. */
const OWN = ['unreadable-answer', 'not-rolled'];

test('all of the tables of refusals in the server are found, and all of their lines', () => {
  const ofOthers = ['too-many-requests', 'too-many-packs', 'bad-options'];
  const known = [...Object.keys(IDENTITY_MESSAGES), ...Object.keys(LIVE_MESSAGES), ...ofOthers];
  expect(serverMessages.map(([code]) => code)).toEqual(expect.arrayContaining(known));
});

test('every refusal that the table or the server gives has a German sentence', () => {
  expect([...Object.keys(ENGLISH), ...OWN].filter((code) => !Object.hasOwn(refusals, code))).toEqual([]);
});

test('there is no sentence for a refusal that nobody gives', () => {
  const given = new Set([...Object.keys(ENGLISH), ...OWN]);
  expect(Object.keys(refusals).filter((code) => !given.has(code))).toEqual([]);
});

test('a German sentence asks for nothing that the refusal does not bring', () => {
  const gaps = (sentence: string): readonly string[] => sentence.match(/\{\w+\}/g) ?? [];
  for (const [code, sentence] of Object.entries(refusals)) {
    const given = gaps(ENGLISH[code] ?? '');
    expect(
      gaps(sentence).filter((gap) => !given.includes(gap)),
      code,
    ).toEqual([]);
  }
});
