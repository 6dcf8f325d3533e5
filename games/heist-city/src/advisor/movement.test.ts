import { describe, expect, it } from 'vitest';
import { acting, adviceWith, warned } from '../../test/counselled.ts';
import { cellAt, siteOf } from '../map/site.ts';

const NINJA = 2;
const yard = siteOf('hex-demo');
const at = (q: number, r: number) => cellAt(yard, q, r);

describe('Advice for a Hidden character', () => {
  const hidden = (npcs: { kind: 'guard' | 'turret'; at: [number, number] }[], items: string[] = []) =>
    acting(NINJA, { ninja: { at: [0, 0], stance: 'hidden', items }, npcs });

  it('noticed warns about a path that ends next to a guard', () => {
    const advice = warned(hidden([{ kind: 'guard', at: [4, 0] }]), { type: 'move', to: at(3, 0) }, 'noticed');
    expect(advice).toMatchObject({
      category: 'movement',
      severity: 'warning',
      params: { unit: NINJA, cell: at(3, 0) },
    });
  });

  it('noticed is silent next to a turret, in a Stealth Suit, and two hexes away', () => {
    expect(warned(hidden([{ kind: 'turret', at: [4, 0] }]), { type: 'move', to: at(3, 0) }, 'noticed')).toBeUndefined();
    const suited = hidden([{ kind: 'guard', at: [4, 0] }], ['stealth-suit']);
    expect(warned(suited, { type: 'move', to: at(3, 0) }, 'noticed')).toBeUndefined();
    expect(warned(hidden([{ kind: 'guard', at: [4, 0] }]), { type: 'move', to: at(2, 0) }, 'noticed')).toBeUndefined();
  });

  it('needlessly-noticed suggests a safer path than the chosen one past a guard', () => {
    const state = hidden([{ kind: 'guard', at: [2, -1] }]);
    const path = [at(1, 0), at(2, 0), at(3, 0), at(3, 1)];
    const advice = warned(state, { type: 'move', to: at(3, 1), path }, 'needlessly-noticed');
    expect(advice).toMatchObject({ severity: 'danger', params: { unit: NINJA, to: at(3, 1) } });
    expect(warned(state, { type: 'move', to: at(3, 1) }, 'noticed')).toBeUndefined();
  });
});

describe('Advice for a connected character', () => {
  const { map, ...site } = siteOf('ballroom');
  const [q, r] = map.computers[0]!.at;
  const connected = () => acting(NINJA, { map: 'ballroom', ninja: { at: [q + 1, r], connected: 0, stance: 'hidden' } });

  it('loses-connection warns about a move away from the computer', () => {
    const away = cellAt({ map, ...site }, q + 3, r);
    const advice = warned(connected(), { type: 'move', to: away }, 'loses-connection');
    expect(advice?.params).toEqual({ unit: NINJA, computer: 0 });
  });
});

describe('Advice about the ground', () => {
  it('frozen-ground gives the reduced distance', () => {
    const state = acting(NINJA, { ninja: { at: [0, 0] } });
    state.areas.push({ effect: 'freeze', cells: [at(0, 0)], turns: 1 });
    expect(adviceWith(state, 'frozen-ground')?.params).toEqual({ unit: NINJA, distance: 2 });
  });

  it('a surrounded character gets the advice that it cannot move', () => {
    const around = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as const;
    const guards = around.map((place) => ({ kind: 'guard', at: place }) as const);
    const ninja = { at: [0, 0] } as const;
    expect(adviceWith(acting(NINJA, { ninja, npcs: guards }), 'boxed-in')).toBeDefined();
    expect(adviceWith(acting(NINJA, { ninja, npcs: guards.slice(1) }), 'boxed-in')).toBeUndefined();
  });
});
