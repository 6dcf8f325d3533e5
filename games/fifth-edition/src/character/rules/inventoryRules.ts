import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import { COINS } from '../../record/coins.ts';
import { type InventoryEntry, MAX, MAX_COINS } from '../../record/record.ts';
import type { CharacterState } from '../state.ts';
import { type ActionRules, newId, refuseFull, rule } from './actionRule.ts';

/** Rules of actions that change items and coins. */
export const inventoryRules: ActionRules<'gain' | 'drop' | 'carry' | 'coins'> = {
  gain: rule({
    options: () => [{ type: 'gain', item: 'torch' }],
    refuse: ({ record }) => refuseFull(record.inventory, MAX.items, 'items'),
    play(state, _seat, { item, base, equipped = false, count }, { log }) {
      const entry: InventoryEntry = { instanceId: newId(state, item), item, equipped, attuned: false };
      if (base !== undefined) entry.base = base;
      if (count !== undefined) entry.count = count;
      state.record.inventory.push(entry);
      log({ type: 'gained', item });
    },
  }),
  drop: rule({
    options: ({ record }) => record.inventory.slice(0, 1).map(({ instanceId }) => ({ type: 'drop', instanceId })),
    refuse: refuseMissing,
    play(state, _seat, { instanceId }, { log }) {
      const { inventory } = state.record;
      const found = inventory.find((entry) => entry.instanceId === instanceId);
      const left = (found?.count ?? 1) - 1;
      if (found === undefined || left === 0)
        state.record.inventory = inventory.filter((entry) => entry.instanceId !== instanceId);
      else if (left === 1) delete found.count;
      else found.count = left;
      log({ type: 'dropped', item: found?.item ?? instanceId });
    },
  }),
  carry: rule({
    refuse: refuseMissing,
    play(state, _seat, { type: _type, instanceId, ...change }, { log }) {
      const entry = state.record.inventory.find((each) => each.instanceId === instanceId);
      if (entry === undefined) return;
      // An unequipped item is in no hand.
      if (change.equipped === false) delete entry.slot;
      Object.assign(entry, change);
      log({ type: 'carried', item: entry.item, equipped: entry.equipped, attuned: entry.attuned });
    },
  }),
  coins: rule({
    options: () => [
      { type: 'coins', add: { gp: 3 } },
      { type: 'coins', add: { gp: -2, sp: 1 } },
    ],
    refuse: ({ record }, _seat, { add }) => {
      const coin = COINS.find((each) => record.coins[each] + (add[each] ?? 0) < 0);
      if (coin !== undefined) return refuse('too-few-coins', { coin, held: record.coins[coin] });
      const heavy = COINS.find((each) => record.coins[each] + (add[each] ?? 0) > MAX_COINS);
      return heavy && refuse('too-many', { stock: heavy });
    },
    play({ record }, _seat, { add }, { log }) {
      for (const coin of COINS) record.coins[coin] += add[coin] ?? 0;
      log({ type: 'coinsChanged', add });
    },
  }),
};

/** Refuses an item that the character does not carry. */
function refuseMissing(
  { record }: CharacterState,
  _seat: Seat,
  { instanceId }: { readonly instanceId: string },
): Refusal | undefined {
  return record.inventory.some((entry) => entry.instanceId === instanceId)
    ? undefined
    : refuse('no-such-item', { instanceId });
}
