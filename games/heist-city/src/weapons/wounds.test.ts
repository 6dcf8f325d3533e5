import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { STANCES, type Stance } from '../state/state.ts';
import { DEFAULT, type Variant } from '../state/variants.ts';
import { unitOf } from '../units/units.ts';
import { applyDamage, stun, woundUnit } from './wounds.ts';

const FACE = 0;
const ENEMY = unitOf(1, 'face');
const GUARD = 10;

const somebody = (stance: Stance, wounds: number, downs: number) => ({ stance, wounds, downs });
const hurt = (stance: Stance, wounds: number, downs: number, damage: number, ...variants: Variant[]) =>
  applyDamage(somebody(stance, wounds, downs), damage, { variants });

describe('applyDamage', () => {
  it('damage that brings a character to 0 for the first time stuns it (S17)', () => {
    expect(hurt('overt', 2, 0, 2)).toEqual({
      updatedTarget: somebody('stunned', 0, 1),
      stateChanged: true,
      vpAwarded: true,
    });
  });

  it('damage that brings a character to 0 again makes it Unconscious without points (S18)', () => {
    expect(hurt('overt', 4, 1, 5)).toEqual({
      updatedTarget: somebody('unconscious', 0, 2),
      stateChanged: true,
      vpAwarded: false,
    });
  });

  it('under vp-every-down every fall scores', () => {
    expect(hurt('overt', 4, 1, 5, 'vp-every-down').vpAwarded).toBe(true);
    expect(hurt('stunned', 0, 1, 1, 'vp-every-down').vpAwarded).toBe(false);
  });

  it('1 damage makes a Stunned character at 0 Unconscious; 0 damage changes nothing (R 10.8)', () => {
    expect(hurt('stunned', 0, 1, 1)).toMatchObject({ updatedTarget: { stance: 'unconscious' }, vpAwarded: false });
    expect(hurt('stunned', 0, 1, 0)).toMatchObject({ updatedTarget: { stance: 'stunned' }, stateChanged: false });
  });

  it('under stunned-any-hit 0 damage is enough to make a Stunned character at 0 Unconscious', () => {
    expect(hurt('stunned', 0, 1, 0, 'stunned-any-hit').updatedTarget.stance).toBe('unconscious');
    expect(hurt('stunned', 3, 0, 0, 'stunned-any-hit').updatedTarget.stance).toBe('stunned');
    expect(hurt('overt', 3, 0, 0, 'stunned-any-hit').updatedTarget.stance).toBe('overt');
  });

  it('damage that first brings a character stunned by an effect to 0 leaves it Stunned and scores (R 10.11)', () => {
    expect(hurt('stunned', 2, 0, 3)).toEqual({
      updatedTarget: somebody('stunned', 0, 1),
      stateChanged: false,
      vpAwarded: true,
    });
    expect(hurt('stunned', 2, 1, 3).updatedTarget.stance).toBe('unconscious');
  });

  it('damage does not change an Unconscious character', () => {
    expect(hurt('unconscious', 0, 2, 5).updatedTarget).toEqual(somebody('unconscious', 0, 2));
  });

  it('applyDamage leaves its argument unchanged and wounds at 0 or more (T11)', () => {
    const any = fc.record({
      stance: fc.constantFrom(...STANCES),
      wounds: fc.integer({ min: 0, max: 9 }),
      downs: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 12 }), (before, damage) => {
        const copy = structuredClone(before);
        const { updatedTarget } = applyDamage(before, damage, DEFAULT);
        expect(before).toEqual(copy);
        expect(updatedTarget).not.toBe(before);
        expect(updatedTarget.wounds).toBe(
          before.stance === 'unconscious' ? before.wounds : Math.max(0, before.wounds - damage),
        );
        expect(updatedTarget.downs).toBeGreaterThanOrEqual(before.downs);
      }),
    );
  });
});

describe('woundUnit', () => {
  it('the first down of an enemy scores, the second does not (V9)', () => {
    const state = scene({ face: { at: [0, 0] }, 'enemy-face': { at: [1, 0], wounds: 2 } });
    expect(woundUnit(state, ENEMY, 2, FACE)).toBe('stunned');
    expect(state.scores).toEqual([{ type: 'down-enemy', character: FACE, points: 1, turn: 1 }]);
    expect(state.characters[FACE]!.vp).toBe(1);
    Object.assign(state.characters[ENEMY]!, { stance: 'overt', wounds: 4 });
    expect(woundUnit(state, ENEMY, 4, FACE)).toBe('unconscious');
    expect(state.scores).toHaveLength(1);
  });

  it('downs by guards and of the own crew score nothing (V9)', () => {
    const state = scene({
      face: { at: [0, 0], wounds: 1 },
      muscle: { at: [1, 0] },
      'enemy-face': { at: [2, 0], wounds: 1 },
      npcs: [{ kind: 'guard', at: [3, 0] }],
    });
    woundUnit(state, ENEMY, 1, GUARD);
    woundUnit(state, FACE, 1, 1);
    expect([state.characters[ENEMY]!.stance, state.characters[FACE]!.stance]).toEqual(['stunned', 'stunned']);
    expect(state.scores).toEqual([]);
  });

  it('the first down of a character stunned by an effect scores too (R 10.11)', () => {
    const state = scene({ 'enemy-face': { at: [1, 0], stance: 'stunned', wounds: 2 } });
    expect(woundUnit(state, ENEMY, 1, FACE)).toBe('hurt');
    expect(woundUnit(state, ENEMY, 1, FACE)).toBe('stunned');
    expect(state.scores).toHaveLength(1);
    expect(woundUnit(state, ENEMY, 1, FACE)).toBe('unconscious');
  });

  it('woundUnit distinguishes a wound from no damage', () => {
    const state = scene({ 'enemy-face': { at: [1, 0] } });
    expect(woundUnit(state, ENEMY, 2, FACE)).toBe('hurt');
    expect(woundUnit(state, ENEMY, 0, FACE)).toBe('none');
    expect(state.characters[ENEMY]!.wounds).toBe(5);
  });

  it('an NPC at 0 is removed without points; under vp-npc with points (K28)', () => {
    const guard = { npcs: [{ kind: 'guard', at: [3, 0] }] } as const;
    const state = scene(guard);
    expect(woundUnit(state, GUARD, 1, FACE)).toBe('removed');
    expect(state.npcs[0]).toMatchObject({ wounds: 0, cell: -1 });
    expect(state.scores).toEqual([]);
    const scoring = scene({ ...guard, variants: ['vp-npc'] });
    woundUnit(scoring, GUARD, 1, FACE);
    expect(scoring.scores).toMatchObject([{ type: 'down-enemy', character: FACE, points: 1 }]);
    expect(woundUnit(scoring, GUARD, 1, FACE)).toBe('none');
  });

  it('a falling character drops found things and its connection, and keeps bought items (H11, H13)', () => {
    const state = scene({ 'enemy-face': { at: [1, 0], wounds: 1, items: ['plink-gun'], connected: 2, carries: [0] } });
    const { cell, items } = state.characters[ENEMY]!;
    state.drops.push({ kind: 'info', cell: -1, uploadedThisTurn: false });
    items.push({ item: 'dart-gun', loaded: false, uses: -1, found: true });
    woundUnit(state, ENEMY, 1, FACE);
    expect(state.drops[0]!.cell).toBe(cell);
    expect(state.gear).toEqual([{ item: 'dart-gun', known: true, cell, loaded: false, uses: -1 }]);
    expect(state.characters[ENEMY]).toMatchObject({ carries: [], connected: -1, items: [{ item: 'plink-gun' }] });
  });
});

describe('stun', () => {
  it('a stun downs a standing character without changing its wounds (R 11.4)', () => {
    const state = scene({ face: { at: [0, 0], stance: 'hidden', connected: 1 } });
    expect(stun(state, FACE)).toBe(true);
    expect(state.characters[FACE]).toMatchObject({ stance: 'stunned', wounds: 7, downs: 0, connected: -1 });
    expect(stun(state, FACE)).toBe(false);
  });
});
