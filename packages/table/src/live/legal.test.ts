import { canonical, fastChance, type Game, Match } from '@tessera/kernel';
import { highCard } from '@tessera/kernel/testing';
import { cups, stones } from '@tessera/room/testing';
import { expect, test } from 'vitest';
import { legalFor } from './legal.ts';

const GAMES = [
  { game: stones as Game, seats: 2, matches: 20 },
  { game: cups as Game, seats: 3, matches: 20 },
  { game: highCard as Game, seats: 2, matches: 20 },
];

test.each(GAMES)(
  'legalFor computes the same legal actions from a view as the rules from the state ($game.id)',
  (setting) => {
    const { game, seats, matches } = setting;
    let compared = 0;
    for (let i = 0; i < matches; i++) {
      const match = Match.create(game, { seats, seed: `legal ${i}`, dice: 'fast' });
      const dice = fastChance(`choices ${i}`);
      while (match.decisions.length > 0 && match.seq < 400) {
        for (let seat = 0; seat < seats; seat++) {
          // As sent over the wire, without undefined fields.
          const view = JSON.parse(canonical(match.view(seat))) as object;
          const here = legalFor(game, view, seat, match.decisions);
          expect(here.map(canonical)).toEqual(match.legal(seat).map(canonical));
          compared += here.length;
        }
        const { seat } = dice.pick(match.decisions);
        match.apply(seat, dice.pick(match.legal(seat)));
      }
    }
    expect(compared).toBeGreaterThan(500);
  },
);

test('legalFor returns nothing for a spectator or a seat without a decision', () => {
  const match = Match.create(stones, { seats: 2, seed: 'watch' });
  const game = stones as Game;
  expect(legalFor(game, match.view('spectator'), 'spectator', match.decisions)).toEqual([]);
  expect(legalFor(game, match.view(1), 1, match.decisions)).toEqual([]);
});
