import { describe, expect, test } from 'vitest';
import { attack, beside, has, type KindExamples, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, FAR, GUARD, stage } from '../../../../test/stage.ts';

const examples: KindExamples = {
  condition: {
    modifier: { type: 'condition', condition: 'stun', who: { side: 'enemy', within: 1 } },
    en: 'one adjacent enemy gains Stun',
    de: 'ein benachbarter Gegner erhält Betäubt',
    effect(s) {
      s.perform(attack(1, { type: 'condition', condition: 'poison' }), strike);
      expect(has(s, GUARD, 'poison')).toBe(true);
      s.perform(attack(1), strike);
      // R 8.3: +1 against a poisoned target
      expect(s.hp(GUARD)).toBe(17);
    },
  },
  mark: {
    modifier: { type: 'mark' },
    en: 'put the token of this card on the target',
    de: 'lege den Marker dieser Karte auf das Ziel',
    effect(s) {
      s.perform(
        special({ type: 'mark' }, beside, {
          type: 'on',
          moment: 'attack',
          if: { type: 'marked' },
          effects: [{ type: 'bonus', to: 'attack', value: 2 }],
        }),
        strike,
      );
      s.perform(attack(1), strike);
      expect(s.hp(GUARD)).toBe(17);
      s.perform(attack(1, { type: 'range', distance: 3 }), { type: 'target', figure: FAR });
      expect(s.hp(FAR)).toBe(19);
      // Objects cannot be marked, so no target is left to ask for.
      const marks = s.state.lasting.length;
      s.state.figures[GUARD]!.kind = 'objective';
      s.perform(special({ type: 'mark' }, beside));
      expect(s.state.lasting).toHaveLength(marks);
    },
  },
  'move-mark': {
    modifier: { type: 'move-mark', count: 'all', keyword: 'doom', to: { side: 'enemy', within: 4 } },
    en: 'move all Doom tokens to one enemy within 4 hexes',
    de: 'versetze alle Marker „Verdammnis“ auf einen Gegner im Umkreis von 4 Feldern',
    effect(s) {
      s.perform(special({ type: 'mark' }, beside), strike);
      // Marks of cards with a keyword are separate.
      s.perform(special({ type: 'move-mark', keyword: 'doom', to: { side: 'enemy', within: 2 } }));
      expect(s.state.lasting.map(({ on }) => on)).toEqual([[GUARD]]);
      s.perform(special({ type: 'move-mark', to: { side: 'enemy', within: 2 } }));
      expect(s.state.lasting.map(({ on }) => on)).toEqual([[FAR]]);
    },
  },
  'remove-condition': {
    modifier: { type: 'remove-condition', conditions: 'negative', count: 1, before: true },
    en: 'remove one negative condition from the target before the heal',
    de: 'entferne vor der Heilung einen negativen Zustand von dem Ziel',
    effect(s) {
      s.perform(special({ type: 'condition', condition: 'poison', who: { side: 'self' } }));
      s.perform(special({ type: 'remove-condition', conditions: 'negative' }));
      expect(has(s, BRUTE, 'poison')).toBe(false);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
