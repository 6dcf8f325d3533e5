import { expect, test } from 'vitest';
import { gloomhaven } from '../../src/game/game.ts';
import { BRUTE, FAR, stage } from '../../test/stage.ts';
import { wishAt } from './wish.ts';

const refusalAt = (s: ReturnType<typeof stage>, cell: number) => {
  const wish = wishAt(s.state, s.options(), BRUTE, cell);
  return wish && gloomhaven.check(s.state, BRUTE, wish);
};

test('a hex that is too far or occupied is refused with the rule', () => {
  const s = stage();
  s.beginPerformance({ actions: [{ type: 'move', value: 1 }] });
  expect(refusalAt(s, s.at(4, 0))).toMatchObject({ code: 'too-far' });
  expect(refusalAt(s, s.state.figures[FAR]!.cell)?.code).toMatch(/^way-/);
});

test('a figure out of range is refused with the range, and an empty hex has no meaning', () => {
  const s = stage();
  s.beginPerformance({ actions: [{ type: 'attack', value: 2 }] });
  expect(refusalAt(s, s.state.figures[FAR]!.cell)).toMatchObject({ code: 'out-of-range', params: { range: 1 } });
  expect(refusalAt(s, s.at(4, 0))).toBeUndefined();
});
