import { hex } from '@tessera/space';
import { describe, expect, it } from 'vitest';
import type { AreaAttack } from './areaAttack.ts';
import { type BoardFigure, groundOf, type Position } from './board.ts';
import { attackFrom, decide, type FocusRule, OFFICIAL_FOCUS } from './focus.ts';
import type { MonsterAction } from './focusInput.ts';
import { drawnBoard, nameOf } from './testing/drawnBoard.ts';

const MELEE: MonsterAction = { move: 2, gait: 'walk', attack: { range: 0, targets: 1 } };
const ARCHER: MonsterAction = { move: 2, gait: 'walk', attack: { range: 3, targets: 1 } };

/** Returns a position: `@` is a monster, capital letters are enemies as `kinds` describes them. */
function scene(map: readonly string[], kinds: Readonly<Record<string, Partial<BoardFigure>>>) {
  const { plan, overlays, figures } = drawnBoard({ map });
  const monster: BoardFigure = { id: 0, cell: figures.get('@')![0]!, side: 'monsters', kind: 'normal', initiative: 50 };
  const others = Object.entries(kinds).map(([letter, facts], i): BoardFigure => {
    const cell = figures.get(letter)![0]!;
    return { id: i + 1, cell, side: 'party', kind: 'hero', initiative: 50, ...facts };
  });
  const position: Position = { ground: groundOf(plan, [0], []), overlays, figures: [monster, ...others] };
  const letters = Object.keys(kinds);
  const letterOf = ({ id }: BoardFigure) => letters[id - 1];
  return {
    focus: (action: MonsterAction, rule: FocusRule = OFFICIAL_FOCUS) =>
      decide(position, monster, action, rule).focuses.map(letterOf),
    decision: (action: MonsterAction) => decide(position, monster, action),
    attacks: (attack: AreaAttack, focus?: string) =>
      attackFrom(
        position,
        monster,
        attack,
        position.figures.find((figure) => letterOf(figure) === focus),
      ).map((group) => group.map(letterOf).join('')),
    name: (cell: number) => nameOf(plan.board.hexOf(cell)),
  };
}

const TWO_AT_TWO = ['..A..', '.....', '..@..', '.....', '..B..'];

describe('focus (R 13.4)', () => {
  it('a summon precedes its owner, and both follow an enemy with an earlier initiative (R 13.4, case 94)', () => {
    const owner = { initiative: 30, order: 1 };
    const summon = { initiative: 30, order: 0, kind: 'summon' } as const;
    expect(scene(TWO_AT_TWO, { A: owner, B: summon }).focus(ARCHER)).toEqual(['B']);
    expect(scene(TWO_AT_TWO, { A: { initiative: 12 }, B: summon }).focus(ARCHER)).toEqual(['A']);
  });

  it('the enemy that needs the least movement to attack precedes an earlier one (R 13.4)', () => {
    const board = scene(['A', '.', '@', '.', '.', 'B'], { A: { initiative: 90 }, B: { initiative: 10 } });
    expect(board.focus(MELEE)).toEqual(['A']);
  });

  it('the enemy behind the fewest traps precedes an earlier one when every path has traps (R 13.4)', () => {
    const board = scene(['B', '^', '^', '@', '^', '.', 'A'], { A: { initiative: 90 }, B: { initiative: 10 } });
    expect(board.focus(MELEE)).toEqual(['A']);
  });

  it('a full tie leaves the choice to the players (R 13.4)', () => {
    expect(scene(TWO_AT_TWO, { A: {}, B: {} }).focus(ARCHER)).toEqual(['A', 'B']);
  });

  it('a third side is an enemy of monsters, and monsters are allies of one another (R 1.2)', () => {
    const side = { side: 'third', kind: 'normal' } as const;
    expect(scene(TWO_AT_TWO, { A: side, B: { side: 'monsters', kind: 'elite' } }).focus(ARCHER)).toEqual(['A']);
  });

  it('only characters are focused as a variant (ruling 121)', () => {
    const board = scene(TWO_AT_TWO, { A: { initiative: 30 }, B: { initiative: 10, kind: 'summon' } });
    expect(board.focus(ARCHER)).toEqual(['B']);
    expect(board.focus(ARCHER, { mode: 'official', candidates: 'characters' })).toEqual(['A']);
  });

  it('a short path through a trap precedes a long one without as a variant (ruling 80)', () => {
    const board = scene(['A', '.', '^', '@', '.', '.', '.', 'B'], { A: {}, B: {} });
    expect(board.focus(MELEE)).toEqual(['B']);
    expect(board.focus(MELEE, { mode: 'spec', candidates: 'enemies' })).toEqual(['A']);
  });

  it('decide returns the chosen path hex by hex', () => {
    const board = scene(['@.', '^.', '..', 'A.'], { A: {} });
    const { outcomes } = board.decision({ ...MELEE, move: 3 });
    expect(outcomes.map(({ ways }) => ways.map((way) => way.map(board.name).join(' ')))).toEqual([
      ['b0 b1 a2'],
      ['b0 b1 b2'],
    ]);
  });

  it('decide leaves the choice between equally good paths over different traps to the players', () => {
    const board = scene(['#@#', '^#!', '.A.', '###'], { A: {} });
    expect(board.decision(MELEE).outcomes.map(({ to }) => board.name(to))).toEqual(['a2', 'c2']);
    const ring = scene(['.@.', '^#^', '...', '#A#'], { A: {} });
    const { outcomes } = ring.decision({ ...MELEE, move: 4 });
    expect(outcomes.flatMap(({ ways }) => ways.map((way) => way.map(ring.name).join(' ')))).toEqual([
      'c1 c2 b2',
      'a1 a2 b2',
    ]);
  });
});

describe('further attack line (R 13.6)', () => {
  it('a further attack line takes the focus again when other enemies are nearer (R 13.6)', () => {
    expect(scene(['B', '@', '.', 'A'], { A: {}, B: {} }).attacks({ range: 0, targets: 1 }, 'A')).toEqual(['B']);
    const wide = scene(['..B..', '..@..', '.....', '..A..'], { A: {}, B: {} });
    expect(wide.attacks({ range: 3, targets: 1 }, 'A')).toEqual(['A']);
  });

  it('a further attack line takes no target when no enemy is in reach (R 13.6)', () => {
    expect(scene(['@', '.', 'A'], { A: {} }).attacks({ range: 0, targets: 1 }, 'A')).toEqual([]);
  });

  it('a further attack line leaves the choice between equally good targets to the players (R 13.6)', () => {
    const board = scene(['..A..', '..@..', '.B.C.', '.....'], { A: {}, B: {}, C: {} });
    expect(board.attacks({ range: 2, targets: 2 }, 'A').sort()).toEqual(['AB', 'AC']);
  });

  it('an area that cannot take the focus may leave it to an extra target (R 13.6)', () => {
    const line = { own: true, hexes: [hex(0, -1), hex(1, -1)] };
    const board = scene(['..A..', '..@B.', '..C..'], { A: {}, B: {}, C: {} });
    expect(board.attacks({ range: 0, targets: 2, area: line }, 'A')).toEqual(['ABC']);
  });
});
