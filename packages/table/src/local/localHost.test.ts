import type { Game } from '@tessera/kernel';
import { stones } from '@tessera/room/testing';
import { expect, test } from 'vitest';
import { BotWorkers } from './botWorkers.ts';
import { LocalHost } from './localHost.ts';
import { memoryStorage } from './memoryStorage.ts';

function host() {
  const storage = memoryStorage();
  const games = async (id: string) => (id === 'stones' ? { game: stones as Game, bots: {} } : undefined);
  const botWorkers = new BotWorkers(() => {});
  return { storage, host: new LocalHost({ games, storage, botWorkers, graceMs: 0, now: () => 0, notify: () => {} }) };
}

const seats = [
  { kind: 'human', name: 'Ann' },
  { kind: 'bot', level: 'easy' },
];

test('the local host applies a retried fork or action once', async () => {
  const { host: local, storage } = host();
  const { match } = (await local.answer('create', { game: 'stones', seats })) as { match: string };
  const act = { match, seq: 0, actionId: 'an-action', action: { type: 'place', cell: 0 } };
  expect(await local.answer('act', act)).toEqual({ ok: true, seq: 1 });
  expect(await local.answer('act', act)).toEqual({ ok: true, seq: 1 });
  const fork = { match, at: 1, actionId: 'a-fork-of-it' };
  const forks = await Promise.all([local.answer('fork', fork), local.answer('fork', fork)]);
  expect(forks[0]).toEqual(forks[1]);
  expect(await storage.list()).toHaveLength(2);
});

test.each([
  ['lobby', { follow: true }],
  ['__proto__', {}],
  ['act', { match: '../../etc', seq: -1 }],
  ['create', { game: 'stones', seats: [] }],
  ['join', 'everything'],
])('the local host refuses an invalid request: %s', async (request, body) => {
  expect(await host().host.answer(request, body)).toMatchObject({ ok: false, refusal: { code: 'bad-question' } });
});
