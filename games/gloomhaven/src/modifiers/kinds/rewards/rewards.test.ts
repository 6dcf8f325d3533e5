import { describe, expect, test } from 'vitest';
import { attack, type KindExamples, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, stage } from '../../../../test/stage.ts';

const examples: KindExamples = {
  'loot-limit': {
    modifier: { type: 'loot-limit', count: 4 },
    en: 'loot at most 4 tokens and tiles',
    de: 'höchstens 4 Marker und Plättchen',
    effect(s) {
      s.state.map.money = [s.at(1, 3), s.at(1, 4), s.at(1, 2)];
      s.perform({ actions: [{ type: 'loot', value: 1, modifiers: [{ type: 'loot-limit', count: 2 }] }] });
      expect(s.state.heroes[BRUTE]!.money).toBe(2);
    },
  },
  money: {
    modifier: { type: 'money', value: '@adjacentEnemies' },
    en: 'gain X money tokens (X is the number of adjacent enemies)',
    de: 'erhalte X Geldmarker (X ist die Anzahl der benachbarten Gegner)',
    effect(s) {
      s.perform({ actions: [{ type: 'loot', value: 1, modifiers: [{ type: 'money', value: '@adjacentEnemies' }] }] });
      expect(s.state.heroes[BRUTE]!.money).toBe(1);
    },
  },
  xp: {
    modifier: { type: 'xp', value: '@targets' },
    en: 'gain X experience (X is the number of enemies targeted)',
    de: 'erhalte X Erfahrung (X ist die Anzahl der angegriffenen Gegner)',
    effect(s) {
      s.perform({ ...attack(2, { type: 'xp', value: '@targets' }), modifiers: [{ type: 'xp', value: 2 }] }, strike);
      expect(s.state.heroes[BRUTE]!.xp).toBe(3);
      expect(s.events.filter(({ type }) => type === 'xp')).toEqual([
        { type: 'xp', seat: BRUTE, amount: 1, total: 1 },
        { type: 'xp', seat: BRUTE, amount: 2, total: 3 },
      ]);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
