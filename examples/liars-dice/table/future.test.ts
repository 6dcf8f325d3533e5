import { fastChance, Match } from '@tessera/kernel';
import { liarsDice } from '@tessera/liars-dice';
import { mergeBundles } from '@tessera/manifest';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { words } from '../src/messageFormat.ts';
import { en } from '../texts/en/index.ts';
import { table } from '../texts/en/table.ts';
import { future } from './future.ts';
import { chanceOf } from './odds.ts';

const formatter = createGameFormatter(words, createTranslator('en', mergeBundles(en, table), house.en));

/** Returns a match of three players in which the first has bid two fours. */
function afterBid() {
  const match = Match.create(liarsDice, { seats: 3, seed: 'futures', dice: 'fast' });
  match.apply(0, { type: 'bid', count: 2, face: 4 });
  return match;
}

test('future of a bid has the chance of the preview, and the replies of the next player', () => {
  const view = afterBid().view(1);
  const bid = { type: 'bid', count: 3, face: 4 } as const;
  const found = future(view, 1, bid, formatter);
  expect(found?.odds?.good).toBe(chanceOf(view, 1, bid));
  expect(found?.next.map(({ name }) => name)).toEqual([
    expect.stringContaining('Seat 3'),
    expect.stringContaining('3 × 5'),
  ]);
});

test('future of a call has the chance that the standing bid is false', () => {
  const view = afterBid().view(1);
  const found = future(view, 1, { type: 'challenge' }, formatter);
  expect(found?.odds?.good).toBe(1 - chanceOf(view, 1, { count: 2, face: 4 }));
});

test('future is the same for two worlds with one view', () => {
  const match = afterBid();
  const view = match.view(1);
  let differing = 0;
  for (let deal = 0; deal < 8; deal++) {
    const world = liarsDice.determinize(view, 1, fastChance(`world ${deal}`));
    if (JSON.stringify(world) !== JSON.stringify(match.state)) differing++;
    const same = liarsDice.view(world, 1);
    for (const action of match.legal(1))
      expect(future(same, 1, action, formatter)).toEqual(future(view, 1, action, formatter));
  }
  expect(differing).toBeGreaterThan(0);
});

test('future is undefined for a look at the dice', () => {
  expect(future(afterBid().view(1), 1, { type: 'ready' }, formatter)).toBeUndefined();
});
