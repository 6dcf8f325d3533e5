import { fastChance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import {
  canPlayCards,
  canRest,
  discardFromHand,
  getCardCounts,
  loseFromHand,
  moveCard,
  moveCards,
  playCards,
  recoverCards,
  returnCardsToDiscard,
} from './cards.ts';
import { addExperience, newCharacter } from './character.ts';
import {
  applyCondition,
  consumeCondition,
  expireRoundBasedConditions,
  getConditionLabels,
  getConditions,
  getNegativeConditions,
  hasCondition,
  isIncapacitated,
} from './conditions.ts';
import { checkExhaustion, executeExhaustion } from './exhaustion.ts';
import { declareLongRest, executeLongRest, executeShortRest, finalizeShortRest, rerollShortRest } from './rest.ts';

const brute = newCharacter('brute', ['a', 'b', 'c', 'd', 'e'], 10);
const spent = moveCards(brute, ['a', 'b', 'c'], 'hand', 'discard');

describe('card piles', () => {
  test('moveCard returns a new character and keeps the input unchanged', () => {
    const after = moveCard(brute, 'a', 'hand', 'discard');
    expect(after).toMatchObject({ hand: ['b', 'c', 'd', 'e'], discard: ['a'] });
    expect(brute.hand).toHaveLength(5);
    expect(() => moveCard(brute, 'z', 'hand', 'lost')).toThrow('not-there');
  });

  test('playCards loses the card of a half with the lost icon', () => {
    expect(playCards(brute, 'a', 'b', true, false)).toMatchObject({ lost: ['a'], discard: ['b'] });
    expect(playCards(brute, 'a', 'b', false, true)).toMatchObject({ lost: ['b'], discard: ['a'] });
    expect(playCards(brute, 'a', 'b', false, false)).toMatchObject({ lost: [], discard: ['a', 'b'] });
  });

  test('recoverCards and returnCardsToDiscard move lost cards, named or at random', () => {
    const worn = moveCards(brute, ['a', 'b', 'c'], 'hand', 'lost');
    expect(recoverCards(worn, ['b'])).toMatchObject({ hand: ['d', 'e', 'b'], lost: ['a', 'c'] });
    expect(getCardCounts(recoverCards(worn, undefined, 2, fastChance(1)))).toEqual({
      hand: 4,
      discard: 0,
      lost: 1,
      total: 5,
    });
    expect(returnCardsToDiscard(worn, ['a'])).toMatchObject({ discard: ['a'] });
    expect(getCardCounts(returnCardsToDiscard(worn, undefined, 3))).toMatchObject({ discard: 3, lost: 0 });
    expect(() => recoverCards(worn, undefined, 4, fastChance(1))).toThrow('too-few');
  });

  test('loseFromHand and discardFromHand give up cards for damage', () => {
    expect(getCardCounts(discardFromHand(brute, ['a', 'b']))).toEqual({ hand: 3, discard: 2, lost: 0, total: 5 });
    expect(getCardCounts(loseFromHand(brute, ['a']))).toEqual({ hand: 4, discard: 0, lost: 1, total: 5 });
  });

  test('getCardCounts counts five in hand, three discarded and two lost as ten', () => {
    const ten = newCharacter('ten', [...'abcdefghij'], 8);
    const worn = moveCards(moveCards(ten, ['a', 'b', 'c'], 'hand', 'discard'), ['d', 'e'], 'hand', 'lost');
    expect(getCardCounts(worn)).toEqual({ hand: 5, discard: 3, lost: 2, total: 10 });
  });

  test('canPlayCards and canRest need two cards', () => {
    expect([canPlayCards(brute), canPlayCards(brute, 6), canRest(brute), canRest(spent), canRest(spent, 4)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('rests', () => {
  test('a short rest loses a random card, and a redraw costs one hit point once', () => {
    const { character, randomCard } = executeShortRest(spent, fastChance(3));
    expect(spent.discard).toContain(randomCard);
    const again = rerollShortRest(character, fastChance(4));
    expect(again).toMatchObject({ health: 9, rest: { rerolled: true } });
    expect(again.rest!.card).not.toBe(randomCard);
    expect(() => rerollShortRest(again, fastChance(1))).toThrow();
    const final = finalizeShortRest(again);
    expect(final).toMatchObject({ discard: [], lost: [again.rest!.card], rest: null });
    expect(final.hand).toHaveLength(4);
    expect(() => executeShortRest(brute, fastChance(1))).toThrow('too-few');
  });

  test('a redraw never gives the same card in the rulebook', () => {
    for (let seed = 0; seed < 40; seed++) {
      const first = executeShortRest(spent, fastChance(seed));
      expect(rerollShortRest(first.character, fastChance(seed + 1)).rest!.card).not.toBe(first.randomCard);
    }
  });

  test('a long rest loses the chosen card and heals 2', () => {
    const hurt = declareLongRest({ ...spent, health: 5 });
    expect(executeLongRest(hurt, 'b')).toMatchObject({
      hand: ['d', 'e', 'a', 'c'],
      discard: [],
      lost: ['b'],
      health: 7,
    });
    expect(executeLongRest({ ...hurt, health: 9 }, 'b').health).toBe(10);
    expect(() => executeLongRest(spent, 'b')).toThrow();
    expect(() => declareLongRest(brute)).toThrow('too-few');
  });

  test('poison blocks the heal of a long rest', () => {
    const poisoned = applyCondition(declareLongRest({ ...spent, health: 5 }), 'poison', 'until-consumed');
    const rested = executeLongRest(poisoned, 'a');
    expect([rested.health, getConditions(rested)]).toEqual([5, []]);
  });
});

describe('conditions', () => {
  test('applyCondition, hasCondition, getConditions and getNegativeConditions agree', () => {
    const hit = applyCondition(
      applyCondition(brute, 'poison', 'until-consumed', { source: 'trap', intensity: 'high' }),
      'strengthen',
      'round',
    );
    expect(hasCondition(hit, 'poison')).toBe(true);
    expect(getConditions(hit)).toEqual(['poison', 'strengthen']);
    expect(getNegativeConditions(hit)).toEqual(['poison']);
    expect(getConditions(brute)).toEqual([]);
    expect(getConditions(applyCondition(hit, 'poison', 'until-consumed'))).toHaveLength(2);
  });

  test('the source of a condition is kept until the condition ends', () => {
    const hit = applyCondition(brute, 'poison', 'until-consumed', { source: 'trap', intensity: 'high' });
    expect(getConditionLabels(hit, 'poison')).toEqual({ source: 'trap', intensity: 'high' });
    const both = applyCondition(hit, 'muddle', 'round', { value: 2 });
    expect(getConditionLabels(both, 'muddle')).toEqual({ value: 2 });
    expect(getConditionLabels(both, 'poison').source).toBe('trap');
    expect(getConditionLabels(consumeCondition(both, 'poison'), 'poison')).toEqual({});
  });

  test('isIncapacitated is true when a character can neither move nor attack', () => {
    expect(isIncapacitated(applyCondition(brute, 'stun', 'round'))).toBe(true);
    expect(isIncapacitated(applyCondition(brute, 'disarm', 'round'))).toBe(false);
  });

  test('conditions expire and are consumed', () => {
    const hit = applyCondition(applyCondition(brute, 'poison', 'round'), 'muddle', 'round');
    const { character, expired } = expireRoundBasedConditions(hit);
    expect(expired).toEqual(['muddle']);
    expect(getConditions(character)).toEqual(['poison']);
    expect(getConditions(consumeCondition(character, 'poison'))).toEqual([]);
    const kept = applyCondition(brute, 'strengthen', 'persistent');
    expect(expireRoundBasedConditions(kept).expired).toEqual([]);
    const own = applyCondition(brute, 'invisible', 'round', { ownTurn: true });
    expect(expireRoundBasedConditions(own).expired).toEqual([]);
  });
});

describe('exhaustion', () => {
  test('checkExhaustion finds no hit points or no cards', () => {
    expect(checkExhaustion(brute)).toEqual({ isExhausted: false });
    expect(checkExhaustion({ ...brute, health: 0 })).toEqual({ isExhausted: true, reason: 'damage' });
    const worn = moveCards(moveCards(brute, ['a'], 'hand', 'discard'), ['b', 'c', 'd'], 'hand', 'lost');
    expect(checkExhaustion(worn)).toEqual({ isExhausted: true, reason: 'insufficient_cards' });
    const out = executeExhaustion(worn, 'insufficient_cards');
    expect(out).toMatchObject({ hand: [], discard: [], exhausted: true });
    expect(out.lost).toHaveLength(5);
  });
});

test('addExperience rejects a negative amount', () => {
  expect(brute.experience).toBe(0);
  expect(addExperience(addExperience(brute, 3), 0).experience).toBe(3);
  expect(addExperience(brute, 2).experience).toBe(2);
  expect(() => addExperience(brute, -1)).toThrow('Experience amount must be non-negative');
});
