import { cloneJson, Match, ScriptedChance, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { matchWith } from '../../test/position.ts';
import { warOfTheRing } from '../game.ts';
import { SHADOW } from './numbers.ts';
import { State } from './state.ts';

const inTheMiddle = () =>
  matchWith({
    phase: 'actions',
    dice: ['@dice character', '@dice army'],
    flow: '@slot 0',
    'players.0.hand.0.cards': ['@card athelas'],
    'players.0.hand.1.cards': ['@card the-red-arrow'],
  }).state;

test('the state schema parses a written state and refuses one out of bounds', () => {
  const state = inTheMiddle();
  expect(State.parse(cloneJson(state))).toEqual(state);
  const broken = (change: (state: State) => void) => {
    const copy = cloneJson(state);
    change(copy);
    return State.safeParse(copy).success;
  };
  expect(broken(() => {})).toBe(true);
  expect(broken(({ fellowship }) => Object.assign(fellowship, { progress: 13 }))).toBe(false);
  expect(broken(({ boxes }) => boxes.splice(0, 1, 5))).toBe(false);
  expect(broken((copy) => Object.assign(copy, { phase: 'supper' }))).toBe(false);
});

test('a state is one JSON value with the board, its groups of figures and the pieces off the board', () => {
  const state = inTheMiddle();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect(Object.keys(state)).toEqual(
    expect.arrayContaining([
      'stacks',
      'characters',
      'control',
      'boxes',
      'fellowship',
      'dice',
      'huntBox',
      'pool',
      'rings',
    ]),
  );
  expect(Object.keys(state)).toEqual(
    expect.arrayContaining(['players', 'reserve', 'lost', 'decks', 'discards', 'table']),
  );
  const figures = state.stacks.flatMap((stack) => stack ?? []).reduce((sum, count) => sum + count, 0);
  expect(figures).toBe(100);
  expect([state.reserve.length, state.lost.length]).toEqual([state.stacks.find((stack) => stack)!.length, 22]);
});

test('a view hides the hands and the order of the decks from other seats and from spectators', () => {
  const state = inTheMiddle();
  const own = warOfTheRing.view(state, 0);
  expect(own.players[0]!.hand[0]!.cards).toEqual(state.players[0]!.hand[0]!.cards);
  for (const viewer of [SHADOW, 'spectator'] as const) {
    const view = warOfTheRing.view(state, viewer);
    expect(view.players[0]!.hand.map(({ cards }) => cards)).toEqual([[null], [null]]);
    expect(view.decks.flatMap(({ pile }) => pile).every((card) => card === null)).toBe(true);
  }
  expect(own.decks.flatMap(({ pile }) => pile).every((card) => card === null)).toBe(true);
});

test('the rules reach the same state in a match, in a search and in a reloaded match', () => {
  const match = matchWith({
    phase: 'actions',
    dice: ['@dice character', '@dice army'],
    flow: '@slot 0',
    huntBox: [0, 2],
    pool: ['@tile damage-2-reveal', '@tile damage-1'],
  });
  const searched = cloneJson(match.state);
  const action = { type: 'use', die: 0, as: 'fellowship' } as const;
  const dice = [6, 3, { draw: 1 }];
  warOfTheRing.play(searched, 0, action, { chance: new ScriptedChance(dice), log: silent });
  expect(match.apply(0, action, dice)).toMatchObject({ ok: true });
  expect(match.state).toEqual(searched);
  expect(Match.load(warOfTheRing, match.save()).state).toEqual(searched);
});
