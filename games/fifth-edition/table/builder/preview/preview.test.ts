import {
  applyChoice,
  CharacterRecord,
  type ChoiceValue,
  diff,
  evaluateCharacter,
  questionOffers,
} from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import veteran from '../../../cases/characters/veteran.json' with { type: 'json' };
import { rulebookOf } from '../../../test/content.ts';
import { translateIn } from '../../../test/translators.ts';
import { compareOptions } from '../question/compareOptions.ts';
import { arrange } from '../question/options.ts';
import { laterChoices } from './laterChoices.ts';
import { previewOf } from './preview.ts';

const t = translateIn('en');
const rulebook = rulebookOf('2024');
const record = CharacterRecord.parse(veteran);
const sheet = evaluateCharacter(record, rulebook);

function changed(key: string, value: ChoiceValue | undefined) {
  return evaluateCharacter(applyChoice(record, key, value), rulebook);
}
function preview(key: string, value: ChoiceValue | undefined) {
  const after = changed(key, value);
  return previewOf(t, sheet, after, diff(sheet, after));
}

describe('previewOf', () => {
  it('previewOf lists at most three large numbers, among them the spell DC of a caster', () => {
    const { big } = preview('wizard-8-improvement/asi', { WIS: 2 });
    expect(big.map(({ label, direction }) => [label, direction])).toContainEqual(['Spell DC (Wizard)', 'down']);
    expect(big.length).toBeLessThanOrEqual(3);
  });

  it('previewOf formats scores with their modifier and bonuses with their sign', () => {
    const { rows, big } = preview('wizard-12-improvement/asi', { DEX: 2 });
    const all = [...big, ...rows];
    expect(all.find(({ path }) => path === 'abilities.DEX.score')).toMatchObject({
      label: 'Dexterity',
      before: '15 (+2)',
      after: '17 (+3)',
      direction: 'up',
    });
    expect(all.find(({ path }) => path === 'skills.Stealth.bonus')?.after).toBe('+3');
  });

  it('previewOf explains numbers that stay the same against expectation', () => {
    const { same } = preview('wizard-8-improvement/asi', { INT: 1, CON: 1 });
    expect(same).toContain('Constitution 17 gives +3, as 16 did. One more point makes it +4.');
    expect(same.join(' ')).toContain('Armor class');
  });

  it('previewOf lists added and removed entries by name', () => {
    const { lists } = preview('elf-keen-senses', 'Survival');
    expect(lists.find(({ path }) => path === 'proficiencies.skills')).toMatchObject({
      label: 'Trained skills',
      added: ['Survival'],
      removed: ['Perception'],
    });
  });
});

describe('laterChoices', () => {
  it('laterChoices reports other choices as kept, flagged or new', () => {
    const { choices, checked } = laterChoices(t, sheet, changed('background', 'soldier'), 'background');
    const fates = new Map(choices.map(({ key, fate }) => [key, fate]));
    expect(fates.get('sage-abilities')).toBe('flagged');
    expect(fates.get('soldier-abilities')).toBe('new');
    expect(fates.get('divine-order')).toBe('kept');
    expect(checked).toBeGreaterThan(20);
  });

  it('laterChoices omits the follow-up questions of the choice itself', () => {
    const { choices } = laterChoices(t, sheet, changed('wizard-4-improvement', 'grappler'), 'wizard-4-improvement');
    expect(choices.map(({ key }) => key)).not.toContain('wizard-4-improvement/asi');
  });
});

describe('arrange and compareOptions', () => {
  const draft = { record, rulebook, sheet };
  const feats = questionOffers(sheet, 'wizard-4-improvement');

  it('arrange puts unavailable options last, the closest first, with the unmet requirement', () => {
    const { sections, blocked } = arrange(t, draft, { type: 'select' }, feats, []);
    expect(sections.flatMap(({ options }) => options.map(({ value }) => value))).toContain('skilled');
    const distances = blocked.map(({ reason }) => reason.distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const boons = blocked.find(({ reason }) => reason.need === 'Needs character level 19');
    expect(boons?.reason).toMatchObject({ rest: 'This choice is made at level 4.', where: { screen: 'levelup' } });
    expect(boons?.options.length).toBeGreaterThan(3);
  });

  it('arrange keeps a picked option in the list even when it is unavailable', () => {
    const { sections } = arrange(t, draft, { type: 'select' }, feats, ['boon-of-fate']);
    const found = sections.flatMap(({ options }) => options).find(({ value }) => value === 'boon-of-fate');
    expect(found?.reason?.need).toBe('Needs character level 19');
  });

  it('arrange groups spells by level and searches them by name and school', () => {
    const offers = questionOffers(sheet, 'wizard-spellbook');
    const all = arrange(t, draft, { type: 'multiselect' }, offers, []);
    expect(all.sections.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6].map((level) => `Level ${level}`));
    expect(all.isLong).toBe(true);
    const found = arrange(t, draft, { type: 'multiselect' }, offers, [], 'firebal');
    expect(found.sections.flatMap(({ options }) => options.map(({ label }) => label))).toEqual(['Fireball']);
    const school = arrange(t, draft, { type: 'multiselect' }, offers, [], 'necromancy');
    expect(school.sections.flatMap(({ options }) => options).every(({ notes }) => notes.includes('Necromancy'))).toBe(
      true,
    );
  });

  it('arrange shows two or three options as cards', () => {
    const offers = questionOffers(sheet, 'divine-order');
    expect(arrange(t, draft, { type: 'select' }, offers, []).isCards).toBe(true);
    expect(arrange(t, draft, { type: 'select' }, feats, []).isCards).toBe(false);
  });

  it('compareOptions lists the numbers in which options differ', () => {
    const without = changed('divine-order', undefined);
    const candidates = ['protector', 'thaumaturge'].map((value) => ({
      label: value,
      sheet: changed('divine-order', value),
    }));
    const { columns, rows } = compareOptions(t, without, candidates);
    expect(columns).toContain('Cantrips (Cleric)');
    expect(rows.find(({ label }) => label === 'protector')?.brings).not.toEqual([]);
  });
});
