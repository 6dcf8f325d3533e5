import { tables } from '@tessera/war-of-the-ring/facts';
import { expect, test } from 'vitest';
import { AT_WAR, TableMatch } from '../../test/tableMatch.ts';
import { wayOf } from './wayOf.ts';

test('the map shows from where to where, while it is asked who goes', () => {
  const match = new TableMatch({ ...AT_WAR, '@at north-ithilien': '@sauron 6/1', '@at dead-marshes': '@gondor 5/0/1' });
  expect(wayOf(match.view(1))).toEqual({});
  match.act(1, { type: 'use', die: 1, as: 'attack' });
  match.act(1, { type: 'attack', from: '@north-ithilien', to: '@dead-marshes' });
  expect(wayOf(match.view(1))).toEqual({
    from: tables.regionIndex.get('north-ithilien'),
    to: tables.regionIndex.get('dead-marshes'),
  });
});
