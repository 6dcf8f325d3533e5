import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../test/brokenContent.ts';

const CITY = 'campaign/city-events.json';
const QUESTS = 'campaign/personal-quests.json';
const PLACES = 'campaign/locations.json';
const TABLES = 'campaign/tables.json';

describe('broken campaign content', () => {
  test('readContent reports an event with one choice', () => {
    const problems = problemsOf(CITY, '"b":{"outcomes"', '"c":{"outcomes"');
    expect(problems).toContainEqual(expect.objectContaining({ code: 'E_SCHEMA', file: CITY, path: 'records[0].b' }));
  });

  test('readContent reports an effect of an unknown kind', () => {
    const path = 'records[0].a.outcomes[0].effects[0].type';
    expect(problemsOf(CITY, '"type":"xp"', '"type":"fame"')).toContainEqual(
      expect.objectContaining({ code: 'E_SCHEMA', file: CITY, path, record: 'city-01' }),
    );
  });

  test('readContent reports an unknown item, scenario, event, achievement, class or envelope', () => {
    const path = 'records[2].a.outcomes[0].effects[0].item';
    expect(problemsOf(CITY, '"item":"curious-gear"', '"item":"curious-geer"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', file: CITY, path, hint: expect.stringContaining('curious-gear') },
    ]);
    for (const [from, to] of [
      ['"scenario":"scenario-83"', '"scenario":"scenario-99"'],
      ['"event":"city-70"', '"event":"city-99"'],
      ['"achievement":"bad-business"', '"achievement":"good-business"'],
      ['"classes":["tinkerer"]', '"classes":["tinker"]'],
    ] as const) {
      expect(problemsOf(CITY, from, to)).toContainEqual(
        expect.objectContaining({ code: 'E_UNKNOWN_REFERENCE', file: CITY }),
      );
    }
    expect(problemsOf(QUESTS, '"envelope":"envelope-x"', '"envelope":"envelope-y"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', path: 'records[3].reward[0].envelope', record: 'finding-the-cure' },
    ]);
  });

  test('readContent reports a choice without a certain outcome, and an "otherwise" before the end', () => {
    expect(
      problemsOf(
        CITY,
        '{"if":"otherwise","card":"return"}',
        '{"if":[{"type":"reputation","least":1}],"card":"return"}',
      ),
    ).toMatchObject([{ code: 'E_EVENT_OPEN', path: 'records[1].a.outcomes' }]);
    const first = '{"if":[{"type":"pay-gold","amount":10,"who":"party"}],"card":"return"}';
    expect(problemsOf(CITY, first, '{"if":"otherwise","card":"return"}')).toMatchObject([
      { code: 'E_EVENT_ORDER', path: 'records[1].a.outcomes[0].if' },
    ]);
  });

  test('readContent reports a choice that follows itself, and a reward that follows another choice', () => {
    expect(problemsOf(CITY, '{"type":"follow","choice":"a"}', '{"type":"follow","choice":"b"}')).toMatchObject([
      { code: 'E_FOLLOW', record: 'city-31' },
    ]);
    expect(problemsOf(PLACES, '{"type":"xp","amount":20}', '{"type":"follow","choice":"a"}')).toMatchObject([
      { code: 'E_FOLLOW', path: 'records[14].rewards[0]', record: 'scenario-15' },
    ]);
  });

  test('readContent reports an event that nothing adds to its deck, and one wrongly marked so', () => {
    expect(problemsOf(PLACES, '{"type":"add-event","event":"city-79"}', '{"type":"xp","amount":1}')).toMatchObject([
      { code: 'E_EVENT_PLACE', file: CITY, record: 'city-79' },
    ]);
    expect(problemsOf(CITY, '"deck":"city","number":1,', '"deck":"city","number":1,"unplaced":true,')).toMatchObject([
      { code: 'E_EVENT_PLACE', path: 'records[0].unplaced' },
    ]);
  });

  test('readContent reports a scenario, an achievement or a box that nothing unlocks', () => {
    expect(problemsOf(PLACES, '"unlocks":["scenario-2"]', '"unlocks":[]')).toMatchObject([
      { code: 'E_NEVER_UNLOCKED', file: PLACES, path: 'records[1].id' },
    ]);
    expect(
      problemsOf(PLACES, '{"type":"achievement","achievement":"first-steps"}', '{"type":"xp","amount":1}'),
    ).toMatchObject([{ code: 'E_NEVER_GIVEN', record: 'first-steps' }]);
    const box = '{"type":"unlock-class","class":"sun"}';
    expect(problemsOf('sealed-classes.json', '"id":"sun"', '"id":"moon"')).toContainEqual(
      expect.objectContaining({ code: 'E_NEVER_UNLOCKED', record: 'moon' }),
    );
    expect(problemsOf('campaign/milestones.json', box, '{"type":"xp","amount":1}')).toEqual([]);
  });

  test('readContent reports a name beside a map, a missing name without a map, and a treasure in two places', () => {
    expect(problemsOf(PLACES, '"number":1,', '"number":1,"name":"Black Barrow",')).toMatchObject([
      { code: 'E_LOCATION_NAME', path: 'records[0].name' },
    ]);
    expect(problemsOf(PLACES, '"name":"Foggy Thicket",', '')).toMatchObject([
      { code: 'E_LOCATION_NAME', path: 'records[54]', record: 'scenario-55' },
    ]);
    const twice = '"name":"Foggy Thicket","treasures":["treasure-7"],';
    expect(problemsOf(PLACES, '"name":"Foggy Thicket",', twice)).toMatchObject([
      { code: 'E_TREASURE_TWICE', record: 'scenario-55' },
    ]);
  });

  test('readContent reports a quest that cannot be finished', () => {
    expect(
      problemsOf(QUESTS, '"among":{"type":"crypt"},"least":3', '"among":{"type":"crypt"},"least":6'),
    ).toMatchObject([{ code: 'E_QUEST_IMPOSSIBLE', file: QUESTS, path: 'records[0].steps[0].least' }]);
    expect(problemsOf(QUESTS, '"opens":"scenario-52"', '"opens":"scenario-55"')).toContainEqual(
      expect.objectContaining({ code: 'E_QUEST_IMPOSSIBLE', path: 'records[0].steps[1].among.scenarios' }),
    );
    expect(problemsOf(QUESTS, '"monsters":["forest-imp"]', '"monsters":["forest-wimp"]')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', path: 'records[3].steps[0].monsters[0]' },
    ]);
  });

  test('readContent reports a table that does not rise, and a reputation without a price', () => {
    expect(problemsOf(TABLES, '[0,45,95,', '[0,95,45,')).toMatchObject([
      { code: 'E_TABLE_ORDER', path: 'records[0].experience[2]' },
    ]);
    expect(problemsOf(TABLES, '{"least":19,"most":20,', '{"least":20,"most":20,')).toMatchObject([
      { code: 'E_PRICES', path: 'records[0].prices' },
    ]);
  });
});
