import { evaluateCharacter } from '@tessera/fifth-edition';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { character } from '../../test/characters.ts';
import { rulebookOf } from '../../test/content.ts';
import { lookingDesk } from '../compare/lookingDesk.ts';
import type { CharacterDesk } from '../desk/desk.ts';
import { Rail } from './Rail.tsx';
import { railOf } from './rail.ts';
import { draftedKeys, draftsOf, keepDrafts } from './stepDrafts.ts';

const rulebook = rulebookOf('2024');

function deskOf(id: string): CharacterDesk {
  const record = character({ edition: '2024', scores: [10, 10, 10, 10, 10, 10], classes: ['wizard 1'] });
  const looking = lookingDesk({ record, sheet: evaluateCharacter(record, rulebook), rulebook }, 'en');
  return { ...looking, id, isReadOnly: false };
}

test('scores that were dealt out are kept, and the rail tells that they are not taken yet', () => {
  const desk = deskOf('dealt');
  const groups = railOf(desk.say, desk);
  const scores = { STR: 8, DEX: 14, CON: 13, INT: 15, WIS: 12, CHA: 10 };
  keepDrafts(desk.id, { scores: { method: 'standardArray', scores } });
  const drafted = draftedKeys(draftsOf(desk.id));
  expect(draftsOf(desk.id).scores?.scores).toEqual(scores);
  const rail = renderToStaticMarkup(<Rail say={desk.say} groups={groups} current="~gear" drafted={drafted} />);
  expect(rail).toContain(desk.say('builder.notTaken'));
});

test('what is begun belongs to one character, and is gone once it is taken', () => {
  keepDrafts('one', { answers: { species: new Map([['species', 'elf']]) } });
  keepDrafts('one', { details: { fields: { looks: 'tall' } } });
  expect([...draftedKeys(draftsOf('one'))]).toEqual(['~details', 'species']);
  expect(draftedKeys(draftsOf('other')).size).toBe(0);
  keepDrafts('one', { details: undefined, answers: { species: new Map() } });
  expect(draftedKeys(draftsOf('one')).size).toBe(0);
});
