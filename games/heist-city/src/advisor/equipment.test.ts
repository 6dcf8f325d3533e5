import { describe, expect, it } from 'vitest';
import { acting, adviceWith, choosing, warned } from '../../test/counselled.ts';
import { scene } from '../../test/scene.ts';
import { cellAt, siteOf, zoneOf } from '../map/site.ts';
import type { State } from '../state/state.ts';
import { unitOf } from '../units/units.ts';

const [FACE, , NINJA, , SPOOK] = [0, 1, 2, 3, 4] as const;
const E_BRAIN = unitOf(1, 'brain');
const at = (q: number, r: number) => cellAt(siteOf('hex-demo'), q, r);

describe('Advice about loadouts', () => {
  const shopping = (): State => {
    const state = scene({});
    state.phase = 'loadout';
    state.loadouts = state.loadouts.map(() => ({ chosen: false, revealed: false, items: [[], [], [], [], []] }));
    state.flow = [{ at: 'loadout' }];
    return state;
  };
  const buying = (...items: string[][]) => ({ type: 'loadout', items }) as const;

  it('loud-weapon warns about a loud gun for a role that works Hidden', () => {
    const advice = warned(shopping(), buying([], ['machine-gun'], ['plink-gun'], [], []), 'loud-weapon');
    expect(advice?.params).toEqual({ role: 'ninja', item: 'plink-gun', stance: 'hidden' });
    const quiet = buying([], ['machine-gun'], ['katana', 'lockpicks'], [], ['silenced-plink-gun']);
    expect(warned(shopping(), quiet, 'loud-weapon')).toBeUndefined();
  });

  it('credits-unspent gives the unspent credits that could still buy an item', () => {
    const advice = warned(shopping(), buying([], [], ['katana'], [], []), 'credits-unspent');
    expect(advice).toMatchObject({ severity: 'warning', params: { credits: expect.any(Number) } });
    const broke = shopping();
    broke.budget = 0;
    expect(warned(broke, buying([], [], [], [], []), 'credits-unspent')).toBeUndefined();
  });

  it('no-hand-free warns when no character has a slot for an info drop', () => {
    const full = ['knife', 'bonk-stick', 'plink-gun'];
    const rich = shopping();
    rich.budget = 1000;
    expect(warned(rich, buying(full, full, full, full, full), 'no-hand-free')).toBeDefined();
    expect(warned(rich, buying(full, full, full, full, ['knife']), 'no-hand-free')).toBeUndefined();
    rich.variants = ['carry-free'];
    expect(warned(rich, buying(full, full, full, full, full), 'no-hand-free')).toBeUndefined();
  });
});

it('deploying a Hidden Spook with a loud gun gives advice', () => {
  const state = scene({ spook: { items: ['plink-gun'] } });
  state.phase = 'deployment';
  state.flow = [{ at: 'deploy', unit: SPOOK }];
  const deploy = { type: 'deploy', cell: zoneOf(siteOf('hex-demo'), 0)[0]! } as const;
  expect(warned(state, { ...deploy, stance: 'hidden' }, 'loud-weapon')?.params).toMatchObject({ role: 'spook' });
  expect(warned(state, { ...deploy, stance: 'overt' }, 'loud-weapon')).toBeUndefined();
});

describe('Advice about empty weapons', () => {
  const shooter = { at: [0, 0], items: ['dart-gun'] } as const;

  it('unloaded names an empty weapon', () => {
    const state = acting(SPOOK, { spook: shooter });
    expect(adviceWith(state, 'unloaded')).toBeUndefined();
    state.characters[SPOOK]!.items[0]!.loaded = false;
    expect(adviceWith(state, 'unloaded')?.params).toEqual({ unit: SPOOK, item: 'dart-gun' });
  });

  it('an attack warns that a weapon with Reload is empty afterwards', () => {
    const state = acting(SPOOK, {
      spook: { at: [0, 0], items: ['dart-gun', 'plink-gun'] },
      'enemy-brain': { at: [3, 0] },
    });
    const shot = (weapon: string) => ({ type: 'attack', weapon, target: E_BRAIN }) as const;
    expect(warned(state, shot('dart-gun'), 'empty-afterwards')?.params).toEqual({ item: 'dart-gun' });
    expect(warned(state, shot('plink-gun'), 'empty-afterwards')).toBeUndefined();
  });
});

it('dead-equipment warns in an area of shock', () => {
  const state = choosing({ ninja: { at: [0, 0], items: ['katana'] } });
  expect(adviceWith(state, 'dead-equipment')).toBeUndefined();
  state.areas.push({ effect: 'shock', cells: [at(0, 0)], turns: 1 });
  expect(adviceWith(state, 'dead-equipment')?.params).toEqual({ unit: NINJA });
});

it('hands-full warns beside an info drop when all slots are full', () => {
  const state = acting(FACE, { face: { at: [0, 0], items: ['knife', 'bonk-stick', 'plink-gun'] } });
  state.drops.push({ kind: 'info', cell: at(1, 0), uploadedThisTurn: false });
  expect(adviceWith(state, 'hands-full')?.params).toEqual({ unit: FACE, drop: 0 });
  state.characters[FACE]!.items.pop();
  expect(adviceWith(state, 'hands-full')).toBeUndefined();
});

it('last-use announces the last grenade, and a drop warns that either crew can take the item', () => {
  const state = acting(SPOOK, { spook: { at: [0, 0], items: ['frag'] } });
  expect(warned(state, { type: 'throw', item: 'frag', cell: at(4, 0) }, 'last-use')?.params).toEqual({ item: 'frag' });
  const drop = { type: 'drop', what: { item: 'frag' } } as const;
  expect(warned(state, drop, 'left-for-anybody')?.params).toEqual({ unit: SPOOK, item: 'frag' });
});
