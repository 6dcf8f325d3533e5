import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { cellAt, siteOf } from '../map/site.ts';
import {
  areAdjacent,
  areAllies,
  areEnemies,
  crewOf,
  distanceBetween,
  isConscious,
  isMob,
  isNextToMob,
  isStanding,
  npcUnit,
  roleOf,
  seatOf,
  unitOf,
  unitsWithin,
} from './units.ts';

const yard = (q: number, r: number) => cellAt(siteOf('hex-demo'), q, r);

describe('Units', () => {
  it('units are numbered by crew and role, then NPCs', () => {
    expect(crewOf(1)).toEqual([5, 6, 7, 8, 9]);
    expect([0, 4, 5, 9].map(roleOf)).toEqual(['face', 'spook', 'face', 'spook']);
    expect([0, 4, 5, 9, 10].map(seatOf)).toEqual([0, 0, 1, 1, -1]);
    expect(unitOf(1, 'brain')).toBe(8);
    expect(npcUnit(2)).toBe(12);
  });

  it('units of the other crew and all NPCs are enemies, and a unit is not its own ally (R 0.2)', () => {
    expect([areAllies(0, 4), areAllies(3, 3), areAllies(4, 5), areAllies(10, 11)]).toEqual([true, false, false, true]);
    expect([areEnemies(0, 4), areEnemies(4, 5), areEnemies(0, 10)]).toEqual([false, true, true]);
  });

  it('units at distance 1 are adjacent (R 0.3)', () => {
    const state = scene({ face: { at: [0, 0] }, muscle: { at: [1, -1] }, ninja: { at: [2, -1] } });
    expect(areAdjacent(state, 0, 1)).toBe(true);
    expect(areAdjacent(state, 0, 2)).toBe(false);
    expect(distanceBetween(state, 0, 2)).toBe(2);
  });

  it('a unit off the map is adjacent to no other', () => {
    const state = scene({ face: { at: [0, 0] } });
    expect(areAdjacent(state, 0, 1)).toBe(false);
    expect(areAdjacent(state, 1, 2)).toBe(false);
  });

  it('a unit fills its hex unless it is Unconscious or off the map (R 4.4)', () => {
    const state = scene({
      face: { at: [0, 0], stance: 'stunned' },
      muscle: { at: [1, 0], stance: 'unconscious' },
      npcs: [{ kind: 'turret', at: [2, 0] }],
    });
    expect([0, 1, 2, 10].map((unit) => isConscious(state, unit))).toEqual([true, false, false, true]);
    state.npcs[0]!.cell = -1;
    expect(isConscious(state, 10)).toBe(false);
  });

  it('a character stands unless it is Stunned or Unconscious (R 7.4)', () => {
    expect((['overt', 'hidden', 'disguised', 'stunned', 'unconscious'] as const).map(isStanding)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('guards and elites are mobs (R 0.1)', () => {
    const state = scene({
      face: { at: [5, 5] },
      npcs: [
        { kind: 'guard', at: [0, 0] },
        { kind: 'elite', at: [5, 0] },
        { kind: 'turret', at: [-5, 0] },
      ],
    });
    expect([0, 10, 11, 12].map((unit) => isMob(state, unit))).toEqual([false, true, true, false]);
    expect([yard(1, 0), yard(2, 0), yard(-4, 0)].map((cell) => isNextToMob(state, cell))).toEqual([true, false, false]);
  });

  it('unitsWithin sorts by distance, then by number (R 2.7)', () => {
    const state = scene({
      face: { at: [1, 0] },
      muscle: { at: [0, 0] },
      ninja: { at: [0, 2], stance: 'unconscious' },
      'enemy-face': { at: [0, 1] },
      'enemy-brain': { at: [3, 0] },
      npcs: [{ kind: 'guard', at: [-1, 0] }],
    });
    expect(unitsWithin(state, yard(0, 0), 2)).toEqual([1, 0, 5, 10]);
  });
});
