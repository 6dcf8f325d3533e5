import type { ChoiceValue } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { actionsFor, answerIn, canPlace, picksOf, placed, pointsOf, toggled } from './drafts.ts';
import { sameAnswer } from './sameAnswer.ts';

describe('picks', () => {
  it('come and go, but no more than there are places', () => {
    expect(toggled(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b']);
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  });

  it('change places when there is one place only', () => {
    expect(toggled(['a'], 'b', 1)).toEqual(['b']);
  });

  it('are read from any kind of answer', () => {
    expect([picksOf('a'), picksOf(['a', 'b']), picksOf(3), picksOf(undefined)]).toEqual([['a'], ['a', 'b'], [], []]);
    expect([pointsOf({ DEX: 1 }), pointsOf(['a']), pointsOf('a')]).toEqual([{ DEX: 1 }, {}, {}]);
  });
});

describe('points', () => {
  const rules = { total: 3, perOption: 2, room: (option: string) => (option === 'STR' ? 1 : 9) };

  it('stop at the total, at the limit of one option, and at its highest score', () => {
    expect(canPlace({ DEX: 2 }, 'DEX', 1, rules)).toBe(false);
    expect(canPlace({ DEX: 2 }, 'CON', 1, rules)).toBe(true);
    expect(canPlace({ DEX: 2, CON: 1 }, 'WIS', 1, rules)).toBe(false);
    expect(canPlace({ STR: 1 }, 'STR', 1, rules)).toBe(false);
    expect(canPlace({}, 'DEX', -1, rules)).toBe(false);
  });

  it('leave no zeros behind', () => {
    expect(placed({ DEX: 1 }, 'DEX', -1)).toEqual({});
    expect(placed({ DEX: 1 }, 'CON', 1)).toEqual({ DEX: 1, CON: 1 });
  });
});

describe('answers in the making', () => {
  it('are given from the outside in', () => {
    const answers = new Map<string, ChoiceValue>([
      ['feat/asi', { DEX: 2 }],
      ['feat', 'improvement'],
    ]);
    expect(actionsFor(answers)).toEqual([
      { type: 'choose', key: 'feat', value: 'improvement' },
      { type: 'choose', key: 'feat/asi', value: { DEX: 2 } },
    ]);
    expect(actionsFor(new Map([['feat', undefined]]))).toEqual([{ type: 'choose', key: 'feat' }]);
  });

  it('stand before what is recorded, also when they leave it open', () => {
    expect(answerIn(new Map(), { key: 'a', value: 'x' })).toBe('x');
    expect(answerIn(new Map([['a', undefined]]), { key: 'a', value: 'x' })).toBeUndefined();
  });

  it('are no change when they say the same', () => {
    expect(sameAnswer({ DEX: 1, CON: 0 }, { DEX: 1 })).toBe(true);
    expect(sameAnswer(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameAnswer(['a'], ['a'])).toBe(true);
    expect(sameAnswer(undefined, 'a')).toBe(false);
  });
});
