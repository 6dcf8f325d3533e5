import { describe, expect, it } from 'vitest';
import { acting, adviceWith, choosing, seen, warned } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import type { Variant } from '../state/variants.ts';
import { unitOf } from '../units/units.ts';
import { adviceText } from './advise.ts';

const [, , NINJA, , SPOOK] = [0, 1, 2, 3, 4] as const;
const E_BRAIN = unitOf(1, 'brain');

/** Returns a position with a Hidden Spook with a loud gun at this alert modifier. */
function hidden(alertModifier: number, variants: Variant[] = [], map?: string) {
  return acting(SPOOK, {
    spook: { at: [0, 0], stance: 'hidden', items: ['plink-gun'] },
    'enemy-brain': { at: [3, 0], stance: 'hidden' },
    alertModifier,
    variants,
    ...(map !== undefined && { map }),
  });
}

const shot = { type: 'attack', weapon: 'plink-gun', target: E_BRAIN } as const;

describe('Alert advice on a loud shot', () => {
  it('a loud shot that raises the alert warns of two actions per guard', () => {
    const state = hidden(5);
    const advice = warned(state, shot, 'raises-alert');
    expect(advice).toMatchObject({ category: 'alert', severity: 'warning', params: { level: 2, actions: 2 } });
    expect(adviceText(advice!, testFormatter({ view: seen(state) }))).toBe(
      'This raises the alert to level 2: 2 actions for every guard.',
    );
  });

  it('a loud shot that keeps the level gives no advice', () => {
    expect(warned(hidden(4), shot, 'raises-alert')).toBeUndefined();
    expect(warned(hidden(6), shot, 'raises-alert')).toBeUndefined();
  });

  it('an action that causes Lockdown warns of the elites of the map', () => {
    const advice = warned(hidden(7, [], 'ballroom'), { type: 'go-loud' }, 'brings-elites');
    expect(advice).toMatchObject({ severity: 'danger', params: { count: 6 } });
    expect(warned(hidden(5, [], 'ballroom'), { type: 'go-loud' }, 'brings-elites')).toBeUndefined();
  });

  it('under alert-lagged the advice announces the level of the next turn', () => {
    expect(warned(hidden(5, ['alert-lagged']), shot, 'raises-alert')).toBeUndefined();
    expect(warned(hidden(5, ['alert-lagged']), shot, 'raises-alert-later')?.params).toMatchObject({ level: 2 });
  });
});

it('Ninja Vanish gives the advice that it lowers the alert', () => {
  const state = acting(NINJA, { ninja: { at: [0, 0] }, alertModifier: 5 });
  const vanish = { type: 'ninja-vanish', to: state.characters[NINJA]!.cell } as const;
  expect(warned(state, vanish, 'lowers-alert')?.params).toEqual({ level: 1, actions: 1 });
});

it('advise warns when one more revealed character would raise the alert', () => {
  expect(adviceWith(choosing({ alertModifier: 2 }), 'on-the-brink')?.params).toEqual({ level: 1, actions: 1 });
  expect(adviceWith(choosing({ alertModifier: 3 }), 'on-the-brink')).toBeUndefined();
});

it('advise announces elites in Lockdown until they have come', () => {
  const state = choosing({ map: 'ballroom', alertModifier: 8 });
  expect(adviceWith(state, 'elites-coming')).toMatchObject({ severity: 'danger', params: { count: 6 } });
  state.elitesSpawned = true;
  expect(adviceWith(state, 'elites-coming')).toBeUndefined();
});
