import { describe, expect, test } from 'vitest';
import { attack, beside, type KindExamples, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, FAR, GUARD, stage } from '../../../../test/stage.ts';
import { gainCondition } from '../../../conditions/conditions.ts';

const examples: KindExamples = {
  'add-target': {
    modifier: { type: 'add-target' },
    en: '+1 Target',
    de: '+1 Ziel',
    effect(s) {
      s.perform(attack(2, { type: 'range', distance: 3 }, { type: 'add-target' }), strike, {
        type: 'target',
        figure: FAR,
      });
      expect([s.hp(GUARD), s.hp(FAR)]).toEqual([18, 18]);
    },
  },
  advantage: {
    modifier: { type: 'advantage', worse: true },
    en: 'Disadvantage',
    de: 'Nachteil',
    effect(s) {
      s.state.decks.heroes[BRUTE]!.pile = ['plus-0', 'plus-2', 'minus-1'];
      s.perform(attack(2, { type: 'advantage' }), strike);
      expect(s.hp(GUARD)).toBe(16);
    },
  },
  aoe: {
    modifier: {
      type: 'aoe',
      from: 'self',
      hexes: [
        [1, -1],
        [1, 0],
      ],
    },
    en: 'Melee area of 2 hexes',
    de: 'Nahkampffläche aus 2 Feldern',
    effect(s) {
      s.perform(
        attack(2, {
          type: 'aoe',
          from: 'self',
          hexes: [
            [1, 0],
            [2, 0],
          ],
        }),
        (options) =>
          options.find(
            (one) => one.type === 'area' && one.cells.includes(s.at(0, 3)) && one.cells.includes(s.at(-1, 3)),
          ),
      );
      expect([s.hp(GUARD), s.hp(FAR)]).toEqual([18, 18]);
    },
  },
  bonus: {
    modifier: { type: 'bonus', to: 'move', value: -1 },
    en: '−1 Move',
    de: '−1 Bewegung',
    effect(s) {
      s.perform(attack(2, { type: 'bonus', to: 'attack', value: '@targetNegativeConditions + 1' }), strike);
      expect(s.hp(GUARD)).toBe(17);
      gainCondition(s.state.figures[GUARD]!, 'muddle', { fresh: false });
      s.perform(attack(2, { type: 'bonus', to: 'attack', value: '@targetNegativeConditions + 1' }), strike);
      expect(s.hp(GUARD)).toBe(13);
    },
  },
  chain: {
    modifier: { type: 'chain', steps: [-1, -2], within: 2 },
    en: 'then attack 2 more enemies, each within 2 hexes of the one before, with −1 and −2 Attack',
    de: 'danach 2 weitere Gegner, jeder höchstens 2 Felder vom vorigen entfernt, mit −1 und −2 Angriff',
    effect(s) {
      s.perform(attack(4, { type: 'chain', steps: [-1], within: 1 }), strike, { type: 'target', figure: FAR });
      expect([s.hp(GUARD), s.hp(FAR)]).toEqual([16, 17]);
    },
  },
  kill: {
    modifier: { type: 'kill', count: 1, if: { type: 'rank', ranks: ['normal'] }, after: true, xp: 1 },
    en: 'after the attack, if it is normal, kill the target and gain 1 experience',
    de: 'nach dem Angriff: Falls es normal ist, töte das Ziel und erhalte 1 Erfahrung',
    effect(s) {
      s.perform(special({ type: 'kill' }, { ...beside, if: { type: 'rank', ranks: ['normal'] } }), strike);
      expect(s.state.figures[GUARD]!.cell).toBe(-1);
      expect(s.state.map.money).toEqual([s.at(0, 3)]);
      const few = { type: 'compare', formula: '@targetHitPoints <= 17' };
      const shot = (value: number) =>
        attack(value, { type: 'range', distance: 5 }, { type: 'kill', after: true, xp: 1, if: few });
      s.perform(shot(2), { type: 'target', figure: FAR });
      expect([s.hp(FAR), s.state.heroes[BRUTE]!.xp]).toEqual([18, 0]);
      s.perform(shot(1), { type: 'target', figure: FAR });
      expect([s.state.figures[FAR]!.cell, s.state.heroes[BRUTE]!.xp]).toEqual([-1, 1]);
      s.state.figures[FAR]!.cell = s.at(0, 3);
      s.state.figures[FAR]!.hp = 18;
      const enemies = { side: 'enemy', count: 'all', place: 'map' };
      s.perform(special({ type: 'kill', who: enemies }));
      expect(s.state.figures[FAR]!.cell).toBe(-1);
    },
  },
  multiply: {
    modifier: { type: 'multiply', to: 'attack', by: 2 },
    en: 'double the Attack value',
    de: 'verdopple den Wert „Angriff“',
    effect(s) {
      s.perform(
        attack(3, { type: 'bonus', to: 'attack', value: 1 }, { type: 'multiply', to: 'attack', by: 2 }),
        strike,
      );
      expect(s.hp(GUARD)).toBe(12);
    },
  },
  pierce: {
    modifier: { type: 'pierce', value: 'all' },
    en: 'Ignore all Shield',
    de: 'ignoriere jeden Schild',
    effect(s) {
      s.state.lasting.push({
        at: `${s.instructions(special({ type: 'shield', value: 3, duration: 'round' }))}/actions/0/modifiers/0`,
        from: 'rule/summon',
        owner: GUARD,
        on: [GUARD],
        value: 3,
        lasts: 'round',
        used: false,
      });
      s.perform(attack(4, { type: 'pierce', value: 2 }), strike);
      expect(s.hp(GUARD)).toBe(17);
    },
  },
  range: {
    modifier: { type: 'range', distance: 3 },
    en: 'Range 3',
    de: 'Reichweite 3',
    effect(s) {
      s.perform(attack(2, { type: 'range', distance: 2 }), { type: 'target', figure: FAR });
      expect(s.hp(FAR)).toBe(18);
      s.state.figures[FAR]!.cell = s.at(0, 1);
      s.perform(attack(2, { type: 'range', distance: 'any' }), { type: 'target', figure: FAR });
      expect(s.hp(FAR)).toBe(16);
    },
  },
  sight: {
    modifier: { type: 'sight' },
    en: 'you can target invisible enemies',
    de: 'du kannst unsichtbare Gegner als Ziel wählen',
    effect(s) {
      s.run([
        {
          at: 'effect',
          of: `${s.instructions(special({ type: 'condition', condition: 'invisible' }))}/actions/0/modifiers/0`,
          figure: GUARD,
          target: GUARD,
          value: null,
        },
      ]);
      s.beginPerformance(attack(2));
      expect(s.asked()).toBeUndefined();
      s.perform(attack(2, { type: 'sight' }), strike);
      expect(s.hp(GUARD)).toBe(18);
    },
  },
  target: {
    modifier: { type: 'target', side: 'enemy', count: 'all', within: 1 },
    en: 'Target all adjacent enemies',
    de: 'Ziel: alle benachbarten Gegner',
    effect(s) {
      s.perform(attack(2, { type: 'target', side: 'enemy', count: 'all', within: 2 }), strike, {
        type: 'target',
        figure: FAR,
      });
      expect([s.hp(GUARD), s.hp(FAR)]).toEqual([18, 18]);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
