import { recordsOf } from '@tessera/gloomhaven/shared';
import { fastChance, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { setup } from '../setup.ts';
import { CampaignOptions } from '../state/options.ts';
import { questPool } from './quests.ts';

const all = [...recordsOf('personal-quest').keys()];
const deckOf = (options: object) =>
  setup(CampaignOptions.parse(options), 2, { chance: fastChance('deck'), log: silent }).quests;

test('a new campaign deals no personal quest that needs a scenario without a map (R 16.9)', () => {
  // 55, which leads to 56, has no map.
  expect(all.filter((quest) => !deckOf({}).includes(quest))).toEqual(['take-back-the-trees']);
});

test('a campaign begun before 6.0.0 deals no quest that needs scenario 54 or 55', () => {
  const pool = questPool({ formerQuests: '5.0.0' });
  expect(all.filter((quest) => !pool.includes(quest))).toEqual(['seeker-of-xorn', 'take-back-the-trees']);
});

test('a campaign begun before 5.0.0 deals all personal quests', () => {
  expect(deckOf({ formerRules: ['0.4.0'] }).toSorted()).toEqual(all.toSorted());
  expect(questPool({ formerRules: ['0.4.0'] })).toEqual(all);
});
