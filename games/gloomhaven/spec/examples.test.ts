import { fastChance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { activate, endActive } from '../src/abilities/activation.ts';
import { hasCondition } from '../src/conditions/conditions.ts';
import { actionsAt } from '../src/content/pointed.ts';
import { statsOf } from '../src/content/statistics.ts';
import { elementState, setElement } from '../src/elements/elements.ts';
import { retaliateOf, shieldOf } from '../src/inPlay/activeModifiers.ts';
import { type Action, action as schema } from '../src/modifiers/action.ts';
import { checkInstructions } from '../src/modifiers/check.ts';
import { modifier } from '../src/modifiers/modifier.ts';
import { groundIn } from '../src/scenario/plan.ts';
import { BRUTE, FAR, GUARD, type Stage, stage, TINKERER } from '../test/stage.ts';
import { applyAction } from './applyAction.ts';

const condition = (name: string) => ({ type: 'condition', condition: name, duration: 'round' });
const range = (distance: number) => ({ type: 'range', distance });
const consume = (element: string, ...bonus: object[]) => ({ type: 'consume', elements: [element], bonus });
const healMore = (value: number) => ({ type: 'bonus', to: 'heal', value });

function played({ state }: Stage, action: Action, figure?: number) {
  const result = applyAction(state, action, BRUTE, figure === undefined ? undefined : { figure }, fastChance(1));
  expect(result).toMatchObject({ success: true });
  return result.state;
}

/** The example actions of the specification, and their results. */
const EXAMPLES: readonly [string, object, (s: Stage, action: Action) => void][] = [
  [
    'Attack 3 with range 4, pierce 1 and poison',
    { type: 'attack', value: 3, modifiers: [range(4), { type: 'pierce', value: 1 }, condition('poison')] },
    (s, action) => {
      const { figures } = played(s, action, FAR);
      expect([figures[FAR]!.hp, hasCondition(figures[FAR]!, 'poison')]).toEqual([17, true]);
    },
  ],
  [
    'Move 3 with jump and invisible',
    { type: 'move', value: 3, modifiers: [{ type: 'jump' }, { ...condition('invisible'), who: { side: 'self' } }] },
    (s, action) => {
      const to = s.at(0, 4);
      const { figures } = applyAction(s.state, action, BRUTE, { cell: to }, fastChance(1)).state;
      expect([figures[BRUTE]!.cell, hasCondition(figures[BRUTE]!, 'invisible')]).toEqual([to, true]);
    },
  ],
  [
    'Heal 2 at range 2 with a bonus of 2 for light',
    { type: 'heal', value: 2, modifiers: [range(2), consume('light', healMore(2))] },
    (s, action) => {
      s.state.figures[TINKERER]!.hp = 5;
      expect(played(s, action, TINKERER).figures[TINKERER]!.hp).toBe(7);
      setElement(s.state, 'light', 'waning');
      const after = played(s, action, TINKERER);
      expect([after.figures[TINKERER]!.hp, elementState(after, 'light')]).toEqual([9, 'inert']);
    },
  ],
  [
    'Loot 2',
    { type: 'loot', value: 2 },
    (s, action) => {
      s.state.map.money = [s.at(1, 5), s.at(1, 3)];
      const after = played(s, action);
      expect([after.heroes[BRUTE]!.money, after.map.money]).toEqual([2, []]);
    },
  ],
  [
    'Loot 1 with a range of 2',
    { type: 'loot', value: 1, modifiers: [range(2)] },
    (s, action) => {
      s.state.map.money = [s.at(1, 5), s.at(1, 4)];
      const after = played(s, action);
      // Ruling 89: a loot ability has its own range.
      expect([after.heroes[BRUTE]!.money, after.map.money]).toEqual([1, [s.at(1, 5)]]);
    },
  ],
  [
    'Shield 2 that lasts and retaliate 1 for the round',
    {
      type: 'special',
      modifiers: [
        { type: 'shield', value: 2, duration: 'persistent' },
        { type: 'retaliate', value: 1, duration: 'round' },
      ],
    },
    (s, action) => {
      const after = played(s, action);
      expect([shieldOf(after, BRUTE).total, retaliateOf(after, BRUTE, 1).total]).toEqual([2, 1]);
    },
  ],
  [
    'Shield 3 that lasts with retaliate 1 at range 1',
    {
      type: 'special',
      modifiers: [
        { type: 'shield', value: 3, duration: 'persistent' },
        { type: 'retaliate', value: 1, range: 1, duration: 'round' },
      ],
    },
    (s, action) => {
      const after = played(s, action);
      expect([shieldOf(after, BRUTE).total, retaliateOf(after, BRUTE, 2).total]).toEqual([3, 0]);
    },
  ],
  [
    'Attack 2 on two targets with wound and push 1',
    {
      type: 'attack',
      value: 2,
      modifiers: [range(3), { type: 'target', count: 2 }, condition('wound'), { type: 'push', distance: 1 }],
    },
    (s, action) => {
      const before = [GUARD, FAR].map((id) => s.state.figures[id]!.cell);
      const { figures } = played(s, action, GUARD);
      for (const id of [GUARD, FAR]) {
        expect([figures[id]!.hp, hasCondition(figures[id]!, 'wound')]).toEqual([18, true]);
      }
      expect([GUARD, FAR].map((id) => figures[id]!.cell)).not.toEqual(before);
    },
  ],
  [
    'Heal 2 at range 3, infusing light and consuming it for 3',
    {
      type: 'heal',
      value: 2,
      modifiers: [range(3), { type: 'infuse', element: 'light' }, consume('light', healMore(3))],
    },
    (s, action) => {
      s.state.figures[TINKERER]!.hp = 5;
      // Ruling 34: only an element available before can be consumed.
      expect(played(s, action, TINKERER).figures[TINKERER]!.hp).toBe(7);
      setElement(s.state, 'light', 'strong');
      expect(played(s, action, TINKERER).figures[TINKERER]!.hp).toBe(10);
    },
  ],
  [
    'Attack 3 with 2 experience',
    { type: 'attack', value: 3, modifiers: [{ type: 'xp', value: 2 }] },
    (s, action) => expect(played(s, action, GUARD).heroes[BRUTE]!.xp).toBe(2),
  ],
  [
    'Attack 1 that infuses fire and consumes fire',
    {
      type: 'attack',
      value: 1,
      modifiers: [
        { type: 'infuse', element: 'fire', state: 'generate-after' },
        consume('fire', { type: 'bonus', to: 'attack', value: 2 }),
      ],
    },
    (s, action) => {
      const after = played(s, action, GUARD);
      expect([after.figures[GUARD]!.hp, after.infused]).toEqual([19, 1]);
    },
  ],
];

describe('example actions of the specification', () => {
  test.each(EXAMPLES)('the example %s is valid and has its described effect', (_name, json, does) => {
    const action = schema.parse(json);
    const problems: string[] = [];
    checkInstructions({ actions: [action], modifiers: [] }, ['top'], {
      report: ({ code }) => problems.push(code),
      reference: () => undefined,
    });
    expect(problems).toEqual([]);
    does(stage(), action);
  });

  test('an element may add to a move and to a range, or have any effect of a card', () => {
    const s = stage();
    setElement(s.state, 'air', 'strong');
    const to = s.at(1, 5);
    const stride = schema.parse({
      type: 'move',
      value: 1,
      modifiers: [consume('air', { type: 'bonus', to: 'move', value: 1 })],
    });
    const after = applyAction(s.state, stride, BRUTE, { cell: to }, fastChance(1)).state;
    expect([after.figures[BRUTE]!.cell, elementState(after, 'air')]).toEqual([to, 'inert']);
    const shot = schema.parse({
      type: 'attack',
      value: 2,
      modifiers: [range(1), consume('air', { type: 'bonus', to: 'range', value: 1 }, condition('stun'))],
    });
    const { figures } = played(s, shot, FAR);
    expect([figures[FAR]!.hp, hasCondition(figures[FAR]!, 'stun')]).toEqual([18, true]);
  });

  test('a special action may infuse an element', () => {
    const s = stage();
    const light = schema.parse({ type: 'special', modifiers: [{ type: 'infuse', element: 'light' }] });
    const { state } = applyAction(s.state, light, BRUTE, undefined, fastChance(1));
    expect([state.infused, elementState(state, 'light')]).toEqual([1 << 4, 'inert']);
  });

  test('a summon with push 1 pushes its target, its owner does not, and it gives 2 experience', () => {
    const s = stage();
    const performance = {
      actions: [
        {
          type: 'summon',
          summon: {
            id: 'bear',
            name: 'Bear',
            hitPoints: 8,
            attack: 2,
            move: 3,
            range: 2,
            typeIcon: 'bear',
            modifiers: [{ type: 'push', distance: 1, direction: 'away' }],
          },
        },
      ],
      modifiers: [{ type: 'xp', value: 2 }, { type: 'lost' }],
    };
    s.perform(performance);
    const bear = s.state.figures.length - 1;
    expect(s.state.figures[bear]).toMatchObject({ kind: 'summon', type: 'bear', hp: 8, maxHp: 8, seat: BRUTE });
    expect(s.state.heroes[BRUTE]!.xp).toBe(2);
    const before = [GUARD, FAR].map((id) => s.state.figures[id]!.cell);
    s.run([{ at: 'turn', figure: bear }], (options) =>
      options.find((one) => one.type === 'force' && one.path.length > 0),
    );
    const hurt = [GUARD, FAR].filter((id) => s.hp(id) === 18);
    expect(hurt).toHaveLength(1);
    expect(s.events.some(({ type }) => type === 'forced')).toBe(true);
    expect([GUARD, FAR].map((id) => s.state.figures[id]!.cell)).not.toEqual(before);
    // The modifiers belong to the bear: its owner does not push.
    s.state.figures[GUARD]!.cell = s.at(0, 3);
    s.perform({ actions: [{ type: 'attack', value: 1 }] }, { type: 'target', figure: GUARD });
    expect(s.state.figures[GUARD]!.cell).toBe(s.at(0, 3));
  });

  test('a summon has the name, the icon and the statistics of its action', () => {
    const s = stage();
    const summon = { id: 'bear', name: 'Bear', hitPoints: 8, attack: 4, move: 3, range: 2, typeIcon: 'claw' };
    const of = s.instructions({ actions: [{ type: 'summon', summon }] });
    s.run([{ at: 'performance', figure: BRUTE, of, by: BRUTE, turned: false }]);
    const bear = s.state.figures.at(-1)!;
    expect([bear.type, bear.hp, bear.maxHp]).toEqual(['bear', 8, 8]);
    expect(statsOf(bear)).toMatchObject({ attack: 4, move: 3, range: 2 });
    expect(actionsAt(of)[0]).toMatchObject({ summon: { name: 'Bear', typeIcon: 'claw' } });
  });

  test('a push may state the direction "away" but no other', () => {
    const away = { type: 'push', distance: 1, direction: 'away' };
    const after = played(stage(), schema.parse({ type: 'attack', value: 1, modifiers: [away] }), GUARD);
    expect(groundIn(after).range(after.figures[BRUTE]!.cell, after.figures[GUARD]!.cell)).toBe(2);
    expect(modifier.safeParse({ ...away, direction: 'towards' }).success).toBe(false);
  });

  test('a persistent shield lasts while its card is active, and a retaliate for the round ends with the round', () => {
    const s = stage();
    const held = () => [shieldOf(s.state, BRUTE).total, retaliateOf(s.state, BRUTE, 1).total];
    s.state.heroes[BRUTE]!.inPlay = ['defensive-tactics'];
    s.run([{ at: 'performance', figure: BRUTE, of: 'card/defensive-tactics/bottom', by: BRUTE, turned: false }]);
    activate(s.state, BRUTE, 'defensive-tactics', 'bottom', s.ctx);
    s.perform({ actions: [{ type: 'special', modifiers: [{ type: 'retaliate', value: 2, duration: 'round' }] }] });
    expect(held()).toEqual([1, 3]);
    s.begin([{ at: 'round.over' }]);
    expect(held()).toEqual([1, 1]);
    endActive(s.state, BRUTE, 'defensive-tactics', s.ctx);
    expect(held()).toEqual([0, 0]);
  });

  test('recover 2 and discard 1 are valid, and a modifier with wrong parameters is not', () => {
    for (const json of [
      { type: 'recover', cards: 2, from: 'lost' },
      { type: 'discard', cards: 1 },
      { type: 'teleport', to: 'range', range: 6 },
      { type: 'jump' },
      { type: 'lost' },
    ]) {
      expect(modifier.safeParse(json).success).toBe(true);
    }
    const wrong = (json: object) => modifier.safeParse(json).error?.issues[0]?.path;
    expect(wrong({ type: 'condition', condition: 'stun', duration: 'forever' })).toEqual(['duration']);
    expect(wrong({ type: 'condition', condition: 'sleepy' })).toEqual(['condition']);
    expect(wrong({ type: 'infuse', element: 'wood' })).toEqual(['element']);
    expect(wrong({ type: 'pierce', value: 'much' })).toEqual(['value']);
    expect(wrong({ type: 'dance' })).toEqual(['type']);
  });
});
