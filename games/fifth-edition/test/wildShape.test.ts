import { describe, expect, test } from 'vitest';
import { type CharacterRecord, type Edition, earlyEndings, evaluateCharacter, questionOffers } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

function druid(edition: Edition, level: number, form?: string): CharacterRecord {
  const known = [...rulebookOf('2024').forms.values()].filter(({ challenge }) => challenge <= 1).map(({ id }) => id);
  const choices: CharacterRecord['choices'] = edition === '2024' ? { 'wild-shape-known': form ? [form] : known } : {};
  const record = character({ edition, scores: [8, 12, 13, 10, 16, 10], classes: [`druid ${level}`], choices });
  const shape = { instanceId: 'shape', ref: 'feat:wild-shape-form', appliedAt: 0 };
  const answered = form === undefined ? {} : { choices: { 'wild-shape-form': form } };
  return { ...record, active: [{ ...shape, ...answered, duration: { type: 'hours', count: 1 } }] };
}

function shapesAt(edition: Edition, level: number): readonly string[] {
  const sheet = evaluateCharacter(druid(edition, level), rulebookOf(edition));
  const offers = questionOffers(sheet, 'active.shape/wild-shape-form');
  return offers.filter(({ unavailable }) => unavailable === undefined).map(({ value }) => value);
}

interface Limit {
  readonly challenge: number;
  readonly not: readonly string[];
}

/** Limits of the shapes by level: challenge rating and forbidden movement. */
const LIMITS: readonly [Edition, number, Limit][] = [
  ['2014', 2, { challenge: 0.25, not: ['fly', 'swim'] }],
  ['2014', 4, { challenge: 0.5, not: ['fly'] }],
  ['2014', 8, { challenge: 1, not: [] }],
  ['2024', 2, { challenge: 0.25, not: ['fly'] }],
  ['2024', 4, { challenge: 0.5, not: ['fly'] }],
  ['2024', 8, { challenge: 1, not: [] }],
];

describe('wild shape', () => {
  test.each(LIMITS)('Wild Shape (%s, level %i) offers every beast within %o', (edition, level, { challenge, not }) => {
    const allowed = [...rulebookOf(edition).forms.values()].filter(
      (form) => form.challenge <= challenge && not.every((movement) => form.speed[movement] === undefined),
    );
    expect(shapesAt(edition, level).toSorted()).toEqual(allowed.map(({ id }) => id).toSorted());
  });

  test('Wild Shape replaces body and hit points in 2014, and only the body in 2024', () => {
    const before = evaluateCharacter(druid('2014', 4, 'brown-bear'), rulebookOf('2014'));
    expect(before.hitPoints.max.value).not.toBe(34);
    const bear = evaluateCharacter(druid('2014', 8, 'brown-bear'), rulebookOf('2014'));
    expect(bear).toMatchObject({
      abilities: { STR: { score: { value: 19 } }, WIS: { score: { value: 17 } } },
      ac: { value: 11 },
      hitPoints: { max: { value: 34 } },
      size: { value: 'Large' },
      speed: { walk: { value: { value: 40 } }, climb: { value: { value: 30 } } },
    });
    const now = evaluateCharacter(druid('2024', 8, 'brown-bear'), rulebookOf('2024'));
    const own = evaluateCharacter({ ...druid('2024', 8), active: [] }, rulebookOf('2024'));
    expect(now.abilities.CON.modifier).not.toBe(own.abilities.CON.modifier);
    expect(now.hitPoints.max.value).toBe(own.hitPoints.max.value);
    expect(now.size.value).toBe('Large');
  });

  const sheetOf = (record: CharacterRecord) => evaluateCharacter(record, rulebookOf(record.edition));

  test.each(['2014', '2024'] as const)('Wild Shape grants attacks, skills and traits of the beast (%s)', (edition) => {
    const { attacks, skills, senses, features } = sheetOf(druid(edition, 8, 'dire-wolf'));
    const form = rulebookOf(edition).forms.get('dire-wolf');
    const [bite, ...others] = attacks.lines;
    expect(bite).toMatchObject({
      name: 'Bite',
      attack: { value: form?.attacks?.[0]?.toHit },
      note: expect.any(String),
    });
    expect(others).toEqual([]);
    expect(skills.Stealth?.bonus.value).toBeGreaterThanOrEqual(form?.skills?.Stealth ?? 99);
    expect(senses.darkvision?.value).toBe(form?.senses?.darkvision);
    expect(features.filter(({ source }) => source === 'form:dire-wolf').map(({ name }) => name)).toContain(
      'Pack Tactics',
    );
  });

  test('Wild Shape keeps the better skill bonus and drops senses that the beast lacks', () => {
    const wolf = sheetOf(druid('2014', 20, 'wolf'));
    const own = { ...druid('2014', 20, 'wolf'), choices: { 'druid-skills': ['Perception', 'Insight'] } };
    const trained = sheetOf(own);
    expect(wolf.skills.Perception?.bonus.value).toBe(3);
    expect(trained.skills.Perception?.bonus.value).toBe(9);
    const elf = sheetOf({ ...druid('2014', 8, 'wolf'), species: 'elf', lineage: 'high-elf' });
    expect(elf.senses.darkvision).toBeUndefined();
  });

  test.each(['2014', '2024'] as const)(
    'Wild Shape prevents spellcasting before Beast Spells at level 18 (%s)',
    (edition) => {
      const casts = (level: number) => sheetOf(druid(edition, level, 'wolf')).spellcasting.entries[0]?.canCast;
      expect([casts(17), casts(18)]).toEqual([false, true]);
      expect(sheetOf({ ...druid(edition, 17), active: [] }).spellcasting.entries[0]?.canCast).toBe(true);
    },
  );

  test("Wild Shape counts the beast's damage separately (2014)", () => {
    const hurt = { ...druid('2014', 8, 'brown-bear'), used: { damage: 5, 'shape.shape': 10 } };
    expect(sheetOf(hurt).hitPoints).toMatchObject({ current: 24, shape: 'shape', max: { value: 34 } });
    const back = sheetOf({ ...hurt, active: [] }).hitPoints;
    expect(back.current).toBe(back.max.value - 5);
  });

  test.each([
    ['2024', 'stunned', ['shape']],
    ['2024', 'incapacitated', ['shape']],
    ['2024', 'prone', []],
    ['2014', 'unconscious', ['shape']],
    ['2014', 'stunned', []],
  ] as const)("Wild Shape ends early by its edition's rules: %s, %s", (edition, condition, ended) => {
    const record = { ...druid(edition, 8, 'wolf'), conditions: [{ id: condition }] };
    expect(earlyEndings(record, sheetOf(record), rulebookOf(edition))).toEqual(ended);
  });

  test('Wild Shape ends at 0 hit points (2024)', () => {
    const record = { ...druid('2024', 8, 'wolf'), used: { damage: 500 } };
    expect(earlyEndings(record, sheetOf(record), rulebookOf('2024'))).toEqual(['shape']);
  });

  test('Wild Shape merges the equipment unless it is worn', () => {
    const ring = [{ instanceId: 'ring', item: 'ring-of-protection', equipped: true, attuned: true }];
    const acWith = (equipment?: string) => {
      const record = { ...druid('2014', 8, 'wolf'), inventory: ring };
      const [shape] = record.active;
      const choices = { ...shape?.choices, ...(equipment && { 'wild-shape-equipment': equipment }) };
      return sheetOf({ ...record, active: [{ ...shape!, choices }] }).saves.WIS.bonus.value;
    };
    expect([acWith('worn') - acWith(), acWith('merged') - acWith()]).toEqual([1, 0]);
  });

  test('Wild Shape knows four, six and eight shapes and accepts no other (2024)', () => {
    const known = (level: number) =>
      sheetOf({ ...druid('2024', level), active: [] }).choices.find(({ key }) => key === 'wild-shape-known')?.max;
    expect([known(2), known(4), known(8)]).toEqual([4, 6, 8]);
    const stranger = { ...druid('2024', 8, 'wolf'), choices: { 'wild-shape-known': ['cat'] } };
    expect(sheetOf(stranger).attacks.lines.some(({ name }) => name === 'Bite')).toBe(false);
  });
});

describe('polymorph', () => {
  function changed(edition: Edition, level: number, form: string) {
    const record = character({ edition, scores: [16, 12, 14, 16, 16, 10], classes: [`fighter ${level}`] });
    const spell = {
      instanceId: 'poly',
      ref: 'spell:polymorph',
      appliedAt: 0,
      casterId: 'friend',
      choices: { 'polymorph-form': form },
      duration: { type: 'concentration', max: { type: 'hours', count: 1 } },
    } as const;
    return evaluateCharacter({ ...record, active: [spell] }, rulebookOf(edition));
  }

  test('Polymorph replaces everything including proficiencies', () => {
    const ape = changed('2014', 10, 'giant-ape');
    const form = rulebookOf('2014').forms.get('giant-ape');
    expect(ape).toMatchObject({
      hitPoints: { max: { value: form?.hitPoints } },
      abilities: { INT: { score: { value: 7 } } },
    });
    expect(ape.attacks.lines.map(({ name }) => name)).toEqual(['Fist', 'Rock']);
    expect(ape.saves.STR.bonus.value).toBe(ape.abilities.STR.modifier);
    expect(ape.skills.Athletics?.bonus.value).toBe(form?.skills?.Athletics);
  });

  test('Polymorph offers no beast above the level of the target', () => {
    expect(changed('2014', 3, 'giant-ape').abilities.INT.score.value).toBe(17);
  });

  test("Polymorph offers the beast's hit points as temporary ones (2024)", () => {
    const ape = changed('2024', 10, 'giant-ape');
    expect(ape.hitPoints.offeredTemp?.value).toBe(rulebookOf('2024').forms.get('giant-ape')?.hitPoints);
    expect(ape.hitPoints.shape).toBeUndefined();
  });
});

test.each(['2014', '2024'] as const)('every beast has its numbers (%s)', (edition) => {
  const forms = [...rulebookOf(edition).forms.values()];
  expect(forms.length).toBeGreaterThan(80);
  const harmless = ['frog', 'sea-horse', 'seahorse'];
  for (const { id, attacks = [], traits = [] } of forms) {
    expect(attacks.length > 0 || harmless.includes(id), id).toBe(true);
    for (const { dice, toHit } of attacks)
      expect([dice, toHit > -5], id).toEqual([expect.stringMatching(/^\d+(d\d+)?$/), true]);
    for (const { summary } of traits) expect(summary, id).toMatch(/\.$/);
  }
});
