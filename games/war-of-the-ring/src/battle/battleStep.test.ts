import { expect, test } from 'vitest';
import { AT_WAR, TableMatch } from '../../test/tableMatch.ts';
import { tables } from '../content/index.ts';
import { battleStep, wayOf } from './battleStep.ts';

test('wayOf gives origin and destination while the player chooses the group', () => {
  const match = new TableMatch({ ...AT_WAR, '@at north-ithilien': '@sauron 6/1', '@at dead-marshes': '@gondor 5/0/1' });
  expect(wayOf(match.view(1))).toEqual({});
  match.act(1, { type: 'use', die: 1, as: 'attack' });
  match.act(1, { type: 'attack', from: '@north-ithilien', to: '@dead-marshes' });
  expect(wayOf(match.view(1))).toEqual({
    from: tables.regionIndex.get('north-ithilien'),
    to: tables.regionIndex.get('dead-marshes'),
  });
});

test('battleStep goes from cards through the roll to losses in a round', () => {
  const match = new TableMatch({ ...AT_WAR, '@at north-ithilien': '@sauron 3/2', '@at dead-marshes': '@gondor 5/0' });
  match.act(1, { type: 'use', die: 1, as: 'attack' });
  match.act(1, { type: 'attack', from: '@north-ithilien', to: '@dead-marshes' });
  expect(battleStep(match.view(1))).toBe('cards');
  match.act(1, { type: 'go' }, [1, 1, 1, 1, 1, 6, 6, 1, 1, 1]);
  expect(battleStep(match.view(0))).toBe('losses');
});
