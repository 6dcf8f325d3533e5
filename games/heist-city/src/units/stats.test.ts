import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { ROLES, type State } from '../state/state.ts';
import { getEffectiveStats, isImmuneToMobs, isUndamaged, maxWounds, statOf, statReasons, toolEffect } from './stats.ts';
import { unitOf } from './units.ts';

const [FACE, MUSCLE, , BRAIN, SPOOK] = [0, 1, 2, 3, 4] as const;

/** Adds an area of shock or freeze under a unit. */
function under(state: State, unit: number, effect: 'shock' | 'freeze'): State {
  state.areas.push({ effect, cells: [state.characters[unit]?.cell ?? state.npcs[unit - 10]!.cell], turns: 1 });
  return state;
}

describe('Stats', () => {
  it('a character has the stats of its role (R 1.2)', () => {
    const state = scene({});
    const row = (unit: number) => Object.values(getEffectiveStats(state, unit));
    expect(ROLES.map((role) => row(unitOf(1, role)))).toEqual([
      [4, 8, 9, 7, 9, 8, 6],
      [3, 7, 8, 9, 7, 10, 9],
      [5, 7, 9, 7, 9, 8, 8],
      [3, 9, 8, 6, 8, 6, 8],
      [5, 9, 7, 8, 8, 9, 9],
    ]);
  });

  it('old-stats gives the older stats', () => {
    const state = scene({ variants: ['old-stats'] });
    expect(ROLES.map((role) => statOf(state, unitOf(0, role), 'D'))).toEqual([8, 7, 7, 9, 8]);
    expect(maxWounds(state, FACE)).toBe(6);
    expect(['MS', 'H', 'C'].map((stat) => statOf(state, SPOOK, stat as 'MS'))).toEqual([8, 8, 8]);
  });

  it('bonuses of different items add up and are listed by name (R 1.3)', () => {
    const state = scene({ brain: { at: [0, 0], items: ['lockpicks', 'crowbar', 'body-armor'] } });
    expect(statOf(state, BRAIN, 'H')).toBe(4);
    expect(statOf(state, BRAIN, 'D')).toBe(7);
    expect(statReasons(state, BRAIN, 'H')).toEqual([
      { code: 'stat', params: { stat: 'H' }, value: 6 },
      { code: 'item', params: { item: 'lockpicks' }, value: -1 },
      { code: 'item', params: { item: 'crowbar' }, value: -1 },
    ]);
  });

  it('a second copy of an item adds nothing (R 1.3)', () => {
    const state = scene({ brain: { at: [0, 0], items: ['lockpicks', 'lockpicks'] } });
    expect(statOf(state, BRAIN, 'H')).toBe(5);
    expect(statReasons(state, BRAIN, 'H')).toHaveLength(2);
  });

  it('equipment adds nothing in an area of shock (R 14.3)', () => {
    const state = under(scene({ spook: { at: [0, 0], items: ['scope', 'security-uniform'] } }), SPOOK, 'shock');
    expect(statOf(state, SPOOK, 'BS')).toBe(7);
    expect(statReasons(state, SPOOK, 'BS')).toEqual([{ code: 'stat', params: { stat: 'BS' }, value: 7 }]);
    expect(isImmuneToMobs(state, SPOOK)).toBe(false);
  });

  it('frozen ground reduces M by 3, but not below 0 (R 8.3, 14.3)', () => {
    const state = scene({ spook: { at: [0, 0] }, muscle: { at: [1, 0] }, npcs: [{ kind: 'guard', at: [3, 0] }] });
    for (const unit of [SPOOK, MUSCLE, 10]) under(state, unit, 'freeze');
    expect([SPOOK, MUSCLE, 10].map((unit) => statOf(state, unit, 'M'))).toEqual([2, 0, 1]);
    expect(statReasons(state, SPOOK, 'M')).toEqual([
      { code: 'stat', params: { stat: 'M' }, value: 5 },
      { code: 'freeze', value: -3 },
    ]);
  });

  it("an NPC has the stats of its kind; turret-d7 lowers turrets' defence (R 15.2)", () => {
    const npcs = (['guard', 'elite', 'turret'] as const).map((kind, i) => ({ kind, at: [i, 0] as const }));
    const defence = (state: State) => [10, 11, 12].map((unit) => statOf(state, unit, 'D'));
    expect(defence(scene({ npcs }))).toEqual([10, 7, 8]);
    expect(defence(scene({ npcs, variants: ['turret-d7'] }))).toEqual([10, 7, 7]);
    expect([10, 11].map((unit) => statOf(scene({ npcs }), unit, 'MS'))).toEqual([7, 7]);
    expect([11, 12].map((unit) => statOf(scene({ npcs }), unit, 'BS'))).toEqual([9, 7]);
  });
});

describe('Equipment effects', () => {
  it('toolEffect returns the effect of a tool that works and has uses left (R 14.6)', () => {
    const state = scene({ face: { at: [0, 0], items: ['jetpack', 'rabbits-foot'] } });
    expect(toolEffect(state, FACE, 'extract')).toEqual({ kind: 'extract', companions: 1 });
    expect(toolEffect(state, FACE, 'reroll')).toEqual({ kind: 'reroll', who: 'holder' });
    expect(toolEffect(state, FACE, 'lure')).toBeUndefined();
    state.characters[FACE]!.items[1]!.uses = 0;
    expect(toolEffect(state, FACE, 'reroll')).toBeUndefined();
  });

  it('a Security Uniform or In Plain Sight makes a character immune to mobs (R 13, 14.6)', () => {
    expect(isImmuneToMobs(scene({ face: { items: ['security-uniform'] } }), FACE)).toBe(true);
    expect(isImmuneToMobs(scene({ face: { inPlainSight: true } }), FACE)).toBe(true);
    expect(isImmuneToMobs(scene({ face: { items: ['stealth-suit'] } }), FACE)).toBe(false);
  });
});

describe('Wounds', () => {
  it('isUndamaged is true until the first wound is lost (R 9.4)', () => {
    const state = scene({ brain: { wounds: 6 }, face: { wounds: 4 }, npcs: [{ kind: 'guard', at: [0, 0] }] });
    expect([BRAIN, FACE, 10].map((unit) => isUndamaged(state, unit))).toEqual([true, false, true]);
  });
});
