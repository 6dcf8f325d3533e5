import { type CharacterRecord, evaluateCharacter, sheetLines } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { englishOf } from '../../test/english.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { translateIn, translatorIn } from '../../test/translators.ts';
import { readOnlyCharacter } from '../compare/readOnlyCharacter.ts';
import { answerText, answerWith } from './answers.ts';
import { type Change, changesOf } from './changes.ts';
import { gainsOf } from './gains.ts';
import { insteadOf } from './instead.ts';
import { laneOf, levelActions } from './lanes.ts';
import { consequencesOf } from './newChoices.ts';
import { hitPointsOf, nextLevels } from './nextLevels.ts';
import { obsolete } from './obsolete.ts';
import { staysOf } from './stays.ts';

const t = translateIn('en');

function characterContextOf(record: CharacterRecord) {
  const rulebook = rulebookOf(record.edition);
  return readOnlyCharacter(
    { name: record.name, record, rulebook, sheet: evaluateCharacter(record, rulebook), lost: [] },
    translatorIn('en'),
  );
}
const bard = characterContextOf(SNAPSHOTS.C5!());
/** Has enough INT to multiclass into wizard. */
const clever = characterContextOf({ ...bard.record, baseAbilities: { ...bard.record.baseAbilities, INT: 13 } });
const nextOf = (character: ReturnType<typeof characterContextOf>, id: string) =>
  nextLevels(character).find((next) => next.class === id)!;
const laneTo = (character: ReturnType<typeof characterContextOf>, id: string) =>
  laneOf(character, nextOf(character, id), 'fixed', {});
const rowOf = (changes: readonly Change[], path: string) => changes.find((change) => change.path === path);

describe('nextLevels', () => {
  it("nextLevels lists the character's classes first, then the others", () => {
    const [first, second, third] = nextLevels(bard);
    expect([first, second].map((next) => `${next?.name} ${next?.level} d${next?.die}`)).toEqual([
      'Bard 11 d8',
      'Fighter 3 d10',
    ]);
    expect(third).toMatchObject({ level: 1, isNew: true });
  });

  it('nextLevels gives the unmet requirements of a new class', () => {
    expect(englishOf(nextOf(bard, 'wizard').reasons).join()).toMatch(/Wizard needs INT 13/);
    expect(nextOf(bard, 'warlock').reasons).toEqual([]);
  });

  it('nextLevels is empty at level 20 and before the first class', () => {
    const { record } = bard;
    expect(
      nextLevels(characterContextOf({ ...record, levels: Array.from({ length: 20 }, () => record.levels[0]!) })),
    ).toEqual([]);
    expect(nextLevels(characterContextOf({ ...record, levels: [{ class: '', hp: 'fixed' }] }))).toEqual([]);
  });

  it('hitPointsOf returns the range of the die, at least 1', () => {
    expect(hitPointsOf(8, 2)).toEqual({ fixed: 7, least: 3, most: 10 });
    expect(hitPointsOf(6, -3)).toEqual({ fixed: 1, least: 1, most: 3 });
  });
});

describe('changesOf', () => {
  const changes = changesOf(bard.sheet, [laneTo(bard, 'bard'), laneTo(bard, 'fighter')], t);

  it('changesOf marks hit points and the new slot as key numbers', () => {
    expect(
      changes
        .filter(({ isHero }) => isHero)
        .map(({ names, now, cells }) => [names[0], now, cells[0]?.text, cells[1]?.text]),
    ).toEqual([
      ['Hit points', '89', '96', '97'],
      ['Slots of level 6', '0', '1', '0'],
    ]);
  });

  it('changesOf attributes changes to the proficiency bonus, also through other effects', () => {
    expect(rowOf(changes, 'initiative.bonus')?.cause).toBe('proficiency');
    expect(rowOf(changes, 'passives.Perception')?.cause).toBe('proficiency');
    expect(rowOf(changes, 'spellcasting.bard.prepared')?.cause).toBe('class');
  });

  it('changesOf merges names with equal numbers, and all hit dice, into one row', () => {
    expect(rowOf(changes, 'skills.Deception.bonus')).toMatchObject({ names: ['Deception', 'Persuasion'], now: '+12' });
    expect(changes.find(({ names }) => names[0] === 'Hit dice')).toMatchObject({
      now: '10 d8, 2 d10',
      cells: [
        { text: '11 d8, 2 d10', way: 'up' },
        { text: '10 d8, 3 d10', way: 'up' },
      ],
    });
  });

  it('changesOf omits unchanged numbers unless all are requested', () => {
    expect(rowOf(changes, 'ac')).toBeUndefined();
    expect(rowOf(changesOf(bard.sheet, [laneTo(bard, 'bard')], t, true), 'ac')).toMatchObject({
      cause: 'none',
      now: '19',
    });
  });

  it('changesOf marks a lower number', () => {
    const back = changesOf(laneTo(bard, 'bard').sheet, [{ sheet: bard.sheet }], t);
    expect(rowOf(back, 'hitPoints.max')?.cells).toEqual([{ text: '89', way: 'down' }]);
  });

  it('changesOf marks a critical hit on 19 as neither up nor down', () => {
    const lane = laneOf(bard, nextOf(bard, 'fighter'), 'fixed', { 'subclass:fighter': 'champion' });
    const critical = changesOf(bard.sheet, [lane], t).find(({ path }) => path.endsWith('.critOn'));
    expect(critical).toMatchObject({ now: '20', cells: [{ text: '19', way: 'other' }] });
  });

  it('changesOf covers the changed numbers of the sheet', () => {
    const { sheet } = laneTo(clever, 'wizard');
    const [before, after] = [sheetLines(clever.sheet), sheetLines(sheet)];
    const shown = new Set(changesOf(clever.sheet, [{ sheet }], t).map(({ path }) => path));
    const numbers = ['saves.DEX.bonus', 'spellcasting.wizard.dc', 'resources.arcane-recovery.max'];
    for (const path of numbers)
      expect([path, shown.has(path), before.get(path)?.value === after.get(path)?.value]).toEqual([path, true, false]);
  });
});

describe('gains, losses and unchanged numbers', () => {
  it('gainsOf lists new features with their summary', () => {
    const gains = gainsOf(clever.sheet, laneTo(clever, 'wizard').sheet, t);
    const features = gains.find(({ path }) => path === 'features')?.entries;
    expect(features?.map(({ name }) => name)).toContain('Arcane Recovery');
    expect(features?.every(({ summary }) => summary !== undefined)).toBe(true);
  });

  it('obsolete lists lost features', () => {
    const lost = obsolete(laneTo(clever, 'wizard').sheet, clever.sheet, t).map(({ name }) => name);
    expect(lost).toContain('Arcane Recovery');
    expect(obsolete(bard.sheet, laneTo(bard, 'bard').sheet, t)).toEqual([]);
  });

  it('staysOf explains unchanged numbers and when they will change', () => {
    const lane = laneTo(bard, 'fighter');
    const { next, ahead, sheet } = lane;
    const stays = staysOf({
      before: bard.sheet,
      after: sheet,
      className: next.name,
      classLevel: next.level,
      ahead,
      t,
    });
    const why = Object.fromEntries(stays.map((stay) => [stay.path, stay.why]));
    expect(why['attacks.perAction']).toBe('2 at Fighter 5');
    expect(why.ac).toBe('Breastplate, Defense, Shield: no Fighter level moves them');
    expect(why.proficiencyBonus).toBe('half of 5, rounded, is still half of 4');
  });

  it('insteadOf summarizes the differences to another class', () => {
    const [numbers] = insteadOf(laneTo(bard, 'bard').sheet, laneTo(bard, 'fighter').sheet, t);
    expect(numbers).toMatch(/^Hit points 97 instead of 96;/);
    expect(insteadOf(bard.sheet, bard.sheet, t)).toEqual(['The numbers come out the same.']);
  });
});

describe('consequencesOf and answers', () => {
  it('consequencesOf separates new questions from those that were open before', () => {
    const { asked, earlier } = consequencesOf(bard.sheet, laneTo(bard, 'fighter').sheet);
    expect(asked.map(({ key }) => key)).toEqual(['subclass:fighter']);
    expect(earlier.map(({ key }) => key)).toContain('origin-languages');
  });

  it('consequencesOf keeps answered questions of the level in the list', () => {
    const lane = laneOf(bard, nextOf(bard, 'fighter'), 'fixed', { 'subclass:fighter': 'champion' });
    const { asked } = consequencesOf(bard.sheet, lane.sheet, new Set(['subclass:fighter']));
    expect(asked.map(({ key, state }) => `${key} ${state}`)).toContain('subclass:fighter made');
  });

  it('consequencesOf reports answers whose question is gone', () => {
    const { sheet, attempt } = bard;
    const after = attempt({ type: 'choose', key: 'species', value: 'human' }).sheet;
    expect(consequencesOf(sheet, after).orphaned.map(({ key }) => key)).toContain('elf-keen-senses');
  });

  it('answerWith adds, removes and replaces picks', () => {
    const choice = { ...bard.sheet.choices[0]!, type: 'multiselect' as const, max: 2, value: ['a'] };
    expect(answerWith(choice, 'b')).toEqual(['a', 'b']);
    expect(answerWith(choice, 'a')).toEqual([]);
    expect(answerWith({ ...choice, type: 'select', value: 'a' }, 'b')).toBe('b');
    expect(answerText({ value: { STR: 2 } }, [{ value: 'STR', label: 'Strength', picked: false }])).toBe('Strength +2');
  });

  it('levelActions takes the level before its answers', () => {
    const actions = levelActions(nextOf(bard, 'fighter'), 'roll', { 'subclass:fighter': 'champion' });
    expect(actions.map(({ type }) => type)).toEqual(['levelUp', 'choose']);
    expect(actions[0]).toMatchObject({ hp: 'roll', die: 10 });
  });
});
