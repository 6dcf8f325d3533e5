import { fastChance, Match, ScriptedChance, silent } from '@tessera/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ASH, attack, OGRE, play, scene, stay, WREN } from '../../test/scene.ts';
import { duel } from '../game.ts';
import { MODIFIERS } from '../state/cards.ts';
import { DECK, damageOf, drawModifier, undrawn } from './modifierDeck.ts';

test.each([
  ['miss', 0],
  ['minus', 1],
  ['zero', 2],
  ['plus', 3],
  ['double', 5],
] as const)('an attack of three against a shield of one does, with %s, %i', (modifier, damage) => {
  expect(damageOf(3, modifier, 1)).toBe(damage);
});

test('damage is never negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 9 }),
      fc.constantFrom(...MODIFIERS),
      fc.nat(9),
      (power, modifier, shield) => {
        expect(damageOf(power, modifier, shield)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('an empty deck is shuffled before the next card', () => {
  const { state } = scene({});
  const spent = structuredClone(state);
  spent.decks.heroes = { pile: [], drawn: [...DECK] };
  const chance = new ScriptedChance([{ shuffle: 'keep' }]);
  expect(drawModifier(spent, 'heroes', { chance, log: silent })).toBe(DECK.at(-1));
  expect(spent.decks.heroes.pile).toHaveLength(DECK.length - 1);
});

test.each([
  ['miss', []],
  ['double', []],
  ['plus', ['plus']],
] as const)('after a round with %s drawn, the next one begins with %j drawn', (modifier, drawn) => {
  const match = scene({
    at: ['b3', 'a5', 'c3', 'f5'],
    picks: ['thrust', 'brace'],
    heroModifiers: [modifier],
    turns: [ASH],
  });
  attack(match, ASH, [OGRE]);
  play(match, ASH, { type: 'suffer' });
  expect(match.state.round).toBe(2);
  expect(match.state.decks.heroes.drawn).toEqual(drawn);
});

test('an attack whose modifier was seen is undone only by consent', () => {
  const match = scene({ at: ['b3', 'a5', 'c3', 'f5'], heroModifiers: ['plus'] });
  stay(match, ASH);
  expect(match.barrier(ASH)).toBeUndefined();
  match.apply(ASH, { type: 'attack', targets: [OGRE] });
  expect(match.barrier(ASH)).toBe('revealed');
  expect(match.undo(ASH)).toMatchObject({ ok: false, refusal: { code: 'undo-needs-consent' } });
  expect(match.undo(ASH, [WREN])).toMatchObject({ ok: true });
  expect(match.state.decks.heroes.drawn).toEqual([]);
});

test('a pile is hidden, but its remaining cards follow from the drawn ones', () => {
  const match = Match.create(duel, { seats: 2, seed: 'pile' });
  expect(match.view(ASH).decks.monsters.pile).toEqual(DECK.map(() => null));
  expect(undrawn(['miss', 'zero'])).toEqual(['minus', 'minus', 'zero', 'zero', 'zero', 'plus', 'plus', 'double']);
});

test('the deck is not always in the same order', () => {
  const piles = [1, 2, 3].map((seed) => {
    const state = duel.setup(duel.options.parse({}), 2, { chance: fastChance(seed), log: silent });
    return state.decks.heroes.pile.join();
  });
  expect(new Set(piles).size).toBeGreaterThan(1);
});
