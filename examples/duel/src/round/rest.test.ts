import { expect, test } from 'vitest';
import { ASH, asked, play, scene } from '../../test/scene.ts';
import type { CardId } from '../state/cards.ts';

/** The end of a round after which Ash has no card in hand, and these in the discard. */
function emptyHanded(discard: readonly CardId[]) {
  return scene({ picks: ['brace', 'bulwark'], hands: [[], ['lunge']], discards: [discard, []], turns: [] });
}

test('a hero with an empty hand chooses one discarded card to lose and takes the others back', () => {
  const match = emptyHanded(['arrow', 'thrust']);
  expect(asked(match)).toBe('0 rest');
  expect(match.check(ASH, { type: 'lose', card: 'lunge' })).toMatchObject({ code: 'no-such-card' });
  play(match, ASH, { type: 'lose', card: 'brace' });
  expect(match.state.heroes[ASH]).toMatchObject({ hand: ['arrow', 'thrust'], discard: [], lost: ['brace'] });
  expect(asked(match)).toBe('0 picks, 1 picks');
});

test('a hero who would have no card left after that is out', () => {
  const match = emptyHanded([]);
  expect(match.state.figures[ASH]!.hp).toBe(0);
  expect(asked(match)).toBe('1 picks');
});
