import { describe, expect, test } from 'vitest';
import { attack, beside, type KindExamples, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../../../../test/stage.ts';

const examples: KindExamples = {
  damage: {
    modifier: { type: 'damage', value: 1, who: { side: 'any', count: 'all', within: 1, of: 'target' } },
    en: 'all allies and enemies adjacent to the target suffer 1 damage',
    de: 'alle Verbündeten und Gegner neben dem Ziel erleiden 1 Schaden',
    effect(s) {
      s.perform(special({ type: 'damage', value: 3, who: { side: 'enemy', count: 'all', within: 2 } }));
      expect([s.hp(GUARD), s.hp(FAR), s.hp(TINKERER)]).toEqual([17, 17, 20]);
    },
  },
  exhaust: {
    modifier: { type: 'exhaust' },
    en: 'you become exhausted',
    de: 'du bist erschöpft',
    effect(s) {
      s.perform(special({ type: 'exhaust' }));
      expect(s.state.heroes[BRUTE]!.exhausted).toBe(true);
      expect(s.state.figures[BRUTE]!.cell).toBe(-1);
    },
  },
  heal: {
    modifier: { type: 'heal', value: 2, times: '@damaged', who: { side: 'self' } },
    en: 'Heal 2 on yourself, X times (X is the number of figures damaged)',
    de: 'Heilung 2 auf dich selbst, X-mal (X ist die Anzahl der geschädigten Figuren)',
    effect(s) {
      s.state.figures[BRUTE]!.hp = 5;
      s.perform(attack(1, { type: 'heal', value: 3, who: { side: 'self' } }), strike);
      expect(s.hp(BRUTE)).toBe(8);
    },
  },
  'hit-points': {
    modifier: { type: 'hit-points', set: 1 },
    en: 'set its hit points to 1 (this is not damage)',
    de: 'setze die Trefferpunkte auf 1 (das ist kein Schaden)',
    effect(s) {
      s.perform(special({ type: 'hit-points', set: 3 }, beside), strike);
      expect(s.hp(GUARD)).toBe(3);
      // R 8.9: heals exceed the maximum, which itself does not change.
      Object.assign(s.state.figures[BRUTE]!, { hp: 10, maxHp: 10 });
      s.perform(special({ type: 'hit-points', over: 12 }));
      s.run([{ at: 'heal', figure: BRUTE, amount: 5, by: BRUTE }]);
      expect(s.state.figures[BRUTE]).toMatchObject({ hp: 12, maxHp: 10 });
    },
  },
  redistribute: {
    modifier: { type: 'redistribute', who: { side: 'self-or-ally', count: 'all', place: 'map' } },
    en: 'redistribute the damage taken by you and all allies on the map',
    de: 'verteile den Schaden neu, den du und alle Verbündeten auf dem Spielfeld erlitten haben',
    effect(s) {
      s.state.figures[BRUTE]!.hp = 16;
      s.perform(
        special({ type: 'redistribute', who: { side: 'self-or-ally', count: 'all', within: 1 } }),
        ...new Array(4).fill({ type: 'target', figure: TINKERER }),
      );
      expect([s.hp(BRUTE), s.hp(TINKERER)]).toEqual([20, 16]);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
