import { describe, expect, it } from 'vitest';
import { noughts } from '../../test/noughts.ts';
import { expandCaseTokens } from './caseTokens.ts';

const term = (name: string) => ({ corner: 0, middle: 4 })[name];
const game = { ...noughts, term };

describe('expandCaseTokens', () => {
  it('replaces terms anywhere in a value by their values in the game', () => {
    const story = { action: { cell: '@middle' }, cells: ['@corner', 'plain'], edits: [['a.b', '@corner']] };
    expect(expandCaseTokens(story, game, {})).toEqual({
      action: { cell: 4 },
      cells: [0, 'plain'],
      edits: [['a.b', 0]],
    });
  });

  it('keeps escaped terms', () => {
    expect(expandCaseTokens('@@home', game, {})).toBe('@home');
  });

  it('throws an error with the name of an unknown term', () => {
    expect(() => expandCaseTokens({ at: '@nowhere' }, game, {})).toThrow(/@nowhere/);
    expect(() => expandCaseTokens('@corner', noughts, {})).toThrow(/@corner/);
  });
});
