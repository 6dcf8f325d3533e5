import { begin, fastChance, silent } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { heistCity } from '../game/game.ts';
import type { State } from '../state/state.ts';
import { unitOf } from '../units/units.ts';
import { CATEGORIES, MOODS, SEVERITIES } from './advice.ts';
import { ADVICE_SAYINGS, adviceText, advise, adviseAction } from './advise.ts';
import { alert } from './alert.ts';
import { combat } from './combat.ts';
import { equipment } from './equipment.ts';
import { movement } from './movement.ts';
import { points } from './points.ts';
import { slots } from './slots.ts';
import { state } from './state.ts';
import { targeting } from './targeting.ts';
import { turnOrder } from './turnOrder.ts';

const SPOOK = 4;
const E_BRAIN = unitOf(1, 'brain');
const shot = { type: 'attack', weapon: 'plink-gun', target: E_BRAIN } as const;

/** Second loud shot of a Hidden Spook, which raises the alert. */
const loud = () => {
  const state = acting(SPOOK, {
    spook: { at: [0, 0], stance: 'hidden', items: ['plink-gun'] },
    'enemy-brain': { at: [3, 0] },
    alertModifier: 4,
  });
  state.activation!.ranged = 1;
  return seen(state);
};
const codes = (advice: readonly { code: string }[]) => advice.map(({ code }) => code);

it('adviseAction warns that a loud shot makes the attacker Overt and raises the alert', () => {
  expect(codes(adviseAction(loud(), 0, shot))).toEqual(['becomes-overt', 'raises-alert', 'tired']);
});

describe('Filters of advice', () => {
  it('the mood "rules" gives only facts of the rules', () => {
    expect(codes(adviseAction(loud(), 0, shot, { mood: 'rules' }))).toEqual(['tired']);
  });

  it('the mood "coach" gives all advice, the highest severity first', () => {
    const advice = adviseAction(loud(), 0, shot, { mood: 'coach' });
    expect(codes(advice)).toEqual(expect.arrayContaining(['becomes-overt', 'raises-alert', 'tired']));
    const gravity = advice.map(({ severity }) => SEVERITIES.indexOf(severity));
    expect(gravity).toEqual(gravity.toSorted((a, b) => b - a));
  });

  it('a muted category gives no advice', () => {
    expect(codes(adviseAction(loud(), 0, shot, { mute: ['alert'] }))).toEqual(['becomes-overt', 'tired']);
    expect(adviseAction(loud(), 0, shot, { mood: 'coach', mute: CATEGORIES })).toEqual([]);
  });

  it('every next mood gives more advice', () => {
    const [rules, warnings, coach] = MOODS.map((mood) => codes(advise(loud(), 0, { mood })));
    expect(coach!.length).toBeGreaterThan(warnings!.length);
    for (const code of rules!) expect(coach).toContain(code);
  });
});

describe('Advice in whole matches', () => {
  /** Plays random actions and calls `watch` with the state before every fifth decision. */
  function play(map: string, seed: string, watch: (state: State, seat: number) => void): void {
    let made = 0;
    const ctx = { chance: fastChance(seed), log: silent };
    const state = begin(heistCity, heistCity.options.parse({ map }), 2, ctx);
    for (let decisions = heistCity.decisions(state); decisions.length > 0; decisions = heistCity.decisions(state)) {
      const { seat } = decisions[0]!;
      if (made++ % 5 === 0) watch(state, seat);
      heistCity.play(state, seat, ctx.chance.pick(heistCity.legal(state, seat)), ctx);
    }
  }

  it.each(['ballroom', 'jail-break', 'treasure-hunt'])(
    'all advice on %s can be formatted for every listener',
    (map) => {
      const heard = new Set<string>();
      play(map, 'words', (state, seat) => {
        const view = heistCity.view(state, seat);
        const action = fastChance(`${state.turn}`).pick(heistCity.legal(state, seat));
        const said = [
          ...advise(view, seat, { mood: 'coach' }),
          ...advise(heistCity.view(state, 1 - seat), 1 - seat, { mood: 'coach' }),
          ...adviseAction(view, seat, action, { mood: 'coach' }),
        ];
        for (const advice of said) {
          heard.add(advice.code);
          expect(adviceText(advice, testFormatter({ view: view }))).not.toMatch(/[{}]|undefined|NaN/);
          expect(ADVICE_SAYINGS[advice.code]).toBeDefined();
        }
      });
      expect(heard.size).toBeGreaterThan(3);
    },
  );

  it('advice does not depend on hidden information', () => {
    play('ballroom', 'secrets', (state, seat) => {
      const swapped: State = {
        ...state,
        gear: state.gear.map((gear) => (gear.known ? gear : { ...gear, item: 'rocket' })),
        loadouts: state.loadouts.map((loadout, i) =>
          i === seat || loadout.revealed ? loadout : { ...loadout, items: [['rocket'], [], [], [], []] },
        ),
      };
      const action = fastChance(`${state.turn}`).pick(heistCity.legal(state, seat));
      const [real, other] = [state, swapped].map((one) => adviseAction(heistCity.view(one, seat), seat, action));
      expect(other).toEqual(real);
    });
  });

  it('advise leaves the state unchanged', () => {
    play('ballroom', 'asking', (state, seat) => {
      const before = JSON.stringify(state);
      const view = heistCity.view(state, seat);
      advise(view, seat);
      adviseAction(view, seat, fastChance(before.length).pick(heistCity.legal(state, seat)));
      expect(JSON.stringify(state)).toBe(before);
    });
  });
});

it('all counsels have distinct codes', () => {
  const counsels = [movement, slots, targeting, state, turnOrder, combat, equipment, points, alert];
  expect(counsels.map(({ category }) => category)).toEqual([...CATEGORIES]);
  const count = counsels.reduce((sum, { sayings }) => sum + Object.keys(sayings).length, 0);
  expect(Object.keys(ADVICE_SAYINGS).filter((code) => !code.startsWith('refused-')).length).toBe(count);
});
