import { expect, it } from 'vitest';
import { framesOf } from './frames.ts';

it.each([
  ['', [0x81, 0]],
  ['hello', [0x81, 5]],
  ['a'.repeat(125), [0x81, 125]],
  ['a'.repeat(126), [0x81, 126, 0, 126]],
  ['é'.repeat(200), [0x81, 126, 0x01, 0x90]],
  ['a'.repeat(65_535), [0x81, 126, 0xff, 0xff]],
  ['♟'.repeat(30_000), [0x81, 127, 0, 0, 0, 0, 0, 0x01, 0x5f, 0x90]],
])('say how long a text is, in bytes (%#)', (text, head) => {
  const frame = framesOf([text]);
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame.subarray(head.length).toString()).toBe(text);
});

it('stand one after the other', () => {
  expect(framesOf(['one', 'zwö', ''])).toEqual(Buffer.concat([framesOf(['one']), framesOf(['zwö']), framesOf([''])]));
});
