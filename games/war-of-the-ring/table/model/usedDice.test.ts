import { FACES, FREE, SHADOW } from '@tessera/war-of-the-ring/facts';
import { expect, test } from 'vitest';
import { AT_WAR, TableMatch } from '../../test/tableMatch.ts';
import { usedDice } from './usedDice.ts';

const face = (id: (typeof FACES)[number]) => FACES.indexOf(id);

test('usedDice counts rolled dice that are gone, without Eyes, which are in the Hunt Box', () => {
  const match = new TableMatch({ ...AT_WAR, '@at north-ithilien': '@sauron 6/1', '@at dead-marshes': '@gondor 5/0/1' });
  expect(usedDice(match.view(1), match.log, SHADOW)).toBe(0);
  const faces = [face('army'), face('army'), face('eye'), face('muster')];
  match.enter(1, [{ type: 'dice-rolled', side: SHADOW, faces }]);
  expect(usedDice(match.view(1), match.log, SHADOW)).toBe(2);
  match.act(1, { type: 'use', die: 1, as: 'attack' });
  expect(usedDice(match.view(1), match.log, SHADOW)).toBe(3);
  expect(usedDice(match.view(1), match.log, FREE)).toBe(0);
});
