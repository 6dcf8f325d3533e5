import { createTranslator } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { describeBattleGoal, describeScenario } from './descriptions/describeScenario.ts';
import { loadContent } from './load.ts';

const { content } = loadContent();
const name = (id: string) => content.monster.get(id)?.name ?? id;
const english = { language: 'en', t: createTranslator('en', en).t, name };
const german = { language: 'de', t: createTranslator('de', de).t, name };
const scenario = (number: number) => content.scenario.get(`scenario-${number}`)!;

describe('scenario texts', () => {
  test.each([english, german])('every scenario has complete texts in $language', (translator) => {
    const texts = [...content.scenario.values()].map((each) => describeScenario(each, translator));
    const lines = texts.flatMap(({ goals, losses, setup, rules }) => [...goals, ...losses, ...setup, ...rules]);
    expect(texts.every(({ goals }) => goals.length > 0)).toBe(true);
    expect(lines.filter((line) => /[{}@]|undefined|\b(?:goal|loss|setup|rule)\./.test(line))).toEqual([]);
  });

  test('the goal of scenario 1 is to kill all enemies', () => {
    expect(describeScenario(scenario(1), english)).toEqual({
      goals: ['Kill all monsters'],
      losses: [],
      setup: [],
      rules: [],
    });
  });

  test('the texts of scenario 19 name an escort and enemies from behind', () => {
    const { goals, losses, setup, rules } = describeScenario(scenario(19), english);
    expect([goals, losses, setup]).toEqual([
      ['Bring Hail next to b'],
      ['Hail is lost'],
      ['Each character adds 3 × Curse to the attack modifier deck'],
    ]);
    expect(rules[0]).toBe(
      'when the door d1a-c2b is opened (once): Cultist (normal/normal/normal at 2/3/4 characters) appears at c, Cultist (none/normal/normal at 2/3/4 characters) appears at c',
    );
    expect(describeScenario(scenario(19), german).losses).toEqual(['Hail ist verloren']);
  });

  test('the texts of scenario 15 name the plates that unlock doors by number of characters', () => {
    expect(describeScenario(scenario(15), english).rules).toEqual([
      'when the plates c / c / c are occupied at the end of a turn (once): unlock d1a-h3b and d1a-h1b',
      'when the plates d / d+e / d+e+f are occupied at the end of a turn (once): unlock d1a-c1a',
    ]);
  });
});

test('the texts of battle goals match their criteria', () => {
  const table = Object.fromEntries(
    [...content['battle-goal'].values()].map((goal) => [goal.id, describeBattleGoal(goal, english)]),
  );
  expect(table).toMatchObject({
    streamliner: 'Have 5 or more cards in your hand and your discard pile together at the end of the scenario.',
    layabout: 'Gain 7 or less experience in the scenario.',
    'fast-healer': 'Have X or more hit points at the end of the scenario (X is your maximum hit points).',
    diehard:
      'Never have fewer than X hit points during the scenario (X is half of your maximum hit points, rounded up).',
    aggressor: 'At least one monster is on the map at the start of every round.',
    dynamo: 'Kill a monster with 4 or more damage than it needed.',
    professional: 'Use X or more items (X is your level + 2).',
    indigent: 'Loot neither money tokens nor treasure tiles.',
  });
  for (const goal of content['battle-goal'].values()) {
    expect(describeBattleGoal(goal, german)).not.toMatch(/[{}@]|undefined|battleGoal\./);
  }
});
