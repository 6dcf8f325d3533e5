import { applyPatches, Match, type Patch } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { BRUTE, GUARD, stage } from '../../test/stage.ts';
import { conditionsOf } from '../conditions/conditions.ts';
import { elementState } from '../elements/elements.ts';
import { gloomhaven } from '../game/game.ts';
import type { State } from '../state/state.ts';
import {
  companionConditions,
  correctedCondition,
  correctedElement,
  correctedHp,
  correctedInitiative,
  drawnAbility,
  drawnModifiers,
  removedFigure,
} from './corrections.ts';

const after = (state: State, patches: readonly Patch[]): State => gloomhaven.state.parse(applyPatches(state, patches));

describe('corrections in companion mode', () => {
  test('corrected hit points stay between 1 and the maximum, and a figure at 0 is removed', () => {
    const { state } = stage();
    expect(after(state, correctedHp(state, GUARD, 12)).figures[GUARD]?.hp).toBe(12);
    expect(after(state, correctedHp(state, GUARD, 99)).figures[GUARD]?.hp).toBe(20);
    expect(after(state, correctedHp(state, GUARD, -3)).figures[GUARD]?.hp).toBe(1);
    expect(after(state, removedFigure(GUARD)).figures[GUARD]).toMatchObject({ hp: 0, cell: -1 });
  });

  test("correctedCondition toggles a condition, and one added in the figure's own turn lasts for the next", () => {
    const { state } = stage();
    const hurt = after(state, correctedCondition(state, BRUTE, 'muddle'));
    expect(conditionsOf(hurt.figures[BRUTE]!)).toEqual(['muddle']);
    expect(hurt.figures[BRUTE]?.fresh).not.toBe(0);
    const well = after(hurt, correctedCondition(hurt, BRUTE, 'muddle'));
    expect(well.figures[BRUTE]).toMatchObject({ conditions: 0, fresh: 0 });
    expect(companionConditions).not.toContain('bless');
  });

  test('correctedElement cycles an element from inert to strong to waning to inert', () => {
    let { state } = stage();
    const seen = [0, 1, 2].map(() => {
      state = after(state, correctedElement(state, 'fire'));
      return elementState(state, 'fire');
    });
    expect(seen).toEqual(['strong', 'waning', 'inert']);
  });

  test('a corrected initiative is a number from 1 to 99', () => {
    const { state } = stage();
    expect(after(state, correctedInitiative(BRUTE, 0)).heroes[BRUTE]?.initiative).toBe(1);
    expect(after(state, correctedInitiative(BRUTE, 45)).heroes[BRUTE]?.initiative).toBe(45);
  });

  test('drawnModifiers sets the cards that the next attacks draw, in this order', () => {
    const { state } = stage();
    const cards = ['minus-2', 'plus-0', 'plus-1', 'plus-0'];
    state.decks.monsters = { pile: [...cards], drawn: [], cards: [...cards], due: false };
    const set = after(state, drawnModifiers(state, 'monsters', ['plus-1', 'minus-2']));
    expect(set.decks.monsters.pile.toReversed().slice(0, 2)).toEqual(['plus-1', 'minus-2']);
    expect(set.decks.monsters.pile.toSorted()).toEqual(cards.toSorted());
  });

  test('drawnAbility sets the card of this round when one is revealed, else the next one', () => {
    const { state } = stage();
    const n = state.monsterDecks.findIndex(({ deck }) => deck === 'guard');
    const next = after(state, drawnAbility(state, 'guard', 5));
    expect(next.monsterDecks[n]).toMatchObject({ card: -1 });
    expect(next.monsterDecks[n]?.pile.at(-1)).toBe(5);
    state.monsterDecks[n]!.card = 2;
    state.monsterDecks[n]!.drawn = [2];
    const now = after(state, drawnAbility(state, 'guard', 5));
    expect(now.monsterDecks[n]).toMatchObject({ card: 5, drawn: [5] });
    expect(now.monsterDecks[n]?.pile).toContain(2);
  });

  test('a match accepts corrections in companion mode only', () => {
    const begin = (mode: 'companion' | 'enforced') =>
      Match.create(gloomhaven, { seats: 2, seed: 'a real table', mode, options: {} });
    const match = begin('companion');
    expect(match.edit(0, correctedHp(match.view(0), 0, 4))).toMatchObject({ ok: true });
    expect(match.view(1).figures[0]?.hp).toBe(4);
    const strict = begin('enforced');
    expect(strict.edit(0, correctedHp(strict.view(0), 0, 4))).toMatchObject({ ok: false });
  });
});
