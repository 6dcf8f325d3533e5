import { begin, canonical, fastChance, silent, type Viewer } from '@tessera/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duel } from '../game.ts';
import { CARD_IDS } from '../state/cards.ts';
import type { State } from '../state/state.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Returns a state after some random actions. */
function reached(seed: number, actions: number): State {
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(duel, duel.options.parse({}), 2, ctx);
  for (let i = 0; i < actions && !duel.outcome(state); i++) {
    const { seat } = ctx.chance.pick(duel.decisions(state));
    duel.play(state, seat, ctx.chance.pick(duel.legal(state, seat)), ctx);
  }
  return state;
}

function allCards({ heroes, aside }: State): string[] {
  const held = heroes.flatMap(({ hand, discard, lost, pick }) => [
    ...hand,
    ...discard,
    ...lost,
    ...(pick ? [pick] : []),
  ]);
  return [...held, ...aside].sort();
}

const anyState = fc.tuple(fc.nat(), fc.nat(60)).map(([seed, actions]) => reached(seed, actions));

test('every card is always in exactly one place', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(allCards(state)).toEqual(CARD_IDS.toSorted());
    }),
  );
});

test('a determinized state has the same view and contains every card once', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...VIEWERS), fc.nat(), (state, viewer, seed) => {
      const view = duel.view(state, viewer);
      const world = duel.determinize(view, viewer, fastChance(seed));
      expect(canonical(duel.view(world, viewer))).toBe(canonical(view));
      expect(allCards(world)).toEqual(CARD_IDS.toSorted());
    }),
  );
});

test('a determinized state keeps the publicly known cards of a hand', () => {
  fc.assert(
    fc.property(anyState, fc.nat(), (state, seed) => {
      const world = duel.determinize(duel.view(state, 'spectator'), 'spectator', fastChance(seed));
      state.heroes.forEach(({ seen, discard, lost }, seat) => {
        const { hand, pick } = world.heroes[seat]!;
        const elsewhere = seen.filter((card) => !discard.includes(card) && !lost.includes(card));
        for (const card of elsewhere) expect([...hand, pick]).toContain(card);
      });
    }),
  );
});

test('a determinized state re-deals other hands each time', () => {
  const view = duel.view(reached(1, 0), 0);
  const hands = [1, 2, 3].map((seed) => duel.determinize(view, 0, fastChance(seed)).heroes[1]!.hand.join());
  expect(new Set(hands).size).toBe(3);
});
