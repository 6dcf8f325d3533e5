import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  blankRecord,
  CharacterRecord,
  choiceOffers,
  type DerivedState,
  EDITIONS,
  evaluateCharacter,
  levelUp,
  pendingChoices,
  questionOffers,
  settleChoices,
} from '../src/index.ts';
import { rulebookOf } from './content.ts';
import { seeded } from './seeded.ts';

const blank = (edition: '2014' | '2024') => blankRecord({ id: 'nobody', name: 'Nobody', edition });

describe.each(EDITIONS)('blank character (%s)', (edition) => {
  const rulebook = rulebookOf(edition);

  test('a blank character is a valid record with a sheet without errors', () => {
    const record = blank(edition);
    expect(CharacterRecord.parse(record)).toEqual(record);
    const sheet = evaluateCharacter(record, rulebook);
    expect(wrongWith(sheet)).toEqual([]);
    expect(sheet.hitPoints.max.value).toBe(0);
    expect(sheet.ac.value).toBe(10);
    expect(sheet.identity.classes).toEqual([]);
  });

  test('a blank character is asked for species, background and class with all options of the edition', () => {
    const open = pendingChoices(blank(edition), rulebook);
    expect(open.map(({ key }) => key).slice(0, 3)).toEqual(['species', 'background', 'class']);
    const offered = (key: string) => open.find((each) => each.key === key)?.offers.map(({ value }) => value);
    expect(offered('species')).toEqual([...rulebook.species.keys()]);
    const ordinary = [...rulebook.backgrounds].filter(([, { record }]) => record.houseRule === undefined);
    expect(offered('background')).toEqual(ordinary.map(([id]) => id));
    expect(offered('class')).toEqual([...rulebook.classes.keys()]);
  });

  test('answered questions stay in the list and can be changed', () => {
    let record = applyChoice(blank(edition), 'species', 'human');
    record = applyChoice(record, 'class', 'cleric');
    const sheet = evaluateCharacter(record, rulebook);
    const states = Object.fromEntries(sheet.choices.map(({ key, state, value }) => [key, { state, value }]));
    expect(states.species).toEqual({ state: 'made', value: 'human' });
    expect(states.class).toEqual({ state: 'made', value: 'cleric' });
    expect(states.background).toEqual({ state: 'pending', value: undefined });
    expect(questionOffers(sheet, 'species')).toEqual(choiceOffers(record, rulebook, 'species'));
    expect(questionOffers(sheet, 'species').filter(({ picked }) => picked)).toMatchObject([{ value: 'human' }]);
  });

  test('a blank character is complete when every question is answered', () => {
    for (const seed of [1, 2, 3, 4]) {
      const random = seeded(seed);
      const record = settleChoices(blank(edition), rulebook, (count) => Math.floor(random() * count));
      const sheet = evaluateCharacter(record, rulebook);
      expect(sheet.choices.filter(({ state }) => state !== 'made')).toEqual([]);
      expect(sheet.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });
});

test('changing the species drops the lineage, and setting the same species keeps it', () => {
  const elf = applyChoice(applyChoice(blank('2024'), 'species', 'elf'), 'lineage', 'high-elf');
  expect(applyChoice(elf, 'species', 'elf').lineage).toBe('high-elf');
  expect(applyChoice(elf, 'species', 'human')).not.toHaveProperty('lineage');
});

test('changing the class replaces it in all its levels and drops the subclass', () => {
  const fighter = levelUp(levelUp(applyChoice(blank('2024'), 'class', 'fighter'), 'wizard')!, 'fighter')!;
  const champion = applyChoice(fighter, 'subclass:fighter', 'champion');
  expect(applyChoice(champion, 'class', 'rogue').levels).toEqual([
    { class: 'rogue', hp: 'fixed' },
    { class: 'wizard', hp: 'fixed' },
    { class: 'rogue', hp: 'fixed' },
  ]);
});

test('only the first level can be undecided', () => {
  const record = blank('2024');
  const twice = { ...record, levels: [...record.levels, ...record.levels] };
  expect(CharacterRecord.safeParse(twice).success).toBe(false);
});

test('an answer that content does not have is invalid', () => {
  const sheet = evaluateCharacter(applyChoice(blank('2024'), 'species', 'humann'), rulebookOf('2024'));
  expect(sheet.choices.find(({ key }) => key === 'species')).toMatchObject({ state: 'invalid', value: 'humann' });
  expect(wrongWith(sheet)).toMatchObject([{ code: 'E_UNKNOWN_REFERENCE', path: 'species' }]);
});

/** Returns the problems except open choices. */
function wrongWith({ issues }: DerivedState): DerivedState['issues'] {
  return issues.filter(({ severity }) => severity !== 'info');
}
