import { fastChance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { gainCondition } from '../src/conditions/conditions.ts';
import { SPEC_DRAW } from '../src/modifierDeck/draw.ts';
import { modifier } from '../src/modifiers/modifier.ts';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../test/stage.ts';
import {
  calculateAdvantage,
  calculateDisadvantage,
  calculatePierce,
  calculateShield,
  extractConditions,
  filterAoETargets,
  resolveAttack,
} from './attack.ts';
import { consumeElement, decayElements, elementTrackerOf, infuseElement, initializeElements } from './elements.ts';
import {
  createFifthPlayerDeck,
  createModifierDeck,
  drawAttackModifiers,
  drawRollingChain,
  drawSingleModifier,
  handleRollingAdvantage,
  kindOf,
  reshuffleDeck,
  STANDARD_MODIFIER_DECK,
  selectBetterCard,
  selectWorseCard,
} from './modifierDeck.ts';

const chance = () => fastChance(1);
const kinds = (cards: readonly { readonly id: string }[]) =>
  cards.map(({ id }) => kindOf({ id, value: 0, effects: [], rolling: false, bless: false, curse: false }));
const modifiers = (...some: object[]) => some.map((one) => modifier.parse(one));

/** Returns the stage with these cards next in the Brute's deck. */
function withCards(...cards: string[]) {
  const s = stage();
  s.state.decks.heroes[BRUTE]!.pile.push(...cards.toReversed());
  s.state.decks.heroes[BRUTE]!.cards.push(...cards);
  return s;
}

describe('resolveAttack', () => {
  test('resolveAttack returns the details of the damage and keeps the input state', () => {
    const { state } = withCards('plus-1');
    const before = JSON.stringify(state);
    const effects = modifiers({ type: 'pierce', value: 2 }, { type: 'condition', condition: 'wound' });
    const { state: after, ...attack } = resolveAttack(state, BRUTE, GUARD, 3, chance(), effects);
    expect(attack).toEqual({
      baseAttack: 3,
      modifierCards: ['plus-1'],
      advantage: false,
      disadvantage: false,
      pierce: 2,
      effects,
      conditions: ['wound'],
      finalDamage: 4,
    });
    expect(after.figures[GUARD]!.hp).toBe(16);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('resolveAttack deals 0 damage when an attack of 5 draws a null', () => {
    const { state } = withCards('null', 'plus-2');
    const attack = resolveAttack(state, BRUTE, GUARD, 5, chance());
    expect(attack).toMatchObject({ modifierCards: ['null'], finalDamage: 0 });
    expect(attack.state.figures[GUARD]!.hp).toBe(20);
  });

  test('resolveAttack doubles the sum for a 2x, adds numbers, and never goes below 0', () => {
    const damage = (...cards: string[]) =>
      resolveAttack(withCards(...cards).state, BRUTE, GUARD, 3, chance()).finalDamage;
    expect([damage('double'), damage('minus-1'), damage('rolling-plus-1', 'double'), damage('plus-2')]).toEqual([
      6, 2, 8, 5,
    ]);
    expect(resolveAttack(withCards('minus-2').state, BRUTE, GUARD, 1, chance()).finalDamage).toBe(0);
  });

  test('resolveAttack merges effects of the cards with those of the attack, up to the first non-rolling card', () => {
    const { state } = withCards('rolling-stun', 'rolling-push-1', 'plus-0', 'plus-2');
    const attack = resolveAttack(
      state,
      BRUTE,
      GUARD,
      2,
      chance(),
      modifiers({ type: 'condition', condition: 'wound' }),
    );
    expect(attack.modifierCards).toEqual(['rolling-stun', 'rolling-push-1', 'plus-0']);
    expect(attack.effects.map(({ type }) => type)).toEqual(['condition', 'condition', 'push']);
    expect(attack.conditions).toEqual(['wound', 'stun']);
  });

  test('resolveAttack reports advantage and disadvantage only when in force', () => {
    const s = withCards('plus-2', 'minus-1');
    gainCondition(s.state.figures[BRUTE]!, 'strengthen', { fresh: false });
    expect(resolveAttack(s.state, BRUTE, GUARD, 2, chance())).toMatchObject({
      advantage: true,
      disadvantage: false,
      modifierCards: ['plus-2'],
    });
    gainCondition(s.state.figures[BRUTE]!, 'muddle', { fresh: false });
    expect(calculateAdvantage(s.state, BRUTE, GUARD)).toBe(true);
    expect(calculateDisadvantage(s.state, BRUTE, GUARD)).toBe(true);
    expect(resolveAttack(s.state, BRUTE, GUARD, 2, chance())).toMatchObject({ advantage: false, disadvantage: false });
  });

  test('a ranged attack on an adjacent figure has disadvantage, and an effect may give advantage', () => {
    const { state } = stage();
    const shot = modifiers({ type: 'range', distance: 3 });
    expect(calculateDisadvantage(state, BRUTE, GUARD, shot)).toBe(true);
    expect(calculateDisadvantage(state, BRUTE, FAR, shot)).toBe(false);
    expect(calculateDisadvantage(state, BRUTE, GUARD)).toBe(false);
    expect(calculateAdvantage(state, BRUTE, GUARD, modifiers({ type: 'advantage' }))).toBe(true);
  });

  test('pierce is summed and reduces shield but not below 0', () => {
    const s = stage();
    const elite = s.placeFoe('bandit-guard', s.at(1, 1), 'elite');
    expect([
      calculateShield(s.state, elite),
      calculateShield(s.state, elite, 1),
      calculateShield(s.state, elite, 5),
    ]).toEqual([1, 0, 0]);
    expect(
      calculatePierce(modifiers({ type: 'pierce', value: 1 }, { type: 'pierce', value: 2 }, { type: 'jump' })),
    ).toBe(3);
    expect(extractConditions(modifiers({ type: 'condition', condition: 'stun' }, { type: 'jump' }))).toEqual(['stun']);
  });

  test('resolveAttack returns the reason when the target cannot be attacked', () => {
    const { state } = stage();
    expect(resolveAttack(state, BRUTE, FAR, 3, chance())).toMatchObject({ reason: 'out-of-range', finalDamage: 0 });
  });

  test('a dead figure does not retaliate', () => {
    const s = stage();
    const shield = s.instructions({
      actions: [{ type: 'special', modifiers: [{ type: 'retaliate', value: 5, duration: 'round' }] }],
    });
    const both = {
      at: `${shield}/actions/0/modifiers/0`,
      from: 'rule/summon',
      value: 5,
      lasts: 'round',
      used: false,
    } as const;
    s.state.lasting.push({ ...both, owner: GUARD, on: [GUARD] }, { ...both, owner: FAR, on: [FAR] });
    s.state.figures[FAR]!.cell = s.at(1, 4);
    s.state.figures[BRUTE]!.hp = 5;
    s.state.heroes[BRUTE]!.hand = [];
    s.perform({ actions: [{ type: 'attack', value: 2, modifiers: [{ type: 'target', count: 2 }] }] });
    expect(s.state.figures[BRUTE]!.cell).toBe(-1);
    expect(s.events.filter(({ type }) => type === 'attack')).toHaveLength(1);
    expect(s.events.filter(({ type }) => type === 'retaliated')).toHaveLength(1);
    const left = s.hp(BRUTE);
    s.run([{ at: 'damage', figure: BRUTE, amount: 5, by: FAR, from: 'retaliate' }]);
    expect(s.hp(BRUTE)).toBe(left);
  });

  test('an area takes visible enemies, and allies only if the ability says so', () => {
    const s = stage();
    const cells = [s.at(0, 3), s.at(-1, 3), s.at(2, 3)];
    expect(filterAoETargets(s.state, BRUTE, cells)).toEqual([GUARD, FAR]);
    expect(filterAoETargets(s.state, BRUTE, cells, true)).toEqual([TINKERER, GUARD, FAR]);
    gainCondition(s.state.figures[FAR]!, 'invisible', { fresh: false });
    expect(filterAoETargets(s.state, BRUTE, cells)).toEqual([GUARD]);
  });
});

describe('immutable modifier deck', () => {
  test('the standard deck has twenty cards with unique ids, none rolling, bless or curse', () => {
    const values = STANDARD_MODIFIER_DECK.map(({ value }) => value);
    const count = (value: number | string) => values.filter((one) => one === value).length;
    expect(['null', '2x', -1, -2, 0, 1, 2].map(count)).toEqual([1, 1, 5, 1, 6, 5, 1]);
    expect(values).toHaveLength(20);
    expect(new Set(STANDARD_MODIFIER_DECK.map(({ id }) => id)).size).toBe(20);
    expect(STANDARD_MODIFIER_DECK.some(({ rolling, bless, curse }) => rolling || bless || curse)).toBe(false);
  });

  test('a drawn card goes to the discards, and a bless or curse leaves the deck', () => {
    const deck = createModifierDeck(['plus-1', 'curse', 'bless', 'plus-0']);
    expect(deck).toMatchObject({ blessCards: 1, curseCards: 1, needsReshuffle: false, discardPile: [] });
    const first = drawSingleModifier(deck, chance());
    expect(first.card).toMatchObject({ id: 'plus-1/1', value: 1, rolling: false, effects: [], bless: false });
    expect(kinds(first.deck.discardPile)).toEqual(['plus-1']);
    const second = drawSingleModifier(first.deck, chance());
    expect(second.card).toMatchObject({ curse: true, value: 'null' });
    expect(second.deck).toMatchObject({ curseCards: 0, blessCards: 1, needsReshuffle: false });
    expect(kinds(second.deck.discardPile)).toEqual(['plus-1']);
    expect(kinds(deck.cards)).toHaveLength(4);
  });

  test('a modifier card has an id, a value, effects and flags for rolling, bless and curse', () => {
    const [bless, curse, push, number] = createModifierDeck(['bless', 'curse', 'rolling-push-1', 'minus-2']).cards;
    const flags = { effects: [], rolling: false, bless: false, curse: false };
    expect(bless).toEqual({ ...flags, id: 'bless/1', value: '2x', bless: true });
    expect(curse).toEqual({ ...flags, id: 'curse/1', value: 'null', curse: true });
    expect(number).toEqual({ ...flags, id: 'minus-2/1', value: -2 });
    expect(push).toMatchObject({ rolling: true, effects: [{ type: 'push', distance: 1 }] });
  });

  test('a single draw takes the first card, removes bless and curse, and discards others', () => {
    for (const kind of ['bless', 'curse', 'minus-1']) {
      const { card, deck } = drawSingleModifier(createModifierDeck([kind, 'plus-0']), chance());
      expect(kinds([card])).toEqual([kind]);
      expect(kinds(deck.cards)).toEqual(['plus-0']);
      expect(kinds(deck.discardPile)).toEqual(kind === 'minus-1' ? ['minus-1'] : []);
    }
  });

  test('a null or 2x marks the deck for a shuffle, which restores the discards', () => {
    for (const kind of ['null', 'double']) {
      const { deck } = drawSingleModifier(createModifierDeck([kind, 'plus-0']), chance());
      expect(deck.needsReshuffle).toBe(true);
      const fresh = reshuffleDeck(deck, chance());
      expect(fresh).toMatchObject({ needsReshuffle: false, discardPile: [] });
      expect(kinds(fresh.cards).toSorted()).toEqual([kind, 'plus-0'].toSorted());
    }
  });

  test('an empty pile is rebuilt from the discards before drawing', () => {
    const { deck } = drawSingleModifier(createModifierDeck(['plus-1']), chance());
    expect(deck.cards).toEqual([]);
    const again = drawSingleModifier(deck, chance());
    expect(again.card.id).toBe('plus-1/1');
    expect([again.deck.cards, again.deck.discardPile]).toEqual([[], [again.card]]);
  });

  test('one flag of advantage or disadvantage draws two cards, both flags draw one', () => {
    const deck = createModifierDeck(['minus-1', 'plus-1', 'plus-2']);
    const draw = (flags: object) => {
      const { cards, drawn } = drawAttackModifiers(deck, flags, 3, chance());
      return [kinds(cards), drawn.length];
    };
    expect(draw({})).toEqual([['minus-1'], 1]);
    expect(draw({ advantage: true })).toEqual([['plus-1'], 2]);
    expect(draw({ disadvantage: true })).toEqual([['minus-1'], 2]);
    expect(draw({ advantage: true, disadvantage: true })).toEqual([['minus-1'], 1]);
    const [a, b] = deck.cards;
    expect([selectBetterCard(a!, b!, 3), selectWorseCard(a!, b!, 3)]).toEqual([b, a]);
  });

  test('rolling +1, +0, +2 with advantage counts all drawn cards, in the specification only the +2', () => {
    const deck = createModifierDeck(['rolling-plus-1', 'plus-0', 'plus-2']);
    expect(kinds(drawAttackModifiers(deck, { advantage: true }, 3, chance()).cards)).toEqual([
      'rolling-plus-1',
      'plus-0',
    ]);
    expect(kinds(drawAttackModifiers(deck, { advantage: true }, 3, chance(), SPEC_DRAW).cards)).toEqual(['plus-2']);
    expect(kinds(handleRollingAdvantage(deck, 3, chance()).cards)).toEqual(['plus-2']);
    expect(kinds(drawRollingChain(deck, chance()).cards)).toEqual(['rolling-plus-1', 'plus-0']);
  });

  test('a fifth player gets a fresh standard deck', () => {
    const deck = createFifthPlayerDeck(chance());
    expect(deck).toMatchObject({ discardPile: [], blessCards: 0, curseCards: 0, needsReshuffle: false });
    expect(kinds(deck.cards).toSorted()).toEqual(kinds(STANDARD_MODIFIER_DECK).toSorted());
  });
});

describe('immutable elements', () => {
  test('all six elements begin inert', () => {
    const inert = { fire: 'inert', ice: 'inert', air: 'inert', earth: 'inert', light: 'inert', dark: 'inert' };
    expect(initializeElements()).toEqual(inert);
    expect(elementTrackerOf(stage().state)).toEqual(inert);
  });

  test('the tracker shows the state of each element', () => {
    const { state } = stage();
    state.elements = [2, 1, 0, 1, 2, 1];
    const shown = { fire: 'strong', ice: 'waning', air: 'inert', earth: 'waning', light: 'strong', dark: 'waning' };
    expect(elementTrackerOf(state)).toEqual(shown);
  });

  test('fire infused in round 1 can be consumed in round 2 but not in round 3', () => {
    const first = infuseElement(initializeElements(), 'fire');
    const second = decayElements(first);
    const third = decayElements(second);
    expect([first.fire, second.fire, third.fire]).toEqual(['strong', 'waning', 'inert']);
    const usable = [first, second, third].map((tracker) => consumeElement(tracker, 'fire').consumed);
    expect(usable).toEqual([true, true, false]);
  });

  test('an infused element is strong, then waning, then inert, and the input tracker stays unchanged', () => {
    const before = initializeElements();
    const strong = infuseElement(before, 'fire');
    const waning = decayElements(strong);
    expect([before.fire, strong.fire, waning.fire, decayElements(waning).fire]).toEqual([
      'inert',
      'strong',
      'waning',
      'inert',
    ]);
    expect(decayElements(before)).toEqual(before);
  });

  test('a strong or waning element is consumed and becomes inert, and an inert one stays', () => {
    const strong = infuseElement(initializeElements(), 'ice');
    for (const tracker of [strong, decayElements(strong)]) {
      expect(consumeElement(tracker, 'ice')).toMatchObject({ consumed: true, tracker: { ice: 'inert' } });
    }
    expect(consumeElement(strong, 'dark')).toEqual({ consumed: false, tracker: strong });
  });
});
