import { fastChance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { gainCondition, hasCondition } from '../src/conditions/conditions.ts';
import { BUILT_IN } from '../src/content/builtIn.ts';
import { instructionsAt, statsAt } from '../src/content/pointed.ts';
import { elementState, setElement } from '../src/elements/elements.ts';
import { type Action, type Instructions, action as schema } from '../src/modifiers/action.ts';
import { groundIn } from '../src/scenario/plan.ts';
import { stageOf } from '../test/monsterStage.ts';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../test/stage.ts';
import { applyAction } from './applyAction.ts';
import { MAX_LASTING, pointerTo, release } from './given.ts';

const act = (json: object): Action => schema.parse(json);
const chance = () => fastChance(1);

/** Returns a stage with a hero whose modifiers are all +0 and a guard at this distance. */
function scene(distance: number) {
  const { state, monster } = stageOf('bandit-guard', distance);
  const cards = new Array<string>(20).fill('plus-0');
  state.decks.heroes[0] = { pile: [...cards], drawn: [], cards, due: false };
  Object.assign(state.figures[monster]!, { hp: 20, maxHp: 20 });
  return { state, monster };
}

describe('attack', () => {
  const attack = act({
    type: 'attack',
    value: 3,
    modifiers: [
      { type: 'range', distance: 4 },
      { type: 'pierce', value: 1 },
      { type: 'condition', condition: 'poison', duration: 'round' },
    ],
  });

  test('applyAction deals damage and adds the condition of an attack, and keeps the input state', () => {
    const { state, monster } = scene(3);
    const before = JSON.stringify(state);
    const result = applyAction(state, attack, 0, { figure: monster }, chance());
    expect(result).toMatchObject({ success: true, appliedModifiers: [{ type: 'range' }, { type: 'condition' }] });
    expect(result.failedModifiers).toMatchObject([{ modifier: { type: 'pierce' }, reason: 'no-shield' }]);
    expect(result.affectedEntities).toEqual([monster]);
    expect(result.state.figures[monster]!.hp).toBe(17);
    expect(hasCondition(result.state.figures[monster]!, 'poison')).toBe(true);
    expect(JSON.stringify(state)).toBe(before);
  });

  test.each([
    ['disarm', 'disarmed'],
    ['stun', 'stunned'],
  ] as const)('applyAction refuses an attack by a figure with %s', (condition, reason) => {
    const { state, monster } = scene(3);
    gainCondition(state.figures[0]!, condition, { fresh: false });
    const result = applyAction(state, attack, 0, { figure: monster }, chance());
    expect(result).toMatchObject({ success: false, reason, affectedEntities: [], appliedModifiers: [] });
    expect(result.failedModifiers?.map((one) => one.reason)).toEqual([reason, reason, reason]);
    expect(result.state).toBe(state);
  });

  test("applyAction refuses an attack out of range with the game's reason", () => {
    const { state, monster } = scene(3);
    const melee = act({ type: 'attack', value: 3 });
    expect(applyAction(state, melee, 0, { figure: monster }, chance())).toMatchObject({ success: false });
    const short = act({ type: 'attack', value: 3, modifiers: [{ type: 'range', distance: 2 }] });
    expect(applyAction(state, short, 0, { figure: monster }, chance()).success).toBe(false);
  });

  test("applyAction refuses an attack without line of sight with the game's reason", () => {
    const s = stage();
    s.state.map.revealed = [0, 1];
    s.state.map.closed = [1];
    s.state.figures[BRUTE]!.cell = s.at(4, 0);
    s.state.figures[FAR]!.cell = s.at(-9, 2);
    const shot = act({ type: 'attack', value: 3, modifiers: [{ type: 'range', distance: 30 }] });
    const result = applyAction(s.state, shot, BRUTE, { figure: FAR }, chance());
    expect(result).toMatchObject({ success: false, reason: 'no-sight', affectedEntities: [] });
    expect(result.state).toBe(s.state);
  });

  test('applyAction consumes, deals damage, infuses and gives experience in this order, and reports each', () => {
    const s = stage();
    setElement(s.state, 'fire', 'strong');
    s.state.variants = { 'element.infuse': 'immediate' };
    const fire = act({
      type: 'attack',
      value: 2,
      modifiers: [
        { type: 'infuse', element: 'fire' },
        { type: 'consume', elements: ['fire'], bonus: [{ type: 'bonus', to: 'attack', value: 2 }] },
        { type: 'xp', value: 2 },
      ],
    });
    const { events, state } = applyAction(s.state, fire, BRUTE, { figure: GUARD }, chance());
    const types = events.map(({ type }) => type);
    expect(types.filter((type) => ['consumed', 'suffered', 'infused', 'xp'].includes(type))).toEqual([
      'consumed',
      'suffered',
      'infused',
      'xp',
    ]);
    expect(events).toContainEqual({ type: 'xp', seat: BRUTE, amount: 2, total: 2 });
    expect([state.heroes[BRUTE]!.xp, state.figures[GUARD]!.hp]).toEqual([2, 16]);
    expect(elementState(state, 'fire')).toBe('strong');
  });

  test('applyAction does not report zero experience', () => {
    const { state } = stage();
    const nothing = act({ type: 'attack', value: 2, modifiers: [{ type: 'xp', value: 0 }] });
    const { events, success } = applyAction(state, nothing, BRUTE, { figure: GUARD }, chance());
    expect(success).toBe(true);
    expect(events.some(({ type }) => type === 'xp')).toBe(false);
  });

  test('applyAction pushes as far as possible and reports where it could not', () => {
    const { state, monster } = scene(1);
    const push = act({ type: 'attack', value: 1, modifiers: [{ type: 'push', distance: 2 }] });
    const result = applyAction(state, push, 0, { figure: monster }, chance());
    const { figures } = result.state;
    expect(groundIn(result.state).range(figures[0]!.cell, figures[monster]!.cell)).toBeGreaterThan(1);
    expect(result.appliedModifiers).toHaveLength(1);
  });

  test('applyAction consumes an available element and reports a missing one as failed', () => {
    const fire = act({
      type: 'attack',
      value: 2,
      modifiers: [{ type: 'consume', elements: ['fire'], bonus: [{ type: 'bonus', to: 'attack', value: 2 }] }],
    });
    const without = scene(1);
    expect(applyAction(without.state, fire, 0, { figure: without.monster }, chance())).toMatchObject({
      success: true,
      appliedModifiers: [],
      failedModifiers: [{ reason: 'element-inert' }],
    });
    const { state, monster } = scene(1);
    setElement(state, 'fire', 'strong');
    const result = applyAction(state, fire, 0, { figure: monster }, chance());
    expect(result.state.figures[monster]!.hp).toBe(16);
    expect(result.failedModifiers).toEqual([]);
  });
});

describe('results of applyAction', () => {
  const jump = act({ type: 'move', value: 2, modifiers: [{ type: 'jump' }] });
  const shielded = (shield: number) => {
    const { state, monster } = scene(1);
    const guard = act({ type: 'special', modifiers: [{ type: 'shield', value: shield, duration: 'round' }] });
    return { state: shield === 0 ? state : applyAction(state, guard, monster, undefined, chance()).state, monster };
  };

  test.each([
    [0, [], ['no-shield']],
    [2, ['pierce'], []],
  ])('applyAction reports pierce as applied only if the target has a shield: %i', (shield, applied, failed) => {
    const { state, monster } = shielded(shield);
    const pierce = act({ type: 'attack', value: 3, modifiers: [{ type: 'pierce', value: 1 }] });
    const result = applyAction(state, pierce, 0, { figure: monster }, chance());
    expect(result.appliedModifiers.map(({ type }) => type)).toEqual(applied);
    expect(result.failedModifiers?.map(({ reason }) => reason)).toEqual(failed);
    expect(result.state.figures[monster]!.hp).toBe(shield === 0 ? 17 : 18);
  });

  test('applyAction reports a second target as failed when one enemy is in reach', () => {
    const { state, monster } = scene(1);
    const two = act({ type: 'attack', value: 1, modifiers: [{ type: 'target', count: 2 }] });
    expect(applyAction(state, two, 0, { figure: monster }, chance())).toMatchObject({
      appliedModifiers: [],
      failedModifiers: [{ reason: 'no-effect' }],
    });
    const both = applyAction(
      stage().state,
      act({
        type: 'attack',
        value: 1,
        modifiers: [
          { type: 'range', distance: 3 },
          { type: 'target', count: 2 },
        ],
      }),
      BRUTE,
      { figure: GUARD },
      chance(),
    );
    expect(both.appliedModifiers.map(({ type }) => type)).toContain('target');
    expect(both.affectedEntities).toEqual([GUARD, FAR]);
  });

  test('applyAction reports a condition as failed when the attack kills its target', () => {
    const { state, monster } = scene(1);
    state.figures[monster]!.hp = 1;
    const stun = act({ type: 'attack', value: 3, modifiers: [{ type: 'condition', condition: 'stun' }] });
    expect(applyAction(state, stun, 0, { figure: monster }, chance()).failedModifiers).toMatchObject([
      { reason: 'dead' },
    ]);
  });

  test('applyAction reports a jump as failed when the path is clear', () => {
    const s = stage();
    const { appliedModifiers, success } = applyAction(s.state, jump, BRUTE, { cell: s.at(1, 4) }, chance());
    expect([success, appliedModifiers]).toEqual([true, []]);
  });
});

describe('move', () => {
  const move = act({ type: 'move', value: 2 });

  test('applyAction moves to the hex when the points suffice', () => {
    const { state } = scene(3);
    const ground = groundIn(state);
    const { cell } = state.figures[0]!;
    const free = (far: number) =>
      [...Array(ground.board.size).keys()].find(
        (one) =>
          ground.hidden[one] === 0 &&
          ground.range(cell, one) === far &&
          state.figures.every((each) => each.cell !== one),
      )!;
    const result = applyAction(state, move, 0, { cell: free(1) }, chance());
    expect(result).toMatchObject({ success: true, affectedEntities: [0] });
    expect(result.state.figures[0]!.cell).toBe(free(1));
    expect(applyAction(state, move, 0, { cell: free(5) }, chance())).toMatchObject({
      success: false,
      reason: 'too-far',
    });
  });

  test.each([
    ['immobilize', 'immobilized'],
    ['stun', 'stunned'],
  ] as const)('applyAction refuses a move by a figure with %s', (condition, reason) => {
    const { state } = scene(3);
    gainCondition(state.figures[0]!, condition, { fresh: false });
    expect(applyAction(state, move, 0, { cell: 0 }, chance())).toMatchObject({ success: false, reason });
  });

  test('applyAction refuses a blocked move unless it jumps', () => {
    const s = stage();
    // The Brute's corner: every hex around it is an obstacle or occupied by an enemy.
    const around = [s.at(2, 2), s.at(1, 2), s.at(0, 4), s.at(1, 4)];
    s.state.map.obstacles = around.map((cell) => [cell]);
    s.state.figures[TINKERER]!.side = 'monsters';
    const to = s.at(1, 5);
    expect(applyAction(s.state, move, BRUTE, { cell: to }, chance())).toMatchObject({ success: false, state: s.state });
    const jump = act({ type: 'move', value: 2, modifiers: [{ type: 'jump' }] });
    const result = applyAction(s.state, jump, BRUTE, { cell: to }, chance());
    expect(result.success).toBe(true);
    expect(result.state.figures[BRUTE]!.cell).toBe(to);
  });
});

describe('heal', () => {
  test('applyAction heals up to the maximum', () => {
    const { state } = scene(3);
    state.figures[0]!.hp = 58;
    const heal = act({ type: 'heal', value: 5, modifiers: [{ type: 'target', side: 'self' }] });
    const result = applyAction(state, heal, 0, { figure: 0 }, chance());
    expect(result.state.figures[0]!.hp).toBe(60);
    expect(result.affectedEntities).toEqual([0]);
  });
});

describe('heal of others', () => {
  test('applyAction refuses a heal out of range and heals within it', () => {
    const s = stage();
    s.state.figures[TINKERER]!.hp = 5;
    const heal = (distance: number) => act({ type: 'heal', value: 3, modifiers: [{ type: 'range', distance }] });
    expect(applyAction(s.state, heal(1), BRUTE, { figure: TINKERER }, chance()).state.figures[TINKERER]!.hp).toBe(8);
    s.state.figures[TINKERER]!.cell = s.at(1, 5);
    const result = applyAction(s.state, heal(1), BRUTE, { figure: TINKERER }, chance());
    expect(result).toMatchObject({ success: false, reason: 'out-of-range' });
    expect(result.state).toBe(s.state);
  });
});

describe('other actions', () => {
  test('applyAction adds the shield of a special action', () => {
    const { state } = scene(3);
    const shield = act({ type: 'special', modifiers: [{ type: 'shield', value: 2, duration: 'round' }] });
    const result = applyAction(state, shield, 0, undefined, chance());
    expect(result.success).toBe(true);
    expect(result.state.lasting).toHaveLength(1);
  });

  test('applyAction changes nothing for a text action', () => {
    const { state } = scene(3);
    const result = applyAction(state, act({ type: 'text', description: 'Words.' }), 0, undefined, chance());
    expect(result).toMatchObject({ success: true, affectedEntities: [] });
    expect(result.state.figures).toEqual(state.figures);
  });

  test('applyAction refuses a misplaced modifier before any effect', () => {
    const { state } = scene(3);
    const wrong = act({ type: 'move', value: 2, modifiers: [{ type: 'pierce', value: 1 }] });
    expect(applyAction(state, wrong, 0, { cell: 0 }, chance())).toMatchObject({
      success: false,
      reason: 'E_MODIFIER_PLACE',
    });
  });
});

describe('released instructions', () => {
  const attackOf = (value: number) => act({ type: 'attack', value, modifiers: [{ type: 'pierce', value: 1 }] });

  test('applyAction releases instructions when the result does not refer to them', () => {
    const { state, monster } = scene(1);
    const before = BUILT_IN.size;
    for (let value = 1; value <= 5; value++) {
      expect(applyAction(state, attackOf(value), 0, { figure: monster }, chance()).success).toBe(true);
      expect(applyAction(state, attackOf(value), 0, { figure: 99 }, chance()).success).toBe(false);
    }
    expect(BUILT_IN.size).toBe(before);
  });

  test('applyAction keeps instructions while the resulting state refers to them', () => {
    const { state } = scene(1);
    const summon = { name: 'Rat', health: 3, attack: 1, move: 1, modifiers: [] };
    const after = applyAction(state, { type: 'summon', modifiers: [], summon }, 0, undefined, chance());
    expect(after).toMatchObject({ success: true });
    const { stats } = after.state.figures.at(-1)!;
    expect(statsAt(stats)).toMatchObject({ hitPoints: 3 });
  });
});

test('release keeps the newest instructions that results refer to', () => {
  const instructions = (value: number): Instructions => ({
    actions: [{ type: 'attack', value, modifiers: [] }],
    modifiers: [{ type: 'xp', value: 77 }],
  });
  const before = BUILT_IN.size;
  const pointers = Array.from({ length: MAX_LASTING + 5 }, (_, value) => {
    const pointer = pointerTo(instructions(value));
    release(instructions(value), { of: pointer });
    return pointer;
  });
  expect(BUILT_IN.size).toBeLessThanOrEqual(before + MAX_LASTING);
  expect(instructionsAt(pointers.at(-1)!)).toEqual(instructions(MAX_LASTING + 4));
  expect(() => instructionsAt(pointers[0]!)).toThrow('bad-pointer');
});
