import { createTranslator } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { describeBattleGoal, describeScenario } from './descriptions/describeScenario.ts';
import { loadContent } from './load.ts';

const { content } = loadContent();
const name = (id: string) => content.monster.get(id)?.name ?? id;
const english = { language: 'en', say: createTranslator('en', en).say, name };
const german = { language: 'de', say: createTranslator('de', de).say, name };
const scenario = (number: number) => content.scenario.get(`scenario-${number}`)!;

describe('scenario texts', () => {
  test.each([english, german])('every scenario has complete texts in $language', (speech) => {
    const texts = [...content.scenario.values()].map((each) => describeScenario(each, speech));
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
    streamliner: 'cards in hand and discard pile: 5 or more at the end of the scenario',
    layabout: 'experience gained: 7 or fewer at the end of the scenario',
    'fast-healer': 'hit points: X (X is your maximum hit points) or more at the end of the scenario',
    diehard: 'hit points: X (X is half of your maximum hit points, rounded up) or more all the time',
    aggressor: 'monsters on the map: 1 or more at the start of every round',
    dynamo: 'monsters you kill with 4 or more damage to spare: 1 or more',
    professional: 'items you use: X (X is your level + 2) or more',
    indigent: 'money tokens and treasure tiles you loot: 0 or fewer',
  });
  for (const goal of content['battle-goal'].values()) {
    expect(describeBattleGoal(goal, german)).not.toMatch(/[{}@]|undefined|battleGoal\./);
  }
});
