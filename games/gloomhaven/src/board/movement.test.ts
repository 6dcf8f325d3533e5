import { hex } from '@tessera/space';
import { describe, expect, it } from 'vitest';
import { type BoardFigure, DOORWAY, groundOf, type Position, planOf } from './board.ts';
import { hexesAlong, type MoveRule, pathProblem, pathTo, reachable } from './movement.ts';
import { drawnBoard, hexNamed, nameOf } from './testing/drawnBoard.ts';

const WALK: MoveRule = { gait: 'walk', care: 'none' };
const JUMP: MoveRule = { gait: 'jump', care: 'none' };
const FLY: MoveRule = { gait: 'fly', care: 'none' };

/** Returns a position: `@` moves, `a` are its allies, `e` its enemies. */
function mover(map: readonly string[], wallLines: readonly string[] = []) {
  const { plan, overlays, figures } = drawnBoard({ map, wallLines });
  const all = ['@', 'a', 'e'].flatMap((letter) =>
    (figures.get(letter) ?? []).map(
      (cell): BoardFigure => ({
        id: cell,
        cell,
        side: letter === 'e' ? 'monsters' : 'party',
        kind: 'hero',
        initiative: 0,
      }),
    ),
  );
  const position: Position = { ground: groundOf(plan, [0], []), overlays, figures: all };
  const figure = all[0]!;
  const cells = (path: string) => path.split(' ').map((name) => plan.board.cellOf(hexNamed(name)));
  const name = (cell: number) => nameOf(plan.board.hexOf(cell));
  return {
    reaches: (to: string, rule: MoveRule) =>
      reachable(position, figure, 99, rule).find(({ cell }) => name(cell) === to)?.points,
    ends: (points: number, rule: MoveRule) => reachable(position, figure, points, rule).map(({ cell }) => name(cell)),
    path: (to: string, rule: MoveRule) => pathTo(position, figure, cells(to)[0]!, rule).map(name).join(' '),
    problem: (path: string, points: number, rule: MoveRule) => {
      const problem = pathProblem(position, figure, cells(path), points, rule);
      return problem && ('cell' in problem ? `${problem.code} ${name(problem.cell)}` : problem.code);
    },
    steps: (path: string, rule: MoveRule) =>
      hexesAlong(position, cells(path), rule.gait).map(({ points, effects }) => [points, ...effects].join(' ')),
  };
}

describe('movement (R 5)', () => {
  it('a move passes allies but not enemies and does not end on a figure (R 5.2)', () => {
    expect(mover(['@', 'a', '.']).reaches('a2', WALK)).toBe(2);
    expect(mover(['@', 'a', '.']).reaches('a1', WALK)).toBeUndefined();
    expect(mover(['@', 'e', '.']).reaches('a2', WALK)).toBeUndefined();
  });

  it('difficult terrain costs two movement points (R 5.3, case 78)', () => {
    expect(mover(['@', '~', '~', '.']).ends(3, WALK)).toEqual(['a0', 'a1']);
    expect(mover(['@', '~', '~', '.']).reaches('a3', WALK)).toBe(5);
    expect(mover(['@', '~', '~', '.']).reaches('a3', JUMP)).toBe(3);
  });

  it('a jump passes over everything and lands like a walk (R 5.7, case 207)', () => {
    expect(mover(['@', 'e', 'e', '~']).reaches('a3', JUMP)).toBe(4);
    expect(mover(['@', 'o', '.']).reaches('a2', JUMP)).toBe(2);
    expect(mover(['@', 'o', '.']).reaches('a1', JUMP)).toBeUndefined();
  });

  it('a flying figure ignores terrain and may end on obstacles (R 5.8)', () => {
    expect(mover(['@', 'o', '~', 'e', '.']).reaches('a1', FLY)).toBe(1);
    expect(mover(['@', 'o', '~', 'e', '.']).reaches('a4', FLY)).toBe(4);
    expect(mover(['@', 'o', '~', 'e', '.']).reaches('a3', FLY)).toBeUndefined();
  });

  it('no movement crosses a wall (R 5.9)', () => {
    expect(mover(['@', '.'], ['a0-a1']).reaches('a1', FLY)).toBeUndefined();
  });

  it('a figure that avoids traps goes around them, or enters as few as possible when it must (R 13.4)', () => {
    const room = mover(['@.', '^.', '.^', '..']);
    expect(room.path('a3', { ...WALK, care: 'none' })).toBe('a1 a2 a3');
    expect(room.path('a3', { ...WALK, care: 'avoid' })).toBe('b0 b1 a2 a3');
    expect(mover(['@', '^', '!', '.']).reaches('a3', { ...WALK, care: 'avoid' })).toBeUndefined();
    expect(mover(['@', '^', '!', '.']).reaches('a3', { ...WALK, care: 'fewest' })).toBe(3);
  });

  it('hexesAlong reports the effects of each step, for a jump only the last (R 5.4, 5.5, case 77)', () => {
    const room = mover(['@', '^', '!', '~', '^']);
    expect(room.steps('a1 a2 a3 a4', WALK)).toEqual(['1 trap', '1 hazardous', '2', '1 trap']);
    expect(room.steps('a1 a2 a3 a4', JUMP)).toEqual(['1', '1', '1', '1 trap']);
    expect(room.steps('a1 a2 a3 a4', FLY)).toEqual(['1', '1', '1', '1']);
  });

  it('only a figure that opens doors moves onto a closed one (R 5.10)', () => {
    const plan = planOf(
      [0, 1, 2].map((q) => hex(q, 0)),
      { rooms: [1, DOORWAY, 2] },
    );
    const hero: BoardFigure = { id: 0, cell: 0, side: 'party', kind: 'hero', initiative: 0 };
    const position = { ground: groundOf(plan, [1], [1]), overlays: new Uint8Array(3), figures: [hero] };
    expect(reachable(position, hero, 9, WALK)).toHaveLength(1);
    expect(reachable(position, hero, 9, { ...WALK, opensDoors: true }).map(({ cell }) => cell)).toEqual([0, 1]);
    expect(hexesAlong(position, [1], 'walk')[0]?.effects).toEqual(['opens-door']);
    expect(pathProblem(position, hero, [1], 9, WALK)).toEqual({ code: 'closed-door', cell: 1 });
    expect(pathProblem(position, hero, [1, 2], 9, { ...WALK, opensDoors: true })).toEqual({ code: 'wall', cell: 2 });
  });

  it('pathProblem names the problem of a drawn path', () => {
    const room = mover(['@.', 'o.', 'a.', 'e.'], ['b1-b2']);
    expect(room.problem('b0 b1', 2, WALK)).toBeUndefined();
    expect(room.problem('b1', 2, WALK)).toBe('not-adjacent b1');
    expect(room.problem('a1', 2, WALK)).toBe('blocked a1');
    expect(room.problem('a1', 2, JUMP)).toBe('blocked a1');
    expect(room.problem('a1 a2', 2, JUMP)).toBe('occupied a2');
    expect(room.problem('b0 b1 b2', 3, WALK)).toBe('wall b2');
    expect(room.problem('b0 b1 a2', 3, WALK)).toBe('occupied a2');
    expect(room.problem('b0 b1 a2 a3 b3', 9, WALK)).toBe('enemy a3');
    expect(room.problem('b0 b1 a2 b2', 3, WALK)).toBe('too-far');
  });
});
