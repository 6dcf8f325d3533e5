import { type ItemRecord, recordOf, recordsOf, slotProblem } from '@tessera/gloomhaven/shared';
import { refuse } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { inTown, isFor, ownedBy } from '../state/phase.ts';
import type { CampaignView } from '../state/state.ts';
import { priceChange, prosperityLevel } from '../state/tables.ts';
import { campaignRuling } from '../state/variants.ts';
import { copiesLeft, loseItem, resaleOf } from '../world/gains.ts';

type Table = Pick<CampaignView, 'variants' | 'party' | 'city' | 'designs'>;

/** Buying and selling. R 16.5 */
export const shopMoves = {
  buy: {
    options: (state, seat) => {
      const items = [...recordsOf('item').values()].filter((item) => isOffered(state, item));
      return ownedBy(state, seat).flatMap((character) =>
        items.map(({ id }) => ({ type: 'buy' as const, character, item: id })),
      );
    },
    refuse(state, seat, { character, item }) {
      const no = inTown(state) ?? isFor(state, seat, character);
      if (no) return no;
      const record = recordsOf('item').get(item);
      if (record === undefined || !isOffered(state, record)) return refuse('not-in-shop', { item });
      const one = state.characters[character]!;
      if (one.items.includes(item)) return refuse('owned-already', { item });
      if (copiesLeft(state, record) <= 0) return refuse('sold-out', { item });
      const price = priceOf(state, item);
      return one.gold < price ? refuse('too-little-gold', { gold: one.gold, needs: price }) : undefined;
    },
    play(state, _seat, { character, item }, { log }) {
      const one = state.characters[character]!;
      const gold = priceOf(state, item);
      one.gold -= gold;
      one.items.push(item);
      // A bought item is equipped if there is room, because the player means to use it.
      if (slotProblem([...one.equipped, item], one.level) === undefined) one.equipped.push(item);
      log({ type: 'bought', character, item, gold });
    },
  },
  sell: {
    options: (state, seat) =>
      ownedBy(state, seat).flatMap((character) =>
        state.characters[character]!.items.map((item) => ({ type: 'sell' as const, character, item })),
      ),
    refuse(state, seat, { character, item }) {
      const no = inTown(state) ?? isFor(state, seat, character);
      if (no) return no;
      const { items, bound, equipped, level } = state.characters[character]!;
      if (!items.includes(item)) return refuse('item-not-owned', { item });
      if (bound.includes(item)) return refuse('cannot-be-sold', { item });
      const full = slotProblem(
        equipped.filter((other) => other !== item),
        level,
      );
      return full === undefined ? undefined : refuse('slot-full', { slot: full });
    },
    play(state, _seat, { character, item }, { log }) {
      const gold = resaleOf(item);
      loseItem(state, character, item);
      state.characters[character]!.gold += gold;
      log({ type: 'sold', character, item, gold });
    },
  },
} satisfies Moves<'buy' | 'sell'>;

/** Returns the price of an item: the printed price, changed by reputation. R 16.4; ruling 60 */
export function priceOf(state: Pick<Table, 'variants' | 'party'>, item: string): number {
  const floor = Number(campaignRuling(state, 'price.floor'));
  return Math.max(floor, recordOf('item', item).price + priceChange(state, state.party.reputation));
}

/** Checks whether the shop offers an item, by prosperity or because its design was found. R 16.5; ruling 130 */
export function isOffered(state: Pick<Table, 'variants' | 'city' | 'designs'>, { id, source }: ItemRecord): boolean {
  if (typeof source === 'object' && source.prosperity <= prosperityLevel(state.city.prosperity)) return true;
  return campaignRuling(state, 'shop.designs') === 'on' && state.designs.includes(id);
}
