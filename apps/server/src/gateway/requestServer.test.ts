import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { ok } from '../result.ts';
import { MAX_FORWARDED_CHARS, textOf } from './requestServer.ts';

const PIECE = 'x'.repeat(64 * 1024);

/** A text that is computed while it is read, and says how much of it was read. */
function computed(pieces: number) {
  const read = { pieces: 0 };
  function* all() {
    for (; read.pieces < pieces; read.pieces++) yield PIECE;
  }
  const stream = Readable.from(all(), { highWaterMark: 1 });
  return { read, stream, long: Promise.resolve(ok({ open: async () => ok(stream) })) };
}

it('sends a long text to another node in one piece up to the limit', async () => {
  const { long } = computed(MAX_FORWARDED_CHARS / PIECE.length);
  const text = await textOf(long);
  expect(text.ok && text.value.length).toBe(MAX_FORWARDED_CHARS);
});

it('refuses a longer text for another node, and stops computing it', async () => {
  const { long, stream, read } = computed(Number.POSITIVE_INFINITY);
  expect(await textOf(long)).toMatchObject({ ok: false, refusal: { code: 'match-too-large' } });
  expect(stream.destroyed).toBe(true);
  expect(read.pieces).toBeLessThan(MAX_FORWARDED_CHARS / PIECE.length + 10);
});
