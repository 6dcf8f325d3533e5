import type { Need } from '@tessera/gloomhaven/shared';
import type { CampaignCtx, CampaignState } from '../state/state.ts';
import { partyOf } from '../town/characters.ts';
import { loseItem } from '../world/gains.ts';

/** Checks whether the party has, is or can pay what an outcome needs. R 16.3 */
export function isMet(state: CampaignState, need: Need): boolean {
  const party = partyOf(state).map((character) => state.characters[character]!);
  switch (need.type) {
    case 'class':
      return party.some((one) => need.classes.includes(one.class)) !== need.absent;
    case 'reputation':
      return state.party.reputation >= (need.least ?? -99) && state.party.reputation <= (need.most ?? 99);
    case 'pay-gold':
      return need.who === 'each'
        ? party.every(({ gold }) => gold >= need.amount)
        : party.reduce((sum, { gold }) => sum + gold, 0) >= need.amount;
    case 'pay-item':
      return party.some(({ items }) => items.includes(need.item));
  }
}

/** Pays the price of a need that is met. */
export function pay(state: CampaignState, need: Need, { log }: CampaignCtx): void {
  if (need.type === 'pay-gold') {
    if (need.who === 'party') state.asks.push({ ask: 'pay', gold: need.amount });
    else {
      for (const character of partyOf(state)) {
        state.characters[character]!.gold -= need.amount;
        log({ type: 'gold', character, gold: -need.amount });
      }
    }
  }
  if (need.type === 'pay-item') {
    const character = partyOf(state).find((one) => state.characters[one]!.items.includes(need.item))!;
    loseItem(state, character, need.item);
    log({ type: 'item-lost', character, item: need.item });
  }
}
