import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findingsOf } from './finding.ts';
import { type Stackable, StackingRule, settleBonuses, settleSources } from './stacking.ts';

function counted(bonuses: readonly Stackable[]): number[] {
  return settleBonuses(bonuses).counted.map((bonus) => bonus.value);
}

describe('settleBonuses', () => {
  const shield = { bonusType: 'shield', stacking: 'highest' } as const;

  test('adds up bonuses of different sources', () => {
    expect(
      counted([
        { source: 'ring', value: 1 },
        { source: 'cloak', value: 1 },
      ]),
    ).toEqual([1, 1]);
  });

  test('counts only the greatest of one type with highest, of equals the first', () => {
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

  test('lets bonuses with highest but without a type compete only within a source', () => {
    expect(
      counted([
        { source: 'a', value: 1, stacking: 'highest' },
        { source: 'b', value: 2, stacking: 'highest' },
      ]),
    ).toEqual([1, 2]);
  });

  test('counts the smallest with lowest', () => {
    const crit = { bonusType: 'critical', stacking: 'lowest' } as const;
    expect(
      counted([
        { source: 'a', value: 20, ...crit },
        { source: 'b', value: 19, ...crit },
      ]),
    ).toEqual([19]);
  });

  test('always adds up penalties', () => {
    expect(
      counted([
        { source: 'a', value: -1, ...shield },
        { source: 'b', value: -2, ...shield },
        { source: 'c', value: 2, ...shield },
      ]),
    ).toEqual([-1, -2, 2]);
  });
});

describe('settleSources', () => {
  const aid = { label: 'Aid', source: 'spell:aid' };

  test('never adds two of one source: the stronger counts, and of equals the longer-lasting one', () => {
    const weak = { id: '1', ...aid, value: 5 };
    const strong = { id: '2', ...aid, value: 10, remaining: 1 };
    const longer = { id: '3', ...aid, value: 10, remaining: 9 };
    const { counted: kept } = settleSources([weak, strong, longer], (item) => item.value);
    expect(kept).toEqual([longer]);
  });
});

describe('stacking rules in content', () => {
  function complaint(name: unknown): string {
    const parsed = StackingRule.safeParse(name);
    const [finding] = parsed.success ? [] : findingsOf(parsed.error, name);
    return [finding?.code, finding?.message, finding?.hint].filter(Boolean).join(' ');
  }

  test('the name of another system is reported with its counterpart', () => {
    expect(complaint('max')).toBe('E_STACKING_NAME "max" is not a stacking rule. Use "highest".');
    expect(complaint('higest')).toBe('E_STACKING_NAME "higest" is not a stacking rule. Did you mean "highest"?');
    expect(complaint(3)).toContain('E_SCHEMA');
    expect(z.array(StackingRule).parse(['stack', 'sources'])).toEqual(['stack', 'sources']);
  });
});
