import { describe, expect, it } from 'vitest';
import { acting, adviceWith, choosing, warned } from '../../test/counselled.ts';
import { unitOf } from '../units/units.ts';

const [FACE, , , , SPOOK] = [0, 1, 2, 3, 4] as const;
const [E_BRAIN, E_MUSCLE] = [unitOf(1, 'brain'), unitOf(1, 'muscle')];
/** Alert modifier that reaches the first level without further revealed characters. */
const alertModifier = 2;
const guard = { kind: 'guard', at: [1, 0] } as const;

describe('Advice about guards', () => {
  it('guards-will-hurt gives the mean wounds of an Overt character beside guards', () => {
    const advice = adviceWith(choosing({ face: { at: [0, 0] }, npcs: [guard], alertModifier }), 'guards-will-hurt');
    expect(advice).toMatchObject({ category: 'combat', severity: 'warning', params: { unit: FACE } });
    expect(advice?.params.harm).toBeCloseTo(235 / 432, 12);
  });

  it('guards-will-hurt is silent at level 0 and for Hidden characters', () => {
    expect(adviceWith(choosing({ face: { at: [0, 0] }, npcs: [guard] }), 'guards-will-hurt')).toBeUndefined();
    const hidden = choosing({ face: { at: [0, 0], stance: 'hidden' }, npcs: [guard], alertModifier: 3 });
    expect(adviceWith(hidden, 'guards-will-hurt')).toBeUndefined();
  });

  it('guards-may-fell warns about a character with few wounds', () => {
    const hurt = choosing({ face: { at: [0, 0], wounds: 1 }, npcs: [guard], alertModifier });
    expect(adviceWith(hurt, 'guards-may-fell')).toMatchObject({ severity: 'danger', params: { unit: FACE } });
  });

  it('draws-fire warns a character that goes loud beside guards', () => {
    const state = acting(FACE, { face: { at: [0, 0], stance: 'hidden' }, npcs: [guard], alertModifier });
    const advice = warned(state, { type: 'go-loud' }, 'draws-fire');
    expect(advice?.params).toMatchObject({ unit: FACE, before: 0 });
    expect(advice?.params.harm).toBeCloseTo(235 / 432, 12);
  });
});

describe('Advice about enemies', () => {
  const enemy = { 'enemy-muscle': { at: [3, 0], items: ['machine-gun'] } } as const;

  it('may-be-felled names the enemy that is likely to down a character', () => {
    const advice = adviceWith(choosing({ face: { at: [0, 0], wounds: 1 }, ...enemy }), 'may-be-felled');
    expect(advice).toMatchObject({ severity: 'danger', params: { unit: FACE, by: E_MUSCLE } });
    expect(adviceWith(choosing({ face: { at: [0, 0] }, ...enemy }), 'may-be-felled')).toBeUndefined();
  });
});

it('last-legs marks a character that has been down before', () => {
  expect(adviceWith(choosing({ face: { at: [0, 0], downs: 1 } }), 'last-legs')?.params).toEqual({ unit: FACE });
  expect(adviceWith(choosing({ face: { at: [0, 0] } }), 'last-legs')).toBeUndefined();
});

it('tired warns that a second shot is harder', () => {
  const state = acting(SPOOK, { spook: { at: [0, 0], items: ['plink-gun'] }, 'enemy-brain': { at: [3, 0] } });
  const shot = { type: 'attack', weapon: 'plink-gun', target: E_BRAIN } as const;
  expect(warned(state, shot, 'tired')).toBeUndefined();
  state.activation!.ranged = 1;
  expect(warned(state, shot, 'tired')?.params).toEqual({ penalty: 1 });
});
