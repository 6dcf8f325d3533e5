import { describe, expect, test } from 'vitest';
import { attack, type KindExamples, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, GUARD, stage } from '../../../../test/stage.ts';
import { elementState, setElement } from '../../../elements/elements.ts';

const examples: KindExamples = {
  consume: {
    modifier: {
      type: 'consume',
      elements: ['fire'],
      bonus: [
        { type: 'bonus', to: 'attack', value: 1 },
        { type: 'xp', value: 1 },
      ],
    },
    en: 'consume Fire: +1 Attack and gain 1 experience',
    de: 'verbrauche Feuer: +1 Angriff und erhalte 1 Erfahrung',
    effect(s) {
      setElement(s.state, 'fire', 'strong');
      const bonus = [{ type: 'bonus', to: 'attack', value: 2 }];
      s.perform(
        attack(2, { type: 'consume', elements: ['fire'], bonus }),
        (options) => options.find(({ type }) => type === 'take'),
        strike,
      );
      expect(s.hp(GUARD)).toBe(16);
      expect(elementState(s.state, 'fire')).toBe('inert');
    },
  },
  infuse: {
    modifier: { type: 'infuse', element: 'any' },
    en: 'infuse any element',
    de: 'erzeuge ein beliebiges Element',
    effect(s) {
      s.perform({ ...attack(1), modifiers: [{ type: 'infuse', element: 'ice' }] }, strike);
      expect(elementState(s.state, 'ice')).toBe('inert');
      expect(s.events).toContainEqual({ type: 'infused', figure: BRUTE, element: 'ice' });
      s.run([{ at: 'turn.over', figure: BRUTE }]);
      // R 10.2: at the end of the turn
      expect(elementState(s.state, 'ice')).toBe('strong');
    },
  },
  'spend-element': {
    modifier: { type: 'spend-element' },
    en: 'consume that element without effect',
    de: 'verbrauche dieses Element ohne Wirkung',
    effect(s) {
      setElement(s.state, 'dark', 'strong');
      s.perform(special({ type: 'spend-element' }));
      expect(elementState(s.state, 'dark')).toBe('inert');
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
