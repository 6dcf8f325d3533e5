import { loadDescriptions } from '@tessera/fifth-edition';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { translateIn } from '../../test/translators.ts';
import { foldedText } from './foldedText.ts';
import { type SearchEntry, searchEntries } from './searchEntries.ts';
import { type SearchFilters, searchIn } from './searchIn.ts';
import { rulebookSubjects } from './subjects.ts';

let entries: readonly SearchEntry[] = [];
let german: readonly SearchEntry[] = [];
beforeAll(async () => {
  const descriptions = await loadDescriptions('2024');
  entries = searchEntries(rulebookOf('2024'), descriptions, translateIn('en'));
  german = searchEntries(rulebookOf('2024'), descriptions, translateIn('de'));
});

const found = (words: string, filters: SearchFilters = {}, all = entries) =>
  searchIn(all, words, filters).map(({ name }) => name);

describe('searchIn', () => {
  it('searchEntries covers everything with a description', async () => {
    const keys = new Set(entries.map(({ key }) => key));
    expect([...(await loadDescriptions('2024')).keys()].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('searchIn finds spells by their facets', () => {
    const names = found('fire damage, dexterity save, 2nd level');
    expect(names).toContain('Flaming Sphere');
    expect(names).not.toContain('Fireball');
    expect(names).not.toContain('Scorching Ray');
  });

  it('searchIn accepts short names and phrases without commas', () => {
    expect(found('fire damage dexterity save 2nd level')).toEqual(found('fire damage, dexterity save, 2nd level'));
    expect(found('dex save, level 3, fire damage')).toContain('Fireball');
    expect(found('healing, bonus action')).toContain('Healing Word');
  });

  it('searchIn ranks a matching name first', () => {
    expect(found('fireball')[0]).toBe('Fireball');
    expect(found('second w')[0]).toBe('Second Wind');
  });

  it('searchIn finds words of texts, features and items', () => {
    expect(found('frightened', { kind: 'condition' })[0]).toBe('Frightened');
    expect(found('rage damage')).toContain('Rage');
    expect(found('bag of holding')[0]).toBe('Bag of Holding');
    expect(found('topple')[0]?.toLowerCase()).toBe('topple');
  });

  it('searchIn finds English content by German facets', () => {
    expect(found('Feuerschaden, Geschicklichkeit-Rettungswurf, 3. Grad', {}, german)).toContain('Fireball');
    expect(found('Ritual, 1. Grad', {}, german)).toContain('Alarm');
  });

  it('searchIn filters spells by level, school, class, ritual, concentration and casting time', () => {
    const wizard = { level: 1, school: 'abjuration', list: 'wizard' } as const;
    expect(found('', wizard)).toEqual(expect.arrayContaining(['Alarm', 'Mage Armor', 'Shield']));
    expect(found('', { ...wizard, time: 'reaction' })).toEqual(['Shield']);
    expect(found('', { ...wizard, ritual: true })).toEqual(['Alarm']);
    expect(found('', { ...wizard, concentration: true })).not.toContain('Alarm');
    expect(found('', { time: 'longer' })).toContain('Alarm');
  });

  it('searchIn returns nothing without words and filters, or without a match', () => {
    expect(found('')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });

  it('foldedText removes capitals, accents and punctuation', () => {
    expect(foldedText('Tasha’s Hidéous-Laughter!')).toBe('tashas hideous laughter');
  });
});

test('rulebookSubjects names records with their kind and summary, for the search of the whole page', () => {
  const subjects = rulebookSubjects({ rulebook: rulebookOf('2024') }, translateIn('en'));
  const fireball = subjects.find(({ name }) => name === 'Fireball');
  expect(fireball?.id).toMatch(/^card /);
  expect(fireball?.text).toHaveLength(2);
  expect(fireball?.text?.every((line) => line !== '' && !line.startsWith('search.'))).toBe(true);
});
