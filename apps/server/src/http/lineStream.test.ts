import { once } from 'node:events';
import type { BotLine } from '@tessera/protocol';
import { expect, it, vi } from 'vitest';
import { LineStream } from './lineStream.ts';

const decide = (view: string): BotLine => ({
  type: 'decide',
  match: 'match0000000',
  seat: 0,
  seq: 0,
  view,
  decisions: [],
  legal: [],
});

it('writes one line of JSON per message', () => {
  const stream = new LineStream();
  stream.send(decide('a\nb'));
  stream.send({ type: 'ping' });
  const lines = String(stream.read()).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([decide('a\nb'), { type: 'ping' }]);
  stream.destroy();
});

it('calls close listeners once, including those added later', async () => {
  const stream = new LineStream();
  const [before, after] = [vi.fn(), vi.fn()];
  stream.onClose(before);
  stream.destroy();
  await once(stream, 'close');
  stream.onClose(after);
  stream.send({ type: 'ping' });
  expect([before, after].map((callback) => callback.mock.calls.length)).toEqual([1, 1]);
});

it('closes when its reader does not read', async () => {
  const stream = new LineStream();
  const closed = once(stream, 'close');
  for (let i = 0; i < 5; i++) stream.send(decide('x'.repeat(1024 * 1024)));
  await closed;
  expect(stream.destroyed).toBe(true);
});

it('lets a reader go on while there is room', async () => {
  const stream = new LineStream();
  for (let i = 0; i < 3; i++) stream.send(decide('x'.repeat(1024 * 1024)));
  expect(stream.destroyed).toBe(false);
  const lines = String(stream.read()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).type)).toEqual(['decide', 'decide', 'decide']);
  stream.destroy();
});
