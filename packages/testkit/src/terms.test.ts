import { describe, expect, it } from 'vitest';
import { noughts } from '../test/noughts.ts';
import { withoutTerms } from './terms.ts';

const term = (name: string) => ({ corner: 0, middle: 4 })[name];
const game = { ...noughts, term };

describe('terms', () => {
  it('are replaced wherever a value may stand, by what the game says they are', () => {
    const story = { action: { cell: '@middle' }, cells: ['@corner', 'plain'], edits: [['a.b', '@corner']] };
    expect(withoutTerms(story, game, {})).toEqual({ action: { cell: 4 }, cells: [0, 'plain'], edits: [['a.b', 0]] });
  });

  it('can be escaped', () => {
    expect(withoutTerms('@@home', game, {})).toBe('@home');
  });

  it('that nobody knows are named', () => {
    expect(() => withoutTerms({ at: '@nowhere' }, game, {})).toThrow(/@nowhere/);
    expect(() => withoutTerms('@corner', noughts, {})).toThrow(/@corner/);
  });
});
