import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { modifier, modifierKinds, modifierProblem } from './modifier.ts';
import './action.ts';

test('every kind of modifier has a text in both languages', () => {
  expect(Object.keys(en.modifier).toSorted()).toEqual(Object.keys(modifierKinds).toSorted());
});

describe('problems of a modifier beyond its schema', () => {
  test.each([
    [{ type: 'target', within: 1, place: 'map' }, 'a target has a distance or a place, not both.'],
    [{ type: 'aoe', from: 'self', hexes: [[0, 0]] }, "an area leaves the figure's own hex out."],
    [
      {
        type: 'aoe',
        from: 'free',
        hexes: [
          [1, 0],
          [1, 0],
        ],
      },
      'an area names each hex once.',
    ],
    [{ type: 'teleport', to: 'any', range: 3 }, 'a range goes with `to: "range"`.'],
    [{ type: 'pull', distance: 1, to: 'chosen-hex' }, 'a distance goes with `to: "chosen-hex"`.'],
    [{ type: 'active', lasts: 'round', slots: [1] }, 'a round bonus has no slots.'],
    [{ type: 'range', distance: 0 }, 'a range is a whole number of hexes, one at least.'],
    [{ type: 'range', distance: 1.5 }, 'a range is a whole number of hexes, one at least.'],
    [{ type: 'trap' }, 'a trap does damage or gives a condition.'],
    [{ type: 'initiative' }, 'it changes, or counts as something: one of both.'],
    [{ type: 'hit-points' }, 'set, or over: one of both.'],
  ])('modifierProblem rejects %j', (json, problem) => {
    expect(modifierProblem(modifier.parse(json))).toBe(problem);
  });
});

test('the schema rejects an unknown field', () => {
  expect(modifier.safeParse({ type: 'jump', colour: 'red' }).success).toBe(false);
});

test('every kind has an example in the test of its subject', () => {
  const folder = new URL('kinds/', import.meta.url);
  const missing = Object.entries(modifierKinds).filter(([type]) => {
    const row = new RegExp(`^  '?${type}'?: \\{$`, 'm');
    return !readdirSync(folder).some((subject) =>
      row.test(readFileSync(new URL(`${subject}/${subject}.test.ts`, folder), 'utf8')),
    );
  });
  expect(missing.map(([type]) => type)).toEqual([]);
});

test('no source outside the kinds lists kinds of modifiers by name', () => {
  const game = new URL('../../', import.meta.url);
  const sources = ['src', 'bot'].flatMap((folder) =>
    readdirSync(new URL(folder, game), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const lists = sources.filter((file) =>
    /(?:Modifier\['type'\]|ModifierType)\[\]|(?:Set|Partial<Record)<(?:Modifier\['type'\]|ModifierType)\b/.test(
      readFileSync(new URL(file, game), 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(lists).toEqual([]);
});
