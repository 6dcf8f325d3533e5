import { type CampaignAction, campaign, campaignWords } from '@tessera/gloomhaven-campaign';
import { Match } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { campaignEn } from '../../texts/en/index.ts';
import { subjects } from './subjects.ts';

const BRUTE: CampaignAction = { type: 'create', class: 'brute', level: 1, name: 'Grub' };

function found() {
  const match = Match.create(campaign, { options: {}, seats: 1, seed: 'on screen' });
  match.apply(0, BRUTE);
  const view = match.view(0);
  const speech = createTranslator('en', campaignEn, house.en);
  return subjects(view, createGameFormatter(campaignWords, speech, { view, seat: 0, names: ['Mara'] }));
}

test('subjects names places, characters and items, each with its text', () => {
  const named = new Map(found().map((one) => [one.name, one]));
  expect(named.get('Black Barrow')?.text?.[0]).toMatch(/· open$/);
  expect(named.get('Grub')?.text?.[0]).toBe('Brute, level 1, Mara');
  expect(named.get('Minor Healing Potion')?.text?.join(' ')).toMatch(/Heal 3/i);
  expect([...named.keys()].filter((name) => name === '' || name.includes('.'))).toEqual([]);
});

test('subjects has no sealed place: the party knows only its number', () => {
  expect(found().map(({ id }) => id)).not.toContain('place scenario-2');
});
