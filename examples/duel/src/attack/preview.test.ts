import { expect, test } from 'vitest';
import { ASH, OGRE, SLINGER, scene, stay, WREN } from '../../test/scene.ts';
import { duel } from '../game.ts';

test('the odds of an attack come from the remaining modifier cards', () => {
  const match = scene({ at: ['c3', 'a5', 'd3', 'b3'], hp: [9, 9, 3, 9], picks: ['cleave', 'hurl'] });
  stay(match, ASH);
  const [ogre, slinger] = duel.preview(match.view(ASH), ASH, { type: 'attack', targets: [OGRE, SLINGER] });
  expect(ogre).toEqual({
    code: 'target',
    params: { target: OGRE },
    reasons: [
      { code: 'power', value: 2 },
      { code: 'shield', value: 0 },
      { code: 'damage', params: { amount: 0 }, value: '1/10' },
      { code: 'damage', params: { amount: 1 }, value: '2/10' },
      { code: 'damage', params: { amount: 2 }, value: '4/10' },
      { code: 'damage', params: { amount: 3 }, value: '2/10' },
      { code: 'damage', params: { amount: 4 }, value: '1/10' },
      { code: 'falls', value: '3/10' },
      { code: 'retaliate', value: 1 },
    ],
  });
  expect(slinger?.reasons).toContainEqual({ code: 'falls', value: '0/10' });
});

test('preview returns nothing for a pass, or when no hero is aiming', () => {
  const match = scene({});
  expect(duel.preview(match.view(WREN), WREN, { type: 'attack', targets: [OGRE] })).toEqual([]);
  expect(duel.preview(match.view(ASH), ASH, { type: 'pass' })).toEqual([]);
});
