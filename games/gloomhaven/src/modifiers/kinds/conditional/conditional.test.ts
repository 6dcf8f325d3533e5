import { describe, expect, test } from 'vitest';
import { attack, has, type KindExamples, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, GUARD, stage } from '../../../../test/stage.ts';

const examples: KindExamples = {
  choose: {
    modifier: { type: 'choose', from: [[{ type: 'xp', value: 1 }], [{ type: 'infuse', element: 'ice' }]] },
    en: 'choose one: gain 1 experience or infuse Ice',
    de: 'wähle eins: erhalte 1 Erfahrung oder erzeuge Eis',
    effect(s) {
      const from = [[{ type: 'bonus', to: 'attack', value: 3 }], [{ type: 'condition', condition: 'stun' }]];
      s.perform(attack(2, { type: 'choose', from }), { type: 'option', n: 1 }, strike);
      expect(s.hp(GUARD)).toBe(18);
      expect(has(s, GUARD, 'stun')).toBe(true);
    },
  },
  cost: {
    modifier: {
      type: 'cost',
      price: { type: 'damage', value: 3, upTo: true },
      bonus: [{ type: 'bonus', to: 'move', value: '@damagePaid' }],
    },
    en: 'you may suffer up to 3 damage: +X Move (X is the damage suffered for it)',
    de: 'du darfst bis zu 3 Schaden erleiden: +X Bewegung (X ist der dafür erlittene Schaden)',
    effect(s) {
      const cost = {
        type: 'cost',
        price: { type: 'damage', value: 2 },
        bonus: [{ type: 'bonus', to: 'attack', value: 5 }],
      };
      s.perform(attack(2, cost), (options) => options.find(({ type }) => type === 'take'), { type: 'suffer' }, strike);
      expect([s.hp(BRUTE), s.hp(GUARD)]).toEqual([18, 13]);
    },
  },
  on: {
    modifier: {
      type: 'on',
      moment: 'turn-start',
      may: true,
      by: 'them',
      limit: 'next',
      who: { side: 'ally', count: 'all', place: 'map' },
      effects: [{ type: 'heal', value: 1, who: { side: 'self' } }],
    },
    en: 'at the start of its turn, any ally may gain Heal 1 (Self) (only once)',
    de: 'zu Beginn des Zuges von einem Verbündeten (freiwillig, durch diese Figur): Heilung 1 (selbst) (nur einmal)',
    effect(s) {
      s.perform(special({ type: 'on', moment: 'attack', effects: [{ type: 'bonus', to: 'attack', value: 1 }] }));
      s.perform(attack(2), strike);
      expect(s.hp(GUARD)).toBe(17);
    },
  },
  when: {
    modifier: {
      type: 'when',
      if: { type: 'not', predicate: { type: 'adjacent', to: 'its-allies' } },
      effects: [{ type: 'bonus', to: 'attack', value: 2 }],
    },
    en: 'if the target is not adjacent to any of its allies: +2 Attack',
    de: 'falls das Ziel nicht neben einem seiner Verbündeten steht: +2 Angriff',
    effect(s) {
      s.perform(
        attack(2, {
          type: 'when',
          if: { type: 'adjacent', to: 'its-allies' },
          effects: [{ type: 'bonus', to: 'attack', value: 3 }],
        }),
        strike,
      );
      expect(s.hp(GUARD)).toBe(15);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
