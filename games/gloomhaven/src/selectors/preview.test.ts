import { describe, expect, test } from 'vitest';
import { BRUTE, FAR, GUARD, stage } from '../../test/stage.ts';
import { explain, subjects } from './explain.ts';
import { preview } from './preview.ts';

const attack = (value: number, ...modifiers: object[]) => ({ actions: [{ type: 'attack', value, modifiers }] });

const reasonValue = (reasons: ReturnType<typeof preview>, code: string) =>
  reasons.find((one) => one.code === code)?.value;

describe('preview', () => {
  test('preview gives the exact odds of an attack from the remaining deck', () => {
    const s = stage();
    const deck = s.state.decks.heroes[BRUTE]!;
    deck.cards = ['plus-0', 'plus-0', 'plus-1', 'null'];
    deck.pile = [...deck.cards];
    s.state.figures[GUARD]!.hp = 3;
    s.beginPerformance(attack(2));
    const known = preview(s.state, BRUTE, { type: 'target', figure: GUARD });
    expect(reasonValue(known, 'value')).toBe(2);
    expect(reasonValue(known, 'average')).toBe((2 + 2 + 3 + 0) / 4);
    expect(reasonValue(known, 'kills')).toBe(0.25);
  });

  test('preview names the cards behind each result when a single card decides', () => {
    const s = stage();
    const deck = s.state.decks.heroes[BRUTE]!;
    deck.cards = ['plus-0', 'plus-0', 'plus-1', 'null'];
    deck.pile = [...deck.cards];
    s.beginPerformance(attack(2));
    const behind = () =>
      preview(s.state, BRUTE, { type: 'target', figure: GUARD })
        .find(({ code }) => code === 'average')
        ?.reasons?.map(({ params }) => [params?.amount, params?.modifiers])
        .toSorted();
    expect(behind()).toEqual([
      [0, ['null']],
      [2, ['plus-0', 'plus-0']],
      [3, ['plus-1']],
    ]);
    // R 7.5: a rolling card is followed by another card.
    deck.cards = [...deck.cards, 'rolling-plus-1'];
    deck.pile = [...deck.cards];
    expect(behind()?.every(([, cards]) => cards === undefined)).toBe(true);
  });

  test('preview counts mandatory effects: active cards, poison, advantage', () => {
    const s = stage();
    s.perform({
      actions: [
        {
          type: 'special',
          modifiers: [{ type: 'on', moment: 'attack', effects: [{ type: 'bonus', to: 'attack', value: 3 }] }],
        },
      ],
    });
    s.beginPerformance(attack(2, { type: 'range', distance: 3 }));
    const far = preview(s.state, BRUTE, { type: 'target', figure: FAR });
    expect(reasonValue(far, 'value')).toBe(5);
    const near = preview(s.state, BRUTE, { type: 'target', figure: GUARD });
    expect(near.some(({ code }) => code === 'disadvantage')).toBe(true);
  });

  test('preview lists the hexes of a path and the effects that they trigger', () => {
    const s = stage();
    s.state.map.traps = [{ cell: s.at(1, 4), damage: 3, conditions: [], at: null, by: -1 }];
    s.beginPerformance({ actions: [{ type: 'move', value: 3 }] });
    expect(preview(s.state, BRUTE, { type: 'move', path: [s.at(1, 4), s.at(0, 5)] })).toEqual([
      { code: 'way', value: 2 },
      { code: 'points', value: 2 },
      { code: 'trap', params: { cell: s.at(1, 4) } },
    ]);
  });
});

test('explain lists the sources of a number', () => {
  const s = stage();
  const elite = s.placeFoe('bandit-guard', s.at(1, 1), 'elite');
  const [shield] = explain(s.state, `shield:${elite}`);
  expect(shield).toMatchObject({ code: 'shield', value: 1, reasons: [{ code: 'part', value: 1 }] });
  expect(subjects(s.state)).toContain(`focus:${GUARD}: bandit-guard`);
  expect(explain(s.state, `focus:${GUARD}`).length).toBeGreaterThan(0);
  expect(explain(s.state, 'focus:99')).toEqual([]);
});
