import { type CharacterRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { asksForCritical, hitPointAction, hitPointBar, reviveAction } from './hitPoints.ts';

const max = { value: 89, parts: [], dice: [], notes: [], rejected: [] };

describe('hitPointBar', () => {
  test('hitPointBar spans the maximum', () => {
    const bar = hitPointBar({ max: { ...max, value: 80 }, current: 40, temp: 8 });
    expect(bar).toEqual({ current: 50, temp: 10, half: 50, bloodiedAt: 40 });
  });

  test('hitPointBar extends when temporary hit points exceed the maximum', () => {
    const { current, temp } = hitPointBar({ max: { ...max, value: 80 }, current: 80, temp: 20 });
    expect([current, temp]).toEqual([80, 20]);
  });

  test('hitPointBar is empty when the maximum is 0', () => {
    expect(hitPointBar({ max: { ...max, value: 0 }, current: 0, temp: 0 }).current).toBe(0);
  });
});

describe('hitPointAction', () => {
  const rulebook = rulebookOf('2024');
  const characterWith = (used: CharacterRecord['used']) => {
    const record = character({ edition: '2024', scores: [10, 10, 10, 10, 10, 10], classes: ['fighter 3'], used });
    return { record, sheet: evaluateCharacter(record, rulebook), rulebook };
  };
  const points = characterWith({ damage: 10, temp: 8 });

  test('hitPointAction includes the current and maximum hit points for damage', () => {
    const hitPoints = { current: 12, max: 22, falls: ['prone'] };
    expect(hitPointAction('damage', 500, points)).toEqual({ type: 'damage', amount: 500, hitPoints });
  });

  test('hitPointAction includes the effects that end with the last temporary hit point or the last hit point', () => {
    const { record } = characterWith({ temp: 8 });
    const lasting = { appliedAt: 0, duration: { type: 'hours', count: 1 } } as const;
    const changed = {
      ...record,
      active: [
        { ...lasting, instanceId: 'p', ref: 'spell:polymorph', choices: { 'polymorph-form': 'wolf' } },
        { ...lasting, instanceId: 'w', ref: 'feat:wild-shape-form', choices: { 'wild-shape-form': 'wolf' } },
      ],
    };
    const context = { record: changed, sheet: evaluateCharacter(changed, rulebook), rulebook };
    expect(hitPointAction('damage', 5, context)).toMatchObject({
      hitPoints: { endings: { withoutTemp: ['p'], fallen: ['w'] } },
    });
  });

  test('hitPointAction marks a critical hit; asksForCritical is true only at 0 hit points', () => {
    expect(hitPointAction('damage', 1, points, true)).toMatchObject({ critical: true });
    expect(asksForCritical('damage', points.sheet)).toBe(false);
    expect(asksForCritical('damage', characterWith({ damage: 22 }).sheet)).toBe(true);
  });

  test('hitPointAction returns undefined for invalid numbers', () => {
    for (const entered of [0, Number.NaN, 1.5, -3]) expect(hitPointAction('damage', entered, points)).toBeUndefined();
  });

  test('hitPointAction gives temporary hit points', () => {
    expect(hitPointAction('temp', 10, points)).toEqual({ type: 'temp', amount: 10 });
  });
});

describe('reviveAction', () => {
  const rulebook = rulebookOf('2024');
  const characterWith = (conditions: CharacterRecord['conditions']) => {
    const record = {
      ...character({ edition: '2024', scores: [10, 10, 10, 10, 10, 10], classes: ['fighter 3'] }),
      conditions,
    };
    return { record, sheet: evaluateCharacter(record, rulebook), rulebook };
  };

  test('reviveAction caps the hit points and names the spell', () => {
    expect(reviveAction({ by: 'spell', name: ' Revivify ', points: 500 }, characterWith([]))).toEqual({
      type: 'revive',
      by: 'spell',
      name: 'Revivify',
      hitPoints: 22,
      max: 22,
      conditions: [],
    });
    expect(reviveAction({ by: 'other', name: '', points: 0 }, characterWith([]))).toBeUndefined();
  });

  test('reviveAction lowers exhaustion by one level, so that exhaustion does not kill again', () => {
    expect(
      reviveAction({ by: 'potion', name: '', points: 1 }, characterWith([{ id: 'exhaustion', level: 6 }])),
    ).toMatchObject({
      deadBy: 'exhaustion',
      conditions: [{ id: 'exhaustion', level: 5 }],
    });
  });
});
