import { describe, expect, test } from 'vitest';
import { onScenario } from '../../test/onScenario.ts';
import { BRUTE, GUARD, stage, TINKERER } from '../../test/stage.ts';
import { groundIn } from '../scenario/plan.ts';
import { isEmptyHex, placeMonster } from '../scenario/spawn.ts';

const attack = (value: number, ...modifiers: object[]) => ({ actions: [{ type: 'attack', value, modifiers }] });
const strike = { type: 'target', figure: GUARD } as const;

describe('effects at a moment', () => {
  test('an effect of an item asks its owner, not the attacker', () => {
    const s = stage();
    s.state.heroes[TINKERER]!.items = [{ id: 'scroll-of-power', state: 'ready', used: 0 }];
    s.beginPerformance(attack(2));
    expect(s.asked()).toBe('moment');
    const [take] = s.options();
    s.answer(take!);
    s.answer(strike);
    expect(s.hp(GUARD)).toBe(17);
    expect(s.state.heroes[TINKERER]!.items[0]!.state).toBe('consumed');
  });

  test('an item without slots may be declined, an item with slots may not', () => {
    const s = stage();
    const of = s.instructions(attack(3));
    const hit = [{ at: 'performance', figure: GUARD, of, by: -1, turned: false, focus: BRUTE }] as const;
    s.state.heroes[BRUTE]!.items = [{ id: 'heater-shield', state: 'ready', used: 0 }];
    s.run(hit, { type: 'go-on' }, { type: 'suffer' });
    expect(s.hp(BRUTE)).toBe(17);
    s.state.heroes[BRUTE]!.items = [{ id: 'hide-armor', state: 'ready', used: 0 }];
    s.run(hit, { type: 'suffer' });
    s.run(hit, { type: 'suffer' });
    expect(s.hp(BRUTE)).toBe(13);
    // R 12.3: both slots are used, so the item is spent.
    expect(s.state.heroes[BRUTE]!.items[0]).toEqual({ id: 'hide-armor', state: 'spent', used: 0 });
    s.run(hit, { type: 'suffer' });
    expect(s.hp(BRUTE)).toBe(10);
  });

  test('an item with unlimited use is offered again for the next attack', () => {
    const s = stage();
    s.state.heroes[BRUTE]!.items = [{ id: 'mask-of-terror', state: 'ready', used: 0 }];
    for (let n = 0; n < 2; n++) {
      s.state.figures[GUARD]!.cell = s.at(0, 3);
      s.perform(
        attack(1),
        (options) => options.find(({ type }) => type === 'take'),
        strike,
        (options) => options.find((one) => one.type === 'force' && one.path.length > 0),
      );
      expect(s.state.figures[GUARD]!.cell).not.toBe(s.at(0, 3));
      expect(s.state.heroes[BRUTE]!.items[0]!.state).toBe('ready');
    }
  });

  test('the slots of an active card give experience, and the card is lost after the last one', () => {
    const s = stage();
    const hero = s.state.heroes[BRUTE]!;
    hero.inPlay = ['juggernaut'];
    s.run([
      { at: 'performance', figure: BRUTE, of: 'card/juggernaut/bottom', by: BRUTE, turned: false },
      { at: 'card.end', seat: BRUTE, card: 'juggernaut', half: 'bottom', basic: false },
    ]);
    expect(hero.active).toEqual(['juggernaut']);
    for (let n = 0; n < 3; n++) s.run([{ at: 'damage', figure: BRUTE, amount: 5, by: GUARD, from: 'effect' }]);
    expect([s.hp(BRUTE), hero.xp]).toEqual([20, 3]);
    expect([hero.active, hero.lost]).toEqual([[], ['juggernaut']]);
  });

  test('the player orders several simultaneous effects when their order matters', () => {
    const s = stage();
    const lasting = (moment: string, ...effects: object[]) =>
      s.perform({ actions: [{ type: 'special', modifiers: [{ type: 'on', moment, limit: 'next', effects }] }] });
    lasting('attack', { type: 'bonus', to: 'attack', value: 1 });
    lasting('attack', { type: 'bonus', to: 'attack', value: 2 });
    s.perform(attack(1), strike);
    expect(s.hp(GUARD)).toBe(16);
    lasting('damage', { type: 'negate' });
    lasting('damage', { type: 'negate' }, { type: 'xp', value: 1 });
    s.begin([{ at: 'damage', figure: BRUTE, amount: 5, by: GUARD, from: 'effect' }]);
    expect(s.asked()).toBe('moment');
    expect(s.options().length).toBe(2);
  });
});

describe.each([
  { scenario: 44, person: 'redthorn' },
  { scenario: 56, person: 'captive-orchid' },
  { scenario: 79, person: 'fish' },
])('person $person of scenario $scenario', ({ scenario, person }) => {
  test.each([
    { class: 'mindthief', card: 'the-minds-weakness', half: 'top' },
    { class: 'angry-face', card: 'rain-of-arrows', half: 'bottom' },
  ] as const)('attacks while $card ($half) of a hero is active', ({ class: id, card, half }) => {
    const heroes = [
      { class: id, items: [] },
      { class: 'brute', items: [] },
    ];
    const game = onScenario(scenario, 2, { level: 1, heroes });
    const { state, ctx } = game;
    for (const { id: room } of game.rooms()) game.reveal(room);
    const figure = game.figuresOf(person)[0]!;
    const ground = groundIn(state);
    const cell = game
      .cells()
      .find((one) => ground.areAdjacent(one, state.figures[figure]!.cell) && isEmptyHex(state, one))!;
    const foe = placeMonster(
      state,
      { monster: 'bandit-guard', rank: 'normal', cell, dropsMoney: true, acted: true },
      ctx,
    )!;
    Object.assign(state.figures[foe]!, { hp: 50, maxHp: 50 });
    state.heroes[0]!.inPlay = [card];
    game.run([
      { at: 'performance', figure: 0, of: `card/${card}/${half}`, by: 0, turned: false },
      { at: 'card.end', seat: 0, card, half, basic: false },
    ]);
    expect(state.heroes[0]!.active).toEqual([card]);
    game.run([{ at: 'turn', figure }]);
    expect(game.events.some((event) => event.type === 'attack' && event.figure === figure)).toBe(true);
  });
});
