import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type Piece, PieceStream } from './pieceStream.ts';

/** Pieces one after the other, and how many were asked for. */
function pieces(texts: readonly string[]) {
  const asked = { count: 0 };
  const from = (i: number): Piece => {
    const piece = { text: texts[i] ?? '' };
    if (i + 1 >= texts.length) return piece;
    const next = async () => {
      asked.count++;
      return from(i + 1);
    };
    return { ...piece, next };
  };
  return { asked, first: from(0) };
}

it('gives a text piece by piece, also where some of them are empty', async () => {
  expect(await text(new PieceStream(pieces(['', 'ab', '', 'c']).first))).toBe('abc');
  expect(await text(new PieceStream(pieces(['']).first))).toBe('');
});

it('asks for no more than is read', async () => {
  const { asked, first } = pieces(Array.from({ length: 100 }, () => 'x'.repeat(100_000)));
  const stream = new PieceStream(first);
  for await (const chunk of stream) {
    expect(String(chunk)).toHaveLength(100_000);
    break;
  }
  expect(asked.count).toBeLessThan(5);
});

it('is cut when nobody reads on', async () => {
  const stream = new PieceStream(pieces(Array.from({ length: 100 }, () => 'x'.repeat(100_000))).first, 50);
  const ended = new Promise((resolve) => stream.once('error', resolve));
  stream.read();
  expect(await ended).toMatchObject({ message: 'Nobody reads this' });
});

it('breaks off when there is no next piece to be had', async () => {
  const next = () => Promise.reject(new Error('lost'));
  await expect(text(new PieceStream({ text: 'a', next }))).rejects.toThrow('lost');
});
