import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findingsOf } from './finding.ts';
import { type Stackable, Stacking, settleBonuses, settleSources } from './stacking.ts';

function counted(bonuses: readonly Stackable[]): number[] {
  return settleBonuses(bonuses).counted.map((bonus) => bonus.value);
}

describe('bonuses', () => {
  const shield = { bonusType: 'shield', stacking: 'highest' } as const;

  test('of different sources add up', () => {
    expect(
      counted([
        { source: 'ring', value: 1 },
        { source: 'cloak', value: 1 },
      ]),
    ).toEqual([1, 1]);
  });

  test('of one type with highest: only the greatest counts, of equals the first', () => {
    const small = { source: 'buckler', value: 1, ...shield };
    const big = { source: 'shield', value: 2, ...shield };
    const other = { source: 'tower shield', value: 2, ...shield };
    const { counted: kept, beaten } = settleBonuses([small, big, other]);
    expect(kept).toEqual([big]);
    expect(beaten).toEqual([
      { item: small, by: big },
      { item: other, by: big },
    ]);
  });

  test('with highest but without a type do not compete across sources', () => {
    expect(
      counted([
        { source: 'a', value: 1, stacking: 'highest' },
        { source: 'b', value: 2, stacking: 'highest' },
      ]),
    ).toEqual([1, 2]);
  });

  test('with lowest: the smallest counts', () => {
    const crit = { bonusType: 'critical', stacking: 'lowest' } as const;
    expect(
      counted([
        { source: 'a', value: 20, ...crit },
        { source: 'b', value: 19, ...crit },
      ]),
    ).toEqual([19]);
  });

  test('that are penalties always add up', () => {
    expect(
      counted([
        { source: 'a', value: -1, ...shield },
        { source: 'b', value: -2, ...shield },
        { source: 'c', value: 2, ...shield },
      ]),
    ).toEqual([-1, -2, 2]);
  });
});

describe('two of one source', () => {
  const aid = { label: 'Aid', source: 'spell:aid' };

  test('never add: the stronger counts, and of equals the one that lasts longer', () => {
    const weak = { id: '1', ...aid, value: 5 };
    const strong = { id: '2', ...aid, value: 10, remaining: 1 };
    const longer = { id: '3', ...aid, value: 10, remaining: 9 };
    const { counted: kept } = settleSources([weak, strong, longer], (item) => item.value);
    expect(kept).toEqual([longer]);
  });
});

describe('stacking rules in content', () => {
  function complaint(name: unknown): string {
    const parsed = Stacking.safeParse(name);
    const [finding] = parsed.success ? [] : findingsOf(parsed.error, name);
    return [finding?.code, finding?.message, finding?.hint].filter(Boolean).join(' ');
  }

  test('a name from elsewhere is told its counterpart', () => {
    expect(complaint('max')).toBe('E_STACKING_NAME "max" is not a stacking rule. Use "highest".');
    expect(complaint('higest')).toBe('E_STACKING_NAME "higest" is not a stacking rule. Did you mean "highest"?');
    expect(complaint(3)).toContain('E_SCHEMA');
    expect(z.array(Stacking).parse(['stack', 'sources'])).toEqual(['stack', 'sources']);
  });
});
