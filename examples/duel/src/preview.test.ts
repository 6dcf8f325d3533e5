import { expect, test } from 'vitest';
import { ASH, OGRE, SLINGER, scene, stay, WREN } from '../test/scene.ts';
import { duel } from './game.ts';

test('the odds of an attack come from the modifier cards that are still to come', () => {
  const match = scene({ at: ['c3', 'a5', 'd3', 'b3'], hp: [9, 9, 3, 9], picks: ['cleave', 'hurl'] });
  stay(match, ASH);
  const [ogre, slinger] = duel.preview(match.view(ASH), ASH, { type: 'attack', targets: [OGRE, SLINGER] });
  expect(ogre).toEqual({
    label: 'Ogre',
    value: OGRE,
    reasons: [
      { label: 'power', value: 2 },
      { label: 'shield', value: 0 },
      { label: '0 damage', value: '1/10' },
      { label: '1 damage', value: '2/10' },
      { label: '2 damage', value: '4/10' },
      { label: '3 damage', value: '2/10' },
      { label: '4 damage', value: '1/10' },
      { label: 'falls', value: '3/10' },
      { label: 'retaliate', value: 1 },
    ],
  });
  expect(slinger?.reasons).toContainEqual({ label: 'falls', value: '0/10' });
});

test('nothing is foretold of a pass, or when nobody is aiming', () => {
  const match = scene({});
  expect(duel.preview(match.view(WREN), WREN, { type: 'attack', targets: [OGRE] })).toEqual([]);
  expect(duel.preview(match.view(ASH), ASH, { type: 'pass' })).toEqual([]);
});
