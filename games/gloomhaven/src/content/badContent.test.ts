import { describe, expect, test } from 'vitest';
import { type Json, problemsChanging, problemsOf } from '../../test/brokenContent.ts';
import { baseFiles } from './files.ts';
import { readContent } from './load.ts';

describe('broken content', () => {
  test('readContent reports an unknown modifier in a card file', () => {
    const problems = problemsOf('cards/brute.json', '"type":"pierce"', '"type":"peirce"');
    expect(problems).toMatchObject([
      {
        code: 'E_UNKNOWN_MODIFIER',
        file: 'cards/brute.json',
        path: 'records[0].top.actions[0].modifiers[0].type',
        record: 'trample',
      },
    ]);
    expect(problems[0]?.hint).toContain('pierce');
  });

  test('readContent reports an unknown action, condition, moment or predicate', () => {
    expect(problemsOf('cards/brute.json', '"type":"loot"', '"type":"plunder"')).toMatchObject([
      { code: 'E_UNKNOWN_ACTION', path: 'records[5].top.actions[0].type' },
    ]);
    expect(problemsOf('cards/brute.json', '"condition":"disarm"', '"condition":"disarmed"')).toMatchObject([
      { code: 'E_SCHEMA', path: 'records[3].top.actions[0].modifiers[0].condition' },
    ]);
    expect(problemsOf('cards/brute.json', '"moment":"retaliate"', '"moment":"revenge"')).toMatchObject([
      { code: 'E_SCHEMA', path: 'records[1].top.actions[0].modifiers[1].moment' },
    ]);
    expect(problemsOf('cards/scoundrel.json', '"type":"adjacent"', '"type":"beside"')).toMatchObject([
      { code: 'E_UNKNOWN_PREDICATE', file: 'cards/scoundrel.json', path: expect.stringMatching(/\.if\.type$/) },
    ]);
  });

  test('readContent reports a formula that names an unknown fact', () => {
    expect(problemsOf('cards/brute.json', '@hexesMoved"', '@hexesWalked"')).toMatchObject([
      { file: 'cards/brute.json', path: 'records[11].top.actions[0].value', record: 'balanced-measure' },
    ]);
  });

  test('readContent reports a modifier in a place where it has no meaning', () => {
    expect(problemsOf('cards/brute.json', '"type":"pierce","value":2', '"type":"jump"')).toMatchObject([
      { code: 'E_MODIFIER_PLACE', file: 'cards/brute.json', path: 'records[0].top.actions[0].modifiers[0]' },
    ]);
  });

  test('readContent reports a duplicate card: same id, same number', () => {
    const twice = problemsChanging('cards/brute.json', (records) => records.push({ ...records[0] }));
    expect(twice).toMatchObject([{ file: 'cards/brute.json', record: 'trample' }]);
    const number = problemsChanging('cards/brute.json', (records) => Object.assign(records[1]!, { number: 1 }));
    expect(number).toMatchObject(
      [
        { code: 'E_CARD_TWICE', path: 'records[1].number', record: 'eye-for-an-eye' },
        { code: 'E_CARD_TWICE', path: 'records[0].number', record: 'trample' },
      ].toSorted((a, b) => a.path.localeCompare(b.path)),
    );
  });

  test('readContent reports a deck with seven cards and a deck with a duplicate card', () => {
    const change = (edit: (cards: Json[]) => void) =>
      problemsChanging('monster-decks/undead.json', ([deck]) => {
        if (Array.isArray(deck?.cards)) edit(deck.cards);
      });
    expect(change((cards) => cards.pop())).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'E_SCHEMA', path: 'records[0].cards' })]),
    );
    expect(change((cards) => Object.assign(cards[7]!, { id: cards[0]!.id }))).toMatchObject([
      { code: 'E_CARD_TWICE', file: 'monster-decks/undead.json', path: 'records[0].cards[7].id' },
    ]);
  });

  test('readContent reports a monster without its deck and a class without a card of its perk', () => {
    expect(problemsOf('monsters/ordinary.json', '"deck":"guard"', '"deck":"gard"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', file: 'monsters/ordinary.json', path: expect.stringMatching(/\.deck$/) },
    ]);
    expect(problemsOf('classes.json', '"card":"rolling-push-1"', '"card":"rolling-shove"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', file: 'classes.json', path: 'records[0].perks[4].add[0].card' },
    ]);
  });

  test('readContent reports a door that leads nowhere', () => {
    const path = 'doors[0].rooms[1]';
    expect(problemsOf('scenarios/01.json', '"rooms":["l1a","g1b"]', '"rooms":["l1a","g9b"]')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'E_DOOR', file: 'scenarios/01.json', path: `records[0].${path}` }),
      ]),
    );
    expect(problemsOf('scenarios/01.json', '"rooms":["l1a","g1b"]', '"rooms":["l1a","i1b"]')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'E_DOOR',
          path: `records[0].${path}`,
          message: expect.stringContaining('i1b'),
        }),
      ]),
    );
  });

  test('readContent reports a trigger on a missing room, door, marker or monster', () => {
    const broken = (edit: (rule: Json) => void) =>
      problemsChanging('scenarios/19.json', ([scenario]) => {
        if (Array.isArray(scenario?.rules)) edit(scenario.rules[0]);
      });
    expect(broken((rule) => Object.assign(rule, { when: { type: 'room-revealed', room: 'z9z' } }))).toMatchObject([
      { code: 'E_UNKNOWN_PART', file: 'scenarios/19.json', path: 'records[0].rules[0].when.room' },
    ]);
    expect(broken((rule) => Object.assign(rule, { when: { type: 'door-opened', door: 'z9z' } }))).toMatchObject([
      { code: 'E_UNKNOWN_PART', path: 'records[0].rules[0].when.door' },
    ]);
    const spawn = { type: 'spawn', ranks: ['normal', null, null] };
    const effects = [
      { ...spawn, monster: 'cultist', marker: 'q' },
      { ...spawn, monster: 'hound', marker: 'c' },
    ];
    expect(broken((rule) => Object.assign(rule, { effects }))).toMatchObject([
      { code: 'E_UNKNOWN_PART', path: 'records[0].rules[0].effects[0].marker' },
      { code: 'E_UNKNOWN_PART', path: 'records[0].rules[0].effects[1].monster' },
    ]);
  });

  test('readContent reports a placement off the floor, two on one hex, and one in an obstacle', () => {
    const place = (edit: (placements: Json[], scenario: Json) => void) =>
      problemsChanging('scenarios/01.json', ([scenario]) => {
        if (scenario && Array.isArray(scenario.placements)) edit(scenario.placements, scenario);
      });
    expect(place((placements) => Object.assign(placements[0]!, { at: [40, 40] }))).toMatchObject([
      { code: 'E_NO_FLOOR', file: 'scenarios/01.json', path: 'records[0].placements[0].at' },
    ]);
    expect(place((placements) => Object.assign(placements[1]!, { at: placements[0]!.at }))).toMatchObject([
      { code: 'E_PLACE_TAKEN', path: 'records[0].placements[1].at' },
    ]);
  });

  test('readContent reports a tile with other hexes than its record', () => {
    expect(problemsOf('scenarios/01.json', '"tile":"g1b","turns":3', '"tile":"g1b","turns":2')).toMatchObject([
      { code: 'E_TILE_SHAPE', path: 'records[0].rooms[1].tiles[0].hexes' },
    ]);
  });

  test('readContent reports all problems together and loads nothing', () => {
    const result = readContent(
      baseFiles.map((file) => ({ ...file, text: file.text.replace('"type":"pierce"', '"type":"peirce"') })),
    );
    expect(result.ok).toBe(false);
    expect(result.problems.length).toBeGreaterThan(5);
    expect(new Set(result.problems.map(({ file }) => file)).size).toBeGreaterThan(3);
  });
});
