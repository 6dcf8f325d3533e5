import type { ChoiceValue } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { actionsFor, adjustPoint, answerIn, canPlace, picksOf, pointsOf, togglePick } from './drafts.ts';
import { sameAnswer } from './sameAnswer.ts';

describe('picks', () => {
  it('toggled adds and removes picks up to the maximum', () => {
    expect(togglePick(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(togglePick(['a', 'b'], 'a', 2)).toEqual(['b']);
    expect(togglePick(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  });

  it('toggled replaces the pick when only one is allowed', () => {
    expect(togglePick(['a'], 'b', 1)).toEqual(['b']);
  });

  it('picksOf and pointsOf read any type of answer', () => {
    expect([picksOf('a'), picksOf(['a', 'b']), picksOf(3), picksOf(undefined)]).toEqual([['a'], ['a', 'b'], [], []]);
    expect([pointsOf({ DEX: 1 }), pointsOf(['a']), pointsOf('a')]).toEqual([{ DEX: 1 }, {}, {}]);
  });
});

describe('points', () => {
  const rules = { total: 3, perOption: 2, room: (option: string) => (option === 'STR' ? 1 : 9) };

  it('canPlace stops at the total, at the limit of an option, and at its highest score', () => {
    expect(canPlace({ DEX: 2 }, 'DEX', 1, rules)).toBe(false);
    expect(canPlace({ DEX: 2 }, 'CON', 1, rules)).toBe(true);
    expect(canPlace({ DEX: 2, CON: 1 }, 'WIS', 1, rules)).toBe(false);
    expect(canPlace({ STR: 1 }, 'STR', 1, rules)).toBe(false);
    expect(canPlace({}, 'DEX', -1, rules)).toBe(false);
  });

  it('placed removes options with zero points', () => {
    expect(adjustPoint({ DEX: 1 }, 'DEX', -1)).toEqual({});
    expect(adjustPoint({ DEX: 1 }, 'CON', 1)).toEqual({ DEX: 1, CON: 1 });
  });
});

describe('draft answers', () => {
  it('actionsFor answers a question before its follow-up questions', () => {
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

  it('answerIn prefers the draft over the saved answer, even when the draft is open', () => {
    expect(answerIn(new Map(), { key: 'a', value: 'x' })).toBe('x');
    expect(answerIn(new Map([['a', undefined]]), { key: 'a', value: 'x' })).toBeUndefined();
  });

  it('sameAnswer ignores zero points and compares lists in order', () => {
    expect(sameAnswer({ DEX: 1, CON: 0 }, { DEX: 1 })).toBe(true);
    expect(sameAnswer(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameAnswer(['a'], ['a'])).toBe(true);
    expect(sameAnswer(undefined, 'a')).toBe(false);
  });
});
