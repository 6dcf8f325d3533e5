import { applyChoice, blankRecord, CharacterRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import veteran from '../../cases/characters/veteran.json' with { type: 'json' };
import { rulebookOf } from '../../test/content.ts';
import { translateIn } from '../../test/translators.ts';
import { followUpsOf, nextUnfinished, railOf, unfinishedEntries } from './rail.ts';

const t = translateIn('en');
const rulebook = rulebookOf('2024');
const blank = blankRecord({ id: 'x', name: '', edition: '2024' });
const old = CharacterRecord.parse(veteran);

function rail(record: CharacterRecord) {
  return railOf(t, { record, rulebook, sheet: evaluateCharacter(record, rulebook) });
}
function entry(record: CharacterRecord, key: string) {
  return rail(record)
    .flatMap(({ entries }) => entries)
    .find((each) => each.key === key);
}

describe('railOf', () => {
  it('railOf lists every choice of a blank character as unfinished', () => {
    const groups = rail(blank);
    expect(groups.map(({ title }) => title)).toEqual(['Origin', 'Class', 'Gear and details']);
    expect(unfinishedEntries(groups).map(({ key }) => key)).toEqual([
      'species',
      'background',
      'origin-languages',
      '~scores',
      'class',
      '~gear',
      '~details',
    ]);
  });

  it('railOf has a group per class with the levels at which it was taken', () => {
    expect(rail(old).map(({ title, note }) => [title, note])).toEqual([
      ['Origin', ''],
      ['Wizard 1 to 12', 'levels 1 to 12'],
      ['Cleric 1 to 8', 'levels 13 to 20'],
      ['Gear and details', ''],
    ]);
  });

  it('railOf lists the separate levels of an interrupted class', () => {
    const levels = ['fighter', 'rogue', 'fighter'].map((id) => ({ class: id, hp: 'fixed' as const }));
    expect(rail({ ...blank, levels }).find(({ id }) => id === 'class:fighter')?.note).toBe('levels 1, 3');
  });

  it('railOf keeps the questions of a feat inside the choice that granted it', () => {
    expect(entry(old, 'wizard-4-improvement')).toMatchObject({ name: 'Improvement 4', value: 'INT +2', state: 'done' });
    expect(entry(old, 'wizard-4-improvement/asi')).toBeUndefined();
    expect(followUpsOf(evaluateCharacter(old, rulebook), 'wizard-4-improvement').map(({ key }) => key)).toEqual([
      'wizard-4-improvement/asi',
    ]);
    const open = applyChoice(old, 'wizard-4-improvement/asi', undefined);
    expect(entry(open, 'wizard-4-improvement')).toMatchObject({ state: 'open' });
  });

  it('railOf puts the questions of a background feat into the origin group', () => {
    const [origin] = rail(old);
    expect(origin?.entries.map(({ key }) => key)).toContain('sage-feat/magic-initiate-cantrips');
  });

  it('railOf shows the picks, or how many are missing', () => {
    expect(entry(old, 'origin-languages')).toMatchObject({ name: 'Languages', value: 'Dwarvish, Draconic' });
    expect(entry(old, 'sage-abilities')).toMatchObject({ value: 'CON +1, INT +2' });
    expect(entry(old, 'wizard-spellbook')).toMatchObject({ state: 'open', value: '8 of 34' });
    expect(entry(old, 'wizard-skills')).toMatchObject({ name: 'Skills of the class' });
  });

  it('railOf shows a conflict with its reason and keeps the answer', () => {
    const greedy = applyChoice(old, 'wizard-skills', ['Investigation', 'Insight', 'Nature']);
    expect(entry(greedy, 'wizard-skills')).toMatchObject({
      state: 'conflict',
      value: '3 of 2',
      why: ['choose 2, got 3'],
    });
  });

  it('railOf lists answers without a question in a separate group that does not count as unfinished', () => {
    const moved = applyChoice(old, 'background', 'soldier');
    const stray = rail(moved).find(({ id }) => id === 'stray');
    expect(stray?.entries.map(({ key }) => key)).toContain('sage-abilities');
    expect(unfinishedEntries(rail(moved)).map(({ key }) => key)).not.toContain('sage-abilities');
  });
});

describe('nextUnfinished', () => {
  const groups = rail(blank);

  it('nextUnfinished moves forwards and backwards and skips finished choices', () => {
    expect(nextUnfinished(groups, 'species', 1)?.key).toBe('background');
    expect(nextUnfinished(groups, 'species', -1)?.key).toBe('~details');
    expect(nextUnfinished(groups, '~gear', 1)?.key).toBe('~details');
  });

  it('nextUnfinished starts at the first choice and returns undefined when all are finished', () => {
    expect(nextUnfinished(groups, undefined, 1)?.key).toBe('species');
    const done = groups.map((group) => ({ ...group, entries: group.entries.filter(({ state }) => state === 'done') }));
    expect(nextUnfinished(done, '~levels', 1)).toBeUndefined();
  });
});
