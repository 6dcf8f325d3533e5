import { words } from '@tessera/gloomhaven';
import { nonEmpty } from '@tessera/testkit';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { recordsOf } from '../../src/content/recordMaps.ts';
import { stage } from '../../test/stage.ts';
import { en } from '../../texts/en.ts';
import { itemUse } from './TurnPanel.tsx';

test('itemUse says what every item does when it cannot be used now (R 12.4)', () => {
  const translator = createTranslator('en', en, house.en);
  const formatter = createGameFormatter(words, translator, { view: stage().state, seat: 0, names: ['Ann', 'Ben'] });
  for (const id of nonEmpty([...recordsOf('item').keys()]))
    expect(itemUse(id, formatter), id).toMatch(/Its effect: \S/);
});
