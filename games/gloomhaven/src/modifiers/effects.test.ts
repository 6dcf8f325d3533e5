import { describe, expect, test } from 'vitest';
import { BRUTE, GUARD, stage } from '../../test/stage.ts';
import { activeModifiers, shieldOf } from '../inPlay/activeModifiers.ts';

const attack = (value: number) => ({ actions: [{ type: 'attack', value, modifiers: [] }] });

describe('kinds of modifiers', () => {
  test('an ability that is not performed gives no effects', () => {
    const s = stage();
    s.beginPerformance({
      ...attack(2),
      modifiers: [
        { type: 'xp', value: 2 },
        { type: 'infuse', element: 'fire' },
      ],
    });
    s.answer({ type: 'skip' });
    expect(s.state.heroes[BRUTE]!.xp).toBe(0);
    expect(s.state.infused).toBe(0);
  });

  test('activeModifiers reads statistics, lasting effects and items', () => {
    const s = stage();
    expect(activeModifiers(s.state, GUARD, 'shield')).toEqual([]);
    const elite = s.placeFoe('bandit-guard', s.at(1, 1), 'elite');
    expect(shieldOf(s.state, elite).parts.map(({ at }) => at.startsWith('monster/bandit-guard/levels/elite'))).toEqual([
      true,
    ]);
  });
});
