import { describe, expect, test } from 'vitest';
import { modifiedAttack } from './cards.ts';
import { compareCards, type DrawMode, drawModeOf, needsMore, OFFICIAL_DRAW, SPEC_DRAW, usedCards } from './draw.ts';

/** Returns the cards that count when these are drawn in this order, and the number of cards drawn. */
function drawing(mode: DrawMode, cards: readonly string[], rule = OFFICIAL_DRAW) {
  const drawn: string[] = [];
  while (needsMore(drawn, mode, rule)) drawn.push(cards[drawn.length] ?? 'plus-0');
  return { drawn, ...usedCards(drawn, mode, 3, rule) };
}

const FIRST: readonly (readonly [DrawMode, string, readonly string[]])[] = [
  ['plain', 'plus-1', ['plus-1']],
  ['plain', 'rolling-stun plus-1', ['rolling-stun', 'plus-1']],
  ['plain', 'rolling-stun rolling-plus-1 null', ['rolling-stun', 'rolling-plus-1', 'null']],
  // R 7.6: advantage
  ['advantage', 'plus-1 minus-1', ['plus-1']],
  ['advantage', 'plus-0 rolling-stun', ['plus-0', 'rolling-stun']],
  ['advantage', 'rolling-push-1 null', ['rolling-push-1', 'null']],
  ['advantage', 'rolling-fire rolling-plus-1 plus-0', ['rolling-fire', 'rolling-plus-1', 'plus-0']],
  ['advantage', 'rolling-poison rolling-plus-1 null', ['rolling-poison', 'rolling-plus-1', 'null']],
  ['advantage', 'null curse', ['null']],
  ['advantage', 'curse bless', ['bless']],
  ['advantage', 'curse plus-1', ['plus-1']],
  // R 7.6: disadvantage
  ['disadvantage', 'plus-1 minus-1', ['minus-1']],
  ['disadvantage', 'rolling-plus-1 plus-1', ['plus-1']],
  ['disadvantage', 'plus-1 rolling-plus-1', ['plus-1']],
  ['disadvantage', 'rolling-plus-1 rolling-stun plus-2', ['plus-2']],
  ['disadvantage', 'rolling-plus-1 curse', ['curse']],
  ['disadvantage', 'curse bless', ['curse']],
];

test.each(FIRST)('usedCards with %s draws %s', (mode, cards, used) => {
  expect(drawing(mode, cards.split(' ')).used).toEqual(used);
});

describe('better and worse', () => {
  test('the first drawn card counts when neither of two cards is better', () => {
    expect(drawing('advantage', ['plus-0-stun', 'plus-2']).used).toEqual(['plus-0-stun']);
    expect(drawing('advantage', ['plus-2', 'plus-0-stun']).used).toEqual(['plus-2']);
    expect(drawing('advantage', ['plus-1', 'plus-1-wound']).used).toEqual(['plus-1-wound']);
    expect(drawing('disadvantage', ['plus-1-wound', 'plus-1']).used).toEqual(['plus-1']);
  });

  test('the player chooses when neither of two cards is better (ruling 18)', () => {
    const rule = { ...OFFICIAL_DRAW, ambiguous: 'choose' as const };
    expect(drawing('advantage', ['plus-0-stun', 'plus-2'], rule)).toMatchObject({
      used: [],
      either: ['plus-0-stun', 'plus-2'],
    });
  });

  test('a double is compared by its effect on the attack value', () => {
    expect(compareCards('double', 'plus-2', 3)).toBeGreaterThan(0);
    expect(compareCards('double', 'plus-2', 1)).toBeLessThan(0);
    expect(compareCards('minus-1', 'minus-2', 0)).toBeGreaterThan(0);
    expect(compareCards('null', 'minus-2', 0)).toBeLessThan(0);
  });
});

test('advantage and disadvantage cancel each other', () => {
  expect(drawModeOf(true, true)).toBe('plain');
  expect(drawModeOf(false, true)).toBe('disadvantage');
  expect(drawModeOf(true, false)).toBe('advantage');
});

describe('the specification', () => {
  test('the specification draws one card, rolling or not (ruling 15)', () => {
    expect(drawing('plain', ['rolling-stun', 'plus-1'], SPEC_DRAW).drawn).toEqual(['rolling-stun']);
  });

  test('the specification draws two chains under advantage and keeps the better one (ruling 16)', () => {
    const cards = ['rolling-plus-1', 'plus-0', 'plus-2'];
    expect(drawing('advantage', cards, SPEC_DRAW).used).toEqual(['plus-2']);
    expect(drawing('advantage', ['rolling-plus-1', 'plus-2', 'plus-0'], SPEC_DRAW).used).toEqual([
      'rolling-plus-1',
      'plus-2',
    ]);
    expect(
      drawing('advantage', ['rolling-plus-1', 'plus-2', 'plus-0'], { ...SPEC_DRAW, advantage: 'dropRolling' }).used,
    ).toEqual(['plus-2']);
  });

  test('the specification takes the worse of two cards under disadvantage (ruling 17)', () => {
    expect(drawing('disadvantage', ['rolling-plus-1', 'plus-2'], SPEC_DRAW)).toMatchObject({
      drawn: ['rolling-plus-1', 'plus-2'],
      used: ['rolling-plus-1'],
    });
  });

  test('the specification has curses of −2 and blessings of +2 (rulings 10, 11)', () => {
    expect(modifiedAttack(3, ['curse'], SPEC_DRAW)).toBe(1);
    expect(modifiedAttack(3, ['bless'], SPEC_DRAW)).toBe(5);
  });
});

describe('attack value with the cards that count', () => {
  test('modifiedAttack adds numbers, then doubles, and a null makes it 0', () => {
    expect(modifiedAttack(3, ['rolling-plus-1', 'double'])).toBe(8);
    expect(modifiedAttack(3, ['rolling-plus-1', 'null'])).toBe(0);
    expect(modifiedAttack(1, ['minus-2'])).toBe(0);
  });

  test('reduced randomness replaces double and null by +2 and −2', () => {
    const rule = { ...OFFICIAL_DRAW, reduced: true };
    expect(modifiedAttack(3, ['double'], rule)).toBe(5);
    expect(modifiedAttack(3, ['curse'], rule)).toBe(1);
  });
});
