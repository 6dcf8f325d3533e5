import { expect, it } from 'vitest';
import { dice, scene } from '../test/scene.ts';
import * as engine from './index.ts';

const { tokenOf } = engine;

it('resolves a melee attack against MS with the damage of the weapon (R 9.2)', () => {
  const state = scene({ spook: { at: [0, 0], items: ['katana'] }, 'enemy-brain': { at: [1, 0] } });
  const [spook, brain] = [tokenOf(state, 'p1-spook'), tokenOf(state, 'p2-brain')];
  const blow = (first: number, second: number) =>
    engine.resolveMeleeAttack(spook, brain, 'katana', dice(first, second), state);
  expect(blow(5, 5)).toEqual({
    hit: true,
    roll: { dice1: 5, dice2: 5, total: 10 },
    targetNumber: 9,
    damage: 3,
    weaponId: 'katana',
    attackerState: 'overt',
  });
  expect(blow(5, 4)).toMatchObject({ hit: false, damage: 0 });
});

it('resolves a charm check against C with the bonus of a disguise and the difficulty (R 2.4)', () => {
  const face = tokenOf(scene({ face: { at: [0, 0], stance: 'disguised' } }), 'p1-face');
  expect(engine.resolveCharmCheck(face, dice(4, 4), 2)).toEqual({ success: true, margin: 1 });
  expect(engine.resolveCharmCheck(face, dice(4, 3), 2)).toEqual({ success: false, margin: 0 });
  expect(engine.resolveCharmCheck(face, dice(4, 3), 0)).toEqual({ success: true, margin: 2 });
});

it('adds equipment to the effective stats of a character (R 1.3)', () => {
  const state = scene({ spook: { at: [0, 0], items: ['scope', 'body-armor'] } });
  expect(engine.getEffectiveStats(tokenOf(state, 'p1-spook'))).toEqual({ M: 5, MS: 9, BS: 6, W: 8, D: 7, H: 9, C: 9 });
});

it('reveals the Hidden target of a melee hit when the result names no state (R 11.12)', () => {
  const face = tokenOf(scene({ 'enemy-face': { at: [1, 0], stance: 'hidden' } }), 'p2-face');
  const attack = { roll: dice(6, 6), targetNumber: 7, damage: 3, attackerState: 'overt' as const };
  const after = (hit: boolean, weaponId: string) =>
    engine.applyStateTransitions(face, 'attack-melee', weaponId, {
      attack: { ...attack, hit, weaponId },
      defense: null,
      targetWoundsAfter: 5,
      targetStateAfter: null,
      targetDowned: false,
    });
  expect(after(true, 'katana')).toMatchObject({ state: 'overt', wounds: 5 });
  expect(after(false, 'katana').state).toBe('hidden');
  expect(after(true, 'plink-gun').state).toBe('hidden');
});
