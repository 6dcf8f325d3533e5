import { fastChance } from '@tessera/kernel';
import { DIRECTION_INDICES } from '@tessera/space';
import { describe, expect, test } from 'vitest';
import { gainCondition } from '../src/conditions/conditions.ts';
import { recordOf } from '../src/content/lookup.ts';
import { shuffledAbilities } from '../src/scenario/monsterDecks.ts';
import { groundIn } from '../src/scenario/plan.ts';
import { BRUTE, FAR, GUARD, type Stage, stage, TINKERER } from '../test/stage.ts';
import {
  calculateDistance,
  calculateMovementCost,
  constructMap,
  getHexCorners,
  HEX_RADIUS,
  hasLineOfSight,
  hexAt,
  hexToPixel,
  lineIntersectsWalls,
  MovementRules,
  validateMovement,
} from './map.ts';
import {
  calculateAllPossibleMoves,
  calculateMovementToOptimalPosition,
  calculateOptimalPosition,
  canMonsterAttackTarget,
  canMonsterFocusInvisible,
  countDisadvantageousHexesInPath,
  determineFocus,
  executeAbilities,
  getHexesWithinDistance,
  handleSummonActivation,
} from './monsters.ts';
import { cachedLineOfSight, cachedPath, optimizeForFivePlayer } from './performance.ts';

const { canMoveThrough, canEndMovementOn, calculatePath } = MovementRules;
const chance = () => fastChance(1);

/** Reveals a guard card with an attack, and with or without a move. */
function withCard(s: Stage, moves = true): Stage {
  const card = recordOf('monster-deck', 'guard').cards.findIndex(({ actions }) => {
    const types = actions.map(({ type }) => type);
    return types.includes('attack') && types.includes('move') === moves;
  });
  s.state.monsterDecks = [{ ...shuffledAbilities('guard', chance()), card }];
  return s;
}

describe('hexes', () => {
  test('a hex has coordinates, terrain, at most one figure and an overlay', () => {
    const s = stage();
    s.state.map.traps = [{ cell: s.at(1, 4), damage: 3, conditions: [], at: null, by: -1 }];
    s.state.map.money = [s.at(1, 2)];
    expect(hexAt(s.state, s.at(1, 3))).toEqual({
      cell: s.at(1, 3),
      q: 1,
      r: 3,
      terrain: 'normal',
      figure: BRUTE,
      overlay: null,
    });
    expect(hexAt(s.state, s.at(1, 4))).toMatchObject({ terrain: 'trap', overlay: 'trap', figure: null });
    expect(hexAt(s.state, s.at(1, 2))).toMatchObject({ terrain: 'normal', overlay: 'money' });
    s.state.map.obstacles = [[s.at(0, 4)]];
    s.state.map.hazards = [s.at(0, 5)];
    s.state.map.difficult = [s.at(1, 5)];
    expect([s.at(0, 4), s.at(0, 5), s.at(1, 5)].map((cell) => hexAt(s.state, cell).terrain)).toEqual([
      'obstacle',
      'hazardous',
      'difficult',
    ]);
    const standing = constructMap(s.state).flatMap(({ figure }) => (figure === null ? [] : [figure]));
    expect(standing.toSorted()).toEqual([BRUTE, TINKERER, GUARD, FAR]);
  });

  test('constructMap returns the hexes of the revealed rooms', () => {
    const { state } = stage();
    const { board, hidden } = groundIn(state);
    const shown = constructMap(state).map(({ cell }) => cell);
    expect(shown).toHaveLength(hidden.filter((one) => one === 0).length);
    const behind = Array.from({ length: board.size }, (_, cell) => cell).find((cell) => hidden[cell] === 1)!;
    expect(hexAt(state, behind).terrain).toBe('wall');
  });

  test('calculateDistance is half the sum of the differences on three axes', () => {
    expect(calculateDistance({ q: 0, r: 0 }, { q: 2, r: -3 })).toBe(3);
    expect(calculateDistance({ q: 1, r: 1 }, { q: -1, r: 3 })).toBe(2);
    expect(calculateDistance({ q: 4, r: 4 }, { q: 4, r: 4 })).toBe(0);
  });

  test('getHexCorners returns six corners at the same distance from the centre, sixty degrees apart', () => {
    const place = { q: 3, r: -2 };
    const centre = hexToPixel(place);
    const corners = getHexCorners(place);
    expect(corners).toHaveLength(6);
    for (const { x, y } of corners) expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(HEX_RADIUS);
    for (const [i, { x, y }] of corners.entries()) {
      const next = corners[(i + 1) % 6]!;
      expect(Math.hypot(x - next.x, y - next.y)).toBeCloseTo(HEX_RADIUS);
    }
  });
});

describe('movement', () => {
  test('obstacles and enemies block a walk, allies do not, and no walk ends on a figure', () => {
    const s = stage();
    s.state.map.obstacles = [[s.at(1, 4)]];
    const through = (cell: number, type: 'normal' | 'jump' | 'flying' | 'teleport') =>
      canMoveThrough(s.state, BRUTE, cell, type);
    const ends = (cell: number, type: 'normal' | 'jump' | 'flying' | 'teleport') =>
      canEndMovementOn(s.state, BRUTE, cell, type);
    expect([through(s.at(1, 4), 'normal'), through(s.at(0, 3), 'normal'), through(s.at(2, 3), 'normal')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([through(s.at(1, 4), 'jump'), through(s.at(0, 3), 'jump'), through(s.at(0, 3), 'flying')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([ends(s.at(1, 4), 'normal'), ends(s.at(1, 4), 'jump'), ends(s.at(1, 4), 'flying')]).toEqual([
      false,
      false,
      true,
    ]);
    for (const type of ['normal', 'jump', 'flying', 'teleport'] as const) expect(ends(s.at(0, 3), type)).toBe(false);
    expect([through(s.at(0, 3), 'teleport'), ends(s.at(0, 4), 'teleport')]).toEqual([true, true]);
  });

  test('calculatePath finds a path or none, and crosses no wall', () => {
    const s = stage();
    expect(calculatePath(s.state, BRUTE, s.at(0, 4), 'normal')).toHaveLength(1);
    const { board, hidden } = groundIn(s.state);
    const behind = Array.from({ length: board.size }, (_, cell) => cell).find((cell) => hidden[cell] === 1)!;
    for (const type of ['normal', 'jump', 'flying'] as const) {
      expect(calculatePath(s.state, BRUTE, behind, type)).toBeNull();
      expect(validateMovement(s.state, BRUTE, behind, 99, type)).toBe(false);
    }
    expect(calculatePath(s.state, BRUTE, s.at(1, 5), 'teleport')).toEqual([s.at(1, 5)]);
  });

  test('a move is legal when its cost is within the value and it may end there', () => {
    const s = stage();
    s.state.map.difficult = [s.at(1, 4), s.at(0, 4), s.at(2, 4)];
    expect(calculateMovementCost(s.state, [s.at(1, 4), s.at(0, 5)], 'normal')).toBe(3);
    expect(calculateMovementCost(s.state, [s.at(1, 4), s.at(0, 5)], 'jump')).toBe(2);
    expect(validateMovement(s.state, BRUTE, s.at(1, 4), 1)).toBe(false);
    expect(validateMovement(s.state, BRUTE, s.at(1, 4), 2)).toBe(true);
    expect(validateMovement(s.state, BRUTE, s.at(0, 3), 9)).toBe(false);
    expect(validateMovement(s.state, BRUTE, s.at(1, 5), 2, 'teleport')).toBe(true);
    expect(validateMovement(s.state, BRUTE, s.at(1, 5), 1, 'teleport')).toBe(false);
  });
});

/** Counts the lines from corner to corner, of 36, that meet no wall. */
function clearLines({ state }: Stage, a: number, b: number): number {
  const pairs = DIRECTION_INDICES.flatMap((from) => DIRECTION_INDICES.map((to) => [from, to] as const));
  return pairs.filter(([from, to]) => !lineIntersectsWalls(state, { cell: a, corner: from }, { cell: b, corner: to }))
    .length;
}

describe('line of sight', () => {
  test('walls block the line of sight, figures and obstacles do not', () => {
    const s = stage();
    s.state.map.obstacles = [[s.at(0, 3)]];
    expect(hasLineOfSight(s.state, s.at(1, 3), s.at(-1, 3))).toBe(true);
    expect(clearLines(s, s.at(1, 3), s.at(-1, 3))).toBeGreaterThan(0);
    s.state.map.revealed = [0, 1];
    s.state.map.closed = [1];
    expect(hasLineOfSight(s.state, s.at(4, 0), s.at(-9, 2))).toBe(false);
    expect(clearLines(s, s.at(4, 0), s.at(-9, 2))).toBe(0);
  });

  test('hasLineOfSight caches results until the walls change', () => {
    const s = stage();
    const first = groundIn(s.state);
    expect(hasLineOfSight(s.state, s.at(1, 3), s.at(-1, 3))).toBe(true);
    expect(groundIn(s.state).sight).toBe(first.sight);
    const closed = { ...s.state, map: { ...s.state.map, revealed: [0, 1], closed: [1] } };
    expect(groundIn(closed).sight).not.toBe(first.sight);
  });
});

describe('monsters', () => {
  test('a monster focuses on the nearest enemy, distance 1 before distance 2', () => {
    const s = withCard(stage());
    expect(determineFocus(s.state, GUARD)).toBe(BRUTE);
    expect(canMonsterAttackTarget(s.state, GUARD, BRUTE)).toBe(true);
    expect(calculateMovementToOptimalPosition(s.state, GUARD, BRUTE)).toBe(0);
    expect(calculateMovementToOptimalPosition(s.state, FAR, BRUTE)).toBeGreaterThan(0);
  });

  test('a monster does not focus on invisible enemies and has no focus when none is visible', () => {
    const s = withCard(stage());
    gainCondition(s.state.figures[BRUTE]!, 'invisible', { fresh: false });
    expect(determineFocus(s.state, GUARD)).toBe(TINKERER);
    expect(canMonsterFocusInvisible(s.state, GUARD, BRUTE)).toBe(false);
    expect(canMonsterFocusInvisible(s.state, GUARD, TINKERER)).toBe(true);
    expect(canMonsterAttackTarget(s.state, GUARD, BRUTE)).toBe(false);
    gainCondition(s.state.figures[TINKERER]!, 'invisible', { fresh: false });
    expect(determineFocus(s.state, GUARD)).toBeNull();
    expect(calculateOptimalPosition(s.state, GUARD)).toBe(s.at(0, 3));
  });

  test('a monster moves to where it can attack and performs its card', () => {
    const s = withCard(stage());
    s.state.figures[GUARD]!.cell = -1;
    const to = calculateOptimalPosition(s.state, FAR);
    expect(groundIn(s.state).range(to, s.at(1, 3))).toBe(1);
    const after = executeAbilities(s.state, FAR, chance());
    expect(after.figures[FAR]!.cell).toBe(to);
    expect(after.figures[BRUTE]!.hp).toBeLessThan(20);
    expect(s.state.figures[BRUTE]!.hp).toBe(20);
  });

  test('a monster stays on its hex when its card has no move', () => {
    const s = withCard(stage(), false);
    expect(calculateOptimalPosition(s.state, FAR)).toBe(s.at(-1, 3));
    const after = executeAbilities(s.state, FAR, chance());
    expect(after.figures[FAR]!.cell).toBe(s.at(-1, 3));
    expect(after.figures[BRUTE]!.hp).toBe(20);
  });

  test('countDisadvantageousHexesInPath counts traps and hazards on a path', () => {
    const s = stage();
    s.state.map.traps = [{ cell: s.at(1, 4), damage: 3, conditions: [], at: null, by: -1 }];
    s.state.map.hazards = [s.at(0, 5)];
    s.state.map.difficult = [s.at(0, 4)];
    expect(countDisadvantageousHexesInPath(s.state, [s.at(1, 4), s.at(0, 5), s.at(0, 4)])).toBe(2);
  });

  test('optimizeForFivePlayer precomputes all moves without changing the state', () => {
    const s = withCard(stage());
    const before = JSON.stringify(s.state);
    const { state, preCalculatedData } = optimizeForFivePlayer(s.state);
    expect(state).toBe(s.state);
    expect(JSON.stringify(state)).toBe(before);
    expect([...preCalculatedData.monsterMovements.keys()]).toEqual([GUARD, FAR]);
    expect(preCalculatedData.monsterMovements.get(GUARD)).toEqual(calculateAllPossibleMoves(s.state, GUARD));
    expect(preCalculatedData.lineOfSightCache.size + preCalculatedData.pathfindingCache.size).toBe(0);
    expect(calculateAllPossibleMoves(s.state, GUARD)).toContain(calculateOptimalPosition(s.state, GUARD));
    expect(getHexesWithinDistance(s.state, GUARD, 0)).toEqual([s.at(0, 3)]);
  });

  test('cachedPath and cachedLineOfSight return cached results', () => {
    const s = withCard(stage());
    const { preCalculatedData: data } = optimizeForFivePlayer(s.state);
    const to = s.at(1, 5);
    const way = cachedPath(s.state, data, BRUTE, to, 'normal');
    expect(way).toEqual(calculatePath(s.state, BRUTE, to, 'normal'));
    expect(cachedPath(s.state, data, BRUTE, to, 'normal')).toBe(way);
    expect(cachedLineOfSight(s.state, data, s.at(1, 3), to)).toBe(true);
    expect(cachedLineOfSight(s.state, data, to, s.at(1, 3))).toBe(true);
    expect([data.pathfindingCache.size, data.lineOfSightCache.size]).toEqual([1, 1]);
  });

  test('a summon acts in the rounds after the one in which it appeared', () => {
    const s = stage();
    s.perform({ actions: [{ type: 'summon', summon: { id: 'rat', name: 'Rat', hitPoints: 3, move: 1, attack: 1 } }] });
    const rat = s.state.figures.length - 1;
    expect(s.state.figures[rat]!.kind).toBe('summon');
    expect(handleSummonActivation(s.state, rat)).toBe(false);
    s.begin([{ at: 'round.begin' }]);
    expect(handleSummonActivation(s.state, rat)).toBe(true);
  });
});
