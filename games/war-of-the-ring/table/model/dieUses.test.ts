import { mergeBundles } from '@tessera/manifest';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import type { Action } from '../../src/state/action.ts';
import { words } from '../../src/text/messageFormat.ts';
import { en } from '../../texts/en/index.ts';
import { table } from '../../texts/en/table.ts';
import { dieUses } from './dieUses.ts';

const formatter = createGameFormatter(words, createTranslator('en', mergeBundles(en, table), house.en));

test('dieUses lists each use of a die once, all its cards as one, and no use of another die', () => {
  const legal: Action[] = [
    { type: 'use', die: 1, as: 'armies' },
    { type: 'use', die: 1, as: 'armies' },
    { type: 'play', die: 1, card: 50 },
    { type: 'play', die: 1, card: 51 },
    { type: 'use', die: 2, as: 'recruit' },
    { type: 'pass' },
  ];
  expect(dieUses(legal, 1, formatter)).toEqual([formatter.t('name.use.armies'), 'play one of 2 cards']);
  expect(dieUses(legal, 2, formatter)).toEqual([formatter.t('name.use.recruit')]);
  expect(dieUses(legal, 3, formatter)).toEqual([]);
});
