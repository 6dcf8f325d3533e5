import { expectation, probability, Rational } from '@tessera/chance';
import { fastChance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { modifiedAttack } from './cards.ts';
import { deckCards, drawModifiers, shuffledDeck, standardCards } from './deck.ts';
import type { DrawMode } from './draw.ts';
import { damageOdds, damageThroughShield, killChance } from './odds.ts';

const full = { cards: standardCards(), drawn: [] };

describe('exact odds of an attack', () => {
  test('an attack of 3 from a fresh deck deals 3 damage on average', () => {
    const damage = damageOdds(full, { mode: 'plain', value: 3, damage: damageThroughShield(3, 0, 0) });
    expect(Rational.toNumber(expectation(damage, (amount) => amount))).toBe(3);
    expect(Rational.toNumber(killChance(damage, 5))).toBeCloseTo(1 / 10);
  });

  test('advantage takes the better of two cards', () => {
    const damage = damageOdds(full, { mode: 'advantage', value: 3, damage: damageThroughShield(3, 0, 0) });
    expect(Rational.toNumber(expectation(damage, (amount) => amount))).toBeCloseTo(358 / 95);
  });

  test('drawn cards are excluded from the odds', () => {
    const damage = damageOdds(
      { cards: ['plus-1', 'null', 'plus-0'], drawn: ['null'] },
      { mode: 'plain', value: 2, damage: damageThroughShield(2, 1, 0) },
    );
    expect(Rational.toNumber(probability(damage, (amount) => amount === 0))).toBe(0);
    expect(Rational.toNumber(killChance(damage, 2))).toBeCloseTo(1 / 2);
  });

  test('pierce reduces the shield but not below 0', () => {
    expect(damageThroughShield(3, 1, 3)(['plus-0'])).toBe(3);
    expect(damageThroughShield(4, 3, 2)(['plus-0'])).toBe(3);
  });

  test.each(['plain', 'advantage', 'disadvantage'] as const)(
    'the odds agree with simulated draws: %s',
    (mode: DrawMode) => {
      const cards = deckCards({ class: 'scoundrel', perks: [0, 0, 1, 1, 1, 1, 1] });
      const exact = damageOdds({ cards, drawn: [] }, { mode, value: 3, damage: (used) => modifiedAttack(3, used) });
      const chance = fastChance(5);
      let sum = 0;
      const times = 6000;
      for (let i = 0; i < times; i++) {
        sum += modifiedAttack(3, drawModifiers(shuffledDeck(cards, chance), mode, 3, chance).used);
      }
      expect(sum / times).toBeCloseTo(Rational.toNumber(expectation(exact, (amount) => amount)), 0);
    },
  );
});
