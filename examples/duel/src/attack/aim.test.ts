import { expect, test } from 'vitest';
import { ASH, asked, OGRE, play, SLINGER, scene, stay, WREN } from '../../test/scene.ts';
import type { CardId } from '../state/cards.ts';

function aiming(
  card: CardId,
  at: readonly [string, string, string, string],
  hp: [number, number, number, number] = [9, 9, 9, 9],
) {
  const match = scene({ at, hp, picks: [card, 'hurl'] });
  stay(match, ASH);
  return match;
}

test('a sweep may take its targets in any order, or fewer, or none', () => {
  expect(aiming('cleave', ['c3', 'a5', 'd3', 'b3']).legal(ASH)).toEqual([
    { type: 'attack', targets: [OGRE] },
    { type: 'attack', targets: [OGRE, SLINGER] },
    { type: 'attack', targets: [SLINGER] },
    { type: 'attack', targets: [SLINGER, OGRE] },
    { type: 'pass' },
  ]);
});

test.each([
  ['thrust', [OGRE, SLINGER], 'too-many-targets'],
  ['cleave', [OGRE, OGRE], 'same-target-twice'],
  ['thrust', [WREN], 'not-a-foe'],
  ['thrust', [SLINGER], 'out-of-range'],
] as const)('with %s, attacking %j is refused: %s', (card, targets, code) => {
  const match = aiming(card, ['c3', 'b3', 'd3', 'f3']);
  expect(match.check(ASH, { type: 'attack', targets })).toMatchObject({ code });
});

test('a pillar on the line hides the target', () => {
  const match = aiming('arrow', ['b2', 'a5', 'd2', 'b1']);
  expect(match.check(ASH, { type: 'attack', targets: [OGRE] })).toEqual({
    code: 'out-of-sight',
    params: { target: OGRE },
  });
});

test('fallen figures cannot be targeted', () => {
  const match = aiming('thrust', ['c3', 'a5', 'd3', 'b3'], [9, 9, 9, 0]);
  expect(match.check(ASH, { type: 'attack', targets: [SLINGER] })).toMatchObject({ code: 'already-down' });
});

test('a hero may decline to attack', () => {
  const match = aiming('thrust', ['c3', 'a5', 'd3', 'b3']);
  play(match, ASH, { type: 'pass' });
  expect(asked(match)).toBe('1 move');
});
