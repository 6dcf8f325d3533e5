import { hex } from '@tessera/space';
import { describe, expect, it } from 'vitest';
import { areEnemies, type BoardFigure, DOORWAY, figureAt, groundOf, NO_WAY, planOf } from './board.ts';
import { drawnBoard, hexNamed } from './testing/drawnBoard.ts';

// Two rooms of two hexes with a door between them, in a row.
const ROW = planOf(
  [0, 1, 2, 3, 4].map((q) => hex(q, 0)),
  { rooms: [1, 1, DOORWAY, 2, 2] },
);

describe('ground in play', () => {
  it('a closed door is a wall towards the room behind it (R 5.9, A.2)', () => {
    const ground = groundOf(ROW, [1], [2]);
    expect([...ground.hidden]).toEqual([0, 0, 0, 1, 1]);
    expect(ground.range(0, 2)).toBe(2);
    expect(ground.range(0, 3)).toBe(NO_WAY);
    expect(ground.sight.sees(1, 3)).toBe(false);
  });

  it('an open door connects the rooms (R 5.10)', () => {
    const ground = groundOf(ROW, [1, 2], []);
    expect(ground.range(0, 4)).toBe(4);
    expect([...ground.hidden]).toEqual([0, 0, 0, 0, 0]);
  });

  it('a closed door between two revealed rooms still separates them', () => {
    expect(groundOf(ROW, [1, 2], [2]).range(0, 4)).toBe(NO_WAY);
  });

  it('groundOf returns the same ground for the same rooms and doors, and another for other walls', () => {
    expect(groundOf(ROW, [1], [2])).toBe(groundOf(ROW, [1], [2]));
    expect(groundOf(ROW, [1, 2], [])).not.toBe(groundOf(ROW, [1], [2]));
  });

  it('range is counted around a wall line, and hexes separated by it are not adjacent (R 7.10)', () => {
    const { plan } = drawnBoard({ map: ['...', '...', '...'], wallLines: ['b0-b1'] });
    const cell = (name: string) => plan.board.cellOf(hexNamed(name));
    const ground = groundOf(plan, [0], []);
    expect(ground.range(cell('b0'), cell('b1'))).toBe(2);
    expect(ground.areAdjacent(cell('b0'), cell('b1'))).toBe(false);
    expect(ground.areAdjacent(cell('b1'), cell('b2'))).toBe(true);
  });

  it('range is counted through walls as a variant (ruling 104)', () => {
    const { plan } = drawnBoard({ map: ['...', '...', '...'], wallLines: ['b0-b1'] });
    const cell = (name: string) => plan.board.cellOf(hexNamed(name));
    const rule = { touch: 'blocks', cornerOnWall: 'blocks', rangeThroughWalls: true } as const;
    expect(groundOf(plan, [0], [], rule).range(cell('b0'), cell('b1'))).toBe(1);
  });
});

describe('figures', () => {
  const hero: BoardFigure = { id: 1, cell: 0, side: 'party', kind: 'hero', initiative: 10 };

  it('figures of one side are allies, all others are enemies (R 1.2)', () => {
    expect(areEnemies(hero, { ...hero, id: 2, kind: 'summon' })).toBe(false);
    expect(areEnemies(hero, { ...hero, id: 3, side: 'monsters', kind: 'elite' })).toBe(true);
    expect(areEnemies({ ...hero, side: 'third' }, { ...hero, side: 'monsters' })).toBe(true);
  });

  it('figureAt finds a figure by its cell', () => {
    const position = { ground: groundOf(ROW, [1], [2]), overlays: new Uint8Array(5), figures: [hero] };
    expect(figureAt(position, 0)).toBe(hero);
    expect(figureAt(position, 1)).toBeUndefined();
  });
});
