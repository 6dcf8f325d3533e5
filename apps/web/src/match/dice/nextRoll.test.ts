import { gomoku } from '@tessera/gomoku';
import { heistCity } from '@tessera/heist-city';
import { type Game, Match } from '@tessera/kernel';
import { liarsDice } from '@tessera/liars-dice';
import { expect, test } from 'vitest';
import { nextRoll } from './nextRoll.ts';

const GAMES = [
  { game: liarsDice as Game, seed: 'cups' },
  { game: heistCity as Game, seed: 'heist' },
];

test.each(GAMES)('nextRoll asks, one by one, for the dice that the rules of $game.id then accept', ({ game, seed }) => {
  const match = Match.create(game, { seats: 2, seed, mode: 'companion' });
  let entered = 0;
  for (let n = 0; n < 150 && match.decisions.length > 0; n++) {
    const { seat } = match.decisions[0]!;
    const legal = match.legal(seat);
    const action = legal[(n * 7) % legal.length]!;
    const wish = { view: match.view(seat), seat, action };
    const dice: number[] = [];
    let next = nextRoll(game, wish, dice);
    while (next?.kind === 'die') {
      dice.push(1 + ((n + dice.length) % next.sides));
      next = nextRoll(game, wish, dice);
    }
    const result = match.apply(seat, action, dice);
    if (!result.ok) throw new Error(`${result.refusal.code}: ${JSON.stringify(result.refusal.params)}`);
    entered += dice.length;
  }
  expect(entered).toBeGreaterThan(5);
});

test('nextRoll returns undefined for an action without chance', () => {
  const match = Match.create(gomoku, { seats: 2, seed: 'stones' });
  const wish = { view: match.view(0), seat: 0, action: { type: 'place', cell: 0 } };
  expect(nextRoll(gomoku as Game, wish, [])).toBeUndefined();
});
