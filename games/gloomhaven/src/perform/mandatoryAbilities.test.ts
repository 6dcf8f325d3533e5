import { describe, expect, test } from 'vitest';
import { BRUTE, GUARD, type Stage, stage, TINKERER } from '../../test/stage.ts';
import { has } from '../state/figures.ts';

/** Returns a stage with the Brute between two allies. */
function amongFriends(): Stage {
  const s = stage();
  s.state.figures[TINKERER]!.cell = s.at(1, 4);
  s.state.figures[GUARD]!.side = s.state.figures[BRUTE]!.side;
  return s;
}

const ONE_ALLY = { side: 'ally', within: 1 };
const EITHER = [
  { type: 'target', figure: TINKERER },
  { type: 'target', figure: GUARD },
];

function gives(condition: string): object {
  return {
    actions: [
      {
        type: 'special',
        modifiers: [
          { type: 'condition', condition },
          { type: 'target', ...ONE_ALLY },
        ],
      },
    ],
  };
}

describe('negative effects on allies (R 4.4)', () => {
  test('a player must choose an ally for poison when there are two (R 4.4)', () => {
    const s = amongFriends();
    s.beginPerformance(gives('poison'));
    expect(s.options()).toEqual(EITHER);
  });

  test('a player may skip positive effects on allies (R 4.4)', () => {
    const s = amongFriends();
    s.beginPerformance(gives('strengthen'));
    expect(s.options()).toEqual([...EITHER, { type: 'skip' }]);
  });

  test('a player is not asked when there is only one ally (R 4.4)', () => {
    const s = amongFriends();
    s.state.figures[GUARD]!.cell = -1;
    s.perform(gives('poison'));
    expect(has(s.state, TINKERER, 'poison')).toBe(true);
  });
});

test('a condition as a price goes to one of several figures, or damages a figure that has it already', () => {
  const s = amongFriends();
  const price = { type: 'condition', condition: 'poison', who: ONE_ALLY, damageInstead: 3 };
  const bonus = [{ type: 'heal', value: 2, who: { side: 'self' } }];
  const paid = { actions: [{ type: 'special', modifiers: [{ type: 'cost', price, bonus }] }] };
  s.beginPerformance(paid);
  s.answer(s.options()[0]!);
  expect(s.options()).toEqual(EITHER);
  s.answer({ type: 'target', figure: GUARD });
  expect([has(s.state, TINKERER, 'poison'), has(s.state, GUARD, 'poison'), s.hp(GUARD)]).toEqual([false, true, 20]);
  s.beginPerformance(paid);
  s.answer(s.options()[0]!);
  s.answer({ type: 'target', figure: GUARD });
  expect(s.hp(GUARD)).toBe(17);
});

test('a special action without a matching figure is not performed even if it consumed elements', () => {
  const s = stage();
  s.state.elements[5] = 2;
  const who = { side: 'enemy', count: 'all', place: 'map', if: { type: 'has', conditions: ['poison'] } };
  const modifiers = [
    { type: 'damage', value: 1, who },
    { type: 'consume', elements: ['dark'], bonus: [{ type: 'xp', value: 1 }] },
  ];
  s.perform({ actions: [{ type: 'special', modifiers }] }, (options) => options.find(({ type }) => type === 'take'));
  expect(s.state.heroes[BRUTE]!.xp).toBe(0);
});
