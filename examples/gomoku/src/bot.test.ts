import { describe, expect, it } from 'vitest';
import { evaluate } from './bot.ts';
import { gomoku, type State } from './game.ts';

function board(rows: string): State {
  const cells = [...rows.replaceAll(' ', '')].map((mark) => '.XO'.indexOf(mark));
  const options = gomoku.options.parse({});
  return { ...options, cells, stones: cells.filter((stone) => stone > 0).length, winner: null };
}

describe('evaluate', () => {
  it('rates an empty board as even', () => {
    expect(evaluate(board('... ... ...'), 0)).toBe(0.5);
  });

  it('prefers the middle to an edge', () => {
    expect(evaluate(board('... OX. ...'), 0)).toBeGreaterThan(evaluate(board('... XO. ...'), 0));
  });

  it('gives both seats values that add up to one', () => {
    const state = board('XX. .O. O..');
    expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(1);
  });
});
