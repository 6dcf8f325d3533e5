import { describe, expect, test } from 'vitest';
import { evaluateCharacter, explain, explanationLines, sheetLines } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';
import { translateIn } from './translators.ts';

function sheetOf(draft: Partial<Parameters<typeof character>[0]>) {
  const record = character({ edition: '2024', scores: [16, 14, 15, 12, 17, 13], classes: ['fighter 1'], ...draft });
  return evaluateCharacter(record, rulebookOf(record.edition));
}

const dcs = (sheet: ReturnType<typeof sheetOf>) =>
  Object.fromEntries(
    sheet.difficulties.map(({ feature, saves, dc }) => [feature, `${dc.value} ${saves.join(' or ')}`]),
  );

describe('save DCs of features', () => {
  test('save DC of ki and focus features uses WIS', () => {
    const ki = sheetOf({ edition: '2014', classes: ['monk 5'] });
    expect(dcs(ki)).toMatchObject({ ki: '15 ', 'stunning-strike': '15 CON' });
    const focus = sheetOf({ classes: ['monk 5'] });
    expect(dcs(focus)).toMatchObject({ 'monks-focus': '14 ', 'stunning-strike': '14 CON' });
    const explained = explain(focus, 'difficulties.stunning-strike');
    expect(explained).toMatchObject({ ok: true, explanation: { value: 14 } });
    const lines = explained.ok ? explanationLines(explained.explanation, translateIn('en')) : [];
    expect(lines).toContainEqual(expect.stringContaining('WIS'));
  });

  test('save DC of Breath Weapon uses CON', () => {
    expect(dcs(sheetOf({ edition: '2014', species: 'dragonborn' }))).toEqual({ 'breath-weapon': '12 DEX or CON' });
    expect(dcs(sheetOf({ species: 'dragonborn' }))).toMatchObject({ 'breath-weapon': '12 DEX' });
  });

  test('save DCs exist for Intimidating Presence, Cunning Strike and grappling', () => {
    expect(dcs(sheetOf({ edition: '2014', classes: ['barbarian 10 berserker'] }))).toMatchObject({
      'intimidating-presence': '14 WIS',
    });
    expect(dcs(sheetOf({ classes: ['barbarian 14 path-of-the-berserker'] }))).toMatchObject({
      'intimidating-presence': '16 WIS',
      'grapple-or-shove': '16 STR or DEX',
    });
    expect(dcs(sheetOf({ classes: ['rogue 5'] }))).toMatchObject({ 'cunning-strike': '13 ' });
    expect(dcs(sheetOf({ classes: ['rogue 4'] }))).not.toHaveProperty('cunning-strike');
  });
});

describe('spells without a class', () => {
  const tiefling = { species: 'tiefling', lineage: 'infernal', choices: { 'tiefling-spell-ability': 'CHA' } };

  test('spells without a class use the ability of their source', () => {
    const sheet = sheetOf({ edition: '2014', species: 'tiefling' });
    expect(sheet.spellcasting.innate).toMatchObject([
      { ability: 'CHA', dc: { value: 12 }, attack: { value: 4 }, canCast: true },
    ]);
    const lines = sheetLines(sheet);
    expect([
      lines.get('spellcasting.innate.CHA.dc')?.value,
      lines.get('spellcasting.innate.CHA.attack')?.value,
    ]).toEqual([12, 4]);
  });

  test('spells without a class cannot be cast in armor without training, and the sheet shows it', () => {
    const sheet = sheetOf({ ...tiefling, edition: '2014', classes: ['wizard 1'], items: ['plate-armor'] });
    expect(sheet.spellcasting.entries[0]?.canCast).toBe(false);
    expect(sheetLines(sheet).get('spellcasting.wizard.canCast')?.value).toBe('no');
    expect(sheet.spellcasting.innate[0]?.canCast).toBe(false);
  });
});

describe('spell attack rolls', () => {
  test('spell attacks show their roll mode with its sources', () => {
    const sheet = sheetOf({ classes: ['wizard 1'], conditions: [{ id: 'poisoned' }] });
    expect(sheetLines(sheet).get('spellcasting.wizard.rolling')).toMatchObject({ value: 'disadvantage' });
    expect(explain(sheet, 'spellcasting.wizard.rolling')).toMatchObject({
      ok: true,
      explanation: { entries: [{ value: 'disadvantage', sources: [{ label: 'Poisoned' }] }] },
    });
  });
});

describe('passive scores', () => {
  test.each(['2014', '2024'] as const)('passive scores drop by 5 with disadvantage (%s)', (edition) => {
    const plain = sheetOf({ edition }).passives.Perception?.value ?? 0;
    const sick = sheetOf({ edition, conditions: [{ id: 'poisoned' }] });
    expect(sick.passives.Perception?.value).toBe(plain - 5);
    expect(englishOf(sick.passives.Perception?.parts.at(-1))).toMatchObject({ label: 'disadvantage', value: -5 });
  });

  test('passive scores rise by 5 with advantage, and stay the same with both', () => {
    const plain = sheetOf({}).passives.Perception?.value ?? 0;
    expect(sheetOf({ items: ['sentinel-shield'] }).passives.Perception?.value).toBe(plain + 5);
    const both = sheetOf({ items: ['sentinel-shield'], conditions: [{ id: 'poisoned' }] });
    expect(both.passives.Perception?.value).toBe(plain);
  });
});
