import { describe, expect, test } from 'vitest';
import {
  CharacterRecord,
  type ChoiceValue,
  choiceOffers,
  type Edition,
  evaluateCharacter,
  settleChoices,
  startingEquipment,
} from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';
import { seeded } from './seeded.ts';

const OWN = 'custom-background';

function someone(edition: Edition, choices: Readonly<Record<string, ChoiceValue>> = {}): CharacterRecord {
  return character({
    edition,
    scores: [15, 14, 13, 12, 10, 8],
    classes: ['fighter 1'],
    background: OWN,
    rules: { customBackground: true },
    choices,
  });
}

const sheetOf = (record: CharacterRecord) => evaluateCharacter(record, rulebookOf(record.edition));

describe.each(['2014', '2024'] as const)('custom background (%s)', (edition) => {
  test("custom background is offered only when the character's house rule allows it", () => {
    const { rules: _, ...strict } = { ...someone(edition), background: 'acolyte' };
    const offers = (record: CharacterRecord) =>
      choiceOffers(record, rulebookOf(edition), 'background').map(({ value }) => value);
    expect(offers(strict)).not.toContain(OWN);
    expect(offers({ ...strict, rules: { customBackground: false } })).not.toContain(OWN);
    expect(offers({ ...strict, rules: { customBackground: true } })).toContain(OWN);
  });

  test('custom background is refused without the house rule and has no effect', () => {
    const { rules: _, ...strict } = someone(edition);
    const sheet = sheetOf(strict);
    expect(englishOf(sheet.issues)).toContainEqual({
      severity: 'error',
      code: 'E_HOUSE_RULE',
      path: 'background',
      message: 'Custom Background needs the house rule "customBackground"',
      hint: 'Switch it on under "rules".',
    });
    expect(sheet.choices.find(({ key }) => key === 'background')?.state).toBe('invalid');
    expect(sheet.choices.some(({ source }) => source === `background:${OWN}`)).toBe(false);
  });

  test('custom background asks for its parts and is valid once they are answered', () => {
    const open = sheetOf(someone(edition)).choices.filter(({ source }) => source === `background:${OWN}`);
    expect(open.length).toBeGreaterThan(1);
    const settled = settleChoices(someone(edition), rulebookOf(edition), seeded(7));
    const sheet = sheetOf(settled);
    expect(sheet.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(sheet.choices.filter(({ state }) => state === 'pending')).toEqual([]);
  });

  test('custom background has starting equipment', () => {
    expect(startingEquipment(someone(edition), rulebookOf(edition)).length).toBeGreaterThan(0);
  });

  test('custom background is removed with the house rule', () => {
    const record = someone(edition, { 'custom-background-skills': ['Stealth', 'Arcana'] });
    const { rules: _, ...strict } = record;
    expect(sheetOf(record).skills.Stealth?.training).toBe('proficient');
    expect(sheetOf(strict).skills.Stealth?.training).toBe('none');
  });
});

test('custom background of 2014 grants two skills and two languages or tools', () => {
  const sheet = sheetOf(
    someone('2014', {
      'custom-background-skills': ['Stealth', 'Arcana'],
      'custom-background-languages': 1,
      'custom-background-language': ['draconic'],
      'custom-background-tool': ['thieves-tools'],
    }),
  );
  expect([sheet.skills.Stealth?.training, sheet.skills.Arcana?.training]).toEqual(['proficient', 'proficient']);
  expect(sheet.proficiencies.languages.map(({ value }) => value)).toContain('draconic');
  expect(sheet.proficiencies.tools.map(({ value }) => value)).toContain('thieves-tools');
});

test('custom background of 2024 grants three points, an origin feat, two skills and a tool', () => {
  const sheet = sheetOf(
    someone('2024', {
      'custom-background-abilities': { STR: 2, CHA: 1 },
      'custom-background-feat': 'alert',
      'custom-background-skills': ['Stealth', 'Arcana'],
      'custom-background-tool': 'thieves-tools',
    }),
  );
  expect([sheet.abilities.STR.score.value, sheet.abilities.CHA.score.value]).toEqual([17, 9]);
  expect(sheet.feats.map(({ id }) => id)).toContain('alert');
  expect(sheet.skills.Stealth?.training).toBe('proficient');
  expect(sheet.proficiencies.tools.map(({ value }) => value)).toContain('thieves-tools');
  const general = sheetOf(someone('2024', { 'custom-background-feat': 'grappler' }));
  expect(englishOf(general.issues)).toContainEqual(expect.objectContaining({ code: 'E_CHOICE_UNKNOWN_OPTION' }));
});

test('an unknown house rule is reported with a suggestion', () => {
  const record = CharacterRecord.parse({ ...someone('2024'), rules: { customBackgrond: true } });
  expect(englishOf(sheetOf(record).issues)).toContainEqual(
    expect.objectContaining({ code: 'E_UNKNOWN_REFERENCE', path: 'rules', hint: 'Did you mean "customBackground"?' }),
  );
});
