import { describe, expect, test } from 'vitest';
import { run as runFrames } from '../../../test/monsterStage.ts';
import { BRUTE, FAR, GUARD, type Stage, stage, TINKERER } from '../../../test/stage.ts';
import { startScenario } from '../../../test/startScenario.ts';
import { activate } from '../../active.ts';
import type { Choice } from '../../choice.ts';
import { gainCondition, hasCondition } from '../../conditions/conditions.ts';
import { printedId } from '../../content/enhancedCard.ts';
import { elementState, setElement } from '../../elements/elements.ts';
import {
  activeModifiers,
  isFlying,
  isForbidden,
  isImmune,
  retaliateOf,
  shieldOf,
} from '../../modifiers/activeModifiers.ts';
import { Options } from '../../options.ts';
import { moveCard, zoneOf } from '../../piles/piles.ts';
import { boardFigure } from '../../position.ts';
import { scenarioPlan } from '../../scenario/plan.ts';
import { freeStarts } from '../../scenario/rooms.ts';
import { placeMonster } from '../../scenario/spawn.ts';
import type { FigureId } from '../../stateRecords.ts';
import { basicPointer } from '../../turn/act.ts';
import type { ModifierType } from '../modifier.ts';

const special = (...modifiers: object[]) => ({ actions: [{ type: 'special', modifiers }] });
const attack = (value: unknown, ...modifiers: object[]) => ({ actions: [{ type: 'attack', value, modifiers }] });
const move = (value: number, ...modifiers: object[]) => ({ actions: [{ type: 'move', value, modifiers }] });
const beside = { type: 'target', side: 'enemy', within: 1 };
const strike: Choice = { type: 'target', figure: GUARD };

function has({ state }: Stage, id: FigureId, condition: 'stun' | 'poison' | 'wound' | 'muddle' | 'invisible'): boolean {
  return hasCondition(state.figures[id]!, condition);
}

function give({ state }: Stage, seat: number, ...items: string[]): void {
  state.heroes[seat]!.items = items.map((id) => ({ id, state: 'ready', used: 0 }));
}

/** The effect of each kind of modifier on the state. A kind without a row does not compile. */
const rows: Record<ModifierType, (s: Stage) => void> = {
  'act-from'(s) {
    const of = s.instructions({
      actions: [
        {
          type: 'summon',
          summon: { id: 'mirror', name: 'Mirror', hitPoints: 3, modifiers: [{ type: 'act-from' }] },
        },
      ],
    });
    s.run([{ at: 'performance', figure: BRUTE, of, by: BRUTE, turned: false }]);
    s.state.figures[4]!.cell = s.at(-2, 4);
    const offer = `${of}/actions/0/summon/modifiers/0`;
    s.perform(attack(3), { type: 'take', offer, elements: [] }, { type: 'target', figure: FAR });
    expect(s.hp(FAR)).toBe(17);
    s.beginPerformance(attack(3));
    s.answer({ type: 'go-on' });
    expect(s.options()).not.toContainEqual({ type: 'target', figure: FAR });
  },
  active(s) {
    s.state.heroes[BRUTE]!.inPlay = ['warding-strength'];
    activate(s.state, BRUTE, 'warding-strength', 'bottom', s.ctx);
    expect(s.state.heroes[BRUTE]!.active).toEqual(['warding-strength']);
    expect(s.state.heroes[BRUTE]!.halves).toEqual([{ card: 'warding-strength', half: 'bottom', used: 0 }]);
  },
  'add-target'(s) {
    s.perform(attack(2, { type: 'range', distance: 3 }, { type: 'add-target' }), strike, {
      type: 'target',
      figure: FAR,
    });
    expect([s.hp(GUARD), s.hp(FAR)]).toEqual([18, 18]);
  },
  advantage(s) {
    s.state.decks.heroes[BRUTE]!.pile = ['plus-0', 'plus-2', 'minus-1'];
    s.perform(attack(2, { type: 'advantage' }), strike);
    expect(s.hp(GUARD)).toBe(16);
  },
  aoe(s) {
    s.perform(
      attack(2, {
        type: 'aoe',
        from: 'self',
        hexes: [
          [1, 0],
          [2, 0],
        ],
      }),
      (options) =>
        options.find((one) => one.type === 'area' && one.cells.includes(s.at(0, 3)) && one.cells.includes(s.at(-1, 3))),
    );
    expect([s.hp(GUARD), s.hp(FAR)]).toEqual([18, 18]);
  },
  'basic-action'(s) {
    give(s, BRUTE, 'comfortable-shoes');
    expect(basicPointer(s.state, BRUTE, 'bottom')).toBe('rule/as-move-3');
    expect(basicPointer(s.state, BRUTE, 'top')).toBe('rule/basic-top');
  },
  bonus(s) {
    s.perform(attack(2, { type: 'bonus', to: 'attack', value: '@targetNegativeConditions + 1' }), strike);
    expect(s.hp(GUARD)).toBe(17);
    gainCondition(s.state.figures[GUARD]!, 'muddle', { fresh: false });
    s.perform(attack(2, { type: 'bonus', to: 'attack', value: '@targetNegativeConditions + 1' }), strike);
    expect(s.hp(GUARD)).toBe(13);
  },
  'boss-special'(s) {
    const boss = s.placeFoe('bandit-commander', s.at(0, 1), 'boss');
    s.run([{ at: 'performance', figure: boss, of: 'monster-deck/boss/cards/0', by: -1, turned: false, focus: -1 }]);
    expect(s.state.figures.at(-1)).toMatchObject({ type: 'living-bones', acted: true, dropsMoney: false });
  },
  chain(s) {
    s.perform(attack(4, { type: 'chain', steps: [-1], within: 1 }), strike, { type: 'target', figure: FAR });
    expect([s.hp(GUARD), s.hp(FAR)]).toEqual([16, 17]);
  },
  choose(s) {
    const from = [[{ type: 'bonus', to: 'attack', value: 3 }], [{ type: 'condition', condition: 'stun' }]];
    s.perform(attack(2, { type: 'choose', from }), { type: 'option', n: 1 }, strike);
    expect(s.hp(GUARD)).toBe(18);
    expect(has(s, GUARD, 'stun')).toBe(true);
  },
  condition(s) {
    s.perform(attack(1, { type: 'condition', condition: 'poison' }), strike);
    expect(has(s, GUARD, 'poison')).toBe(true);
    s.perform(attack(1), strike);
    // R 8.3: +1 against a poisoned target
    expect(s.hp(GUARD)).toBe(17);
  },
  consume(s) {
    setElement(s.state, 'fire', 'strong');
    const bonus = [{ type: 'bonus', to: 'attack', value: 2 }];
    s.perform(
      attack(2, { type: 'consume', elements: ['fire'], bonus }),
      (options) => options.find(({ type }) => type === 'take'),
      strike,
    );
    expect(s.hp(GUARD)).toBe(16);
    expect(elementState(s.state, 'fire')).toBe('inert');
  },
  cost(s) {
    const cost = {
      type: 'cost',
      price: { type: 'damage', value: 2 },
      bonus: [{ type: 'bonus', to: 'attack', value: 5 }],
    };
    s.perform(attack(2, cost), (options) => options.find(({ type }) => type === 'take'), { type: 'suffer' }, strike);
    expect([s.hp(BRUTE), s.hp(GUARD)]).toEqual([18, 13]);
  },
  'create-obstacle'(s) {
    s.perform(special({ type: 'create-obstacle' }), { type: 'hex', cell: s.at(1, 4) });
    expect(s.state.map.obstacles).toEqual([[s.at(1, 4)]]);
  },
  damage(s) {
    s.perform(special({ type: 'damage', value: 3, who: { side: 'enemy', count: 'all', within: 2 } }));
    expect([s.hp(GUARD), s.hp(FAR), s.hp(TINKERER)]).toEqual([17, 17, 20]);
  },
  'destroy-obstacle'(s) {
    s.state.map.obstacles = [[s.at(1, 4), s.at(0, 4)]];
    s.perform(
      {
        actions: [
          { type: 'special', modifiers: [{ type: 'destroy-obstacle' }] },
          { type: 'attack', value: '2 * @destroyedHexes' },
        ],
      },
      { type: 'hex', cell: s.at(1, 4) },
      strike,
    );
    expect(s.state.map.obstacles).toEqual([]);
    expect(s.hp(GUARD)).toBe(16);
  },
  'disarm-trap'(s) {
    s.state.map.traps = [{ cell: s.at(1, 4), damage: 4, conditions: ['stun'], at: null, by: -1 }];
    s.perform(special({ type: 'disarm-trap', onto: { side: 'enemy', within: 1 } }));
    expect(s.state.map.traps).toEqual([]);
    expect(s.hp(GUARD)).toBe(16);
    expect(has(s, GUARD, 'stun')).toBe(true);
  },
  discard(s) {
    s.state.heroes[BRUTE]!.lost = ['trample'];
    s.perform(special({ type: 'discard', cards: 1 }));
    expect(s.state.heroes[BRUTE]).toMatchObject({ lost: [], discard: ['trample'] });
  },
  exhaust(s) {
    s.perform(special({ type: 'exhaust' }));
    expect(s.state.heroes[BRUTE]!.exhausted).toBe(true);
    expect(s.state.figures[BRUTE]!.cell).toBe(-1);
  },
  fly(s) {
    s.state.map.obstacles = [[s.at(1, 4)]];
    s.beginPerformance(move(2, { type: 'fly' }));
    expect(s.options()).toContainEqual({ type: 'move', path: [s.at(1, 4)] });
    s.answer({ type: 'move', path: [s.at(0, 3), s.at(0, 4)] });
    expect(s.state.figures[BRUTE]!.cell).toBe(s.at(0, 4));
    s.perform(special({ type: 'fly' }));
    expect(isFlying(s.state, BRUTE)).toBe(true);
  },
  forbid(s) {
    s.perform(special({ type: 'forbid', what: 'attack' }, beside), strike);
    s.perform(special({ type: 'forbid', what: 'fly', lasts: 'scenario' }, beside), strike);
    expect(isForbidden(s.state, GUARD, 'attack')).toBe(true);
    s.run([{ at: 'round.over' }]);
    expect(isForbidden(s.state, GUARD, 'attack')).toBe(false);
    expect(isForbidden(s.state, GUARD, 'fly')).toBe(true);
    const enemies = { side: 'enemy', count: 'all', place: 'map' };
    s.perform(special({ type: 'forbid', what: 'invisible', who: enemies }));
    const late = { ...s.state.figures[GUARD]! };
    s.state.figures.push(late);
    expect([GUARD, FAR, s.state.figures.length - 1, BRUTE].map((id) => isForbidden(s.state, id, 'invisible'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  },
  'give-card'(s) {
    // The supply has seven, and each returns to it when discarded or lost.
    const given = special({ type: 'give-card', card: 'medical-pack' }, { type: 'target', side: 'ally', within: 1 });
    const tinkerer = s.state.heroes[TINKERER]!;
    const packs = () => tinkerer.hand.filter((card) => printedId(card) === 'medical-pack');
    for (let n = 0; n < 8; n++) s.perform(given, { type: 'target', figure: TINKERER });
    expect(packs()).toHaveLength(7);
    expect(new Set(packs()).size).toBe(7);
    moveCard(tinkerer, 'medical-pack~3', 'hand', 'discard');
    expect([packs().length, zoneOf(tinkerer, 'medical-pack~3')]).toEqual([6, undefined]);
    s.perform(given, { type: 'target', figure: TINKERER });
    expect(packs()).toContain('medical-pack~3');
  },
  'go-to'(s) {
    // The second scenario has doors with letters.
    const { state, ctx } = startScenario(2, 2);
    state.map.revealed = scenarioPlan(state.scenario).record.rooms.map((_, room) => room);
    const monster = 'bandit-commander';
    const cell = freeStarts(state)[0]!;
    const boss = placeMonster(state, { monster, rank: 'boss', cell, dropsMoney: false, acted: false }, ctx)!;
    const doors = state.map.closed.length;
    const of = `monster/${monster}/specials/0`;
    runFrames({ state }, [{ at: 'performance', figure: boss, of, by: -1, turned: false, focus: -1 }], ctx);
    expect(state.map.closed.length).toBe(doors - 1);
    expect(s.state.map.closed.length).toBe(2);
  },
  hatch(s) {
    const egg =
      s.state.figures.push({
        ...s.state.figures[GUARD]!,
        kind: 'objective',
        type: 'egg',
        stats: '',
        cell: s.at(1, 1),
      }) - 1;
    const boss = s.placeFoe('winged-horror', s.at(0, 1), 'boss');
    const of = s.instructions(special({ type: 'hatch', object: 'egg', monster: 'night-demon' }));
    s.run([{ at: 'performance', figure: boss, of, by: -1, turned: false, focus: -1 }]);
    expect(s.state.figures[egg]!.cell).toBe(-1);
    expect(s.state.figures.at(-1)).toMatchObject({ type: 'night-demon', cell: s.at(1, 1) });
  },
  heal(s) {
    s.state.figures[BRUTE]!.hp = 5;
    s.perform(attack(1, { type: 'heal', value: 3, who: { side: 'self' } }), strike);
    expect(s.hp(BRUTE)).toBe(8);
  },
  'hit-points'(s) {
    s.perform(special({ type: 'hit-points', set: 3 }, beside), strike);
    expect(s.hp(GUARD)).toBe(3);
    // R 8.9: heals exceed the maximum, which itself does not change.
    Object.assign(s.state.figures[BRUTE]!, { hp: 10, maxHp: 10 });
    s.perform(special({ type: 'hit-points', over: 12 }));
    s.run([{ at: 'heal', figure: BRUTE, amount: 5, by: BRUTE }]);
    expect(s.state.figures[BRUTE]).toMatchObject({ hp: 12, maxHp: 10 });
  },
  immune(s) {
    give(s, BRUTE, 'heavy-basinet');
    expect(isImmune(s.state, BRUTE, 'stun', true)).toBe(true);
    s.run([
      {
        at: 'effect',
        of: s.instructions(special({ type: 'condition', condition: 'stun' })).concat('/actions/0/modifiers/0'),
        figure: GUARD,
        target: BRUTE,
        value: null,
      },
    ]);
    expect(has(s, BRUTE, 'stun')).toBe(false);
  },
  infuse(s) {
    s.perform({ ...attack(1), modifiers: [{ type: 'infuse', element: 'ice' }] }, strike);
    expect(elementState(s.state, 'ice')).toBe('inert');
    expect(s.events).toContainEqual({ type: 'infused', figure: BRUTE, element: 'ice' });
    s.run([{ at: 'turn.over', figure: BRUTE }]);
    // R 10.2: at the end of the turn
    expect(elementState(s.state, 'ice')).toBe('strong');
  },
  initiative(s) {
    s.state.heroes[BRUTE]!.initiative = 30;
    s.perform(special({ type: 'initiative', change: 10 }), { type: 'option', n: 0 });
    expect(s.state.heroes[BRUTE]!.initiative).toBe(20);
    give(s, BRUTE, 'flea-bitten-shawl');
    expect(boardFigure(s.state, BRUTE).initiative).toBe(99);
  },
  'item-slots'() {
    const small = ['minor-healing-potion', 'minor-stamina-potion', 'minor-power-potion'];
    const withItems = (items: string[]) => Options.safeParse({ heroes: [{ class: 'brute', items }] }).success;
    expect(withItems(small)).toBe(false);
    expect(withItems(['cloak-of-pockets', ...small])).toBe(true);
  },
  jump(s) {
    s.perform(move(2, { type: 'jump' }), { type: 'move', path: [s.at(0, 3), s.at(0, 4)] });
    expect(s.state.figures[BRUTE]!.cell).toBe(s.at(0, 4));
  },
  'keyword-limit'(s) {
    const minds = ['feedback-loop', 'the-minds-weakness', 'parasitic-influence'];
    const hero = s.state.heroes[BRUTE]!;
    hero.inPlay = [...minds];
    for (const card of minds.slice(0, 2)) activate(s.state, BRUTE, card, 'top', s.ctx);
    expect(hero.active).toEqual(['the-minds-weakness']);
    s.perform(special({ type: 'keyword-limit', keyword: 'augment', count: 2 }));
    activate(s.state, BRUTE, 'parasitic-influence', 'top', s.ctx);
    expect(hero.active).toEqual(['the-minds-weakness', 'parasitic-influence']);
  },
  'keyword-reach'(s) {
    s.run([{ at: 'performance', figure: BRUTE, of: 'card/the-minds-weakness/top', by: BRUTE, turned: false }], strike);
    // The augment already applies to its own attack.
    expect(s.hp(GUARD)).toBe(17);
    const shot = attack(1, { type: 'range', distance: 3 });
    s.perform(shot, { type: 'target', figure: FAR });
    expect(s.hp(FAR)).toBe(19);
    s.perform(special({ type: 'keyword-reach', keyword: 'augment', attacks: 'ranged' }));
    s.perform(shot, { type: 'target', figure: FAR });
    expect(s.hp(FAR)).toBe(16);
  },
  kill(s) {
    s.perform(special({ type: 'kill' }, { ...beside, if: { type: 'rank', ranks: ['normal'] } }), strike);
    expect(s.state.figures[GUARD]!.cell).toBe(-1);
    expect(s.state.map.money).toEqual([s.at(0, 3)]);
    const few = { type: 'compare', formula: '@targetHitPoints <= 17' };
    const shot = (value: number) =>
      attack(value, { type: 'range', distance: 5 }, { type: 'kill', after: true, xp: 1, if: few });
    s.perform(shot(2), { type: 'target', figure: FAR });
    expect([s.hp(FAR), s.state.heroes[BRUTE]!.xp]).toEqual([18, 0]);
    s.perform(shot(1), { type: 'target', figure: FAR });
    expect([s.state.figures[FAR]!.cell, s.state.heroes[BRUTE]!.xp]).toEqual([-1, 1]);
    s.state.figures[FAR]!.cell = s.at(0, 3);
    s.state.figures[FAR]!.hp = 18;
    const enemies = { side: 'enemy', count: 'all', place: 'map' };
    s.perform(special({ type: 'kill', who: enemies }));
    expect(s.state.figures[FAR]!.cell).toBe(-1);
  },
  'loot-limit'(s) {
    s.state.map.money = [s.at(1, 3), s.at(1, 4), s.at(1, 2)];
    s.perform({ actions: [{ type: 'loot', value: 1, modifiers: [{ type: 'loot-limit', count: 2 }] }] });
    expect(s.state.heroes[BRUTE]!.money).toBe(2);
  },
  'loot-path'(s) {
    s.state.map.money = [s.at(1, 4), s.at(2, 2)];
    s.perform(move(2, { type: 'loot-path' }), { type: 'move', path: [s.at(1, 4), s.at(0, 5)] });
    expect(s.state.heroes[BRUTE]!.money).toBe(1);
  },
  'lose-cards'(s) {
    s.state.heroes[TINKERER]!.hand = ['net-shooter', 'ink-bomb'];
    s.perform(
      special({ type: 'lose-cards', cards: 1 }, { type: 'target', side: 'ally', within: 1 }),
      { type: 'target', figure: TINKERER },
      { type: 'cards', cards: ['ink-bomb'] },
    );
    expect(s.state.heroes[TINKERER]).toMatchObject({ hand: ['net-shooter'], lost: ['ink-bomb'] });
  },
  lost(s) {
    s.state.figures[GUARD]!.hp = 1;
    s.state.heroes[BRUTE]!.inPlay = ['fatal-advance'];
    s.run(
      [
        { at: 'performance', figure: BRUTE, of: 'card/fatal-advance/top', by: BRUTE, turned: false },
        { at: 'card.end', seat: BRUTE, card: 'fatal-advance', half: 'top', basic: false },
      ],
      strike,
    );
    expect(s.state.heroes[BRUTE]!.lost).toEqual(['fatal-advance']);
  },
  mark(s) {
    s.perform(
      special({ type: 'mark' }, beside, {
        type: 'on',
        moment: 'attack',
        if: { type: 'marked' },
        effects: [{ type: 'bonus', to: 'attack', value: 2 }],
      }),
      strike,
    );
    s.perform(attack(1), strike);
    expect(s.hp(GUARD)).toBe(17);
    s.perform(attack(1, { type: 'range', distance: 3 }), { type: 'target', figure: FAR });
    expect(s.hp(FAR)).toBe(19);
    // Objects cannot be marked, so no target is left to ask for.
    const marks = s.state.lasting.length;
    s.state.figures[GUARD]!.kind = 'objective';
    s.perform(special({ type: 'mark' }, beside));
    expect(s.state.lasting).toHaveLength(marks);
  },
  'modifier-card'(s) {
    give(s, BRUTE, 'iron-helmet');
    s.state.decks.monsters.pile = ['double'];
    const of = s.instructions(attack(3));
    s.run([{ at: 'performance', figure: GUARD, of, by: -1, turned: false, focus: BRUTE }], { type: 'suffer' });
    expect(s.hp(BRUTE)).toBe(17);
  },
  'modifier-deck'(s) {
    s.state.decks.heroes[BRUTE]!.cards.push('minus-1', 'minus-1');
    s.state.decks.heroes[BRUTE]!.pile.push('minus-1', 'minus-1');
    s.perform(special({ type: 'modifier-deck', remove: 'minus-1', count: 2 }));
    expect(s.state.decks.heroes[BRUTE]!.cards).not.toContain('minus-1');
    s.perform(attack(2), strike);
    s.perform(special({ type: 'modifier-deck', remove: 'curse', count: 'all' }));
    expect(s.state.decks.heroes[BRUTE]!.drawn).toHaveLength(1);
    s.perform(special({ type: 'modifier-deck', remove: 'curse', count: 'all', shuffle: true }));
    expect(s.state.decks.heroes[BRUTE]!.drawn).toEqual([]);
    expect(s.state.decks.heroes[BRUTE]!.pile).toHaveLength(20);
  },
  money(s) {
    s.perform({ actions: [{ type: 'loot', value: 1, modifiers: [{ type: 'money', value: '@adjacentEnemies' }] }] });
    expect(s.state.heroes[BRUTE]!.money).toBe(1);
  },
  'move-mark'(s) {
    s.perform(special({ type: 'mark' }, beside), strike);
    // Marks of cards with a keyword are separate.
    s.perform(special({ type: 'move-mark', keyword: 'doom', to: { side: 'enemy', within: 2 } }));
    expect(s.state.lasting.map(({ on }) => on)).toEqual([[GUARD]]);
    s.perform(special({ type: 'move-mark', to: { side: 'enemy', within: 2 } }));
    expect(s.state.lasting.map(({ on }) => on)).toEqual([[FAR]]);
  },
  'move-obstacle'(s) {
    s.state.map.obstacles = [[s.at(1, 4)]];
    s.perform(
      special({ type: 'move-obstacle', within: 3 }),
      { type: 'hex', cell: s.at(1, 4) },
      { type: 'hex', cell: s.at(1, 2) },
    );
    expect(s.state.map.obstacles).toEqual([[s.at(1, 2)]]);
  },
  multiply(s) {
    s.perform(attack(3, { type: 'bonus', to: 'attack', value: 1 }, { type: 'multiply', to: 'attack', by: 2 }), strike);
    expect(s.hp(GUARD)).toBe(12);
  },
  negate(s) {
    s.perform(special({ type: 'on', moment: 'damage', limit: 'next', effects: [{ type: 'negate' }] }));
    const hit = [{ at: 'damage', figure: BRUTE, amount: 5, by: GUARD, from: 'effect' }] as const;
    s.run(hit);
    expect(s.hp(BRUTE)).toBe(20);
  },
  on(s) {
    s.perform(special({ type: 'on', moment: 'attack', effects: [{ type: 'bonus', to: 'attack', value: 1 }] }));
    s.perform(attack(2), strike);
    expect(s.hp(GUARD)).toBe(17);
  },
  path(s) {
    s.beginPerformance(move(3, { type: 'path', shape: 'straight' }));
    const ends = s.options().flatMap((one) => (one.type === 'move' ? [one.path.at(-1)] : []));
    expect(ends).toContain(s.at(1, 5));
    expect(ends).not.toContain(s.at(2, 4));
  },
  perform(s) {
    s.perform(
      special({
        type: 'perform',
        who: { side: 'ally', within: 1 },
        actions: [{ type: 'attack', value: 4, modifiers: [{ type: 'range', distance: 3 }] }],
      }),
      { type: 'target', figure: TINKERER },
      strike,
    );
    expect(s.hp(GUARD)).toBe(16);
  },
  pierce(s) {
    s.state.lasting.push({
      at: `${s.instructions(special({ type: 'shield', value: 3, duration: 'round' }))}/actions/0/modifiers/0`,
      from: 'rule/summon',
      owner: GUARD,
      on: [GUARD],
      value: 3,
      lasts: 'round',
      used: false,
    });
    s.perform(attack(4, { type: 'pierce', value: 2 }), strike);
    expect(s.hp(GUARD)).toBe(17);
  },
  pull(s) {
    s.state.figures[GUARD]!.cell = s.at(0, 1);
    s.perform(
      attack(1, { type: 'range', distance: 4 }, { type: 'pull', distance: 1 }),
      { type: 'target', figure: FAR },
      { type: 'force', path: [s.at(0, 3)] },
    );
    expect(s.state.figures[FAR]!.cell).toBe(s.at(0, 3));
  },
  push(s) {
    s.perform(attack(1, { type: 'push', distance: 1 }), strike, { type: 'force', path: [s.at(-1, 4)] });
    expect(s.state.figures[GUARD]!.cell).toBe(s.at(-1, 4));
  },
  raise(s) {
    s.perform(special({ type: 'retaliate', value: 2, range: 2, duration: 'round' }));
    s.perform(special({ type: 'retaliate', value: 1, duration: 'round' }));
    s.perform(special({ type: 'raise', what: 'retaliate', value: 2 }));
    expect([1, 2, 3].map((far) => retaliateOf(s.state, BRUTE, far).total)).toEqual([7, 4, 0]);
  },
  range(s) {
    s.perform(attack(2, { type: 'range', distance: 2 }), { type: 'target', figure: FAR });
    expect(s.hp(FAR)).toBe(18);
    s.state.figures[FAR]!.cell = s.at(0, 1);
    s.perform(attack(2, { type: 'range', distance: 'any' }), { type: 'target', figure: FAR });
    expect(s.hp(FAR)).toBe(16);
  },
  recover(s) {
    s.state.heroes[BRUTE]!.discard = ['trample', 'skewer'];
    s.perform(special({ type: 'recover', cards: 1, from: 'discard' }), { type: 'cards', cards: ['skewer'] });
    expect(s.state.heroes[BRUTE]!.hand).toContain('skewer');
    expect(s.state.heroes[BRUTE]!.discard).toEqual(['trample']);
  },
  redirect(s) {
    s.perform(
      special({
        type: 'on',
        moment: 'attacked',
        who: { side: 'ally', count: 'all', within: 1 },
        effects: [{ type: 'redirect', what: 'attack', to: 'you' }],
      }),
    );
    const of = s.instructions(attack(3, { type: 'range', distance: 4 }));
    s.run([{ at: 'performance', figure: FAR, of, by: -1, turned: false, focus: TINKERER }], { type: 'suffer' });
    expect([s.hp(BRUTE), s.hp(TINKERER)]).toEqual([17, 20]);
  },
  redistribute(s) {
    s.state.figures[BRUTE]!.hp = 16;
    s.perform(
      special({ type: 'redistribute', who: { side: 'self-or-ally', count: 'all', within: 1 } }),
      ...new Array(4).fill({ type: 'target', figure: TINKERER }),
    );
    expect([s.hp(BRUTE), s.hp(TINKERER)]).toEqual([20, 16]);
  },
  refresh(s) {
    give(s, BRUTE, 'boots-of-striding');
    s.state.heroes[BRUTE]!.items[0]!.state = 'spent';
    s.perform(special({ type: 'refresh', items: 'all', state: 'spent' }));
    expect(s.state.heroes[BRUTE]!.items[0]!.state).toBe('ready');
  },
  'remove-condition'(s) {
    s.perform(special({ type: 'condition', condition: 'poison', who: { side: 'self' } }));
    s.perform(special({ type: 'remove-condition', conditions: 'negative' }));
    expect(has(s, BRUTE, 'poison')).toBe(false);
  },
  rest(s) {
    s.state.figures[BRUTE]!.hp = 10;
    s.perform(special({ type: 'rest' }));
    s.state.heroes[BRUTE]!.discard = ['trample', 'skewer'];
    expect(activeModifiers(s.state, BRUTE, 'rest')).toHaveLength(1);
    // R 6.3: the player chooses the lost card.
    s.run(
      [{ at: 'rest.short', seat: BRUTE, full: true }],
      { type: 'short-rest' },
      { type: 'cards', cards: ['skewer'] },
    );
    expect(s.hp(BRUTE)).toBe(12);
    expect(s.state.heroes[BRUTE]!.lost).toContain('skewer');
  },
  retaliate(s) {
    s.perform(special({ type: 'retaliate', value: 2, range: 2, duration: 'round' }));
    expect(retaliateOf(s.state, BRUTE, 2).total).toBe(2);
    expect(retaliateOf(s.state, BRUTE, 3).total).toBe(0);
    const of = s.instructions(attack(1));
    s.run([{ at: 'performance', figure: GUARD, of, by: -1, turned: false, focus: BRUTE }], { type: 'suffer' });
    expect(s.hp(GUARD)).toBe(18);
  },
  shield(s) {
    s.perform(special({ type: 'shield', value: 2, duration: 'round' }));
    expect(shieldOf(s.state, BRUTE).total).toBe(2);
    const of = s.instructions(attack(5));
    s.run([{ at: 'performance', figure: GUARD, of, by: -1, turned: false, focus: BRUTE }], { type: 'suffer' });
    expect(s.hp(BRUTE)).toBe(17);
    // For adjacent allies, while they are adjacent.
    const who = { side: 'ally', count: 'all', within: 1 };
    s.perform(special({ type: 'shield', value: 1, duration: 'round', who }));
    expect([shieldOf(s.state, BRUTE).total, shieldOf(s.state, TINKERER).total]).toEqual([2, 1]);
    s.state.figures[TINKERER]!.cell = s.at(-2, 4);
    expect(shieldOf(s.state, TINKERER).total).toBe(0);
  },
  sight(s) {
    s.run([
      {
        at: 'effect',
        of: `${s.instructions(special({ type: 'condition', condition: 'invisible' }))}/actions/0/modifiers/0`,
        figure: GUARD,
        target: GUARD,
        value: null,
      },
    ]);
    s.beginPerformance(attack(2));
    expect(s.asked()).toBeUndefined();
    s.perform(attack(2, { type: 'sight' }), strike);
    expect(s.hp(GUARD)).toBe(18);
  },
  'spend-element'(s) {
    setElement(s.state, 'dark', 'strong');
    s.perform(special({ type: 'spend-element' }));
    expect(elementState(s.state, 'dark')).toBe('inert');
  },
  swap(s) {
    s.perform(special({ type: 'swap', who: { side: 'ally', within: 1 } }), { type: 'target', figure: TINKERER });
    expect([s.state.figures[BRUTE]!.cell, s.state.figures[TINKERER]!.cell]).toEqual([s.at(2, 3), s.at(1, 3)]);
  },
  'take-turn'(s) {
    s.beginPerformance(special({ type: 'take-turn', how: 'extra', cards: 'bottom' }));
    expect(s.asked()).toBe('turn.extra');
    expect(s.options()).toContainEqual({ type: 'play', card: 'trample', half: 'bottom', basic: false });
  },
  target(s) {
    s.perform(attack(2, { type: 'target', side: 'enemy', count: 'all', within: 2 }), strike, {
      type: 'target',
      figure: FAR,
    });
    expect([s.hp(GUARD), s.hp(FAR)]).toEqual([18, 18]);
  },
  teleport(s) {
    s.perform(move(1, { type: 'teleport', to: 'range', range: 4 }), { type: 'hex', cell: s.at(1, 5) });
    expect(s.state.figures[BRUTE]!.cell).toBe(s.at(1, 5));
  },
  trap(s) {
    s.perform(special({ type: 'trap', damage: 3, conditions: ['stun'], xp: 2 }), { type: 'hex', cell: s.at(1, 4) });
    s.run([{ at: 'walk', figure: FAR, path: [s.at(1, 4)], gait: 'walk', forcedBy: -1 }]);
    expect(s.hp(FAR)).toBe(17);
    expect(has(s, FAR, 'stun')).toBe(true);
    expect(s.state.heroes[BRUTE]!.xp).toBe(2);
    expect(s.state.map.traps).toEqual([]);
  },
  'treat-as'(s) {
    s.perform(special({ type: 'treat-as', from: ['move'], to: 'attack', plus: 1 }));
    s.perform(move(3), (options) => options.find(({ type }) => type === 'take'), strike);
    expect(s.hp(GUARD)).toBe(16);
  },
  unrecoverable(s) {
    s.state.heroes[BRUTE]!.lost = ['reviving-ether', 'trample'];
    s.perform(special({ type: 'recover', cards: 'all', from: 'lost' }));
    expect(s.state.heroes[BRUTE]!.lost).toEqual(['reviving-ether']);
  },
  when(s) {
    s.perform(
      attack(2, {
        type: 'when',
        if: { type: 'adjacent', to: 'its-allies' },
        effects: [{ type: 'bonus', to: 'attack', value: 3 }],
      }),
      strike,
    );
    expect(s.hp(GUARD)).toBe(15);
  },
  xp(s) {
    s.perform({ ...attack(2, { type: 'xp', value: '@targets' }), modifiers: [{ type: 'xp', value: 2 }] }, strike);
    expect(s.state.heroes[BRUTE]!.xp).toBe(3);
    expect(s.events.filter(({ type }) => type === 'xp')).toEqual([
      { type: 'xp', seat: BRUTE, amount: 1, total: 1 },
      { type: 'xp', seat: BRUTE, amount: 2, total: 3 },
    ]);
  },
};

describe('kinds of modifiers', () => {
  test.each(Object.entries(rows))('the modifier %s changes the state as described', (_kind, row) => {
    row(stage());
  });

  test('an ability that is not performed gives no effects', () => {
    const s = stage();
    s.beginPerformance({
      ...attack(2),
      modifiers: [
        { type: 'xp', value: 2 },
        { type: 'infuse', element: 'fire' },
      ],
    });
    s.answer({ type: 'skip' });
    expect(s.state.heroes[BRUTE]!.xp).toBe(0);
    expect(s.state.infused).toBe(0);
  });

  test('activeModifiers reads statistics, lasting effects and items', () => {
    const s = stage();
    expect(activeModifiers(s.state, GUARD, 'shield')).toEqual([]);
    const elite = s.placeFoe('bandit-guard', s.at(1, 1), 'elite');
    expect(shieldOf(s.state, elite).parts.map(({ at }) => at.startsWith('monster/bandit-guard/levels/elite'))).toEqual([
      true,
    ]);
  });
});
