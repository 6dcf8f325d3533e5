import { describe, expect, it } from 'vitest';
import { acting, adviceWith, choosing, warned } from '../../test/counselled.ts';
import type { Cast } from '../../test/scene.ts';
import { ROLES, type Stance } from '../state/state.ts';

const [FACE, MUSCLE] = [0, 1] as const;
const done = { activated: true, stance: 'unconscious' } as const;

/** Returns the crew without the Face, all activated and in this state. */
function others(stance: Stance): Cast {
  const names = ['muscle', 'ninja', 'brain', 'spook', ...ROLES.map((role) => `enemy-${role}`)];
  return Object.fromEntries(names.map((name, i) => [name, { at: [i - 5, 6], activated: true, stance }]));
}

it('initiative is given to the first crew before any activation', () => {
  expect(adviceWith(choosing({}), 'initiative')?.params).toEqual({ turn: 1 });
  expect(adviceWith(choosing({ turn: 2 }), 'initiative')).toBeUndefined();
  expect(adviceWith(choosing({ muscle: done }), 'initiative')).toBeUndefined();
});

describe('Advice for the last activation', () => {
  it('guards-next gives the alert level to the last character of a turn', () => {
    const last = acting(FACE, {
      ...others('unconscious'),
      face: { at: [0, 0] },
      npcs: [{ kind: 'guard', at: [9, 0] }],
    });
    expect(adviceWith(last, 'guards-next')).toMatchObject({ severity: 'warning', params: { level: 3, actions: 2 } });
    const unheard = acting(FACE, { ...others('hidden'), face: { at: [0, 0], stance: 'hidden' } });
    expect(adviceWith(unheard, 'guards-next')).toBeUndefined();
  });

  it('twice-in-a-row is given if the crew also acts first in the next turn', () => {
    const last = (turn: number) => acting(FACE, { ...others('hidden'), face: { at: [0, 0] }, turn });
    expect(adviceWith(last(2), 'twice-in-a-row')).toBeDefined();
    expect(adviceWith(last(1), 'twice-in-a-row')).toBeUndefined();
    expect(adviceWith(last(5), 'twice-in-a-row')).toBeUndefined();
  });
});

it('they-act-on gives the number of activations that the other crew has left alone', () => {
  const spent = { muscle: done, ninja: done, brain: done, spook: done } as const;
  expect(adviceWith(acting(FACE, { ...spent, face: { at: [0, 0] } }), 'they-act-on')?.params).toEqual({ count: 5 });
  expect(adviceWith(choosing({ face: { at: [0, 0] } }), 'they-act-on')).toBeUndefined();
});

it('wake-first reminds a player who activates another character of a Stunned one', () => {
  const state = choosing({ face: { at: [0, 0], stance: 'stunned' }, muscle: { at: [3, 0] } });
  expect(warned(state, { type: 'activate', character: MUSCLE }, 'wake-first')?.params).toEqual({ unit: FACE });
  expect(warned(state, { type: 'activate', character: FACE }, 'wake-first')).toBeUndefined();
});

it('pass-ends-turn warns about a second pass in a row', () => {
  const state = choosing({ variants: ['allow-pass'], face: { at: [0, 0] } });
  state.flow = [{ at: 'activate', seat: 0, passed: true }];
  expect(warned(state, { type: 'pass' }, 'pass-ends-turn')).toMatchObject({ severity: 'danger', params: { count: 5 } });
  state.flow = [{ at: 'activate', seat: 0, passed: false }];
  expect(warned(state, { type: 'pass' }, 'pass-ends-turn')).toBeUndefined();
});
