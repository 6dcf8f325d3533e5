import { recordOf, slotProblem } from '@tessera/gloomhaven/shared';
import { refuse } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { between, isFor, ownedBy } from '../state/phase.ts';

/** The cards and items that a character brings. R 2.1, 12.1 */
export const equipmentMoves = {
  'take-card': {
    options: (state, seat) =>
      ownedBy(state, seat).flatMap((character) =>
        state.characters[character]!.pool.map((card) => ({ type: 'take-card' as const, character, card })),
      ),
    refuse(state, seat, { character, card }) {
      const no = between(state) ?? isFor(state, seat, character);
      if (no) return no;
      const { pool, hand, class: id } = state.characters[character]!;
      if (!pool.includes(card)) return refuse('card-not-owned', { card });
      if (hand.includes(card)) return refuse('card-taken', { card });
      const { handSize } = recordOf('class', id);
      return hand.length < handSize ? undefined : refuse('hand-full', { most: handSize });
    },
    play(state, _seat, { character, card }) {
      state.characters[character]!.hand.push(card);
    },
  },
  'leave-card': {
    options: (state, seat) =>
      ownedBy(state, seat).flatMap((character) =>
        state.characters[character]!.hand.map((card) => ({ type: 'leave-card' as const, character, card })),
      ),
    refuse: (state, seat, { character, card }) =>
      between(state) ??
      isFor(state, seat, character) ??
      (state.characters[character]!.hand.includes(card) ? undefined : refuse('card-not-taken', { card })),
    play(state, _seat, { character, card }) {
      const { hand } = state.characters[character]!;
      hand.splice(hand.indexOf(card), 1);
    },
  },
  equip: {
    options: (state, seat) =>
      ownedBy(state, seat).flatMap((character) =>
        state.characters[character]!.items.map((item) => ({ type: 'equip' as const, character, item })),
      ),
    refuse(state, seat, { character, item }) {
      const no = between(state) ?? isFor(state, seat, character);
      if (no) return no;
      const { items, equipped, level } = state.characters[character]!;
      if (!items.includes(item)) return refuse('item-not-owned', { item });
      if (equipped.includes(item)) return refuse('equipped-already', { item });
      const full = slotProblem([...equipped, item], level);
      return full === undefined ? undefined : refuse('slot-full', { slot: full });
    },
    play(state, _seat, { character, item }) {
      state.characters[character]!.equipped.push(item);
    },
  },
  unequip: {
    options: (state, seat) =>
      ownedBy(state, seat).flatMap((character) =>
        state.characters[character]!.equipped.map((item) => ({ type: 'unequip' as const, character, item })),
      ),
    refuse(state, seat, { character, item }) {
      const no = between(state) ?? isFor(state, seat, character);
      if (no) return no;
      const { equipped, level } = state.characters[character]!;
      if (!equipped.includes(item)) return refuse('not-equipped', { item });
      // An item that gives slots cannot be removed while other items fill them.
      const full = slotProblem(
        equipped.filter((other) => other !== item),
        level,
      );
      return full === undefined ? undefined : refuse('slot-full', { slot: full });
    },
    play(state, _seat, { character, item }) {
      const { equipped } = state.characters[character]!;
      equipped.splice(equipped.indexOf(item), 1);
    },
  },
} satisfies Moves<'take-card' | 'leave-card' | 'equip' | 'unequip'>;
