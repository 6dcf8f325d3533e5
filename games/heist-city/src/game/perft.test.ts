import { perft } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import type { State } from '../state/state.ts';
import { heistCity } from './game.ts';

// Number of sequences of one, two and three actions.

/** Counts from the moment when seat 0 chooses a character to activate. */
function countFrom(state: State): number[] {
  const flow: State['flow'] = [{ at: 'activate', seat: 0, passed: false }];
  return perft({ ...heistCity, setup: (): State => ({ ...state, flow }) }, { depth: 3 });
}

describe('perft of the first three actions', () => {
  // Either crew chooses one of eight presets, then the other; the first character has all hexes of its zone in three
  // states.
  test.each([
    { map: 'ballroom', zone: 33 },
    { map: 'bank-job-hex', zone: 19 },
  ])('perft counts the first three actions on $map', ({ map, zone }) => {
    expect(perft(heistCity, { options: { map }, depth: 3 })).toEqual([16, 128, 128 * zone * 3]);
  });
});

// Not derived by hand: the counts guard against unnoticed changes of legality.
describe('perft of an activation and two actions', () => {
  test('perft counts an activation and two actions in a brawl in the ballroom', () => {
    const brawl = scene({
      map: 'ballroom',
      face: { at: [0, 1], stance: 'disguised', items: ['exploding-pen', 'donuts'] },
      muscle: { at: [1, 1], items: ['machine-gun', 'boxing-gloves'] },
      ninja: { at: [2, -3], stance: 'hidden', items: ['katana', 'knife'] },
      brain: { at: [-1, 0], items: ['lockpicks', 'smoke'] },
      spook: { at: [-3, 1], stance: 'hidden', items: ['gravity-gun', 'rabbits-foot'] },
      'enemy-face': { at: [2, 1], stance: 'disguised' },
      'enemy-muscle': { at: [1, 2] },
      'enemy-ninja': { at: [3, -3], stance: 'hidden' },
      'enemy-brain': { at: [0, 4], stance: 'stunned', wounds: 0, downs: 1 },
      'enemy-spook': { at: [-5, 0], items: ['4-leaf-clover'] },
      npcs: [
        { kind: 'guard', at: [0, 2] },
        { kind: 'turret', at: [5, 1] },
      ],
    });
    expect(countFrom(brawl)).toEqual([5, 2_786, 308_629]);
  });

  test('perft counts an activation and two actions before the vault of the bank', () => {
    const siege = scene({
      map: 'bank-job-hex',
      turn: 3,
      face: { at: [-2, 1], items: ['lazer', 'camera-squib'] },
      muscle: { at: [-1, 2], stance: 'stunned', wounds: 0, downs: 1, items: ['hedgehog-suit'] },
      ninja: { at: [3, -1], stance: 'hidden', items: ['breaching-charge'] },
      brain: { at: [2, 2], items: ['frag', 'plink-gun'] },
      spook: { at: [0, 3], stance: 'disguised', items: ['dart-gun', 'rocket'] },
      'enemy-face': { at: [4, -2] },
      'enemy-muscle': { at: [6, 0], stance: 'hidden' },
      'enemy-ninja': { at: [-4, 3], stance: 'hidden' },
      'enemy-brain': { at: [3, 3], stance: 'unconscious', wounds: 0, downs: 2 },
      'enemy-spook': { at: [-6, 2] },
      npcs: [
        { kind: 'guard', at: [-1, 3] },
        { kind: 'elite', at: [5, -3] },
      ],
    });
    expect(countFrom(siege)).toEqual([5, 2_564, 281_766]);
  });
});
