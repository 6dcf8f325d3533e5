import { expect, test } from 'vitest';
import { ASH, asked, cell, play, scene, stay } from '../../test/scene.ts';

const CROWDED = ['b3', 'a5', 'c3', 'f5'] as const;

test('a hero may walk as far as the card says, around other figures, or stay', () => {
  const match = scene({ at: CROWDED, picks: ['thrust', 'hurl'] });
  const cells = match.legal(ASH).map((action) => (action.type === 'move' ? action.to : -1));
  expect(cells).toContain(cell('b3'));
  expect(cells).toContain(cell('a1'));
  expect(cells).not.toContain(cell('c3'));
  const [moved] = play(match, ASH, { type: 'move', to: cell('a1') });
  expect(moved).toMatchObject({ type: 'moved', figure: ASH });
  expect(match.state.figures[ASH]!.cell).toBe(cell('a1'));
});

test('a move that is too long or ends on an invalid hex is refused with the reason', () => {
  const match = scene({ at: CROWDED, picks: ['thrust', 'hurl'] });
  expect(match.check(ASH, { type: 'move', to: cell('d3') })).toEqual({
    code: 'too-far',
    params: { cell: cell('d3'), steps: 3, move: 2 },
  });
  for (const name of ['c2', 'c3']) {
    expect(match.check(ASH, { type: 'move', to: cell(name) })).toMatchObject({
      code: 'no-way',
      params: { cell: cell(name) },
    });
  }
});

test('a guard card gives shield and retaliate', () => {
  const match = scene({ picks: ['brace', 'hurl'] });
  stay(match, ASH);
  expect(match.state.figures[ASH]).toMatchObject({ shield: 1, retaliate: 2 });
});

test('a hero without a target is not asked', () => {
  const match = scene({ at: ['a1', 'a5', 'f1', 'f5'], picks: ['crush', 'hurl'] });
  expect(stay(match, ASH).at(-1)).toEqual({ type: 'no-target', seat: ASH });
  expect(asked(match)).toBe('1 move');
});
