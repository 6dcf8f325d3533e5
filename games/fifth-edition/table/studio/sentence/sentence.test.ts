import { evaluateCharacter } from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { checkDraft } from '../pack/check.ts';
import { draftOf, type Fields, withNewRecord } from '../pack/draft.ts';
import { newPack } from '../pack/packFile.ts';
import { madeUp, tryOut } from '../tryOut/tryOut.ts';
import { PHRASES } from './phrases.ts';
import { LONGEST_SENTENCE, readSentence, withPart } from './readSentence.ts';
import { featureFromSentence, recordFromSentence, SENTENCE_KINDS, type SentenceKind } from './recordFromSentence.ts';
import { sentenceNames } from './sentenceNames.ts';

const names = sentenceNames(rulebookOf('2024'));
const WAND = 'A wand with 7 charges, regains 1d6+1 at dawn, casts Fireball at 15. Needs attunement. Smells of wet ash';

function partsIn(text: string, kind: SentenceKind = 'item') {
  return readSentence(text, kind, names).parts.map((part) => [part.kind.id, part.values]);
}

/** Writes a record by a sentence and gives it to a hero. */
async function playedBy(kind: SentenceKind, text: string, before: Fields = {}) {
  const json = { ...recordFromSentence(kind, text, { id: 'mine', name: 'Mine', ...before }, names) };
  return played(kind, json);
}

async function played(kind: SentenceKind, json: Fields) {
  const verdict = await checkDraft(withNewRecord(draftOf(newPack('mine', 'Mine', '2024')), kind, json).draft);
  const rulebook = verdict.rulebooks['2024']!;
  const hero = madeUp('2024', rulebook);
  const { record, refused } = tryOut(hero, kind, json, rulebook);
  expect({ problems: verdict.problems.filter(({ severity }) => severity === 'error'), refused }).toEqual({
    problems: [],
    refused: undefined,
  });
  return { before: evaluateCharacter(hero, rulebook), sheet: evaluateCharacter(record, rulebook), rulebook };
}

describe('readSentence', () => {
  it('readSentence understands a wand and keeps the rest as description', () => {
    expect(partsIn(WAND)).toEqual([
      ['thing', { thing: 'wand' }],
      ['charges', { count: '7' }],
      ['regains', { dice: '1d6+1', when: 'dawn' }],
      ['casts', { spell: 'fireball', level: '' }],
      ['difficulty', { dc: '15' }],
      ['attunement', { by: 'anyone' }],
    ]);
    expect(readSentence(WAND, 'item', names).rest).toEqual(['Smells of wet ash']);
  });

  it('readSentence says which words it did not understand', () => {
    expect(readSentence('A ring of burbling that gives +1 to AC', 'item', names).rest).toEqual(['burbling']);
    expect(readSentence('', 'item', names)).toEqual({ parts: [], rest: [] });
  });

  it('readSentence reads no more than its limit', () => {
    const long = `${'x'.repeat(LONGEST_SENTENCE)} 7 charges`;
    expect(readSentence(long, 'item', names).parts).toEqual([]);
  });

  it('every phrase that a part writes is read again with the same values', () => {
    const sentences: readonly (readonly [SentenceKind, string])[] = [
      ['item', WAND],
      ['item', 'a rare longsword, +1 to attack and damage rolls, requires attunement by a paladin, as a bonus action'],
      [
        'feat',
        '+2 to Stealth, advantage on Wisdom saves, resistance to cold damage, proficiency in Arcana, twice per long rest',
      ],
      ['feat', 'Strength becomes 21, fly speed 30 feet, darkvision 60 feet, +1 to Dexterity, +2 to initiative'],
      ['species', 'Small, walk speed 25 feet, casts Light'],
      [
        'spell',
        'level 2 evocation for wizards and sorcerers, 3d6 cold damage, Dexterity save for half, +1d6 per higher slot',
      ],
      [
        'spell',
        'cantrip, spell attack, range 60 feet, heals 2d8 + modifier hit points, concentration up to 1 minute, ritual, V, S',
      ],
    ];
    for (const [kind, text] of nonEmpty(sentences))
      for (const part of nonEmpty(readSentence(text, kind, names).parts)) {
        const again = readSentence(withPart(text, part, part.values, names), kind, names).parts;
        expect([text, again.map(({ values }) => values)]).toContainEqual(
          readSentence(text, kind, names).parts.map(({ values }) => values),
        );
      }
  });

  it.each(SENTENCE_KINDS)('every suggested phrase of a %s is understood', (kind) => {
    for (const phrase of nonEmpty(PHRASES[kind] ?? []))
      expect([phrase, readSentence(phrase, kind, names).rest]).toEqual([phrase, []]);
  });

  it('withPart changes one phrase and leaves the other words', () => {
    const [, charges] = readSentence(WAND, 'item', names).parts;
    expect(withPart(WAND, charges!, { count: '3' }, names)).toBe(WAND.replace('7 charges', '3 charges'));
  });
});

describe('records by sentence', () => {
  it('a wand casts its spell as often as it has charges', async () => {
    const { sheet } = await playedBy('item', WAND);
    const spell = sheet.spellcasting.spells.find((each) => each.spell === 'fireball');
    expect(spell).toMatchObject({ mode: 'innate', dc: 15 });
    expect(sheet.resources[spell?.freeCasts ?? '']).toMatchObject({ max: { value: 7 }, refresh: 'dawn' });
    expect(sheet.attunement.used).toBe(1);
  });

  it('a ring raises armor class and saves', async () => {
    const { before, sheet } = await playedBy('item', 'A rare ring, +1 to AC and +1 to saving throws');
    expect(sheet.ac.value).toBe(before.ac.value + 1);
    expect(sheet.saves.WIS.bonus.value).toBe(before.saves.WIS.bonus.value + 1);
  });

  it('an item like another one keeps its effects, but for those that the sentence says', async () => {
    const { before, sheet } = await playedBy('item', 'Like a Ring of Protection, but +2 to AC');
    expect(sheet.ac.value).toBe(before.ac.value + 2);
    expect(sheet.saves.WIS.bonus.value).toBe(before.saves.WIS.bonus.value + 1);
    expect(sheet.attunement.used).toBe(1);
  });

  it('a spell like another one has its fields, but for those that the sentence says', () => {
    const json = recordFromSentence('spell', 'Like Fireball, but 8d6 cold damage', { id: 'mine', name: 'Mine' }, names);
    expect(json).toMatchObject({ id: 'mine', name: 'Mine', level: 3, damageTypes: ['cold'], range: '150 feet' });
  });

  it('a feat raises initiative and gives a resistance', async () => {
    const { before, sheet } = await playedBy('feat', '+2 to initiative, resistance to fire damage');
    expect(sheet.initiative.bonus.value).toBe(before.initiative.bonus.value + 2);
    expect(sheet.damage.resistance.map(({ value }) => value)).toContain('fire');
  });

  it('a spell with a higher slot has its dice, its save and its growth', async () => {
    const { rulebook } = await playedBy(
      'spell',
      'A level 2 evocation for wizards, range 60 feet, 3d6 cold damage, Dexterity save for half, +1d6 per higher slot',
    );
    expect(rulebook.spells.get('mine')?.record).toMatchObject({
      level: 2,
      lists: ['wizard'],
      rolls: [
        {
          kind: 'damage',
          dice: '3d6',
          types: ['cold'],
          save: { ability: 'DEX', success: 'half' },
          higher: { dice: '1d6' },
        },
      ],
    });
  });

  it('a species has its size, speed and senses', async () => {
    const text = ['Small, walk speed 35 feet', 'darkvision 120 feet, resistance to poison damage'];
    const features = text.map((each, index) =>
      featureFromSentence('species', each, { id: `mine-${index}`, name: `Trait ${index}` }, names),
    );
    const { before, sheet } = await played('species', { id: 'mine', name: 'Mine', features });
    expect(sheet.size.value).toBe('Small');
    const { walk } = before.speed;
    expect((sheet.speed.walk?.value.value ?? 0) - (walk?.value.value ?? 0)).toBe(5);
    expect(sheet.senses.darkvision?.value).toBe(120);
  });

  it('a subclass gives its features at their levels', async () => {
    const text = [
      '+2 to initiative',
      'fly speed 30 feet',
      'once per short rest, as a bonus action',
      'immunity to fear',
    ];
    const features = text.map((each, index) =>
      featureFromSentence(
        'subclass',
        each,
        { id: `mine-${index}`, name: `Feature ${index}`, at: [3, 3, 5, 10][index] },
        names,
      ),
    );
    const { sheet } = await played('subclass', { id: 'mine', name: 'Mine', class: 'barbarian', features });
    expect(sheet.speed.fly?.value.value).toBe(30);
    expect(sheet.resources['mine-2']).toMatchObject({ max: { value: 1 }, refresh: 'short' });
    expect(sheet.features.map(({ id }) => id).filter((id) => id.includes('mine'))).toHaveLength(3);
  });
});
