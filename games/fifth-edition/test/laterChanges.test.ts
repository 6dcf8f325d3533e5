import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { type CharacterRecord, evaluateCharacter, levelUp, pendingChoices, questionOffers } from '../src/index.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';
import { SNAPSHOTS } from './snapshots.ts';

const rulebook = rulebookOf('2024');

function bard(change: Partial<CharacterRecord> = {}): CharacterRecord {
  return {
    ...SNAPSHOTS.C5!(),
    inventory: [],
    levels: Array.from({ length: 2 }, () => ({ class: 'bard', hp: 'fixed' as const })),
    species: 'human',
    background: 'criminal',
    choices: {
      'bard-skills': ['Arcana', 'History', 'Performance'],
      'bard-expertise-1': ['Stealth', 'Performance'],
    },
    ...change,
  };
}

describe('lost proficiencies', () => {
  const expertise = (record: CharacterRecord) =>
    evaluateCharacter(record, rulebook).choices.find(({ key }) => key === 'bard-expertise-1');

  test('expertise is valid while the character has the proficiency', () => {
    expect(expertise(bard())).toMatchObject({ state: 'made' });
  });

  test('expertise becomes invalid with the reason when the background no longer grants the proficiency', () => {
    expect(englishOf(expertise(bard({ background: 'sage' })))).toMatchObject({
      state: 'invalid',
      missing: 1,
      problems: ['Expertise needs proficiency in Stealth'],
    });
    const open = pendingChoices(bard({ background: 'sage' }), rulebook);
    const question = open.find(({ key }) => key === 'bard-expertise-1');
    expect(englishOf(question?.offers.find(({ value }) => value === 'Stealth')?.unavailable)).toMatch(/proficiency/);
  });
});

describe('prerequisites at the level of the choice', () => {
  const offers = (record: CharacterRecord, key: string) =>
    Object.fromEntries(
      questionOffers(evaluateCharacter(record, rulebook), key).map(({ value, unavailable }) => [
        value,
        englishOf(unavailable),
      ]),
    );
  const rising = (...classes: readonly string[]) =>
    bard({ levels: classes.map((each) => ({ class: each, hp: 'fixed' as const })), choices: {} });
  const bards = ['bard', 'bard', 'bard', 'bard'];

  test('a feat that needs a feature is offered only at levels after the feature', () => {
    const before = rising(...bards, 'fighter', 'fighter');
    expect(offers(before, 'bard-4-improvement').archery).toMatch(/fighting-style/);
    expect(offers(rising('fighter', ...bards), 'bard-4-improvement').archery).toBeUndefined();
  });

  test('later score increases do not satisfy earlier prerequisites', () => {
    const weak = {
      ...rising('fighter', 'fighter', 'fighter', 'fighter', 'fighter', 'fighter'),
      baseAbilities: { STR: 12, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 },
      choices: { 'fighter-6-improvement': 'ability-score-improvement', 'fighter-6-improvement/asi': { STR: 2 } },
    };
    expect(offers(weak, 'fighter-4-improvement').grappler).toMatch(/STR 13/);
    expect(offers(weak, 'fighter-6-improvement').grappler).toMatch(/STR 13/);
    const strong = levelUp({ ...weak, levels: [...weak.levels, { class: 'fighter', hp: 'fixed' }] }, 'fighter')!;
    expect(offers(strong, 'fighter-8-improvement').grappler).toBeUndefined();
  });

  test('offered feats can be taken, and unavailable ones cannot', () => {
    for (const order of [
      ['fighter', ...bards],
      [...bards, 'fighter'],
    ]) {
      const record = rising(...order);
      for (const { value, unavailable } of nonEmpty(
        questionOffers(evaluateCharacter(record, rulebook), 'bard-4-improvement'),
      )) {
        const taken = evaluateCharacter({ ...record, choices: { 'bard-4-improvement': value } }, rulebook);
        const isHeld = taken.feats.some(
          ({ scope, inactive }) => scope === 'bard-4-improvement' && inactive === undefined,
        );
        expect([value, isHeld]).toEqual([value, unavailable === undefined]);
      }
    }
  });
});
