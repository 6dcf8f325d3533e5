import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { startScenario } from '../../test/startScenario.ts';
import { recordOf } from '../content/lookup.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { drawAbilities, refreshAbilities } from '../scenario/monsterDecks.ts';
import { focusesOf, instructionsOf } from '../turn/monsterTurn.ts';
import { explainFocus } from './explainMonster.ts';

describe('ability decks (R 3.4, 3.8)', () => {
  test('every kind on the map draws one card, other kinds draw none (R 3.4)', () => {
    const { state, ctx, events } = startScenario(1, 2);
    drawAbilities(state, ctx);
    const drawn = state.monsterDecks.filter(({ card }) => card >= 0).map(({ deck }) => deck);
    const present = new Set(state.figures.slice(2).map(({ type }) => recordOf('monster', type).deck));
    expect(drawn.toSorted()).toEqual([...present].toSorted());
    expect(events.filter(({ type }) => type === 'ability-drawn')).toHaveLength(drawn.length);
    drawAbilities(state, ctx);
    expect(state.monsterDecks.filter(({ drawn: some }) => some.length > 1)).toEqual([]);
  });

  test('a card with the shuffle icon shuffles the deck at the end of the round (R 3.8)', () => {
    const { state, ctx } = startScenario(1, 2);
    const deck = state.monsterDecks[0]!;
    const { cards } = recordOf('monster-deck', deck.deck);
    for (const [n, card] of nonEmpty(cards.entries())) {
      Object.assign(deck, { pile: [0, 1, 2, 3, 4, 5, 6, 7].filter((one) => one !== n), drawn: [n], card: n });
      refreshAbilities(state, ctx);
      expect([card.id, deck.pile.length, deck.card]).toEqual([card.id, card.shuffle ? 8 : 7, -1]);
    }
  });

  test('all eight cards come before any repeats, and an empty deck is shuffled', () => {
    const { state, ctx } = startScenario(1, 2);
    const deck = state.monsterDecks.find(({ deck: id }) => id === recordOf('monster', 'bandit-guard').deck)!;
    const seen = new Set<number>();
    for (let round = 0; round < 9; round++) {
      drawAbilities(state, ctx);
      seen.add(deck.card);
      for (const one of state.monsterDecks) one.card = -1;
    }
    expect(seen.size).toBe(8);
  });
});

test('every monster on the map of every scenario explains its focus', () => {
  for (const { number: scenario } of nonEmpty(recordsOf('scenario').values())) {
    const { state, ctx } = startScenario(scenario, 3);
    drawAbilities(state, ctx);
    for (const [id, figure] of nonEmpty(state.figures.entries())) {
      if (figure.kind === 'hero' || figure.cell < 0) continue;
      const trace = explainFocus(state, id);
      expect(trace[0]?.code).toBe('focus-candidates');
      const of = instructionsOf(state, id);
      const focuses = of === undefined ? [] : focusesOf(state, id, of);
      if (focuses.length === 1) {
        expect(trace.find(({ code }) => code === 'focus-chosen')?.params).toEqual({ target: focuses[0] });
      }
    }
  }
});
