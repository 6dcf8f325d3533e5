import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NewMatchRequest, TokenRequest } from './rest.ts';
import { requests } from './socket.ts';
import { cleanLine } from './text.ts';

test.each([
  ['plain', 'Hello, Zoë! 你好 שלום', 'Hello, Zoë! 你好 שלום'],
  ['white space', '  a\t b\n\nc\u2028d ', 'a b c d'],
  ['an override of the direction', 'abc\u202edcba\u202c', 'abcdcba'],
  ['isolates and marks of direction', '\u2066a\u2069\u200fb\u061c', 'ab'],
  ['zero width', 'a\u200bb\ufeffc\u2060d\u00ade', 'ab cde'],
  ['fillers', '\u3164\u115f\uffa0\u2800', ''],
  ['escape sequences', '\u001b[31mred\u009b0m', '[31mred0m'],
  ['tags', `a${String.fromCodePoint(0xe0041, 0xe0042)}b`, 'ab'],
  ['half a character', 'a\ud83db', 'ab'],
  ['an emoji of several', '👩‍🚀 ❤️ 🏳️‍🌈', '👩‍🚀 ❤️ 🏳️‍🌈'],
  ['Persian with its joiner', 'می‌خواهم', 'می‌خواهم'],
  ['marks on nothing', '\u0301\u200d\ufe0f', ''],
])('cleanLine handles %s', (_what, written, kept) => {
  expect(cleanLine(written)).toBe(kept);
});

test('cleanLine keeps at most four combining marks in a row', () => {
  expect(cleanLine(`x${'\u0301\u0323'.repeat(50)}y`)).toMatch(/^x\p{M}{4}y$/u);
  expect(cleanLine(`x${'\u0301\u200d'.repeat(50)}y`).length).toBe(6);
});

describe('cleanLine', () => {
  const line = fc.string({ unit: 'binary', maxLength: 80 });
  const towers = fc.array(fc.constantFrom('a', '\u0301', '\u0489', '\u200d', '\u202e', ' ', '\u0000'), {
    maxLength: 80,
  });
  const lines = fc.oneof(
    line,
    towers.map((letters) => letters.join('')),
  );

  it('removes control and direction characters and stacked marks from any line, and is idempotent', () => {
    fc.assert(
      fc.property(lines, (written) => {
        const kept = cleanLine(written);
        expect(kept).not.toMatch(/[\p{Cc}\p{Bidi_Control}]|\p{M}{5}|^\s|\s$|\s\s/u);
        expect(cleanLine(kept)).toBe(kept);
      }),
    );
  });
});

test('text fields that other players read are length-limited and cleaned when parsed', () => {
  const evil = 'x\u202e\u001b[2J';
  const seats = [{ kind: 'me' as const }];
  expect(NewMatchRequest.parse({ game: 'g', seats, title: evil }).title).toBe('x[2J');
  expect(TokenRequest.parse({ name: evil, scopes: ['read'] }).name).toBe('x[2J');
  const chat = { match: 'a'.repeat(12), actionId: 'action-1' };
  expect(requests.chat.body.parse({ ...chat, text: evil }).text).toBe('x[2J');
  expect(requests.chat.body.safeParse({ ...chat, text: '\u202e\u200b' }).success).toBe(false);
  expect(requests.chat.body.safeParse({ ...chat, text: '\u0301'.repeat(3000) }).success).toBe(false);
});
