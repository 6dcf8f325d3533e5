import { describe, expect, test } from 'vitest';
import {
  attack,
  beside,
  give,
  has,
  type KindExamples,
  special,
  strike,
  testExample,
} from '../../../../test/kindExamples.ts';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../../../../test/stage.ts';
import { isForbidden, isImmune, retaliateOf, shieldOf } from '../../../inPlay/activeModifiers.ts';

const examples: KindExamples = {
  forbid: {
    modifier: { type: 'forbid', what: 'fly', who: { side: 'enemy', count: 'all', place: 'map' } },
    en: 'all enemies on the map can no longer fly',
    de: 'alle Gegner auf dem Spielfeld können nicht mehr fliegen',
    effect(s) {
      s.perform(special({ type: 'forbid', what: 'attack' }, beside), strike);
      s.perform(special({ type: 'forbid', what: 'fly', lasts: 'scenario' }, beside), strike);
      expect(isForbidden(s.state, GUARD, 'attack')).toBe(true);
      s.run([{ at: 'round.over' }]);
      expect(isForbidden(s.state, GUARD, 'attack')).toBe(false);
      expect(isForbidden(s.state, GUARD, 'fly')).toBe(true);
      const enemies = { side: 'enemy', count: 'all', place: 'map' };
      s.perform(special({ type: 'forbid', what: 'invisible', who: enemies }));
      const late = { ...s.state.figures[GUARD]! };
      s.state.figures.push(late);
      expect(
        [GUARD, FAR, s.state.figures.length - 1, BRUTE].map((id) => isForbidden(s.state, id, 'invisible')),
      ).toEqual([true, true, true, false]);
    },
  },
  immune: {
    modifier: { type: 'immune', to: ['poison', 'wound'] },
    en: 'the target is immune to Poison and Wound',
    de: 'das Ziel ist immun gegen Gift und Wunde',
    effect(s) {
      give(s, BRUTE, 'heavy-basinet');
      expect(isImmune(s.state, BRUTE, 'stun', true)).toBe(true);
      s.run([
        {
          at: 'effect',
          of: s.instructions(special({ type: 'condition', condition: 'stun' })).concat('/actions/0/modifiers/0'),
          figure: GUARD,
          target: BRUTE,
          value: null,
        },
      ]);
      expect(has(s, BRUTE, 'stun')).toBe(false);
    },
  },
  negate: {
    modifier: { type: 'negate' },
    en: 'negate the damage',
    de: 'verhindere den Schaden',
    effect(s) {
      s.perform(special({ type: 'on', moment: 'damage', limit: 'next', effects: [{ type: 'negate' }] }));
      const hit = [{ at: 'damage', figure: BRUTE, amount: 5, by: GUARD, from: 'effect' }] as const;
      s.run(hit);
      expect(s.hp(BRUTE)).toBe(20);
    },
  },
  raise: {
    modifier: { type: 'raise', what: 'retaliate', value: 2 },
    en: 'increase the value of each of your Retaliate abilities by 2',
    de: 'erhöhe den Wert jeder deiner Fähigkeiten „Vergeltung“ um 2',
    effect(s) {
      s.perform(special({ type: 'retaliate', value: 2, range: 2, duration: 'round' }));
      s.perform(special({ type: 'retaliate', value: 1, duration: 'round' }));
      s.perform(special({ type: 'raise', what: 'retaliate', value: 2 }));
      expect([1, 2, 3].map((far) => retaliateOf(s.state, BRUTE, far).total)).toEqual([7, 4, 0]);
    },
  },
  redirect: {
    modifier: { type: 'redirect', what: 'damage', to: 'you', less: 1 },
    en: 'suffer the damage instead, reduced by 1',
    de: 'erleide den Schaden selbst, um 1 verringert',
    effect(s) {
      s.perform(
        special({
          type: 'on',
          moment: 'attacked',
          who: { side: 'ally', count: 'all', within: 1 },
          effects: [{ type: 'redirect', what: 'attack', to: 'you' }],
        }),
      );
      const of = s.instructions(attack(3, { type: 'range', distance: 4 }));
      s.run([{ at: 'performance', figure: FAR, of, by: -1, turned: false, focus: TINKERER }], { type: 'suffer' });
      expect([s.hp(BRUTE), s.hp(TINKERER)]).toEqual([17, 20]);
    },
  },
  retaliate: {
    modifier: { type: 'retaliate', value: 2, range: 3, duration: 'attack' },
    en: 'Retaliate 2 (Range 3) for this attack',
    de: 'Vergeltung 2 (Reichweite 3) für diesen Angriff',
    effect(s) {
      s.perform(special({ type: 'retaliate', value: 2, range: 2, duration: 'round' }));
      expect(retaliateOf(s.state, BRUTE, 2).total).toBe(2);
      expect(retaliateOf(s.state, BRUTE, 3).total).toBe(0);
      const of = s.instructions(attack(1));
      s.run([{ at: 'performance', figure: GUARD, of, by: -1, turned: false, focus: BRUTE }], { type: 'suffer' });
      expect(s.hp(GUARD)).toBe(18);
    },
  },
  shield: {
    modifier: { type: 'shield', value: 1, duration: 'round', who: { side: 'ally', count: 'all', within: 1 } },
    en: 'all adjacent allies gain Shield 1 this round',
    de: 'alle benachbarten Verbündeten erhalten Schild 1 in dieser Runde',
    effect(s) {
      s.perform(special({ type: 'shield', value: 2, duration: 'round' }));
      expect(shieldOf(s.state, BRUTE).total).toBe(2);
      const of = s.instructions(attack(5));
      s.run([{ at: 'performance', figure: GUARD, of, by: -1, turned: false, focus: BRUTE }], { type: 'suffer' });
      expect(s.hp(BRUTE)).toBe(17);
      // For adjacent allies, while they are adjacent.
      const who = { side: 'ally', count: 'all', within: 1 };
      s.perform(special({ type: 'shield', value: 1, duration: 'round', who }));
      expect([shieldOf(s.state, BRUTE).total, shieldOf(s.state, TINKERER).total]).toEqual([2, 1]);
      s.state.figures[TINKERER]!.cell = s.at(-2, 4);
      expect(shieldOf(s.state, TINKERER).total).toBe(0);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
