import { describe, expect, test } from 'vitest';
import { BRUTE, type Stage, stage, TINKERER } from '../../test/stage.ts';
import { evaluateAmount } from '../modifiers/effectContext.ts';
import { Selector } from '../modifiers/selector.ts';
import { selectable } from './select.ts';

/** Returns a stage on which both heroes have a summon. */
function withSummons(): Stage {
  const s = stage();
  for (const figure of [BRUTE, TINKERER]) {
    const of = s.instructions({ actions: [{ type: 'summon', summon: { id: 'decoy', name: 'Decoy', hitPoints: 3 } }] });
    s.run([{ at: 'performance', figure, of, by: figure, turned: false }]);
  }
  return s;
}

const BRUTES = 4;
const TINKERERS = 5;

describe('summoned allies', () => {
  const taken = (who: object) => {
    const { state } = withSummons();
    const selector = Selector.parse({ count: 'all', place: 'map', summoned: true, ...who });
    return selectable({ table: state, figure: BRUTE, target: -1 }, selector, { range: 1, targeting: false });
  };

  test('summoned allies include the summons of all heroes', () => {
    expect(taken({ side: 'ally' })).toEqual([BRUTES, TINKERERS]);
    const { state } = withSummons();
    expect(evaluateAmount({ table: state, figure: BRUTE, target: -1 }, '@summonedAllies')).toBe(2);
  });

  test('the selector includes the hero when a card says "you and all summoned allies"', () => {
    expect(taken({ side: 'self-or-ally' })).toEqual([BRUTE, BRUTES, TINKERERS]);
  });

  test("summoned allies can be limited to the hero's own summons", () => {
    expect(taken({ side: 'self-or-ally', owned: true })).toEqual([BRUTE, BRUTES]);
  });
});
