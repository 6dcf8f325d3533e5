import { describe, expect, test } from 'vitest';
import { attack, type KindExamples, move, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../../../../test/stage.ts';

const examples: KindExamples = {
  'act-from': {
    modifier: { type: 'act-from' },
    en: 'you may attack as if you stood in its hex',
    de: 'du darfst angreifen, als stündest du auf diesem Feld',
    effect(s) {
      const of = s.instructions({
        actions: [
          {
            type: 'summon',
            summon: { id: 'mirror', name: 'Mirror', hitPoints: 3, modifiers: [{ type: 'act-from' }] },
          },
        ],
      });
      s.run([{ at: 'performance', figure: BRUTE, of, by: BRUTE, turned: false }]);
      s.state.figures[4]!.cell = s.at(-2, 4);
      const offer = `${of}/actions/0/summon/modifiers/0`;
      s.perform(attack(3), { type: 'take', offer, elements: [] }, { type: 'target', figure: FAR });
      expect(s.hp(FAR)).toBe(17);
      s.beginPerformance(attack(3));
      s.answer({ type: 'go-on' });
      expect(s.options()).not.toContainEqual({ type: 'target', figure: FAR });
    },
  },
  'boss-special': {
    modifier: { type: 'boss-special', number: 2 },
    en: 'Special 2',
    de: 'Spezial 2',
    effect(s) {
      const boss = s.placeFoe('bandit-commander', s.at(0, 1), 'boss');
      s.run([{ at: 'performance', figure: boss, of: 'monster-deck/boss/cards/0', by: -1, turned: false, focus: -1 }]);
      expect(s.state.figures.at(-1)).toMatchObject({ type: 'living-bones', acted: true, dropsMoney: false });
    },
  },
  perform: {
    modifier: {
      type: 'perform',
      who: { side: 'enemy', within: 5 },
      control: 'you',
      must: true,
      against: 'its-allies',
      actions: [{ type: 'attack', value: 2, modifiers: [{ type: 'range', distance: { own: 0 } }] }],
    },
    en: 'control one enemy within 5 hexes: Attack 2, Range +0 against one of its allies',
    de: 'steuere einen Gegner im Umkreis von 5 Feldern: Angriff 2, Reichweite +0 gegen einen seiner Verbündeten',
    effect(s) {
      s.perform(
        special({
          type: 'perform',
          who: { side: 'ally', within: 1 },
          actions: [{ type: 'attack', value: 4, modifiers: [{ type: 'range', distance: 3 }] }],
        }),
        { type: 'target', figure: TINKERER },
        strike,
      );
      expect(s.hp(GUARD)).toBe(16);
    },
  },
  'take-turn': {
    modifier: { type: 'take-turn', how: 'extra', cards: 'bottom' },
    en: 'immediately perform an extra bottom action of a card from your hand',
    de: 'führe sofort eine zusätzliche untere Aktion einer Handkarte aus',
    effect(s) {
      s.beginPerformance(special({ type: 'take-turn', how: 'extra', cards: 'bottom' }));
      expect(s.asked()).toBe('turn.extra');
      expect(s.options()).toContainEqual({ type: 'play', card: 'trample', half: 'bottom', basic: false });
    },
  },
  'treat-as': {
    modifier: { type: 'treat-as', from: ['attack', 'move'], to: 'heal', plus: 1 },
    en: 'you may perform any Attack or Move ability as Heal with the same value plus 1',
    de: 'du darfst jede Fähigkeit „Angriff oder Bewegung“ als „Heilung“ mit gleichem Wert plus 1 ausführen',
    effect(s) {
      s.perform(special({ type: 'treat-as', from: ['move'], to: 'attack', plus: 1 }));
      s.perform(move(3), (options) => options.find(({ type }) => type === 'take'), strike);
      expect(s.hp(GUARD)).toBe(16);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
