import { expect, test } from 'vitest';
import { ASH, asked, type DuelMatch, play, SLINGER, scene, stay, WREN } from '../../test/scene.ts';
import { CARDS, type CardId } from '../state/cards.ts';
import { MONSTERS } from '../state/roster.ts';

/** Both heroes pick from full hands at the start of the next round. */
function pickNext(match: DuelMatch, ash: CardId, wren: CardId) {
  play(match, ASH, { type: 'pick', card: ash });
  return play(match, WREN, { type: 'pick', card: wren });
}

test('all figures act in order of initiative, heroes by their cards, monsters by their own', () => {
  const match = scene({ picks: ['brace', 'bulwark'], hands: [['arrow'], ['lunge']], turns: [] });
  pickNext(match, 'arrow', 'lunge');
  expect(asked(match)).toBe('1 move');
  expect(match.state.flow.flatMap((frame) => (frame.at === 'turn' ? frame.figure : []))).toEqual([2, ASH, SLINGER]);
});

test('no two cards or monsters share an initiative', () => {
  const all = [...Object.values(CARDS), ...MONSTERS].map(({ initiative }) => initiative);
  expect(new Set(all).size).toBe(all.length);
});

test('a guard lasts until the next round', () => {
  const match = scene({ picks: ['bulwark', 'brace'], hands: [['arrow'], ['lunge']], turns: [ASH, WREN] });
  stay(match, ASH);
  expect(match.state.figures[ASH]).toMatchObject({ shield: 2, retaliate: 1 });
  stay(match, WREN);
  expect(match.state.round).toBe(2);
  expect(match.state.figures[ASH]).toMatchObject({ shield: 0, retaliate: 0 });
});

test('played cards go to the discard at the end of the round', () => {
  const match = scene({ picks: ['bulwark', 'brace'], hands: [['arrow'], ['lunge']], turns: [] });
  expect(match.state.heroes.map(({ discard, pick }) => [discard, pick])).toEqual([
    [['bulwark'], null],
    [['brace'], null],
  ]);
});

test('the heroes lose together when the rounds run out', () => {
  const match = scene({ picks: ['bulwark', 'brace'], turns: [ASH] });
  expect(match.edit(ASH, [[['round'], match.state.lastRound]])).toMatchObject({ ok: true });
  stay(match, ASH);
  expect(match.outcome).toEqual({ results: ['loss', 'loss'], why: 'too-late' });
});
