import { hex } from '@tessera/space';
import { describe, expect, it } from 'vitest';
import { type AreaAttack, AttackField, isRanged } from './areaAttack.ts';
import { type BoardFigure, groundOf } from './board.ts';
import { drawnBoard } from './testing/drawnBoard.ts';

/** Returns the groups that an attack of `@` can take of the enemies (capital letters), per placement of its area. */
function attackOf(map: readonly string[], attack: AreaAttack, wallLines: readonly string[] = []) {
  const { plan, figures } = drawnBoard({ map, wallLines });
  const letters = [...figures.keys()].filter((letter) => letter !== '@').sort();
  const enemies = letters.map(
    (letter, id): BoardFigure => ({ id, cell: figures.get(letter)![0]!, side: 'party', kind: 'hero', initiative: 0 }),
  );
  const field = new AttackField(groundOf(plan, [0], []), enemies, attack);
  const cell = figures.get('@')![0]!;
  const names = (mask: number) => letters.filter((_, i) => (mask >> i) & 1).join('');
  return {
    all: names(field.canTake(cell)),
    areas: field.coverings(cell).map(names).sort(),
    single: names(field.inRange(cell)),
  };
}

const LINE = [hex(0, 0), hex(0, 1), hex(0, 2)];
const free = (hexes: readonly number[], range: number): AreaAttack => ({
  range,
  targets: 1,
  area: { own: false, hexes },
});
const own = (hexes: readonly number[]): AreaAttack => ({ range: 0, targets: 1, area: { own: true, hexes } });

describe('area attacks (R 7.12)', () => {
  it('an area attack is legal when an empty hex of the area is within range (R 7.12, case 34)', () => {
    expect(attackOf(['..@..', '.....', '.....', '..A..', '..B..'], free(LINE, 2)).areas).toEqual(['A', 'AB']);
    expect(attackOf(['..@..', '.....', '.....', '..A..', '..B..'], free(LINE, 1)).all).toBe('A');
  });

  it('an area attack is legal when the hex within range lies in the wall (R 7.12)', () => {
    const bent = [hex(0, 0), hex(1, 0)];
    expect(attackOf(['@A', '##'], free(bent, 1)).all).toBe('A');
    expect(attackOf(['#....', '.@...', '#..A.', '.....'], free([hex(0, 0), hex(0, 1)], 1)).all).toBe('A');
  });

  it("an area with the attacker's own hex starts there, in every rotation and mirror image (R 7.12)", () => {
    const hook = own([hex(0, -1), hex(1, -2)]);
    expect(attackOf(['.B.C.', '..A..', '..@..', '.....'], hook).areas).toContain('AB');
    expect(attackOf(['.B.C.', '..A..', '..@..', '.....'], hook).areas).toContain('AC');
  });

  it('an area attack skips enemies out of sight (R 7.12)', () => {
    const bar = ['..@..', '..#..', '..A..', '.....'];
    expect(attackOf(bar, free(LINE, 3)).all).toBe('');
  });

  it('an extra target is chosen by range (R 7.12)', () => {
    const attack = { ...own([hex(0, -1), hex(1, -1)]), targets: 2 };
    expect(attackOf(['..A..', '..@..', '..B..', '..C..'], attack).single).toBe('AB');
  });

  it('an area from the own hex is a melee attack, even of a ranged monster (R 7.12, case 31)', () => {
    expect(isRanged({ ...own(LINE), range: 3 })).toBe(false);
    expect(isRanged({ range: 0, targets: 1 })).toBe(false);
    expect(isRanged({ range: 3, targets: 1 })).toBe(true);
  });
});
