import { recordOf } from '@tessera/gloomhaven/shared';
import { CampaignState } from '../src/state/state.ts';

/** Checks invariants of a campaign that no schema expresses: no duplicates, and every reference resolves. */
export function isPossible(given: object): boolean {
  const state = CampaignState.parse(given);
  const { characters, players, venture, phase } = state;
  const isCharacter = (n: number) => n >= 0 && n < characters.length;
  return (
    [state.classes, state.designs, state.unlocked, state.completed, state.blocked, state.looted].every(isSet) &&
    [state.decks.city.cards, state.decks.road.cards, state.milestones].every(isSet) &&
    characters.every(
      ({ owner, class: id, perks, pool, hand, items, equipped, questOffer }) =>
        owner < players.length &&
        perks.length === recordOf('class', id).perks.length &&
        [pool, hand, items, equipped, questOffer].every(isSet) &&
        hand.every((card) => pool.includes(card)) &&
        equipped.every((item) => items.includes(item)),
    ) &&
    players.some(({ away }) => !away) &&
    (venture === null) === (phase === 'campaign') &&
    (venture === null || (venture.heroes.length > 0 && venture.heroes.every(isCharacter))) &&
    state.asks.every((ask) => ask.ask !== 'consume' || ask.character === -1 || isCharacter(ask.character))
  );
}

function isSet(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
