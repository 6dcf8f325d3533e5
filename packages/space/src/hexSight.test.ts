import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Board } from './board.ts';
import { type Hex, hex } from './hex.ts';
import { HexSight, type HexSightRule } from './hexSight.ts';
import { line } from './line.ts';
import { blast } from './shapes.ts';

const board = new Board(blast(0, 6));

function sightWith(opaque: readonly Hex[], rule: HexSightRule = 'both'): HexSight {
  const sight = new HexSight(board, new Uint8Array(board.size), rule);
  for (const at of opaque) sight.opaque[board.cellOf(at)] = 1;
  return sight;
}

const sees = (sight: HexSight, a: Hex, b: Hex) => sight.sees(board.cellOf(a), board.cellOf(b));

describe('HexSight', () => {
  test('is blocked by a wall hex strictly between, but not by the hexes at the ends', () => {
    expect(sees(sightWith([hex(1, 0)]), hex(0, 0), hex(3, 0))).toBe(false);
    expect(sees(sightWith([hex(0, 0), hex(3, 0)]), hex(0, 0), hex(3, 0))).toBe(true);
    expect(sees(sightWith([hex(0, 1)]), hex(0, 0), hex(3, 0))).toBe(true);
  });

  test('follows the rule where a line runs between two hexes', () => {
    const oneSide = [hex(1, 0)];
    const bothSides = [hex(1, 0), hex(0, 1)];
    const seen = (rule: HexSightRule, walls: readonly Hex[]) => sees(sightWith(walls, rule), hex(0, 0), hex(1, 1));
    expect([seen('both', oneSide), seen('both', bothSides)]).toEqual([false, false]);
    expect([seen('either', oneSide), seen('either', bothSides)]).toEqual([true, false]);
    expect([seen('single', [hex(0, 1)]), seen('single', oneSide)]).toEqual([false, true]);
  });

  test('blocker returns the first hex in the way', () => {
    const sight = sightWith([hex(2, 0), hex(1, 0)]);
    expect(sight.blocker(board.cellOf(0), board.cellOf(hex(4, 0)), 1)).toBe(board.cellOf(hex(1, 0)));
    expect(sight.blocker(board.cellOf(hex(4, 0)), board.cellOf(0), 1)).toBe(board.cellOf(hex(2, 0)));
    expect(sight.blocker(board.cellOf(0), board.cellOf(hex(0, 3)), 1)).toBe(-1);
  });

  test('is not blocked by hexes off the board', () => {
    const horseshoe = new Board([hex(0, 0), hex(1, -1), hex(2, -1), hex(2, 0)]);
    const sight = new HexSight(horseshoe);
    expect(sight.sees(horseshoe.cellOf(hex(0, 0)), horseshoe.cellOf(hex(2, 0)))).toBe(true);
  });

  test('is symmetric, and follows from the two lines', () => {
    const cell = fc.nat(board.size - 1);
    const rules = fc.constantFrom<HexSightRule>('both', 'either', 'single');
    fc.assert(
      fc.property(fc.uniqueArray(cell, { maxLength: 30 }), cell, cell, rules, (opaque, a, b, rule) => {
        const sight = sightWith(
          opaque.map((at) => board.hexOf(at)),
          rule,
        );
        expect(sight.sees(a, b)).toBe(sight.sees(b, a));
        const clear = ([1, -1] as const).map((lean) =>
          line(board.hexOf(a), board.hexOf(b), lean)
            .slice(1, -1)
            .every((at) => !opaque.includes(board.cellOf(at))),
        );
        const expected = { both: clear[0] && clear[1], either: clear[0] || clear[1], single: clear[0] }[rule];
        expect(sight.sees(a, b)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});
