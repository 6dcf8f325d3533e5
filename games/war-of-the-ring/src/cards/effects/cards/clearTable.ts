import * as z from 'zod';
import { SIDES } from '../../../content/index.ts';
import { DECKS } from '../../../content/vocabulary.ts';
import { cardOf } from '../../../deck/deck.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { discardFromTable } from '../../../deck/tableCards.ts';
import type { State } from '../../../state/state.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

const schema = kindSchema('clear-table', { deck: z.enum(DECKS) });

/** A card of the enemy leaves the table. */
export const clearTable = effectKind({
  schema,
  describe: ({ deck }, t) => t('effect.clear-table', { deck }),
  can: (state, effect, { side }) => cardsOf(state, effect, side).length > 0,
  run: (state, effect, play) => (cardsOf(state, effect, play.side).length > 0 ? [askFor(play, play.seat)] : undefined),
  options: (state, effect, { side }) => cardsOf(state, effect, side).map((card) => pick('card', card)),
  chosen(state, _effect, _play, [card], ctx) {
    discardFromTable(state, card!, ctx);
    return undefined;
  },
});

/** Returns the cards of the enemy's deck on the table. */
function cardsOf({ table }: State, { deck }: z.output<typeof schema>, side: number): number[] {
  return table.filter((card) => cardOf(card).deck === deck && SIDES.indexOf(cardOf(card).side) !== side);
}
