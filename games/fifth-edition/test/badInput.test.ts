import { formatProblem, type PackFile } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import {
  addEffect,
  CharacterRecord,
  type DerivedState,
  evaluateCharacter,
  levelUp,
  loadRulebook,
} from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf, srdFiles } from './content.ts';
import { englishOf } from './english.ts';

const scores = [10, 14, 12, 10, 10, 10] as const;
const fighter = character({ edition: '2024', scores, classes: ['fighter 4 champion'] });

function sheetOf(record: CharacterRecord): DerivedState {
  return evaluateCharacter(record, rulebookOf(record.edition));
}

/** Returns the code and path of every problem. */
function problemsOf({ issues }: DerivedState): string[] {
  return issues.map(({ code, path }) => `${code} ${path}`);
}

describe('bad input', () => {
  test('level 21 is refused by levelUp and by the schema', () => {
    const veteran = { ...fighter, levels: Array.from({ length: 20 }, () => fighter.levels[0]!) };
    expect(levelUp(veteran, 'fighter')).toBeUndefined();
    const beyond = { ...veteran, levels: [...veteran.levels, fighter.levels[0]!] };
    expect(CharacterRecord.safeParse(beyond).error?.issues).toMatchObject([{ path: ['levels'], code: 'too_big' }]);
  });

  test('an unknown id is reported with its path and the nearest name, and the rest of the sheet stays', () => {
    const sheet = sheetOf({ ...fighter, species: 'humann' });
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({ code: 'E_UNKNOWN_REFERENCE', path: 'species', hint: 'Did you mean "human"?' }),
    );
    expect(sheet.hitPoints.max.value).toBe(sheetOf(fighter).hitPoints.max.value);
    const odd: CharacterRecord = {
      ...fighter,
      levels: [{ class: 'figther', hp: 'fixed' }],
      inventory: [{ instanceId: 'x', item: 'longsord', equipped: true, attuned: false }],
      conditions: [{ id: 'proen' }],
      active: [{ instanceId: 'y', ref: 'spell:bles', appliedAt: 0, duration: { type: 'permanent' } }],
    };
    expect(problemsOf(sheetOf(odd)).filter((line) => line.startsWith('E_UNKNOWN_REFERENCE'))).toEqual([
      'E_UNKNOWN_REFERENCE inventory[0].item',
      'E_UNKNOWN_REFERENCE levels[0].class',
      'E_UNKNOWN_REFERENCE active["y"].ref',
      'E_UNKNOWN_REFERENCE conditions',
    ]);
  });

  test('a choice that is not offered is refused without effect', () => {
    const sheet = sheetOf({ ...fighter, choices: { 'fighter-skills': ['Athletics', 'Arcana'] } });
    expect(problemsOf(sheet)).toContain('E_CHOICE_UNKNOWN_OPTION choices["fighter-skills"]');
    expect(sheet.choices.find(({ key }) => key === 'fighter-skills')?.state).toBe('invalid');
    expect([sheet.skills.Athletics?.training, sheet.skills.Arcana?.training]).toEqual(['proficient', 'none']);
  });

  test('three picks where two are allowed are refused as a whole', () => {
    const choices = { 'fighter-skills': ['Athletics', 'History', 'Perception'] };
    const sheet = sheetOf({ ...fighter, choices });
    expect(problemsOf(sheet)).toContain('E_CHOICE_TOO_MANY choices["fighter-skills"]');
    expect(choices['fighter-skills'].map((skill) => sheet.skills[skill]?.training)).toEqual(['none', 'none', 'none']);
  });

  test('a feat without its prerequisite is listed and reported, but has no effect', () => {
    const record = { ...fighter, choices: { 'fighter-4-improvement': 'boon-of-fortitude' } };
    const sheet = sheetOf(record);
    expect(sheet.issues.some(({ code }) => code === 'E_PREREQUISITE' || code === 'E_CHOICE_UNKNOWN_OPTION')).toBe(true);
    expect(sheet.hitPoints.max.value).toBe(sheetOf(fighter).hitPoints.max.value);
    const weak = character({
      edition: '2024',
      scores: [10, 10, 10, 10, 10, 10],
      classes: ['fighter 4 champion'],
      choices: { 'fighter-4-improvement': 'grappler' },
    });
    expect(problemsOf(sheetOf(weak))).toContain('E_PREREQUISITE choices["fighter-4-improvement"]');
    expect(englishOf(sheetOf(weak).feats)).toContainEqual(
      expect.objectContaining({ id: 'grappler', inactive: expect.stringContaining('prerequisite lost') }),
    );
  });

  test('the fourth attunement is refused while three count', () => {
    const items = ['ring-of-protection*', 'cloak-of-protection*', 'amulet-of-health*', 'headband-of-intellect*'];
    const sheet = sheetOf(character({ edition: '2024', scores, classes: ['fighter 1'], items }));
    expect(problemsOf(sheet)).toContain('E_ATTUNEMENT_LIMIT inventory["i3"]');
    expect([sheet.attunement.used, sheet.abilities.CON.score.value, sheet.abilities.INT.score.value]).toEqual([
      3, 19, 10,
    ]);
  });

  test('a second concentration spell ends the first', () => {
    const held = { type: 'concentration', max: { type: 'minutes', count: 1 } } as const;
    const bless = { instanceId: 'a', ref: 'spell:bless', appliedAt: 0, duration: held };
    const faith = { instanceId: 'b', ref: 'spell:shield-of-faith', appliedAt: 0, duration: held };
    const both = addEffect(addEffect(fighter, bless).record, faith);
    expect(both.record.active.map(({ instanceId }) => instanceId)).toEqual(['b']);
    expect(both.issues).toMatchObject([{ code: 'I_CONCENTRATION_REPLACED' }]);
  });

  test('of two concentration effects in an imported record only the later one counts, and the first is flagged', () => {
    const held = { type: 'concentration', max: { type: 'minutes', count: 1 } } as const;
    const bless = { instanceId: 'a', ref: 'spell:bless', appliedAt: 0, duration: held };
    const faith = { instanceId: 'b', ref: 'spell:shield-of-faith', appliedAt: 0, duration: held };
    const sheet = sheetOf({ ...fighter, active: [bless, faith] });
    expect(problemsOf(sheet)).toContain('E_CONCENTRATION active["a"]');
    expect(sheet.ac.value).toBe(sheetOf(fighter).ac.value + 2);
    expect(sheet.saves.WIS.bonus.dice).toEqual([]);
    const friend = sheetOf({ ...fighter, active: [{ ...bless, casterId: 'friend' }, faith] });
    expect(problemsOf(friend)).not.toContain('E_CONCENTRATION active["a"]');
  });

  test('armor without training is flagged with its penalties', () => {
    const wizard = character({ edition: '2024', scores, classes: ['wizard 1'], items: ['plate-armor', 'shield'] });
    const sheet = sheetOf(wizard);
    expect(problemsOf(sheet)).toContain('W_ARMOR_UNTRAINED inventory["i0"]');
    expect(problemsOf(sheet)).toContain('W_ARMOR_UNTRAINED inventory["i1"]');
    const trained = { ...wizard, levels: [{ class: 'fighter', hp: 'fixed' as const }] };
    expect(problemsOf(sheetOf(trained)).filter((line) => line.startsWith('W_ARMOR'))).toEqual([]);
    expect(sheet.spellcasting.entries[0]?.canCast).toBe(false);
    expect(sheet.saves.DEX.rolling?.result).toBe('disadvantage');
    expect(problemsOf(sheetOf({ ...wizard, inventory: [] }))).not.toContain('W_ARMOR_UNTRAINED inventory["i0"]');
  });

  test('points above a cap are lost, and an error in strict mode', () => {
    const nimble = character({
      edition: '2024',
      scores: [10, 20, 10, 10, 10, 10],
      classes: ['fighter 4 champion'],
      choices: {
        'fighter-4-improvement': 'ability-score-improvement',
        'fighter-4-improvement/asi': { DEX: 2 },
      },
    });
    const lenient = sheetOf(nimble);
    const strict = evaluateCharacter(nimble, rulebookOf('2024'), [], { strict: true });
    expect([lenient.abilities.DEX.score.value, strict.abilities.DEX.score.value]).toEqual([20, 20]);
    expect(lenient.abilities.DEX.score.rejected).toMatchObject([{ reason: 'capped' }]);
    expect(lenient.issues.some(({ code }) => code === 'E_CHOICE_OUT_OF_RANGE')).toBe(false);
    expect(problemsOf(strict)).toContain('E_CHOICE_OUT_OF_RANGE choices["fighter-4-improvement/asi"]');
  });
});

/** Returns the problems of a custom pack beside the built-in content, and the fighter's sheet with it. */
function loadedWith(kind: string, record: object, overrides?: string[]) {
  const manifest = {
    id: 'mine',
    version: '1.0.0',
    game: 'fifth-edition',
    requires: { 'srd-5.2': '^1.0.0' },
    editions: ['2024'],
  };
  const files: PackFile[] = [
    { pack: 'mine', path: 'pack.json', text: JSON.stringify(manifest) },
    {
      pack: 'mine',
      path: 'mine.json',
      text: JSON.stringify({ kind, ...(overrides && { overrides }), records: [record] }),
    },
  ];
  const { problems, rulebook, ok } = loadRulebook([...srdFiles('2024'), ...files], '2024');
  return { ok, rulebook, lines: problems.map(formatProblem) };
}

function featWith(...effects: object[]): object {
  const features = [{ id: 'trick', name: 'Trick', summary: 'A trick.', effects }];
  return { id: 'trick', name: 'Trick', summary: 'A trick.', category: 'general', features };
}

describe('bad packs', () => {
  test.each([
    ['a call out of the language', 'constructor.constructor("return process")()'],
    ['a prototype', '@__proto__.polluted'],
    ['an unknown function', 'fetch("http://example.org")'],
    ['an endless depth', `${'('.repeat(40)}1${')'.repeat(40)}`],
    ['an endless length', Array.from({ length: 200 }, () => '1').join('+')],
  ])('a malicious formula (%s) is reported with its path and the record is omitted', (_, value) => {
    const { ok, rulebook, lines } = loadedWith('feat', featWith({ kind: 'hitPointMax', value }));
    expect(ok).toBe(false);
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringMatching(/^error E_FORMULA_\w+ mine\/mine\.json:1 records\[0\]\.features\[0\]\.effects\[0\]\.value/),
    ]);
    expect(rulebook.feats.has('trick')).toBe(false);
  });

  test('a cyclic formula is reported with its cycle and omitted', () => {
    const { ok, rulebook, lines } = loadedWith(
      'feat',
      featWith(
        { kind: 'abilityScoreIncrease', ability: 'STR', value: '@abilities.DEX.modifier' },
        { kind: 'abilityScoreIncrease', ability: 'DEX', value: '@abilities.STR.modifier' },
      ),
    );
    expect(ok).toBe(false);
    expect(lines.filter((line) => line.includes('E_CYCLE'))).toEqual([
      expect.stringMatching(/abilities\.(?:STR|DEX) → /),
    ]);
    expect(rulebook.feats.get('trick')?.features).toEqual([]);
  });

  test('an undeclared override of built-in content is refused and the built-in record stays', () => {
    const dodgy = { ...featWith({ kind: 'hitPointMax', value: 99 }), id: 'alert', name: 'Alert' };
    const { ok, rulebook, lines } = loadedWith('feat', dodgy);
    expect(ok).toBe(false);
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringMatching(/^error E_DUPLICATE_ID mine\/mine\.json:1 .*To replace it, list "srd-5\.2:alert"/),
    ]);
    expect(rulebook.feats.get('alert')?.facts.pack).toBe('srd-5.2');
    const said = loadedWith('feat', dodgy, ['srd-5.2:alert']);
    expect(said.ok).toBe(true);
    expect(said.rulebook.feats.get('alert')?.facts.pack).toBe('mine');
  });
});
