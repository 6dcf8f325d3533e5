import { describe, expect, test } from 'vitest';
import {
  type ActiveEffect,
  addEffect,
  advance,
  type CharacterRecord,
  checkConcentration,
  concentrationDifficulty,
  type DerivedState,
  diff,
  evaluateCharacter,
  explain,
  explanationLines,
  levelDown,
  levelUp,
  pendingChoices,
  removeEffect,
  sheetLines,
} from '../src/index.ts';
import type { Edition } from '../src/vocabulary/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';
import { SNAPSHOTS } from './snapshots.ts';
import { translateIn } from './translators.ts';

const sheetOf = (record: CharacterRecord): DerivedState => evaluateCharacter(record, rulebookOf(record.edition));
const of = (draft: Parameters<typeof character>[0]): DerivedState => sheetOf(character(draft));
const at = (sheet: DerivedState, path: string) => sheetLines(sheet).get(path)?.value;
const codes = (sheet: DerivedState) => sheet.issues.map(({ code }) => code);
const snapshot = (id: string): CharacterRecord => SNAPSHOTS[id]!();
const PLAIN = [10, 10, 10, 10, 10, 10] as const;
const cast = (ref: string, more: Partial<ActiveEffect> = {}): ActiveEffect => ({
  instanceId: `${ref}-${more.slot ?? 0}-${more.casterId ?? ''}`,
  ref: `spell:${ref}`,
  appliedAt: 0,
  duration: { type: 'minutes', count: 1 },
  ...more,
});

describe('A. proficiency bonus, abilities, caps', () => {
  test.each([
    [14, 19],
    [20, 20],
  ])('Amulet of Health turns CON %i into %i (cases 7, 8)', (score, result) => {
    const sheet = of({
      edition: '2024',
      scores: [10, 10, score, 10, 10, 10],
      classes: ['fighter 1'],
      items: ['amulet-of-health*'],
    });
    expect(at(sheet, 'abilities.CON.score')).toBe(result);
    const { rejected } = sheet.abilities.CON.score;
    expect(rejected.map(({ reason }) => reason)).toEqual(score === 20 ? ['lower-than-winner'] : []);
  });
});

describe('B. armor class', () => {
  test('armor disables the unarmored base, and explain shows the predicate (cases 19, 142)', () => {
    const sheet = sheetOf({
      ...snapshot('C10'),
      inventory: character({
        edition: '2014',
        scores: PLAIN,
        classes: ['fighter 1'],
        items: ['leather-armor', 'shield'],
      }).inventory,
    });
    expect(at(sheet, 'ac')).toBe(15);
    const lost = sheet.ac.rejected.find(({ label }) => label === 'Unarmored Defense');
    expect(englishOf(lost)).toMatchObject({ reason: 'predicate-false', detail: 'needs not wearing armor' });
    const explained = explain(sheet, 'ac');
    expect(explained.ok && explained.explanation.traces[lost!.id]?.verdict).toBe(false);
  });
  test('the higher of two armor class bases counts, and both are shown (case 21)', () => {
    const sheet = of({
      edition: '2014',
      species: 'tiefling',
      scores: [10, 16, 10, 10, 14, 13],
      classes: ['monk 1', 'sorcerer 1 draconic'],
    });
    expect(at(sheet, 'ac')).toBe(16);
    expect(sheet.ac.rejected.map(({ label, value }) => [label, value])).toContainEqual(['Unarmored Defense', 15]);
  });
  test('a manual value replaces all parts (case 27)', () => {
    const sheet = of({
      edition: '2024',
      scores: [15, 10, 10, 10, 10, 10],
      classes: ['fighter 1'],
      items: ['plate-armor', 'shield'],
      manual: [{ target: 'ac', value: 20, reason: 'armor class becomes 20' }],
    });
    expect(at(sheet, 'ac')).toBe(20);
    expect(sheet.ac.rejected.filter(({ reason }) => reason === 'overridden')).toHaveLength(2);
  });
  test('elven chain needs no armor training (case 31)', () => {
    const sheet = of({
      edition: '2024',
      scores: [10, 16, 10, 10, 10, 10],
      classes: ['wizard 1'],
      items: ['elven-chain'],
    });
    expect([at(sheet, 'ac'), sheet.spellcasting.entries[0]?.canCast]).toEqual([16, true]);
    const untrained = of({
      edition: '2024',
      scores: [10, 16, 10, 10, 10, 10],
      classes: ['wizard 1'],
      items: ['chain-shirt'],
    });
    expect([untrained.spellcasting.entries[0]?.canCast, untrained.saves.DEX.rolling?.result]).toEqual([
      false,
      'disadvantage',
    ]);
  });
});

describe('C. speed', () => {
  test('haste and longstrider raise the speed, and grappled sets it to 0 (cases 34, 36)', () => {
    const active = [cast('haste'), cast('longstrider', { casterId: 'ally' })];
    const draft = { edition: '2024' as const, scores: PLAIN, classes: ['fighter 1'], active };
    expect(at(of(draft), 'speed.walk')).toBe(80);
    const held = of({ ...draft, conditions: [{ id: 'grappled' }] });
    expect([at(held, 'speed.walk'), held.speed.walk?.value.parts.at(-1)?.label]).toEqual([0, 'Grappled']);
  });
});

describe('D. saves, skills, checks', () => {
  test('expertise doubles the bonus once and needs proficiency (cases 41, 42, 43)', () => {
    const rogue = {
      edition: '2024' as const,
      scores: [10, 18, 10, 10, 10, 13] as const,
      classes: ['rogue 5', 'bard 3'],
    };
    const choices = {
      'rogue-skills': ['Stealth', 'Athletics', 'Insight', 'Deception'],
      'rogue-expertise-1': ['Stealth', 'Athletics'],
    };
    expect(at(of({ ...rogue, classes: ['rogue 5'], choices }), 'skills.Stealth.bonus')).toBe(10);
    const twice = of({ ...rogue, choices: { ...choices, 'bard-expertise-1': ['Stealth', 'Deception'] } });
    expect([codes(twice).includes('E_CHOICE_DUPLICATE'), at(twice, 'skills.Stealth.bonus')]).toEqual([true, 10]);
    const untrained = of({ ...rogue, choices: { ...choices, 'rogue-expertise-1': ['Arcana', 'Stealth'] } });
    expect(englishOf(untrained.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_CHOICE_PREREQUISITE', message: 'Expertise needs proficiency in Arcana' }),
    );
  });
  test('bonus dice stay dice instead of numbers (cases 47, 48)', () => {
    const draft = { edition: '2024' as const, scores: [16, 10, 10, 10, 10, 10] as const, classes: ['fighter 1'] };
    const sheet = of({ ...draft, active: [cast('bless'), cast('bane', { casterId: 'foe' })] });
    expect([at(sheet, 'saves.STR.bonus'), sheet.saves.STR.bonus.dice.map(({ dice }) => dice)]).toEqual([
      5,
      ['1d4', '-1d4'],
    ]);
  });
  test('advantage and disadvantage cancel regardless of their number (case 49)', () => {
    const draft = { edition: '2024' as const, scores: PLAIN, classes: ['barbarian 2'], active: [cast('haste')] };
    const sheet = of(draft);
    expect([sheet.saves.DEX.rolling?.result, sheet.saves.DEX.rolling?.sources.advantage?.length]).toEqual([
      'advantage',
      2,
    ]);
    const held = of({ ...draft, conditions: [{ id: 'restrained' }] });
    expect(held.saves.DEX.rolling).toMatchObject({
      result: 'plain',
      sources: { disadvantage: [{ label: 'Restrained' }] },
    });
  });
  test('Stone of Good Luck adds to all saves, checks and initiative (case 52)', () => {
    const sheet = of({ edition: '2024', scores: PLAIN, classes: ['wizard 1'], items: ['stone-of-good-luck*'] });
    const lucky = [...sheetLines(sheet)].filter(
      ([path, line]) =>
        /^(saves|skills)\..*bonus$/.test(path) &&
        line.kind === 'number' &&
        line.stat?.parts.some(({ label }) => englishOf(label).startsWith('Stone')),
    );
    expect([lucky.length, at(sheet, 'initiative.bonus')]).toEqual([24, 1]);
  });
  test('Slippery Mind and Reliable Talent follow their edition (cases 53, 54)', () => {
    const saves = (edition: Edition) =>
      at(of({ edition, species: 'elf', scores: PLAIN, classes: ['rogue 15'] }), 'proficiencies.savingThrows');
    expect([saves('2014'), saves('2024')]).toEqual([
      ['DEX', 'INT', 'WIS'],
      ['CHA', 'DEX', 'INT', 'WIS'],
    ]);
    const floors = (edition: Edition, level: number) =>
      of({
        edition,
        species: 'elf',
        scores: PLAIN,
        classes: [`rogue ${level}`],
        choices: { 'rogue-skills': ['Stealth', 'Athletics', 'Insight', 'Deception'] },
      }).skills.Stealth?.floors?.length ?? 0;
    expect([floors('2014', 10), floors('2014', 11), floors('2024', 7)]).toEqual([0, 1, 1]);
  });
  test('a paralyzed character fails STR saves automatically, and the bonus stays (case 56)', () => {
    const sheet = of({
      edition: '2024',
      scores: [16, 10, 10, 10, 10, 10],
      classes: ['fighter 1'],
      conditions: [{ id: 'paralyzed' }],
    });
    expect([
      sheet.saves.STR.rolling?.sources.autoFail?.length,
      at(sheet, 'saves.STR.bonus'),
      at(sheet, 'conditions'),
    ]).toEqual([1, 5, ['incapacitated 1', 'paralyzed 1']]);
  });
});

describe('E. predicates and prerequisites', () => {
  const grappler = {
    edition: '2014' as const,
    classes: ['fighter 4'],
    choices: { 'fighter-4-improvement': 'grappler' },
  };
  test('a lost prerequisite makes the feat inactive, but keeps it (case 63)', () => {
    expect(
      of({ ...grappler, species: 'half-orc', scores: [11, 10, 10, 10, 10, 10] }).feats[0]?.inactive,
    ).toBeUndefined();
    const lost = of({ ...grappler, species: 'half-orc', scores: [10, 10, 10, 10, 10, 10] });
    expect(englishOf(lost.feats[0]?.inactive)).toBe('prerequisite lost: needs STR 13, has STR 12');
  });
  test('a worn item can satisfy a prerequisite (case 64)', () => {
    const draft = { ...grappler, species: 'elf', scores: PLAIN };
    expect(of({ ...draft, items: ['gauntlets-of-ogre-power*'] }).feats[0]?.inactive).toBeUndefined();
    expect(of({ ...draft, items: ['gauntlets-of-ogre-power'] }).feats[0]?.inactive).toBeDefined();
  });
});

describe('G. choices', () => {
  const bard = { edition: '2014' as const, species: 'dwarf', scores: PLAIN, classes: ['bard 1'] };
  test('too many picks are invalid as a whole (case 81)', () => {
    const sheet = of({ ...bard, choices: { 'bard-skills': ['Arcana', 'Athletics', 'History', 'Nature'] } });
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_CHOICE_TOO_MANY', message: 'choose 3, got 4' }),
    );
    expect(at(sheet, 'proficiencies.skills')).toEqual(['Insight', 'Religion']);
  });
  test('too few picks count, and the rest is pending (case 82)', () => {
    const sheet = of({ ...bard, choices: { 'bard-skills': ['Arcana', 'Athletics'] } });
    expect(sheet.choices.find(({ key }) => key === 'bard-skills')).toMatchObject({ state: 'pending', missing: 1 });
    expect(at(sheet, 'proficiencies.skills')).toEqual(['Arcana', 'Athletics', 'Insight', 'Religion']);
  });
  test('unknown options are refused (cases 83, 84)', () => {
    const sheet = of({ ...bard, choices: { 'bard-skills': ['arcaana'] } });
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_CHOICE_UNKNOWN_OPTION', hint: 'Did you mean "Arcana"?' }),
    );
    expect(codes(of({ ...bard, classes: ['cleric 1'], choices: { 'cleric-skills': ['Stealth'] } }))).toContain(
      'E_CHOICE_UNKNOWN_OPTION',
    );
  });
  test.each([
    [{ WIS: 2, CHA: 1 }, 'made'],
    [{ WIS: 1, CHA: 1, INT: 1 }, 'made'],
    [{ WIS: 3 }, 'invalid'],
    [{ WIS: 2, CHA: 2 }, 'invalid'],
    [{ STR: 1, WIS: 2 }, 'invalid'],
  ])('a background with points %j is %s (case 87)', (points, state) => {
    const sheet = of({
      edition: '2024',
      scores: PLAIN,
      classes: ['fighter 1'],
      choices: { 'acolyte-abilities': points },
    });
    expect(sheet.choices.find(({ key }) => key === 'acolyte-abilities')?.state).toBe(state);
  });
  test('an answer without a question is kept (case 89)', () => {
    const choices = { 'bard-skills': ['Arcana', 'Athletics', 'History'] };
    expect(codes(of({ ...bard, classes: ['wizard 1'], choices }))).toContain('W_CHOICE_ORPHANED');
    expect(codes(of({ ...bard, choices }))).not.toContain('W_CHOICE_ORPHANED');
  });
  test('a redundant skill can be replaced (case 91)', () => {
    const choices = { 'cleric-skills': ['Insight', 'Medicine'] };
    const sheet = of({ ...bard, classes: ['cleric 1'], choices });
    expect(codes(sheet)).toContain('W_CHOICE_REDUNDANT');
    const replaced = of({
      ...bard,
      classes: ['cleric 1'],
      choices: { ...choices, 'cleric-skills/replacement': ['Stealth'] },
    });
    expect(at(replaced, 'proficiencies.skills')).toContain('Stealth');
  });
  test('Magic Initiate taken twice needs two spell lists (case 92)', () => {
    const draft = { edition: '2024' as const, scores: PLAIN, classes: ['fighter 1'] };
    const sheet = (list: string) =>
      of({ ...draft, choices: { 'human-feat': 'magic-initiate', 'human-feat/magic-initiate-list': list } });
    expect(codes(sheet('cleric'))).toContain('E_CHOICE_DUPLICATE');
    expect(codes(sheet('wizard'))).not.toContain('E_CHOICE_DUPLICATE');
  });
  test('an unavailable invocation is offered with the reason (case 93)', () => {
    const record = character({ ...bard, classes: ['warlock 4 fiend'] });
    const asked = pendingChoices(record, rulebookOf('2014')).find(({ key }) => key === 'warlock-invocations');
    expect(englishOf(asked?.offers.find(({ value }) => value === 'mire-the-mind')?.unavailable)).toBe(
      'needs warlock 5, has warlock 4',
    );
  });
});

describe('H. editions', () => {
  test('the same record gives different scores in both editions (case 97)', () => {
    const record = snapshot('C1');
    expect(at(sheetOf(record), 'abilities.STR.score')).toBe(16);
    const other = sheetOf({ ...record, edition: '2024' });
    expect(at(other, 'abilities.STR.score')).toBe(15);
    expect(other.choices.find(({ key }) => key === 'acolyte-abilities')?.state).toBe('pending');
  });
  test('C13 is refused in 2014, which has neither orc nor criminal', () => {
    const sheet = sheetOf({ ...snapshot('C13'), edition: '2014' });
    expect(sheet.issues.filter(({ code }) => code === 'E_EDITION').map(({ path }) => path)).toEqual([
      'species',
      'background',
    ]);
  });
});

describe('I. spellcasting', () => {
  const ALL = [13, 13, 13, 13, 13, 13] as const;
  const slots = (sheet: DerivedState) => Object.values(sheet.spellcasting.slots).map(({ max }) => max.value);
  test.each([
    ['2014', ['paladin 3', 'bard 9'], [4, 3, 3, 3, 2]],
    ['2024', ['paladin 3', 'bard 9'], [4, 3, 3, 3, 2, 1]],
    ['2014', ['ranger 3', 'druid 1'], [3]],
    ['2024', ['ranger 3', 'druid 1'], [4, 2]],
    ['2014', ['paladin 5', 'fighter 3'], [4, 2]],
    ['2014', ['warlock 3', 'sorcerer 5'], [4, 3, 2]],
  ] as const)('slots in %s of %j follow the multiclass table (cases 108, 109, 111)', (edition, classes, expected) => {
    expect(slots(of({ edition, scores: ALL, classes }))).toEqual(expected);
  });
  test('pact slots are separate, and a short rest restores only them (case 111)', () => {
    const record = {
      ...character({ edition: '2014', scores: ALL, classes: ['warlock 3', 'sorcerer 5'] }),
      used: { pact: 2, 'slot.1': 3 },
    };
    expect(sheetOf(record).spellcasting.pact).toMatchObject({ level: 2, max: { value: 2 }, used: 2 });
    expect(advance(record, 'shortRest', rulebookOf('2014')).record.used).toEqual({ 'slot.1': 3 });
  });
  test('a prepared spell above the class level is refused (case 113)', () => {
    const sheet = sheetOf({
      ...snapshot('C7'),
      choices: { ...snapshot('C7').choices, 'cleric-prepared': ['revivify'] },
    });
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_SPELL_LEVEL', message: 'cleric 4 prepares up to level 2' }),
    );
  });
  test('cantrip dice grow with the character level (case 114)', () => {
    const sheet = of({
      edition: '2014',
      scores: ALL,
      classes: ['wizard 1', 'fighter 4'],
      choices: { 'wizard-cantrips': ['fire-bolt'] },
    });
    expect(sheet.spellcasting.spells.find(({ spell }) => spell === 'fire-bolt')?.dice).toBe('2d10');
  });
});

describe('J. time, concentration, conditions', () => {
  const base = character({ edition: '2024', scores: PLAIN, classes: ['bard 5'] });
  const concentrating = (ref: string, more: Partial<ActiveEffect> = {}) =>
    cast(ref, { duration: { type: 'concentration', max: { type: 'minutes', count: 1 } }, ...more });
  test('a second concentration ends the first (case 117)', () => {
    const { record } = addEffect(base, concentrating('bless'));
    const { record: after, issues } = addEffect(record, concentrating('haste'));
    expect([after.active.map(({ ref }) => ref), issues[0]?.code]).toEqual([
      ['spell:haste'],
      'I_CONCENTRATION_REPLACED',
    ]);
  });
  test('paralyzed ends concentration (case 118)', () => {
    const { record } = addEffect(base, concentrating('haste'));
    const paralyzed = { ...record, conditions: [{ id: 'paralyzed' }] };
    const { record: after } = checkConcentration(paralyzed, sheetOf(paralyzed), rulebookOf('2024'));
    expect([after.active, at(sheetOf(after), 'speed.walk')]).toEqual([[], 0]);
  });
  test('concentration of other casters does not end (case 119)', () => {
    const one = addEffect(base, concentrating('bless', { casterId: 'ally' })).record;
    const two = addEffect(one, concentrating('shield-of-faith', { casterId: 'friend' })).record;
    expect(addEffect(two, concentrating('haste')).record.active).toHaveLength(3);
  });
  test('ten rounds last one minute (case 121)', () => {
    const { record } = addEffect(base, cast('haste', { duration: { type: 'rounds', count: 10 } }));
    expect(advance(record, { seconds: 59 }, rulebookOf('2024')).record.active).toHaveLength(1);
    expect(advance(record, { seconds: 60 }, rulebookOf('2024')).record.active).toHaveLength(0);
  });
  test('rests restore uses, hit dice and exhaustion by edition (case 122)', () => {
    const spent = { 'second-wind': 2, 'hitDie.d10': 5, damage: 10 };
    for (const [edition, wind, dice] of [
      ['2014', undefined, 3],
      ['2024', 1, undefined],
    ] as const) {
      const record = {
        ...character({ edition, species: 'elf', scores: PLAIN, classes: ['fighter 5'] }),
        used: { ...spent, 'second-wind': edition === '2014' ? 1 : 2 },
        conditions: [{ id: 'exhaustion', level: 2 }],
      };
      expect(advance(record, 'shortRest', rulebookOf(edition)).record.used['second-wind']).toBe(wind);
      const rested = advance(record, 'longRest', rulebookOf(edition)).record;
      expect([rested.used['hitDie.d10'], rested.conditions]).toEqual([dice, [{ id: 'exhaustion', level: 1 }]]);
    }
  });
  test('the same spell twice counts once, the stronger first (case 123)', () => {
    const record = { ...base, active: [cast('aid', { slot: 2 }), cast('aid', { slot: 3 })] };
    const plain = Number(at(sheetOf(base), 'hitPoints.max'));
    expect(at(sheetOf(record), 'hitPoints.max')).toBe(plain + 10);
    expect(at(sheetOf(removeEffect(record, 'aid-3-')), 'hitPoints.max')).toBe(plain + 5);
  });
  test('immunity suppresses a condition while it lasts (case 124)', () => {
    const afraid = { ...base, conditions: [{ id: 'frightened' }], active: [cast('heroism')] };
    expect(sheetOf(afraid).conditions[0]?.suppressedBy?.[0]?.label).toBe('Heroism');
    expect(sheetOf(removeEffect(afraid, 'heroism-0-')).conditions[0]?.suppressedBy).toBeUndefined();
  });
  test('Antimagic Field suppresses items, but not the aura (case 127)', () => {
    const sheet = sheetOf({ ...snapshot('C6'), active: [cast('antimagic-field')] });
    expect([at(sheet, 'ac'), at(sheet, 'saves.STR.bonus')]).toEqual([21, 10]);
    expect(sheet.ac.rejected.find(({ label }) => label === 'Ring of Protection')?.reason).toBe('suppressed-by');
  });
  test('rage grants its bonuses and is refused in heavy armor (case 128)', () => {
    const raging = { ...snapshot('C10'), toggles: { rage: true } };
    const sheet = sheetOf(raging);
    expect([at(sheet, 'attacks.i1.damage'), sheet.saves.STR.rolling?.result, at(sheet, 'damage.resistance')]).toEqual([
      5,
      'advantage',
      ['bludgeoning', 'piercing', 'slashing'],
    ]);
    const plated = sheetOf({
      ...raging,
      inventory: [...raging.inventory, { instanceId: 'p', item: 'plate-armor', equipped: true, attuned: false }],
    });
    expect([codes(plated).includes('E_TOGGLE'), at(plated, 'damage.resistance')]).toEqual([true, []]);
  });
  test('concentrationDifficulty is half the damage, capped at 30 in 2024', () => {
    const [old, now] = [sheetOf(snapshot('C1')), sheetOf(base)];
    expect([
      concentrationDifficulty(12, old),
      concentrationDifficulty(90, old),
      concentrationDifficulty(90, now),
    ]).toEqual([10, 45, 30]);
  });
});

describe('K. items, feats, levels', () => {
  test('the fourth attunement is refused (case 129)', () => {
    const sheet = sheetOf(snapshot('C16'));
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({
        code: 'E_ATTUNEMENT_LIMIT',
        message: 'Amulet of Health: 3 of 3 attunements are in use',
      }),
    );
    expect(sheet.abilities.CON.score.rejected[0]?.reason).toBe('not-attuned');
  });
  test.each([
    [['fighter 8'], 3],
    [['fighter 4', 'rogue 4'], 2],
    [['fighter 3', 'rogue 3'], 0],
  ])('levels %j have %i improvements (case 133)', (classes, count) => {
    const sheet = of({ edition: '2014', scores: [13, 13, 13, 13, 13, 13], classes });
    expect(sheet.choices.filter(({ key }) => key.endsWith('-improvement'))).toHaveLength(count);
  });
  test('an epic boon below level 19 is refused (case 134)', () => {
    const choices = { 'fighter-12-improvement': 'boon-of-fate' };
    const sheet = of({ edition: '2024', scores: PLAIN, classes: ['fighter 12'], choices });
    const message = 'Boon of Fate needs level 19, has level 12';
    expect(englishOf(sheet.issues)).toContainEqual(expect.objectContaining({ code: 'E_PREREQUISITE', message }));
    expect(sheet.feats.find(({ id }) => id === 'boon-of-fate')?.inactive).toBeDefined();
  });
  test('Unarmored Defense of a second class does not count (2014)', () => {
    const scores = [13, 14, 16, 10, 18, 10] as const;
    const ac = (...classes: string[]) => at(of({ edition: '2014', species: 'dragonborn', scores, classes }), 'ac');
    expect([ac('barbarian 1', 'monk 1'), ac('monk 1', 'barbarian 1')]).toEqual([15, 16]);
    expect(at(of({ edition: '2024', scores, classes: ['barbarian 1', 'monk 1'] }), 'ac')).toBe(16);
  });
  test('poisoned gives disadvantage on spell attacks', () => {
    const sheet = of({ edition: '2024', scores: PLAIN, classes: ['wizard 1'], conditions: [{ id: 'poisoned' }] });
    expect(sheet.spellcasting.entries[0]?.attackRolling?.result).toBe('disadvantage');
  });
  test('levelDown and levelUp restore the same sheet (case 138)', () => {
    const record = snapshot('C4');
    const down = levelDown(record)!;
    expect(sheetOf(levelUp(down, 'rogue')!)).toEqual(sheetOf(record));
  });
  test('a hit point roll above the die is refused (case 139)', () => {
    const record = character({ edition: '2014', scores: PLAIN, classes: ['bard 2'] });
    const levels = [record.levels[0]!, { class: 'bard', hp: { rolled: 9 } }];
    expect(englishOf(sheetOf({ ...record, levels }).issues)).toContainEqual(
      expect.objectContaining({ code: 'E_CHOICE_OUT_OF_RANGE', message: '1 to 8' }),
    );
  });
  test('a second class requires its multiclass prerequisites', () => {
    expect(
      of({ edition: '2014', species: 'elf', scores: PLAIN, classes: ['fighter 1', 'wizard 1'] }).issues.filter(
        ({ code }) => code === 'E_PREREQUISITE',
      ),
    ).toHaveLength(2);
  });
});

describe('L. provenance', () => {
  test('removing mage armor changes the armor class only (case 143)', () => {
    const record = snapshot('C2');
    const changes = diff(sheetOf(record), sheetOf(removeEffect(record, 'a1')));
    expect(changes.map(({ path, before, after }) => [path, before, after])).toEqual([['ac', 15, 12]]);
    expect(changes[0]?.because).toContain('srd-5.1/spell:mage-armor/effect@2014#0~a1');
  });
  test('diff lists everything that level 6 changes (case 144)', () => {
    const record = snapshot('C10');
    const changes = diff(sheetOf(record), sheetOf(levelUp(record, 'barbarian')!));
    const numbers = changes
      .filter(({ after }) => typeof after === 'number')
      .map(({ path, before, after }) => [path, before, after]);
    expect(numbers).toEqual([
      ['hitPoints.max', 55, 65],
      ['hitPoints.current', 55, 65],
      ['hitDice.d12.total', 5, 6],
      ['resources.rage.max', 3, 4],
      ['resources.rage.left', 3, 4],
    ]);
    expect(changes.find(({ path }) => path === 'features')?.added).toEqual(['subclass:berserker/mindless-rage']);
  });
  test('explain works for numbers and lists, and suggests a path for a misspelled one', () => {
    const sheet = sheetOf(snapshot('C7'));
    const lines = (path: string) => {
      const explained = explain(sheet, path);
      return explained.ok
        ? explanationLines(explained.explanation, translateIn('en'))
        : englishOf([explained.message, explained.hint]);
    };
    expect(lines('skills.Arcana.bonus')).toEqual(['skills.Arcana.bonus 8', '├─ +4 INT', '└─ +4 proficiency']);
    expect(lines('spellcasting.slots.3')).toEqual(['spellcasting.slots.3 3', '└─ = 3 caster level 9']);
    expect(lines('proficiencies.tools')).toEqual(['proficiencies.tools: nothing']);
    expect(lines('proficiencies.armor')).toEqual([
      'proficiencies.armor',
      '├─ light: Training',
      '├─ medium: Training',
      '├─ shields: Training',
      '└─ heavy: Bonus Proficiency',
    ]);
    expect(lines('skills.Stealth.rolling')).toEqual([
      'skills.Stealth.rolling disadvantage',
      '└─ disadvantage: Scale Mail',
    ]);
    expect(lines('skills')[1]).toMatch(/^Below it: skills\.Acrobatics\.bonus, /);
    expect(lines('skils.Arcana.bonus')).toEqual([
      'nothing stands at "skils.Arcana.bonus"',
      'Did you mean "skills.Arcana.bonus"?',
    ]);
  });
  test('sheet and provenance stay below their size limits (case 148)', () => {
    const sheet = sheetOf(snapshot('C6'));
    expect(JSON.stringify(sheet).length).toBeLessThan(100_000);
    expect(JSON.stringify(sheet.provenance).length).toBeLessThan(50_000);
  });
  test('evaluateCharacter does not change the record (case 149)', () => {
    const frozen = (value: unknown): unknown => {
      if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
      return Object.freeze(value);
    };
    const record = snapshot('C6');
    frozen(record);
    expect(at(sheetOf(record), 'ac')).toBe(23);
  });
});
