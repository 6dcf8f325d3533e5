import { afterAll, beforeAll, expect, it } from 'vitest';
import { BotThreads } from './botThreads.ts';

const strange = new URL('../testing/strangeGames.mjs', import.meta.url).href;
const rules = { version: '1.0.0', content: 'of any kind' };
const ASK = { game: 'tarpit', rules, level: 'easy', seat: 0, view: '{}', legal: '[]', seed: 'seed' };
let bots: BotThreads;

beforeAll(() => {
  bots = new BotThreads({
    count: 1,
    slackMs: 5000,
    addresses: [strange],
    memory: { heapMb: 512, requestMb: 512 },
    botsOf: () => undefined,
    onLost: () => {},
    onWaited: () => {},
  });
});
afterAll(() => bots.close());

it('somebody with one question does not wait for all the questions of somebody else', async () => {
  const order: string[] = [];
  const ask = (person: string, match: string) =>
    bots.think(ASK, { person, match }).then(() => order.push(`${person} ${match}`));
  const many = [1, 2, 3, 4].map(() => ask('ada', 'first'));
  await Promise.all([...many, ask('ada', 'second'), ask('bob', 'third')]);
  // The first was being thought about already. From then on people take turns, then the matches of one.
  expect(order).toEqual(['ada first', 'ada first', 'bob third', 'ada second', 'ada first', 'ada first']);
});
