import { KERNEL_MESSAGES } from '@tessera/kernel';
import { ROOM_MESSAGES } from '@tessera/room';
import { TABLE_MESSAGES } from '@tessera/table';
import { expect, test } from 'vitest';
import { IDENTITY_MESSAGES } from '../../../server/src/identity/refusals.ts';
import { LIVE_MESSAGES } from '../../../server/src/live/refusals.ts';
import { refusals } from './de/refusals.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  ...KERNEL_MESSAGES,
  ...ROOM_MESSAGES,
  ...TABLE_MESSAGES,
  ...IDENTITY_MESSAGES,
  ...LIVE_MESSAGES,
};

test('every refusal that the table or the server gives has a German sentence', () => {
  expect(Object.keys(ENGLISH).filter((code) => !Object.hasOwn(refusals, code))).toEqual([]);
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
