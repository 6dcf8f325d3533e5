import { describe, expect, test } from 'vitest';
import { type CharacterRecord, type DerivedState, evaluateCharacter, questionOffers } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

type Draft = Partial<Parameters<typeof character>[0]>;

function sheetOf(draft: Draft): DerivedState {
  const record: CharacterRecord = character({
    edition: '2014',
    scores: [10, 16, 14, 10, 10, 14],
    classes: ['rogue 13 thief'],
    ...draft,
  });
  return evaluateCharacter(record, rulebookOf(record.edition));
}

const codes = ({ issues }: DerivedState) => issues.map(({ code }) => code);

describe('Use Magic Device', () => {
  const items = ['dwarven-thrower*', 'holy-avenger*', 'robe-of-the-archmagi*'];

  test('Use Magic Device lifts requirements of species, class and spellcasting at rogue 13 (2014)', () => {
    const sheet = sheetOf({ items });
    expect(sheet.attunement.used).toBe(3);
    expect(codes(sheet)).not.toContain('E_ATTUNEMENT_REQUIREMENT');
  });

  test('Use Magic Device lifts nothing at rogue 12, nor for a thief of 2024', () => {
    expect(sheetOf({ items, classes: ['rogue 12 thief'] }).attunement.used).toBe(0);
    const now = sheetOf({ edition: '2024', items, classes: ['rogue 13 thief'] });
    expect([now.attunement.used, now.attunement.max.value]).toEqual([0, 4]);
  });

  test('Use Magic Device keeps the limit of three attunements (2014)', () => {
    const sheet = sheetOf({ items: [...items, 'wand-of-fireballs*'] });
    expect([sheet.attunement.used, sheet.attunement.max.value]).toEqual([3, 3]);
    expect(codes(sheet)).toContain('E_ATTUNEMENT_LIMIT');
  });
});

describe('Magical Secrets', () => {
  const bard = (edition: '2014' | '2024', choices: CharacterRecord['choices']) =>
    sheetOf({ edition, classes: ['bard 10'], choices });
  const offered = (sheet: DerivedState, key: string) => questionOffers(sheet, key).map(({ value }) => value);

  test('Magical Secrets allows prepared spells of other lists, but no cantrips (2024)', () => {
    const sheet = bard('2024', { 'bard-prepared': ['fireball', 'cure-wounds'], 'bard-cantrips': ['fire-bolt'] });
    const spells = sheet.spellcasting.spells.map(({ spell }) => spell);
    expect([spells.includes('fireball'), spells.includes('fire-bolt')]).toEqual([true, false]);
    expect(codes(sheet)).toContain('E_SPELL_LIST');
    expect(offered(sheet, 'bard-cantrips')).not.toContain('fire-bolt');
    expect(offered(sheet, 'bard-cantrips')).toContain('vicious-mockery');
    expect(offered(sheet, 'bard-prepared')).toContain('fireball');
  });

  test('Magical Secrets teaches a cantrip in place of a known spell (2014)', () => {
    const sheet = bard('2014', { 'bard-secrets-1': ['fire-bolt', 'fireball'] });
    expect(sheet.spellcasting.spells.map(({ spell, mode }) => [spell, mode])).toEqual([
      ['fire-bolt', 'cantrip'],
      ['fireball', 'known'],
    ]);
    const known = sheet.spellcasting.entries[0]?.counts.known?.value ?? 0;
    expect(sheet.choices.find(({ key }) => key === 'bard-known')?.max).toBe(known - 2);
  });
});
