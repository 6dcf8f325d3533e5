import { words } from '@tessera/gloomhaven';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { BRUTE, stage } from '../../test/stage.ts';
import { en } from '../../texts/en.ts';
import { describeCell } from './cellText.ts';

test('describeCell names the figure on a hex, its defences and the overlays, each with its rule', () => {
  const s = stage();
  const cell = s.at(1, 1);
  s.placeFoe('bandit-guard', cell, 'elite');
  s.state.map.traps = [{ cell: s.at(1, 4), damage: 3, conditions: [], at: null, by: -1 }];
  const formatter = createGameFormatter(words, createTranslator('en', en, house.en), {
    view: s.state,
    seat: BRUTE,
    names: ['Ann', 'Ben'],
  });
  const text = describeCell(s.state, cell, formatter, false);
  expect(text).toMatch(/Bandit Guard \d \(elite\), \d+ of \d+ hit points, shield 1 \(R 7\.7\)/);
  expect(describeCell(s.state, s.at(1, 4), formatter, true)).toMatch(/trap, 3 damage \(R 5\.5\), can be chosen/);
});
