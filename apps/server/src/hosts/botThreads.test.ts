import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BotThreads, type BotThreadsSettings } from './botThreads.ts';

const strange = new URL('../testing/strangeGames.mjs', import.meta.url).href;
const rules = { version: '1.0.0', content: 'of any kind' };
const ASK = { game: 'tarpit', rules, level: 'easy', seat: 0, view: '{}', legal: '[]', seed: 'seed' };
const SETTINGS: BotThreadsSettings = {
  count: 1,
  slackMs: 5000,
  warmUpMs: 0,
  addresses: [strange],
  memory: { heapMb: 512, requestMb: 512 },
  botsOf: () => undefined,
  onThreadReplaced: () => {},
  onWaited: () => {},
};
let bots: BotThreads;

beforeAll(() => {
  bots = new BotThreads(SETTINGS);
});
afterAll(() => bots.close());

it('serves a person with one question before the waiting questions of another person', async () => {
  const order: string[] = [];
  const ask = (person: string, match: string) =>
    bots.think(ASK, { person, match }).then(() => order.push(`${person} ${match}`));
  const many = [1, 2, 3, 4].map(() => ask('ada', 'first'));
  await Promise.all([...many, ask('ada', 'second'), ask('bob', 'third')]);
  // The first question was already in progress. After it, people take turns, then the matches of one person.
  expect(order).toEqual(['ada first', 'ada first', 'bob third', 'ada second', 'ada first', 'ada first']);
});

it.each([
  [5000, 1],
  [0, 0],
])('starts its threads in advance after a warm-up time of %i ms: %i of one', async (warmUpMs, count) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let started = 0;
  const settings: BotThreadsSettings = {
    ...SETTINGS,
    warmUpMs,
    // Read when a thread starts.
    get addresses() {
      started++;
      return [strange];
    },
  };
  const threads = new BotThreads(settings);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await threads.close();
  expect(started).toBe(count);
});
