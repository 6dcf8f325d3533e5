import { recordOf } from '@tessera/gloomhaven/shared';
import type { Chance, GameDefinition } from '@tessera/kernel';
import { randomDesignItems, sideScenarios } from './setup.ts';
import type { CampaignAction } from './state/action.ts';
import type { CampaignOptions } from './state/options.ts';
import type { CampaignState, CampaignView, Character } from './state/state.ts';
import { questPool } from './world/quests.ts';

type Definition = Required<GameDefinition<CampaignState, CampaignAction, CampaignOptions, CampaignView>>;

/** Deals all information hidden from this viewer at random: the order of the decks, and the quests of others. */
export const determinize: Definition['determinize'] = (view, _viewer, chance): CampaignState => {
  const quests = unseenQuests(view);
  chance.shuffle(quests);
  const characters = view.characters.map((one): Character => {
    const questOffer = one.questOffer.map((quest) => quest ?? quests.pop()!);
    return { ...one, questOffer, quest: one.quest === undefined ? newQuest(quests.pop()) : one.quest };
  });
  return {
    ...view,
    characters,
    // The pile of a view is as long as the real one.
    quests: quests.slice(0, view.quests.length),
    randomDesigns: shuffled(
      randomDesignItems().filter((item) => !view.designs.includes(item)),
      chance,
    ),
    randomScenarios: shuffled(
      sideScenarios().filter((scenario) => !view.unlocked.includes(scenario)),
      chance,
    ),
    decks: { city: dealt(view, view.decks.city, chance), road: dealt(view, view.decks.road, chance) },
  };
};

/** Returns the quests that the viewer has not seen; finished ones are out of the game. */
function unseenQuests(
  view: Pick<CampaignView, 'characters' | 'questsDone' | 'formerRules' | 'formerQuests'>,
): string[] {
  const { characters, questsDone } = view;
  const seen = new Set([
    ...questsDone,
    ...characters.flatMap(({ questOffer, quest }) => [...questOffer, quest?.id ?? null]),
  ]);
  return questPool(view).filter((quest) => !seen.has(quest));
}

function newQuest(id: string | undefined): Character['quest'] {
  if (id === undefined) return null;
  return { id, counts: recordOf('personal-quest', id).steps.map(() => 0), counted: [] };
}

/** Returns a deck in random order, without the drawn card. */
function dealt(
  { asks }: Pick<CampaignView, 'asks'>,
  { cards }: { cards: string[] },
  chance: Chance,
): CampaignState['decks']['city'] {
  const onTable = asks.flatMap((ask) => (ask.ask === 'event' ? [ask.event] : []));
  return {
    cards,
    pile: shuffled(
      cards.filter((card) => !onTable.includes(card)),
      chance,
    ),
  };
}

function shuffled(items: string[], chance: Chance): string[] {
  chance.shuffle(items);
  return items;
}
