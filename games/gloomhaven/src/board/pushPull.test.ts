import { describe, expect, it } from 'vitest';
import { type BoardFigure, groundOf, type Position } from './board.ts';
import { type Force, forcedPaths, forcedSteps, type MovedFigure } from './pushPull.ts';
import { drawnBoard, hexNamed, nameOf } from './testing/drawnBoard.ts';

/**
 * Returns the paths of a monster `M` with its allies `m` and enemies `h`; the origin of the force is `P`, also an
 * enemy.
 */
function pushed(
  map: readonly string[],
  { wallLines, flying = false }: { wallLines?: string[]; flying?: boolean } = {},
) {
  const { plan, overlays, figures } = drawnBoard({ map, wallLines });
  const cellsOf = (letter: string) => figures.get(letter) ?? [];
  const all = ['M', 'm', 'h', 'P'].flatMap((letter) =>
    cellsOf(letter).map(
      (cell): Omit<BoardFigure, 'id'> => ({
        cell,
        side: letter.toLowerCase() === 'm' ? 'monsters' : 'party',
        kind: letter.toLowerCase() === 'm' ? 'normal' : 'hero',
        initiative: 0,
      }),
    ),
  );
  const position: Position = {
    ground: groundOf(plan, [0], []),
    overlays,
    figures: all.map((figure, id) => ({ ...figure, id })),
  };
  const moved: MovedFigure = { figure: position.figures[0]!, flying };
  const origin = cellsOf('P')[0]!;
  const name = (cell: number) => nameOf(plan.board.hexOf(cell));
  const cell = (text: string) => plan.board.cellOf(hexNamed(text));
  return {
    paths: (kind: Force['kind'], hexes: number) =>
      forcedPaths(position, moved, { kind, origin, hexes })
        .map((path) => path.map(name).join(' '))
        .sort(),
    steps: (kind: Force['kind'], at: string) =>
      forcedSteps(position, moved, { kind, origin, hexes: 1 }, cell(at)).map(name).sort(),
  };
}

describe('push and pull (R 5.12)', () => {
  it('each step of a push leads farther away, and the pusher chooses among them (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '..M..', '.....', '.....']);
    expect(board.steps('push', 'c2')).toEqual(['b2', 'c3', 'd2']);
  });

  it('a push may be declined and otherwise goes the full distance (R 5.12)', () => {
    const board = pushed(['......', '..P...', '..M...', '......', '......', '......']);
    expect(board.paths('push', 1)).toEqual(['', 'b2', 'c3', 'd2']);
    expect(board.paths('push', 2)).toContain('c3 c4');
    expect(board.paths('push', 2)).not.toContain('c3');
  });

  it('a blocked direction may be chosen, and the push ends there (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '..M..', '.....', '..o..', '.....']);
    expect(board.paths('push', 2)).toContain('c3');
    expect(board.paths('push', 2)).toContain('c3 b3');
  });

  it('a push ends at a wall (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '..M..', '.....']);
    expect(board.paths('push', 3)).toContain('c3');
  });

  it('a push does not cross a wall line (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '..M..', '.....', '.....'], { wallLines: ['c2-c3'] });
    expect(board.steps('push', 'c2')).toEqual(['b2', 'd2']);
  });

  it('a push passes allies of the moved figure but does not end on them (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '..M..', '..m..', '.....', '.....']);
    expect(board.paths('push', 1)).not.toContain('c3');
    expect(board.paths('push', 2)).toContain('c3 c4');
  });

  it('a push does not pass enemies of the moved figure (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '..M..', '..h..', '.....', '.....']);
    expect(board.paths('push', 2).filter((path) => path.includes('c3'))).toEqual([]);
  });

  it('a pushed flyer passes obstacles and enemies and may end on obstacles (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '..M..', '..o..', '..h..', '.....'], { flying: true });
    expect(board.paths('push', 1)).toContain('c3');
    expect(board.paths('push', 3)).toContain('c3 c4 c5');
  });

  it('a pull moves nearer until adjacent (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '.....', '.....', '..M..', '.....']);
    expect(board.steps('pull', 'c4')).toEqual(['c3']);
    expect(board.paths('pull', 3)).toEqual(['', 'c3 c2']);
  });

  it('a pull may first lead sideways because distance is counted around walls (R 5.12)', () => {
    const board = pushed(['.....', '..P..', '..#..', '..M..', '.....']);
    expect(board.steps('pull', 'c3')).toEqual(['b2', 'd2']);
  });
});
