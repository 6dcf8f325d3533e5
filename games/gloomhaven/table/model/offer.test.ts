import { gloomhaven } from '@tessera/gloomhaven';
import { type Choice, groundIn } from '@tessera/gloomhaven/selectors';
import { DIRECTION_INDICES } from '@tessera/space';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { BRUTE, FAR, GUARD, stage } from '../../test/stage.ts';
import { createGameStore, initialGameState } from '../store.ts';
import { armedByPress, armedCell, keptCards, offerOf, openCells, stillOffered, turnedArea } from './offer.ts';
import { reachKinds } from './reachKinds.ts';

const attack = (...modifiers: object[]) => ({ actions: [{ type: 'attack', value: 2, modifiers }] });

describe('offer of legal choices', () => {
  test('offerOf finds a choice by the hex or the figure that the player presses', () => {
    const s = stage();
    s.beginPerformance(attack({ type: 'range', distance: 3 }));
    const offer = offerOf(s.options());
    expect([...offer.figures.keys()].toSorted()).toEqual([GUARD, FAR]);
    const cell = s.state.figures[FAR]!.cell;
    const armed = armedByPress(offer, s.state, cell, undefined);
    expect(armed).toEqual({ type: 'target', figure: FAR });
    expect(armedCell(armed, s.state, undefined)).toBe(cell);
    expect(openCells(offer, s.state)).toContain(cell);
    expect(stillOffered([], armed)).toBeUndefined();
  });

  test('offerOf lists the paths of a move by their last hex', () => {
    const s = stage();
    s.beginPerformance({ actions: [{ type: 'move', value: 2 }] });
    const offer = offerOf(s.options());
    const [first] = [...offer.cells];
    expect(first?.[1]).toMatchObject({ type: 'move' });
    expect(armedCell(first?.[1], s.state, undefined)).toBe(first?.[0]);
    expect(offer.plain).toEqual([{ type: 'skip' }]);
  });

  test('reachKinds distinguishes a path through a trap, a plain path and a jump', () => {
    const s = stage();
    const trap = s.at(1, 4);
    s.state.map.traps = [{ cell: trap, damage: 3, conditions: [], at: null, by: -1 }];
    s.beginPerformance({ actions: [{ type: 'move', value: 3 }] });
    const walked = reachKinds(s.state, offerOf(s.options()));
    expect(walked.trapped).toContain(trap);
    expect(walked.plain.length).toBeGreaterThan(0);
    expect(walked.jumped).toEqual([]);
    const j = stage();
    j.beginPerformance({ actions: [{ type: 'move', value: 4, modifiers: [{ type: 'jump' }] }] });
    expect(reachKinds(j.state, offerOf(j.options(), 'jump')).jumped.length).toBeGreaterThan(0);
  });

  test('an area is placed over the pressed hex, turned around it, and confirmed by another press there', () => {
    const s = stage();
    const { board } = groundIn(s.state);
    const free = DIRECTION_INDICES.map((direction) => board.neighbour(s.state.figures[BRUTE]!.cell, direction)).filter(
      (cell) => cell >= 0 && s.state.figures.every((figure) => figure.cell !== cell),
    );
    for (const cell of free) s.placeFoe('bandit-guard', cell);
    const hexes = [
      [1, -1],
      [1, 0],
    ];
    s.beginPerformance(attack({ type: 'aoe', from: 'self', hexes }));
    const offer = offerOf(s.options());
    const areasAt = (cell: number) => offer.areas.filter(({ cells }) => cells.includes(cell));
    const [anchor = -1] = offer.areas.flatMap(({ cells }) => cells).filter((cell) => areasAt(cell).length > 1);
    const over = areasAt(anchor);
    expect(over.length).toBeGreaterThan(1);
    const first = armedByPress(offer, s.state, anchor, undefined);
    expect(armedCell(first, s.state, anchor)).toBe(anchor);
    // Another press on the same hex does not turn the area.
    const next = turnedArea(offer, s.state, first, anchor);
    expect(armedByPress(offer, s.state, anchor, next)).toEqual(next);
    const turned = [first];
    for (let n = 1; n < over.length; n++) turned.push(turnedArea(offer, s.state, turned.at(-1), anchor));
    expect(turned).toHaveLength(over.length);
    expect(turned).toEqual(expect.arrayContaining(over));
    expect(turnedArea(offer, s.state, turned.at(-1), anchor)).toEqual(first);
  });

  test('an area that fits over a hex in one way only is turned to another hex', () => {
    const s = stage();
    const offer = offerOf([
      { type: 'area', cells: [1, 2] },
      { type: 'area', cells: [3, 4] },
    ]);
    const first = armedByPress(offer, s.state, 1, undefined);
    expect(first).toEqual({ type: 'area', cells: [1, 2] });
    expect(turnedArea(offer, s.state, first, 1)).toEqual({ type: 'area', cells: [3, 4] });
  });

  test('the placement of an area with the most targets comes first', () => {
    const s = stage();
    const { board } = groundIn(s.state);
    const around = DIRECTION_INDICES.map((direction) => board.neighbour(s.state.figures[BRUTE]!.cell, direction));
    const foes = new Set(s.state.figures.filter(({ side }) => side === 'monsters').map(({ cell }) => cell));
    const free = around.filter((cell) => cell >= 0 && s.state.figures.every((figure) => figure.cell !== cell));
    for (const cell of free.slice(0, 2)) {
      s.placeFoe('bandit-guard', cell);
      foes.add(cell);
    }
    const hexes = [
      [1, -1],
      [1, 0],
    ];
    s.beginPerformance(attack({ type: 'aoe', from: 'self', hexes }));
    const offer = offerOf(s.options());
    const hits = (choice: Choice | undefined) =>
      choice?.type === 'area' ? choice.cells.filter((cell) => foes.has(cell)).length : 0;
    for (const cell of nonEmpty(new Set(offer.areas.flatMap(({ cells }) => cells)))) {
      const most = Math.max(...offer.areas.filter(({ cells }) => cells.includes(cell)).map(hits));
      expect(hits(armedByPress(offer, s.state, cell, undefined)), `hex ${cell}`).toBe(most);
    }
  });
});

test('an area with several targets is asked for first, then their order', () => {
  const s = stage();
  const { board } = groundIn(s.state);
  const around = DIRECTION_INDICES.map((direction) => board.neighbour(s.state.figures[BRUTE]!.cell, direction));
  for (const cell of around.filter((one) => one >= 0 && s.state.figures.every((figure) => figure.cell !== one)))
    s.placeFoe('bandit-guard', cell);
  const hexes = [
    [1, -1],
    [1, 0],
  ];
  s.beginPerformance(attack({ type: 'aoe', from: 'self', hexes }));
  const code = () => gloomhaven.prompt?.(s.state, BRUTE)?.code;
  expect(code()).toBe('attack.area');
  const isFoe = (cell: number) => s.state.figures.some((one) => one.cell === cell && one.side !== 'party');
  s.answer(offerOf(s.options()).areas.find(({ cells }) => cells.every(isFoe))!);
  expect(offerOf(s.options()).figures.size).toBe(2);
  expect(code()).toBe('attack.next');
});

describe('store', () => {
  test('the store knows the acting figure, its actions, destinations and targets', () => {
    const s = stage();
    const store = createGameStore();
    const { getState } = store;
    expect(getState()).toMatchObject(initialGameState);
    expect(getState().getCurrentFigure()).toBeNull();
    s.beginPerformance({ actions: [{ type: 'move', value: 2 }] });
    getState().sync({ view: s.state, seat: BRUTE, legal: s.options() });
    expect(getState().getCurrentFigure()).toBe(BRUTE);
    expect(getState().getAvailableActions(BRUTE)).toEqual(s.options());
    expect(getState().getAvailableActions(GUARD)).toEqual([]);
    expect(getState().getValidMovementHexes(BRUTE).length).toBeGreaterThan(2);
    expect(getState().getValidAttackTargets(BRUTE)).toEqual([]);
  });

  test("the store makes the specification's actions as choices, and only legal ones", () => {
    const s = stage();
    const { getState } = createGameStore();
    const done: string[] = [];
    const sync = () =>
      getState().sync({ view: s.state, seat: BRUTE, legal: s.options(), act: ({ type }) => done.push(type) });
    s.beginPerformance({ actions: [{ type: 'move', value: 2 }] });
    sync();
    const [to] = getState().getValidMovementHexes(BRUTE);
    expect(getState().processMovement(BRUTE, to!)).toBe(true);
    expect(getState().processMovement(GUARD, to!)).toBe(false);
    expect(getState().processAttack(BRUTE, GUARD)).toBe(false);
    s.beginPerformance(attack());
    sync();
    expect(getState().processAttack(BRUTE, GUARD)).toBe(true);
    expect(getState().processAttack(BRUTE, FAR)).toBe(false);
    s.begin([{ at: 'picks' }]);
    sync();
    expect(getState().playCards(BRUTE, ['trample', 'shield-bash'])).toBe(true);
    expect(getState().playCards(BRUTE, ['trample', 'trample'])).toBe(false);
    expect(getState().endTurn(BRUTE)).toBe(false);
    s.state.heroes[BRUTE]!.inPlay = ['trample', 'shield-bash'];
    s.begin([{ at: 'turn.act', figure: BRUTE }]);
    sync();
    expect(getState().playCards(BRUTE, ['trample'])).toBe(true);
    expect(getState().playCards(BRUTE, ['skewer'])).toBe(false);
    expect(getState().endTurn(BRUTE)).toBe(true);
    expect(done).toEqual(['move', 'target', 'pick', 'play', 'end-turn']);
  });

  test('the figure that is hit decides about its damage, not the attacker', () => {
    const s = stage();
    const { getState } = createGameStore();
    s.begin([{ at: 'suffer', figure: BRUTE, amount: 3, by: GUARD, from: 'attack' }]);
    getState().sync({ view: s.state, seat: BRUTE, legal: s.options() });
    expect(getState().getAvailableActions(BRUTE)).toEqual(s.options());
    expect(getState().getAvailableActions(GUARD)).toEqual([]);
  });

  test('the store counts the targets of an attack or an area', () => {
    const s = stage();
    const { getState } = createGameStore();
    s.beginPerformance(attack());
    getState().sync({ view: s.state, seat: BRUTE, legal: s.options() });
    expect(getState().getValidAttackTargets(BRUTE)).toEqual([GUARD]);
    expect(getState().getValidMovementHexes(BRUTE)).toEqual([]);
  });

  test('two tables on a page have independent stores', () => {
    const [one, other] = [createGameStore(), createGameStore()];
    one.getState().toggle('threat');
    expect(one.getState().layers.threat).toBe(true);
    expect(other.getState().layers.threat).toBe(false);
  });
});

test('selected cards stay while they are on offer when other players act', () => {
  const offer = offerOf([
    { type: 'pick', cards: ['trample', 'skewer'] },
    { type: 'pick', cards: ['skewer', 'trample'] },
  ]);
  const picked = ['skewer', 'trample'];
  expect(keptCards(offer, picked)).toBe(picked);
  expect(keptCards(offer, ['skewer', 'shield-bash'])).toEqual(['skewer']);
  expect(keptCards(offerOf([]), picked)).toEqual([]);
});
