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
  listing,
  pendingChoices,
  removeEffect,
} from '../src/index.ts';
import type { Edition } from '../src/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { sayIn } from './say.ts';
import { SNAPSHOTS } from './snapshots.ts';
import { told } from './told.ts';

const sheetOf = (record: CharacterRecord): DerivedState => evaluateCharacter(record, rulebookOf(record.edition));
const of = (draft: Parameters<typeof character>[0]): DerivedState => sheetOf(character(draft));
const at = (sheet: DerivedState, path: string) => listing(sheet).get(path)?.value;
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
  ])('7, 8. an amulet on CON %i makes %i', (score, result) => {
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
  test('19, 142. armor rules the unarmored base out, and explain says so', () => {
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
    expect(told(lost)).toMatchObject({ reason: 'predicate-false', detail: 'needs not wearing armor' });
    const explained = explain(sheet, 'ac');
    expect(explained.ok && explained.explanation.traces[lost!.id]?.verdict).toBe(false);
  });
  test('21. bases compete, and both are shown', () => {
    const sheet = of({
      edition: '2014',
      species: 'tiefling',
      scores: [10, 16, 10, 10, 14, 13],
      classes: ['monk 1', 'sorcerer 1 draconic'],
    });
    expect(at(sheet, 'ac')).toBe(16);
    expect(sheet.ac.rejected.map(({ label, value }) => [label, value])).toContainEqual(['Unarmored Defense', 15]);
  });
  test('27. a value set by hand replaces the parts', () => {
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
  test('31. elven chain needs no training', () => {
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
  test('34, 36. haste and longstrider; grappled beats them', () => {
    const active = [cast('haste'), cast('longstrider', { casterId: 'ally' })];
    const draft = { edition: '2024' as const, scores: PLAIN, classes: ['fighter 1'], active };
    expect(at(of(draft), 'speed.walk')).toBe(80);
    const held = of({ ...draft, conditions: [{ id: 'grappled' }] });
    expect([at(held, 'speed.walk'), held.speed.walk?.value.parts.at(-1)?.label]).toEqual([0, 'Grappled']);
  });
});

describe('D. saves, skills, checks', () => {
  test('41, 42, 43. expertise', () => {
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
    expect(told(untrained.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_CHOICE_PREREQUISITE', message: 'Expertise needs proficiency in Arcana' }),
    );
  });
  test('47, 48. dice stay dice', () => {
    const draft = { edition: '2024' as const, scores: [16, 10, 10, 10, 10, 10] as const, classes: ['fighter 1'] };
    const sheet = of({ ...draft, active: [cast('bless'), cast('bane', { casterId: 'foe' })] });
    expect([at(sheet, 'saves.STR.bonus'), sheet.saves.STR.bonus.dice.map(({ dice }) => dice)]).toEqual([
      5,
      ['1d4', '-1d4'],
    ]);
  });
  test('49. advantage and disadvantage cancel, whatever their number', () => {
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
  test('52. a stone of good luck', () => {
    const sheet = of({ edition: '2024', scores: PLAIN, classes: ['wizard 1'], items: ['stone-of-good-luck*'] });
    const lucky = [...listing(sheet)].filter(
      ([path, line]) =>
        /^(saves|skills)\..*bonus$/.test(path) &&
        line.kind === 'number' &&
        line.stat?.parts.some(({ label }) => told(label).startsWith('Stone')),
    );
    expect([lucky.length, at(sheet, 'initiative.bonus')]).toEqual([24, 1]);
  });
  test('53, 54. slippery mind and reliable talent', () => {
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
  test('56. the paralyzed fail by themselves; the numbers stay', () => {
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
  test('63. a prerequisite that is lost makes the feat inactive, not gone', () => {
    expect(
      of({ ...grappler, species: 'half-orc', scores: [11, 10, 10, 10, 10, 10] }).feats[0]?.inactive,
    ).toBeUndefined();
    const lost = of({ ...grappler, species: 'half-orc', scores: [10, 10, 10, 10, 10, 10] });
    expect(told(lost.feats[0]?.inactive)).toBe('prerequisite lost: needs STR 13, has STR 12');
  });
  test('64. a worn item can hold a prerequisite up', () => {
    const draft = { ...grappler, species: 'elf', scores: PLAIN };
    expect(of({ ...draft, items: ['gauntlets-of-ogre-power*'] }).feats[0]?.inactive).toBeUndefined();
    expect(of({ ...draft, items: ['gauntlets-of-ogre-power'] }).feats[0]?.inactive).toBeDefined();
  });
});

describe('G. choices', () => {
  const bard = { edition: '2014' as const, species: 'dwarf', scores: PLAIN, classes: ['bard 1'] };
  test('81. too many: none of them counts', () => {
    const sheet = of({ ...bard, choices: { 'bard-skills': ['Arcana', 'Athletics', 'History', 'Nature'] } });
    expect(told(sheet.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_CHOICE_TOO_MANY', message: 'choose 3, got 4' }),
    );
    expect(at(sheet, 'proficiencies.skills')).toEqual(['Insight', 'Religion']);
  });
  test('82. too few: those count, the rest is pending', () => {
    const sheet = of({ ...bard, choices: { 'bard-skills': ['Arcana', 'Athletics'] } });
    expect(sheet.choices.find(({ key }) => key === 'bard-skills')).toMatchObject({ state: 'pending', missing: 1 });
    expect(at(sheet, 'proficiencies.skills')).toEqual(['Arcana', 'Athletics', 'Insight', 'Religion']);
  });
  test('83, 84. unknown options', () => {
    const sheet = of({ ...bard, choices: { 'bard-skills': ['arcaana'] } });
    expect(told(sheet.issues)).toContainEqual(
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
  ])('87. a background spread of %j is %s', (points, state) => {
    const sheet = of({
      edition: '2024',
      scores: PLAIN,
      classes: ['fighter 1'],
      choices: { 'acolyte-abilities': points },
    });
    expect(sheet.choices.find(({ key }) => key === 'acolyte-abilities')?.state).toBe(state);
  });
  test('89. an answer that nothing asks for is kept', () => {
    const choices = { 'bard-skills': ['Arcana', 'Athletics', 'History'] };
    expect(codes(of({ ...bard, classes: ['wizard 1'], choices }))).toContain('W_CHOICE_ORPHANED');
    expect(codes(of({ ...bard, choices }))).not.toContain('W_CHOICE_ORPHANED');
  });
  test('91. a redundant skill may be replaced', () => {
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
  test('92. magic initiate twice wants two lists', () => {
    const draft = { edition: '2024' as const, scores: PLAIN, classes: ['fighter 1'] };
    const sheet = (list: string) =>
      of({ ...draft, choices: { 'human-feat': 'magic-initiate', 'human-feat/magic-initiate-list': list } });
    expect(codes(sheet('cleric'))).toContain('E_CHOICE_DUPLICATE');
    expect(codes(sheet('wizard'))).not.toContain('E_CHOICE_DUPLICATE');
  });
  test('93. an invocation that cannot be taken yet is offered with the reason', () => {
    const record = character({ ...bard, classes: ['warlock 4 fiend'] });
    const asked = pendingChoices(record, rulebookOf('2014')).find(({ key }) => key === 'warlock-invocations');
    expect(told(asked?.offers.find(({ value }) => value === 'mire-the-mind')?.unavailable)).toBe(
      'needs warlock 5, has warlock 4',
    );
  });
});

describe('H. editions', () => {
  test('97. the same inputs in both editions', () => {
    const record = snapshot('C1');
    expect(at(sheetOf(record), 'abilities.STR.score')).toBe(16);
    const other = sheetOf({ ...record, edition: '2024' });
    expect(at(other, 'abilities.STR.score')).toBe(15);
    expect(other.choices.find(({ key }) => key === 'acolyte-abilities')?.state).toBe('pending');
  });
  test('C13 is refused in 2014: neither orc nor criminal exist there', () => {
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
  ] as const)('108, 109, 111. slots in %s of %j', (edition, classes, expected) => {
    expect(slots(of({ edition, scores: ALL, classes }))).toEqual(expected);
  });
  test('111. pact slots stand apart, and a short rest returns only those', () => {
    const record = {
      ...character({ edition: '2014', scores: ALL, classes: ['warlock 3', 'sorcerer 5'] }),
      used: { pact: 2, 'slot.1': 3 },
    };
    expect(sheetOf(record).spellcasting.pact).toMatchObject({ level: 2, max: { value: 2 }, used: 2 });
    expect(advance(record, 'shortRest', rulebookOf('2014')).record.used).toEqual({ 'slot.1': 3 });
  });
  test('113. a spell that is too high', () => {
    const sheet = sheetOf({
      ...snapshot('C7'),
      choices: { ...snapshot('C7').choices, 'cleric-prepared': ['revivify'] },
    });
    expect(told(sheet.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_SPELL_LEVEL', message: 'cleric 4 prepares up to level 2' }),
    );
  });
  test('114. cantrips grow with the character', () => {
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
  test('117. a second concentration ends the first', () => {
    const { record } = addEffect(base, concentrating('bless'));
    const { record: after, issues } = addEffect(record, concentrating('haste'));
    expect([after.active.map(({ ref }) => ref), issues[0]?.code]).toEqual([
      ['spell:haste'],
      'I_CONCENTRATION_REPLACED',
    ]);
  });
  test('118. the paralyzed cannot concentrate', () => {
    const { record } = addEffect(base, concentrating('haste'));
    const paralyzed = { ...record, conditions: [{ id: 'paralyzed' }] };
    const { record: after } = checkConcentration(paralyzed, sheetOf(paralyzed), rulebookOf('2024'));
    expect([after.active, at(sheetOf(after), 'speed.walk')]).toEqual([[], 0]);
  });
  test('119. what others concentrate on is theirs', () => {
    const one = addEffect(base, concentrating('bless', { casterId: 'ally' })).record;
    const two = addEffect(one, concentrating('shield-of-faith', { casterId: 'friend' })).record;
    expect(addEffect(two, concentrating('haste')).record.active).toHaveLength(3);
  });
  test('121. ten rounds are a minute', () => {
    const { record } = addEffect(base, cast('haste', { duration: { type: 'rounds', count: 10 } }));
    expect(advance(record, { seconds: 59 }, rulebookOf('2024')).record.active).toHaveLength(1);
    expect(advance(record, { seconds: 60 }, rulebookOf('2024')).record.active).toHaveLength(0);
  });
  test('122. rests give back what they give back', () => {
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
  test('123. the same spell twice: the stronger counts, then the other', () => {
    const record = { ...base, active: [cast('aid', { slot: 2 }), cast('aid', { slot: 3 })] };
    const plain = Number(at(sheetOf(base), 'hitPoints.max'));
    expect(at(sheetOf(record), 'hitPoints.max')).toBe(plain + 10);
    expect(at(sheetOf(removeEffect(record, 'aid-3-')), 'hitPoints.max')).toBe(plain + 5);
  });
  test('124. immunity suppresses a condition while it lasts', () => {
    const afraid = { ...base, conditions: [{ id: 'frightened' }], active: [cast('heroism')] };
    expect(sheetOf(afraid).conditions[0]?.suppressedBy?.[0]?.label).toBe('Heroism');
    expect(sheetOf(removeEffect(afraid, 'heroism-0-')).conditions[0]?.suppressedBy).toBeUndefined();
  });
  test('127. an antimagic field silences items, not the aura', () => {
    const sheet = sheetOf({ ...snapshot('C6'), active: [cast('antimagic-field')] });
    expect([at(sheet, 'ac'), at(sheet, 'saves.STR.bonus')]).toEqual([21, 10]);
    expect(sheet.ac.rejected.find(({ label }) => label === 'Ring of Protection')?.reason).toBe('suppressed-by');
  });
  test('128. rage, and armor that forbids it', () => {
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
  test('concentration after damage', () => {
    const [old, now] = [sheetOf(snapshot('C1')), sheetOf(base)];
    expect([
      concentrationDifficulty(12, old),
      concentrationDifficulty(90, old),
      concentrationDifficulty(90, now),
    ]).toEqual([10, 45, 30]);
  });
});

describe('K. items, feats, levels', () => {
  test('129. the fourth attunement is refused', () => {
    const sheet = sheetOf(snapshot('C16'));
    expect(told(sheet.issues)).toContainEqual(
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
  ])('133. improvements of %j: %i', (classes, count) => {
    const sheet = of({ edition: '2014', scores: [13, 13, 13, 13, 13, 13], classes });
    expect(sheet.choices.filter(({ key }) => key.endsWith('-improvement'))).toHaveLength(count);
  });
  test('134. an epic boon too early', () => {
    const choices = { 'fighter-12-improvement': 'boon-of-fate' };
    const sheet = of({ edition: '2024', scores: PLAIN, classes: ['fighter 12'], choices });
    const message = 'Boon of Fate needs level 19, has level 12';
    expect(told(sheet.issues)).toContainEqual(expect.objectContaining({ code: 'E_PREREQUISITE', message }));
    expect(sheet.feats.find(({ id }) => id === 'boon-of-fate')?.inactive).toBeDefined();
  });
  test('in 2014 Unarmored Defense is gained once: the first stays', () => {
    const scores = [13, 14, 16, 10, 18, 10] as const;
    const ac = (...classes: string[]) => at(of({ edition: '2014', species: 'dragonborn', scores, classes }), 'ac');
    expect([ac('barbarian 1', 'monk 1'), ac('monk 1', 'barbarian 1')]).toEqual([15, 16]);
    expect(at(of({ edition: '2024', scores, classes: ['barbarian 1', 'monk 1'] }), 'ac')).toBe(16);
  });
  test('the poisoned strike badly with spells too', () => {
    const sheet = of({ edition: '2024', scores: PLAIN, classes: ['wizard 1'], conditions: [{ id: 'poisoned' }] });
    expect(sheet.spellcasting.entries[0]?.attackRolling?.result).toBe('disadvantage');
  });
  test('138. down and up again is where it was', () => {
    const record = snapshot('C4');
    const down = levelDown(record)!;
    expect(sheetOf(levelUp(down, 'rogue')!)).toEqual(sheetOf(record));
  });
  test('139. a roll beyond the die', () => {
    const record = character({ edition: '2014', scores: PLAIN, classes: ['bard 2'] });
    const levels = [record.levels[0]!, { class: 'bard', hp: { rolled: 9 } }];
    expect(told(sheetOf({ ...record, levels }).issues)).toContainEqual(
      expect.objectContaining({ code: 'E_CHOICE_OUT_OF_RANGE', message: '1 to 8' }),
    );
  });
  test('a second class asks for its prerequisites', () => {
    expect(
      of({ edition: '2014', species: 'elf', scores: PLAIN, classes: ['fighter 1', 'wizard 1'] }).issues.filter(
        ({ code }) => code === 'E_PREREQUISITE',
      ),
    ).toHaveLength(2);
  });
});

describe('L. provenance', () => {
  test('143. without mage armor the armor class is 12, and nothing else changes', () => {
    const record = snapshot('C2');
    const changes = diff(sheetOf(record), sheetOf(removeEffect(record, 'a1')));
    expect(changes.map(({ path, before, after }) => [path, before, after])).toEqual([['ac', 15, 12]]);
    expect(changes[0]?.because).toContain('srd-5.1/spell:mage-armor/effect@2014#0~a1');
  });
  test('144. what the sixth level brings', () => {
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
  test('any number explains itself, and a mistyped path gets a hint', () => {
    const sheet = sheetOf(snapshot('C7'));
    const lines = (path: string) => {
      const explained = explain(sheet, path);
      return explained.ok
        ? explanationLines(explained.explanation, sayIn('en'))
        : told([explained.message, explained.hint]);
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
  test('148. sheet and provenance stay small', () => {
    const sheet = sheetOf(snapshot('C6'));
    expect(JSON.stringify(sheet).length).toBeLessThan(100_000);
    expect(JSON.stringify(sheet.provenance).length).toBeLessThan(50_000);
  });
  test('149. nothing given is changed', () => {
    const frozen = (value: unknown): unknown => {
      if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
      return Object.freeze(value);
    };
    const record = snapshot('C6');
    frozen(record);
    expect(at(sheetOf(record), 'ac')).toBe(23);
  });
});
