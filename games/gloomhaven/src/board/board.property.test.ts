import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardFigure, groundOf, NEGATIVE, NO_WAY, type Position } from './board.ts';
import { decide } from './focus.ts';
import type { MonsterAction } from './focusInput.ts';
import { pathProblem, reachable } from './movement.ts';
import { forcedPaths } from './pushPull.ts';
import { drawnBoard } from './testing/drawnBoard.ts';

const COLUMNS = 8;
const ROWS = 6;
const RUNS = { numRuns: 150 };

/**
 * Generates boards with figures on different hexes: `figures[0]` is a monster, then heroes and further monsters
 * alternate.
 */
const positions = (letters: string) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...letters), { minLength: COLUMNS * ROWS, maxLength: COLUMNS * ROWS }),
      fc.uniqueArray(fc.nat(COLUMNS * ROWS - 1), { minLength: 2, maxLength: 8 }),
      fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
    )
    .map(([ground, places, initiatives]): Position => {
      const spots = ground.map((letter, i) => (places.includes(i) && letter === '#' ? '.' : letter));
      const map = Array.from({ length: ROWS }, (_, y) => spots.slice(y * COLUMNS, (y + 1) * COLUMNS).join(''));
      const { plan, overlays } = drawnBoard({ map });
      // Cells are numbered in reading order, without walls.
      const cellAt = (place: number) => spots.slice(0, place).filter((letter) => letter !== '#').length;
      const figures = places.map((place, id): BoardFigure => {
        const isHero = id % 2 === 1;
        return {
          id,
          cell: cellAt(place),
          side: isHero ? 'party' : 'monsters',
          kind: isHero ? 'hero' : 'normal',
          initiative: initiatives[id]!,
        };
      });
      return { ground: groundOf(plan, [0], []), overlays, figures };
    });

const OPEN = '......#o';
const ROUGH = '......#o~^!';

const actions: fc.Arbitrary<MonsterAction> = fc.record({
  move: fc.nat(5),
  gait: fc.constantFrom('walk' as const, 'jump' as const, 'fly' as const),
  muddled: fc.boolean(),
  attack: fc.record({ range: fc.nat(4), targets: fc.integer({ min: 1, max: 3 }) }),
});

describe('board invariants', () => {
  it('sight and range are symmetric', () => {
    fc.assert(
      fc.property(positions(OPEN), ({ ground, figures }) => {
        for (const { cell: a } of figures) {
          for (const { cell: b } of figures) {
            expect(ground.sight.sees(a, b)).toBe(ground.sight.sees(b, a));
            expect(ground.range(a, b)).toBe(ground.range(b, a));
          }
        }
      }),
      RUNS,
    );
  });

  it('a path costs the same in both directions without difficult terrain', () => {
    fc.assert(
      fc.property(positions(OPEN), ({ figures, ...rest }) => {
        const [monster, goal] = figures;
        const cost = (from: BoardFigure, to: number) =>
          reachable({ ...rest, figures: [from] }, from, 99, { gait: 'walk', care: 'none' }).find(
            ({ cell }) => cell === to,
          )?.points;
        const isOnGround = rest.overlays[monster!.cell] === 0 && rest.overlays[goal!.cell] === 0;
        if (isOnGround) expect(cost(monster!, goal!.cell)).toBe(cost(goal!, monster!.cell));
      }),
      RUNS,
    );
  });

  it('a push never moves nearer, a pull never moves farther, and neither ends on a figure', () => {
    fc.assert(
      fc.property(
        positions(ROUGH),
        fc.constantFrom('push' as const, 'pull' as const),
        fc.nat(3),
        (position, kind, n) => {
          const [figure, pusher] = position.figures;
          const { ground } = position;
          const origin = pusher!.cell;
          for (const path of forcedPaths(position, { figure: figure!, flying: false }, { kind, origin, hexes: n })) {
            expect(path.length).toBeLessThanOrEqual(n);
            const ranges = [figure!.cell, ...path].map((cell) => ground.range(origin, cell));
            const sorted = [...new Set(ranges)].sort((a, b) => (kind === 'push' ? a - b : b - a));
            if (ranges[0] !== NO_WAY) expect(ranges).toEqual(sorted);
            const end = path.at(-1);
            if (end !== undefined) expect(position.figures.some(({ cell }) => cell === end)).toBe(false);
          }
        },
      ),
      RUNS,
    );
  });

  it('a chosen hex is reached by its path within the movement, and its targets are in range and sight', () => {
    fc.assert(
      fc.property(positions(ROUGH), actions, (position, action) => {
        const [monster] = position.figures;
        const { ground } = position;
        const { outcomes, focuses } = decide(position, monster!, action);
        expect(outcomes.length > 0).toBe(focuses.length > 0);
        for (const { to, ways, targets, focus } of outcomes) {
          const rule = { gait: action.gait, care: 'none' } as const;
          expect(ways.length).toBeGreaterThan(0);
          for (const way of ways) {
            expect(way.at(-1) ?? monster!.cell).toBe(to);
            expect(pathProblem(position, monster!, way, action.move, rule)).toBeUndefined();
          }
          expect(targets.length).toBeLessThanOrEqual(action.attack!.targets);
          if (targets.length > 0) expect(targets).toContain(focus);
          for (const { cell } of targets) {
            expect(ground.range(to, cell)).toBeLessThanOrEqual(Math.max(1, action.attack!.range));
            expect(ground.sight.sees(to, cell)).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  it('the order of the figures and the numbers of the allies do not change a decision', () => {
    fc.assert(
      fc.property(positions(ROUGH), actions, fc.integer({ min: 1, max: 7 }), (position, action, turn) => {
        const [monster] = position.figures;
        const renumbered = position.figures.map((figure) =>
          figure.side === 'monsters' && figure !== monster
            ? { ...figure, id: figure.id + 100, initiative: 99 }
            : figure,
        );
        const at = turn % renumbered.length;
        const figures = [...renumbered.slice(at), ...renumbered.slice(0, at)];
        const trace = (of: Position) =>
          decide(of, monster!, action)
            .outcomes.map(({ focus, to, targets }) => `${focus.id} ${to} ${targets.map(({ id }) => id).sort()}`)
            .sort();
        expect(trace({ ...position, figures })).toEqual(trace(position));
      }),
      RUNS,
    );
  });

  it('a monster that avoids traps enters one only when it can attack no enemy otherwise', () => {
    fc.assert(
      fc.property(positions(ROUGH), actions, (position, action) => {
        const [monster] = position.figures;
        const { outcomes, care } = decide(position, monster!, action);
        if (care !== 'avoid' || action.gait === 'fly') return;
        for (const way of outcomes.flatMap(({ ways }) => ways)) {
          const entered = action.gait === 'jump' ? way.slice(-1) : way;
          expect(entered.filter((cell) => (position.overlays[cell]! & NEGATIVE) !== 0)).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});
