import { flow, type Refusal } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { BRUTE, FAR, GUARD, type Stage, stage, TINKERER } from '../test/stage.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { gainCondition } from './conditions/conditions.ts';
import { steps } from './game/steps.ts';
import type { Choice } from './state/choice.ts';
import type { Event } from './state/events.ts';
import type { Frame } from './state/frames.ts';
import type { State } from './state/state.ts';

const { check } = flow<State, Frame, Choice, Event>({ steps, over: ({ over }) => over });

const attack = (value: number, ...modifiers: object[]) => ({ actions: [{ type: 'attack', value, modifiers }] });
const move = (value: number, ...modifiers: object[]) => ({ actions: [{ type: 'move', value, modifiers }] });

function refused({ state }: Stage, choice: Choice, seat = BRUTE): Refusal | undefined {
  const before = JSON.stringify(state);
  const reason = check(state, seat, choice);
  expect(JSON.stringify(state)).toBe(before);
  return reason;
}

/** Invalid inputs: a choice, the state it is tried in, and the reason. */
const rows: readonly [string, (s: Stage) => Refusal | undefined, Refusal][] = [
  [
    'a card that is not in hand',
    (s) => {
      s.begin([{ at: 'picks' }]);
      return refused(s, { type: 'pick', cards: ['trample', 'mana-bolt'] });
    },
    { code: 'not-in-hand', params: { card: 'mana-bolt' } },
  ],
  [
    'a card given twice',
    (s) => {
      s.begin([{ at: 'picks' }]);
      return refused(s, { type: 'pick', cards: ['trample', 'trample'] });
    },
    { code: 'same-card-twice', params: {} },
  ],
  [
    'a long rest without two discarded cards',
    (s) => {
      s.begin([{ at: 'picks' }]);
      return refused(s, { type: 'long-rest' });
    },
    { code: 'too-few-discards', params: {} },
  ],
  [
    'both tops',
    (s) => {
      s.state.heroes[BRUTE]!.inPlay = ['trample', 'skewer'];
      s.begin([{ at: 'turn.act', figure: BRUTE }]);
      s.state.turn.first = 'top';
      return refused(s, { type: 'play', card: 'skewer', half: 'top', basic: false });
    },
    { code: 'second-top', params: { card: 'skewer' } },
  ],
  [
    'a half that was given up',
    (s) => {
      s.state.heroes[BRUTE]!.inPlay = ['trample', 'skewer'];
      s.state.turn.figure = GUARD;
      s.perform({
        actions: [
          {
            type: 'special',
            modifiers: [
              { type: 'cost', price: { type: 'forgo', half: 'top' }, may: false, bonus: [{ type: 'xp', value: 1 }] },
            ],
          },
        ],
      });
      s.begin([{ at: 'turn.act', figure: BRUTE }]);
      expect(s.options()).toContainEqual({ type: 'play', card: 'skewer', half: 'bottom', basic: false });
      return refused(s, { type: 'play', card: 'skewer', half: 'top', basic: false });
    },
    { code: 'forgone-top', params: {} },
  ],
  [
    'a card that is not in play',
    (s) => {
      s.begin([{ at: 'turn.act', figure: BRUTE }]);
      return refused(s, { type: 'play', card: 'skewer', half: 'top', basic: true });
    },
    { code: 'not-in-play', params: { card: 'skewer' } },
  ],
  [
    'an item that is spent',
    (s) => {
      s.state.heroes[BRUTE]!.items = [{ id: 'minor-healing-potion', state: 'consumed', used: 0 }];
      s.begin([{ at: 'turn.act', figure: BRUTE }]);
      return refused(s, { type: 'use', item: 'minor-healing-potion', elements: [] });
    },
    { code: 'item-spent', params: { item: 'minor-healing-potion', state: 'consumed' } },
  ],
  [
    'a card of the stunned',
    (s) => {
      s.state.heroes[BRUTE]!.items = [{ id: 'minor-cure-potion', state: 'ready', used: 0 }];
      s.state.heroes[BRUTE]!.inPlay = ['trample', 'skewer'];
      gainCondition(s.state.figures[BRUTE]!, 'stun', { fresh: false });
      s.begin([{ at: 'turn.act', figure: BRUTE }]);
      return refused(s, { type: 'play', card: 'skewer', half: 'top', basic: false });
    },
    { code: 'stunned', params: {} },
  ],
  [
    'an element that is inert',
    (s) => {
      s.state.heroes[BRUTE]!.items = [{ id: 'orb-of-dawn', state: 'ready', used: 0 }];
      s.begin([{ at: 'turn.act', figure: BRUTE }]);
      return refused(s, { type: 'use', item: 'orb-of-dawn', elements: [] });
    },
    { code: 'element-inert', params: { item: 'orb-of-dawn' } },
  ],
  [
    'an item that was spent before the last rest',
    (s) => {
      s.state.heroes[BRUTE]!.items = [{ id: 'wand-of-frost', state: 'spent', used: 0 }];
      s.begin([{ at: 'turn.act', figure: BRUTE }]);
      return refused(s, { type: 'use', item: 'wand-of-frost', elements: [] });
    },
    { code: 'item-spent', params: { item: 'wand-of-frost', state: 'spent' } },
  ],
  [
    'an inert element for an attack',
    (s) => {
      const bonus = [{ type: 'bonus', to: 'attack', value: 2 }];
      // Another offer, so that the hero is asked at all.
      const cost = { type: 'cost', price: { type: 'damage', value: 1 }, bonus };
      s.beginPerformance(attack(2, { type: 'consume', elements: ['fire'], bonus }, cost));
      const offer = s.options().flatMap((one) => (one.type === 'take' ? [one.offer] : []))[0]!;
      return refused(s, { type: 'take', offer: offer.replace(/1$/, '0'), elements: [] });
    },
    { code: 'inert', params: { element: 'fire' } },
  ],
  [
    'an item that others have',
    (s) => {
      s.begin([{ at: 'turn.act', figure: BRUTE }]);
      return refused(s, { type: 'use', item: 'orb-of-dawn', elements: [] });
    },
    { code: 'no-such-item', params: { item: 'orb-of-dawn' } },
  ],
  [
    'a move through a wall',
    (s) => {
      s.state.figures[BRUTE]!.cell = s.at(-1, 2);
      s.beginPerformance(move(5));
      return refused(s, { type: 'move', path: [s.at(-2, 2)] });
    },
    { code: 'way-wall', params: { cell: 0 } },
  ],
  [
    'a move through an enemy',
    (s) => {
      s.beginPerformance(move(5));
      return refused(s, { type: 'move', path: [s.at(0, 3), s.at(0, 2)] });
    },
    { code: 'way-enemy', params: { cell: 0 } },
  ],
  [
    'a move that is too long',
    (s) => {
      s.beginPerformance(move(1));
      return refused(s, { type: 'move', path: [s.at(1, 4), s.at(0, 5)] });
    },
    { code: 'too-far', params: { points: 1, needed: 2 } },
  ],
  [
    'an attack out of range',
    (s) => {
      s.beginPerformance(attack(2));
      return refused(s, { type: 'target', figure: FAR });
    },
    { code: 'out-of-range', params: { figure: FAR, range: 1, distance: 2 } },
  ],
  [
    'an attack on a friend',
    (s) => {
      s.beginPerformance(attack(2));
      return refused(s, { type: 'target', figure: TINKERER });
    },
    { code: 'not-an-enemy', params: { figure: TINKERER } },
  ],
  [
    'an attack without line of sight',
    (s) => {
      s.state.map.revealed = [0, 1];
      s.state.map.closed = [1];
      s.state.figures[BRUTE]!.cell = s.at(4, 0);
      s.state.figures[FAR]!.cell = s.at(-9, 2);
      s.beginPerformance(attack(2, { type: 'range', distance: 30 }));
      return refused(s, { type: 'target', figure: FAR });
    },
    { code: 'no-sight', params: { figure: FAR } },
  ],
  [
    'an attack on the invisible',
    (s) => {
      s.beginPerformance(attack(2, { type: 'range', distance: 3 }));
      s.state.figures[FAR]!.conditions = 1 << 9;
      return refused(s, { type: 'target', figure: FAR });
    },
    { code: 'invisible', params: { figure: FAR } },
  ],
  [
    'a hex outside of the area',
    (s) => {
      s.beginPerformance(
        attack(2, {
          type: 'aoe',
          from: 'self',
          hexes: [
            [1, 0],
            [2, 0],
          ],
        }),
      );
      return refused(s, { type: 'area', cells: [s.at(0, 3), s.at(0, 1)] });
    },
    { code: 'outside-area', params: { cell: 0 } },
  ],
  [
    'cards for damage that are in neither pile',
    (s) => {
      s.begin([{ at: 'damage', figure: BRUTE, amount: 2, by: GUARD, from: 'effect' }]);
      return refused(s, { type: 'lose', cards: ['trample', 'skewer'] });
    },
    { code: 'not-discarded', params: { card: 'trample' } },
  ],
];

test.each(rows)('%s is refused and changes nothing', (_what, tried, { code, params }) => {
  const reason = tried(stage());
  expect(reason?.code).toBe(code);
  const { cell: _expected, ...wanted } = params;
  expect(reason?.params).toMatchObject(wanted);
});

test.each(rows)('the refusal reason of %s names its rule in both languages', (_what, tried, { code }) => {
  expect(tried(stage())?.code).toBe(code);
  for (const { refusal } of [en, de])
    expect(Object.entries(refusal)).toContainEqual([code, expect.stringMatching(/\(R \d+\.\d+\)/)]);
});
