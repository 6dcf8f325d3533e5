import { refuse } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { inTown, isFor, ownedBy } from '../state/phase.ts';
import { tables } from '../state/tables.ts';
import { countForQuest } from '../world/quests.ts';

/** A character may donate once per visit and starts the next scenario blessed. R 16.11 */
export const sanctuaryMoves = {
  donate: {
    options: (state, seat) => ownedBy(state, seat).map((character) => ({ type: 'donate' as const, character })),
    refuse(state, seat, { character }) {
      const no = inTown(state) ?? isFor(state, seat, character);
      if (no) return no;
      const { donated, gold } = state.characters[character]!;
      if (donated) return refuse('donated-already', { character });
      const needs = tables().donation.gold;
      return gold < needs ? refuse('too-little-gold', { gold, needs }) : undefined;
    },
    play(state, _seat, { character }, { log }) {
      const { gold, blesses } = tables().donation;
      const one = state.characters[character]!;
      one.gold -= gold;
      one.donated = true;
      one.next.blesses += blesses;
      state.city.donated += gold;
      log({ type: 'donated', character, total: state.city.donated });
      countForQuest(state, character, (step) => (step.type === 'gold-donated' ? gold : 0));
    },
  },
} satisfies Moves<'donate'>;
