import {
  applyChoice,
  blankRecord,
  EDITIONS,
  type Edition,
  evaluateCharacter,
  goldWorth,
  STANDARD_ARRAY,
  startingEquipment,
} from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { dealt } from '../../builder/steps/scores.ts';
import { callings } from './callings.ts';
import { outfit } from './outfit.ts';
import { answerFor, firstAnswers, startingBelongings } from './startingGear.ts';

function beginner(className: string, edition: Edition) {
  const blank = blankRecord({ id: 'x', name: '', edition });
  const scores = dealt(STANDARD_ARRAY, callings[className]?.scores ?? []);
  return applyChoice({ ...blank, baseAbilities: scores }, 'class', className);
}

describe.each(EDITIONS)('outfit of %s', (edition) => {
  const rulebook = rulebookOf(edition);

  it.each([...rulebook.classes.keys()])('outfit of a %s is its package, causes no issues and is paid', (className) => {
    const record = beginner(className, edition);
    const { items: worn, coins } = outfit(record, rulebook);
    const inventory = worn.map(({ item, equipped }, index) => ({
      instanceId: `${item}-${index}`,
      item,
      equipped,
      attuned: false,
    }));
    const bare = evaluateCharacter(record, rulebook);
    const dressed = evaluateCharacter({ ...record, inventory }, rulebook);
    expect(dressed.ac.value).toBeGreaterThanOrEqual(bare.ac.value);
    expect(dressed.issues).toEqual(bare.issues);
    const offered = startingEquipment(record, rulebook).flatMap(({ options }) =>
      options.flatMap(({ items, any }) => [
        ...items.map(({ item }) => item),
        ...any.flatMap(({ offers }) => offers.map(({ value }) => value)),
      ]),
    );
    const bought = worn.filter(({ item }) => !offered.includes(item));
    const price = bought.reduce((sum, { item }) => sum + (rulebook.items.get(item)?.record.cost ?? 0), 0);
    const gold = startingEquipment(record, rulebook).map(({ options }) =>
      Math.max(0, ...options.map((each) => each.gold)),
    );
    expect(price + goldWorth(coins)).toBeLessThanOrEqual(gold.reduce((sum, each) => sum + each, 0));
    expect(worn.some(({ item, equipped }) => equipped && rulebook.items.get(item)?.record.weapon !== undefined)).toBe(
      true,
    );
  });

  it('startingBelongings has items for every class and equips at most one armor', () => {
    for (const className of nonEmpty(rulebook.classes.keys())) {
      const record = applyChoice(beginner(className, edition), 'background', 'acolyte');
      const questions = startingEquipment(record, rulebook);
      const belongings = startingBelongings(questions, firstAnswers(questions), rulebook);
      const armors = belongings.filter(({ item, equipped }) => {
        const armor = rulebook.items.get(item)?.record.armor;
        return equipped && armor !== undefined && armor.category !== 'shield';
      });
      expect(belongings.length).toBeGreaterThan(0);
      expect(armors.length).toBeLessThan(2);
    }
  });

  it('answerFor picks the first offer of each pick in a package', () => {
    const options = [
      {
        value: 'b',
        label: '',
        items: [],
        any: [{ prompt: 'A tool', count: 2, offers: [{ value: 'flute', label: 'Flute' }] }],
        gold: 0,
      },
    ];
    expect(answerFor('b', options)).toEqual({ option: 'b', picks: ['flute', 'flute'] });
    expect(answerFor('none', options)).toEqual({ option: 'none' });
  });
});
