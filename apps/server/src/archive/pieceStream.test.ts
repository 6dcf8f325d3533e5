import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type Piece, PieceStream } from './pieceStream.ts';

/** Returns chunks one after the other, and counts the requests. */
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

it('streams a text chunk by chunk, also with empty ones', async () => {
  expect(await text(new PieceStream(pieces(['', 'ab', '', 'c']).first))).toBe('abc');
  expect(await text(new PieceStream(pieces(['']).first))).toBe('');
});

it('requests no more chunks than are read', async () => {
  const { asked, first } = pieces(Array.from({ length: 100 }, () => 'x'.repeat(100_000)));
  const stream = new PieceStream(first);
  for await (const chunk of stream) {
    expect(String(chunk)).toHaveLength(100_000);
    break;
  }
  expect(asked.count).toBeLessThan(5);
});

it('closes when its reader stalls', async () => {
  const stream = new PieceStream(pieces(Array.from({ length: 100 }, () => 'x'.repeat(100_000))).first, 50);
  const ended = new Promise((resolve) => stream.once('error', resolve));
  stream.read();
  expect(await ended).toMatchObject({ message: 'Nobody reads this' });
});

it('fails when the next chunk is not available', async () => {
  const next = () => Promise.reject(new Error('lost'));
  await expect(text(new PieceStream({ text: 'a', next }))).rejects.toThrow('lost');
});
