import { hex, neighbours } from '@tessera/space';
import { describe, expect, it } from 'vitest';
import { DOORWAY, groundOf, planOf } from './board.ts';
import { LITERAL_SIGHT } from './sight.ts';
import { drawnBoard, hexNamed } from './testing/drawnBoard.ts';

function looker(map: readonly string[], wallLines: readonly string[] = []) {
  const { plan } = drawnBoard({ map, wallLines });
  return (a: string, b: string, rule = LITERAL_SIGHT) =>
    groundOf(plan, [0], [], rule).sight.sees(plan.board.cellOf(hexNamed(a)), plan.board.cellOf(hexNamed(b)));
}

describe('line of sight (R 7.9)', () => {
  it('a line of sight leads from any corner to any corner (R 7.9)', () => {
    const sees = looker(['.....', '..#..', '.....', '.....']);
    expect(sees('b1', 'd1')).toBe(true);
    expect(sees('c0', 'c2')).toBe(false);
  });

  it('obstacles and figures do not block a line of sight (R 7.9)', () => {
    const sees = looker(['.....', '..o..', '.....']);
    expect(sees('c0', 'c2')).toBe(true);
  });

  it('neighbours without a wall between them see each other even in a passage of one hex (R A.3)', () => {
    const sees = looker(['.', '.', '.']);
    expect(sees('a0', 'a1')).toBe(true);
    expect(sees('a0', 'a2')).toBe(false);
    expect(sees('a0', 'a2', { touch: 'blocks', cornerOnWall: 'free' })).toBe(true);
  });

  it('a door or corridor hex with all corners on walls uses them (R A.3)', () => {
    const hexes = [hex(0, 0), hex(1, 0), hex(3, 0), ...neighbours(hex(3, 0))];
    const door = 0;
    const behind = 2;
    const rooms = hexes.map((_, cell) => (cell === door ? DOORWAY : 0));
    expect(groundOf(planOf(hexes), [0], []).sight.sees(door, behind)).toBe(false);
    expect(groundOf(planOf(hexes, { rooms }), [0], []).sight.sees(door, behind)).toBe(true);
  });

  it('a line may run along a wall when touching is allowed (ruling 24)', () => {
    const touching = { touch: 'allowed', cornerOnWall: 'free' } as const;
    expect(looker(['.', '.', '.'])('a0', 'a2', touching)).toBe(true);
    expect(looker(['...', '###', '...'])('a0', 'a2', touching)).toBe(false);
  });
});
