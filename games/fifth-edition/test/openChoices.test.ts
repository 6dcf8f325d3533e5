import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type CharacterRecord, type DerivedState, EDITIONS, type Edition, evaluateCharacter } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf, srdFiles } from './content.ts';
import { englishOf } from './english.ts';

const scores = [15, 14, 13, 12, 10, 8] as const;
const fighter = character({ edition: '2024', scores, classes: ['fighter 4 champion'] });

function sheetOf(record: CharacterRecord, strict = false): DerivedState {
  return evaluateCharacter(record, rulebookOf(record.edition), [], { strict });
}

function stateOf(sheet: DerivedState, key: string) {
  return sheet.choices.find((choice) => choice.key === key);
}

describe('open choices', () => {
  test('every open choice is listed in the issues as info', () => {
    const { issues, choices } = sheetOf(fighter);
    const open = choices.filter(({ state }) => state === 'pending');
    expect(open.length).toBeGreaterThan(2);
    expect(issues.filter(({ code }) => code === 'I_CHOICE_PENDING')).toHaveLength(open.length);
    expect(englishOf(issues)).toContainEqual({
      severity: 'info',
      code: 'I_CHOICE_PENDING',
      path: 'choices["fighter-skills"]',
      message: '"Skills of the class" is open: 2 of 2 to choose',
    });
  });

  test('an open choice is an error in strict mode', () => {
    const half = { ...fighter, choices: { 'fighter-skills': ['Athletics'] } };
    expect(englishOf(sheetOf(half, true).issues)).toContainEqual({
      severity: 'error',
      code: 'E_CHOICE_TOO_FEW',
      path: 'choices["fighter-skills"]',
      message: '"Skills of the class" is open: 1 of 2 to choose',
    });
    expect(sheetOf(half, true).issues.some(({ code }) => code === 'I_CHOICE_PENDING')).toBe(false);
    expect(sheetOf(half).issues.some(({ severity }) => severity === 'error')).toBe(false);
  });

  test('an open question of the record has its field as path', () => {
    const { issues } = sheetOf({ ...fighter, species: '', levels: [{ class: 'fighter', hp: 'fixed' }] });
    expect(englishOf(issues)).toContainEqual(
      expect.objectContaining({ code: 'I_CHOICE_PENDING', path: 'species', message: '"Species" is open' }),
    );
  });
});

describe('later changes', () => {
  test('a choice becomes invalid with the reason when its prerequisite is lost', () => {
    const choices = { 'fighter-4-improvement': 'grappler' };
    const strong = sheetOf({ ...fighter, choices });
    expect(stateOf(strong, 'fighter-4-improvement')?.state).toBe('made');
    const weak = sheetOf({ ...fighter, choices, baseAbilities: { ...fighter.baseAbilities, STR: 8, DEX: 8 } });
    expect(englishOf(stateOf(weak, 'fighter-4-improvement'))).toMatchObject({
      state: 'invalid',
      value: 'grappler',
      problems: [expect.stringMatching(/^Grappler needs /)],
    });
  });

  test('taking the same feat again makes the second choice invalid', () => {
    const record = character({
      edition: '2014',
      scores,
      classes: ['fighter 6 champion'],
      choices: { 'fighter-4-improvement': 'grappler', 'fighter-6-improvement': 'grappler' },
    });
    const sheet = sheetOf(record);
    expect(stateOf(sheet, 'fighter-4-improvement')?.state).toBe('made');
    expect(englishOf(stateOf(sheet, 'fighter-6-improvement'))).toMatchObject({
      state: 'invalid',
      problems: ['Grappler can be taken once only'],
    });
  });
});

describe('answers of the wrong type', () => {
  test('an answer of the wrong type about spells is refused', () => {
    const wizard = character({
      edition: '2024',
      scores,
      classes: ['wizard 1'],
      choices: { 'wizard-cantrips': 'light' },
    });
    const sheet = sheetOf(wizard);
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({
        code: 'E_CHOICE_TYPE',
        path: 'choices["wizard-cantrips"]',
        message: 'expected a list',
      }),
    );
    expect(stateOf(sheet, 'wizard-cantrips')?.state).toBe('invalid');
  });

  test('an answer of the wrong type about a replacement skill is refused', () => {
    const choices = { 'fighter-skills': ['Insight', 'Athletics'], 'fighter-skills/replacement': 'Survival' };
    const sheet = sheetOf({ ...fighter, choices });
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_CHOICE_TYPE', path: 'choices["fighter-skills/replacement"]' }),
    );
  });
});

describe('names of the other edition', () => {
  test('a name of the other edition is reported with that edition', () => {
    const strays: Partial<CharacterRecord> = {
      species: 'half-elf',
      inventory: [{ instanceId: 'a', item: 'abacus', equipped: false, attuned: false }],
      active: [{ instanceId: 'b', ref: 'spell:branding-smite', appliedAt: 0, duration: { type: 'permanent' } }],
    };
    const { issues } = sheetOf({ ...fighter, ...strays });
    const unknown = issues.filter(({ code }) => code === 'E_EDITION');
    expect(unknown.map(({ path, message, hint }) => [path, englishOf(message), englishOf(hint)])).toEqual([
      ['inventory[0].item', 'there is no item "abacus" in 2024; 2014 has it', undefined],
      ['species', 'there is no species "half-elf" in 2024; 2014 has it', undefined],
      ['active["b"].ref', 'there is no spell "branding-smite" in 2024; 2014 has it', undefined],
    ]);
  });

  test('a name that neither edition has is reported as unknown', () => {
    const { issues } = sheetOf({ ...fighter, species: 'moonfolk' });
    expect(englishOf(issues.find(({ path }) => path === 'species')?.message)).toBe('there is no species "moonfolk"');
  });

  test('an option of the other edition is reported with that edition', () => {
    const record = character({
      edition: '2014',
      scores,
      classes: ['fighter 4 champion'],
      choices: { 'fighter-4-improvement': 'savage-attacker' },
    });
    expect(englishOf(sheetOf(record).issues)).toContainEqual(
      expect.objectContaining({
        code: 'E_CHOICE_UNKNOWN_OPTION',
        hint: '2024 has a feat of this name, 2014 has none.',
      }),
    );
    const wizard = character({
      edition: '2014',
      scores,
      classes: ['wizard 1'],
      choices: { 'wizard-cantrips': ['sorcerous-burst'] },
    });
    expect(englishOf(sheetOf(wizard).issues)).toContainEqual(
      expect.objectContaining({
        code: 'E_SPELL_UNKNOWN',
        message: 'there is no spell "sorcerous-burst" in 2014; 2024 has it',
      }),
    );
  });
});

test('content/only-in.json is up to date (node content/emit-schemas.mjs writes it)', () => {
  const names = EDITIONS.map((edition) => namesIn(edition));
  const written = JSON.parse(readFileSync(new URL('../content/only-in.json', import.meta.url), 'utf8'));
  const [old, now] = names;
  expect(written).toEqual({ 2014: without(old!, now!), 2024: without(now!, old!) });
});

type Names = Readonly<Record<string, readonly string[]>>;

function namesIn(edition: Edition): Names {
  const names: Record<string, string[]> = {};
  for (const { path, text } of srdFiles(edition)) {
    if (path === 'pack.json') continue;
    const { kind, records } = contentFile.parse(JSON.parse(text));
    names[kind] = [...(names[kind] ?? []), ...records.map(({ id }) => id)];
  }
  return names;
}

function without(own: Names, other: Names): Names {
  const only = Object.entries(own).map(([kind, ids]) => [kind, ids.filter((id) => !other[kind]?.includes(id)).sort()]);
  return Object.fromEntries(only.filter(([, ids]) => ids?.length).sort());
}

const contentFile = z.object({ kind: z.string(), records: z.array(z.object({ id: z.string() })) });
