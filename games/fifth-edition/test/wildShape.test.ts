import { describe, expect, test } from 'vitest';
import { type CharacterRecord, type Edition, evaluateCharacter, questionOffers } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

function druid(edition: Edition, level: number, form?: string): CharacterRecord {
  const record = character({ edition, scores: [8, 12, 13, 10, 16, 10], classes: [`druid ${level}`] });
  const shape = { instanceId: 'shape', ref: 'feat:wild-shape-form', appliedAt: 0 };
  const answered = form === undefined ? {} : { choices: { 'wild-shape-form': form } };
  return { ...record, active: [{ ...shape, ...answered, duration: { type: 'hours', count: 1 } }] };
}

function shapesAt(edition: Edition, level: number): readonly string[] {
  const sheet = evaluateCharacter(druid(edition, level), rulebookOf(edition));
  const offers = questionOffers(sheet, 'active.shape/wild-shape-form');
  return offers.filter(({ unavailable }) => unavailable === undefined).map(({ value }) => value);
}

interface Limit {
  readonly challenge: number;
  readonly not: readonly string[];
}

/** How far the shapes of a level go: by challenge, and by what they must not be able to do. */
const LIMITS: readonly [Edition, number, Limit][] = [
  ['2014', 2, { challenge: 0.25, not: ['fly', 'swim'] }],
  ['2014', 4, { challenge: 0.5, not: ['fly'] }],
  ['2014', 8, { challenge: 1, not: [] }],
  ['2024', 2, { challenge: 0.25, not: ['fly'] }],
  ['2024', 4, { challenge: 0.5, not: ['fly'] }],
  ['2024', 8, { challenge: 1, not: [] }],
];

describe('wild shape', () => {
  test.each(LIMITS)('%s, level %i: every beast as far as %o', (edition, level, { challenge, not }) => {
    const allowed = [...rulebookOf(edition).forms.values()].filter(
      (form) => form.challenge <= challenge && not.every((movement) => form.speed[movement] === undefined),
    );
    expect(shapesAt(edition, level).toSorted()).toEqual(allowed.map(({ id }) => id).toSorted());
  });

  test('of 2014 takes body and hit points from the beast, of 2024 the body alone', () => {
    const before = evaluateCharacter(druid('2014', 4, 'brown-bear'), rulebookOf('2014'));
    expect(before.hitPoints.max.value).not.toBe(34);
    const bear = evaluateCharacter(druid('2014', 8, 'brown-bear'), rulebookOf('2014'));
    expect(bear).toMatchObject({
      abilities: { STR: { score: { value: 19 } }, WIS: { score: { value: 17 } } },
      ac: { value: 11 },
      hitPoints: { max: { value: 34 } },
      size: { value: 'Large' },
      speed: { walk: { value: { value: 40 } }, climb: { value: { value: 30 } } },
    });
    const now = evaluateCharacter(druid('2024', 8, 'brown-bear'), rulebookOf('2024'));
    const own = evaluateCharacter({ ...druid('2024', 8), active: [] }, rulebookOf('2024'));
    expect(now.hitPoints.max.value).toBe(
      own.hitPoints.max.value + 8 * (now.abilities.CON.modifier - own.abilities.CON.modifier),
    );
    expect(now.size.value).toBe('Large');
  });
});
