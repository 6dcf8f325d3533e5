import { describe, expect, it } from 'vitest';
import { noughts } from '../test/noughts.ts';
import { withoutTerms } from './terms.ts';

const term = (name: string) => ({ corner: 0, middle: 4 })[name];
const game = { ...noughts, term };

describe('withoutTerms', () => {
  it('replaces terms anywhere in a value by their values in the game', () => {
    const story = { action: { cell: '@middle' }, cells: ['@corner', 'plain'], edits: [['a.b', '@corner']] };
    expect(withoutTerms(story, game, {})).toEqual({ action: { cell: 4 }, cells: [0, 'plain'], edits: [['a.b', 0]] });
  });

  it('keeps escaped terms', () => {
    expect(withoutTerms('@@home', game, {})).toBe('@home');
  });

  it('throws an error with the name of an unknown term', () => {
    expect(() => withoutTerms({ at: '@nowhere' }, game, {})).toThrow(/@nowhere/);
    expect(() => withoutTerms('@corner', noughts, {})).toThrow(/@corner/);
  });
});
