import { describe, expect, test } from 'vitest';
import { type CharacterRecord, type DerivedState, evaluateCharacter, questionOffers } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

type Draft = Partial<Parameters<typeof character>[0]>;

function made(draft: Draft): CharacterRecord {
  return character({ edition: '2024', scores: [16, 14, 14, 10, 12, 15], classes: ['fighter 3'], ...draft });
}

function sheetOf(draft: Draft): DerivedState {
  const record = made(draft);
  return evaluateCharacter(record, rulebookOf(record.edition));
}

const uses = (sheet: DerivedState, id: string) => [sheet.resources[id]?.max.value, sheet.resources[id]?.refresh];
const codes = ({ issues }: DerivedState) => issues.map(({ code }) => code);

describe('features of 2024', () => {
  test('Indomitable Might sets STR checks and saves to at least the score', () => {
    const sheet = sheetOf({ classes: ['barbarian 18'] });
    const score = sheet.abilities.STR.score.value;
    expect([sheet.checks.STR.floors, sheet.saves.STR.floors]).toMatchObject([[{ total: score }], [{ total: score }]]);
    expect(sheetOf({ edition: '2014', classes: ['barbarian 18'] }).saves.STR.floors).toBeUndefined();
  });

  test('Persistent Rage, Intimidating Presence, Dragon Wings, Dragon Companion and Archdruid have one use per long rest', () => {
    const barbarian = sheetOf({ classes: ['barbarian 15 path-of-the-berserker'] });
    expect(uses(barbarian, 'persistent-rage')).toEqual([1, 'long']);
    expect(uses(barbarian, 'intimidating-presence')).toEqual([1, 'long']);
    const sorcerer = sheetOf({ classes: ['sorcerer 18 draconic-sorcery'] });
    expect(uses(sorcerer, 'dragon-wings')).toEqual([1, 'long']);
    expect(uses(sorcerer, 'free.summon-dragon')).toEqual([1, 'long']);
    expect(uses(sheetOf({ classes: ['druid 20'] }), 'nature-magician')).toEqual([1, 'long']);
  });

  test('masteries of rogues, paladins and rangers require proficiency with the weapon', () => {
    const choices = { 'rogue-masteries': ['longsword', 'rapier'] };
    const sheet = sheetOf({ classes: ['rogue 1'], choices });
    expect(sheet.masteries.weapons.map(({ value }) => value)).toEqual(['rapier']);
    expect(codes(sheet)).toContain('E_CHOICE_PREREQUISITE');
    const offers = questionOffers(sheet, 'rogue-masteries');
    const unavailable = (id: string) => offers.find(({ value }) => value === id)?.unavailable !== undefined;
    expect([unavailable('longsword'), unavailable('shortsword')]).toEqual([true, false]);
    const both = sheetOf({ classes: ['paladin 1'], choices: { 'paladin-masteries': ['longsword', 'javelin'] } });
    expect(both.masteries.weapons).toHaveLength(2);
  });

  test('Agonizing Blast and Repelling Blast ask for a known damage cantrip', () => {
    const choices = { 'warlock-cantrips': ['eldritch-blast', 'mage-hand'], 'warlock-invocations': ['agonizing-blast'] };
    const sheet = sheetOf({ classes: ['warlock 2'], choices });
    const question = sheet.choices.find(({ id }) => id === 'agonizing-blast-cantrip');
    expect(question?.state).toBe('pending');
    expect(questionOffers(sheet, question?.key ?? '').map(({ value }) => value)).toEqual(['eldritch-blast']);
  });

  test('Agonizing Blast and Repelling Blast require Eldritch Blast (2014)', () => {
    const draft = { edition: '2014', classes: ['warlock 2'] } as const;
    const invocations = { 'warlock-invocations': ['agonizing-blast', 'repelling-blast'] };
    const without = sheetOf({
      ...draft,
      choices: { ...invocations, 'warlock-cantrips': ['mage-hand', 'chill-touch'] },
    });
    expect(codes(without)).toContain('E_PREREQUISITE');
    const known = sheetOf({
      ...draft,
      choices: { ...invocations, 'warlock-cantrips': ['eldritch-blast', 'mage-hand'] },
    });
    expect(codes(known)).not.toContain('E_PREREQUISITE');
  });

  test('content has no Arcane Vigor, which is not in the SRD', () => {
    expect([rulebookOf('2014').spells.has('arcane-vigor'), rulebookOf('2024').spells.has('arcane-vigor')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('items of 2024', () => {
  test('Dwarven Thrower requires a dwarf or attunement to a Belt of Dwarvenkind, in any order', () => {
    expect(codes(sheetOf({ items: ['dwarven-thrower*'] }))).toContain('E_ATTUNEMENT_REQUIREMENT');
    for (const items of [
      ['belt-of-dwarvenkind*', 'dwarven-thrower*'],
      ['dwarven-thrower*', 'belt-of-dwarvenkind*'],
    ])
      expect(sheetOf({ items }).attunement.used).toBe(2);
    expect(sheetOf({ species: 'dwarf', items: ['dwarven-thrower*'] }).attunement.used).toBe(1);
  });

  test('Dwarven Plate accepts half plate as base', () => {
    const sheet = sheetOf({ items: ['dwarven-plate/half-plate-armor'] });
    expect([codes(sheet).filter((code) => !code.startsWith('I_')), sheet.ac.value]).toEqual([[], 19]);
  });

  test('Vicious weapons and Swords of Wounding add dice to every hit', () => {
    const dice = (item: string) => sheetOf({ items: [item] }).attacks.lines[0]?.damage.bonus.dice;
    expect(dice('vicious-weapon/longsword')).toMatchObject([{ dice: '2d6' }]);
    expect(dice('sword-of-wounding/longsword*')).toMatchObject([{ dice: '2d6' }]);
  });

  test('items that are new in SRD 5.2.1 have their effects', () => {
    expect(sheetOf({ items: ['gloves-of-thievery'] }).skills.SleightOfHand?.bonus.value).toBe(7);
    const sentinel = sheetOf({ items: ['sentinel-shield'] });
    expect([sentinel.initiative.rolling?.result, sentinel.ac.value]).toEqual(['advantage', 14]);
    expect(sheetOf({ items: ['shield-of-the-cavalier*'] }).ac.value).toBe(16);
    const bow = sheetOf({ items: ['energy-bow/shortbow*'] }).attacks.lines[0];
    expect([bow?.attack.value, bow?.damage.dice]).toEqual([5, '1d6']);
    const staff = sheetOf({ items: ['quarterstaff-of-the-acrobat*'] });
    expect([staff.attacks.lines[0]?.attack.value, staff.skills.Acrobatics?.rolling?.result]).toEqual([7, 'advantage']);
    expect(sheetOf({ items: ['thunderous-greatclub*'] }).abilities.STR.score.value).toBe(20);
    expect(uses(sheetOf({ items: ['ioun-stone-of-absorption*'] }), 'ioun-stone-of-absorption')).toEqual([20, 'none']);
  });

  test('a staff as spellcasting focus counts as a quarterstaff', () => {
    const staff = sheetOf({ items: ['staff'] }).attacks.lines[0];
    expect(staff).toMatchObject({ name: 'Staff', proficient: true, damage: { dice: '1d6', versatile: '1d8' } });
  });

  test('charges of wands and staffs refresh at dawn', () => {
    expect(uses(sheetOf({ items: ['wand-of-magic-missiles'] }), 'wand-of-magic-missiles')).toEqual([7, 'dawn']);
    const staves = sheetOf({ classes: ['druid 3'], items: ['staff-of-the-woodlands*'] });
    expect(uses(staves, 'staff-of-the-woodlands')).toEqual([6, 'dawn']);
  });

  test.each(['2014', '2024'] as const)('attunement to wands and staffs has class requirements (%s)', (edition) => {
    const fighter = sheetOf({ edition, items: ['wand-of-fireballs*', 'staff-of-healing*'] });
    expect(fighter.attunement.used).toBe(0);
    expect(
      sheetOf({ edition, classes: ['druid 1'], items: ['wand-of-fireballs*', 'staff-of-healing*'] }).attunement.used,
    ).toBe(2);
  });
});
