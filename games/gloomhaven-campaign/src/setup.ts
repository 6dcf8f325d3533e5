import { recordsOf, startingClasses, teamsFor } from '@tessera/gloomhaven/shared';
import type { CampaignOptions } from './state/options.ts';
import type { CampaignCtx, CampaignState } from './state/state.ts';
import { campaignVariantsOf } from './state/variants.ts';
import { startingDeck } from './world/eventDecks.ts';
import { questPool } from './world/quests.ts';

/** Returns the first state: no characters, and the party in town. */
export function setup(options: CampaignOptions, seats: number, { chance }: CampaignCtx): CampaignState {
  const quests = questPool(options);
  const randomDesigns = randomDesignItems();
  const randomScenarios = sideScenarios();
  for (const pile of [quests, randomDesigns, randomScenarios]) chance.shuffle(pile);
  const initial = [...recordsOf('achievement').values()].filter((one) => one.initial);
  const teams = teamsFor(seats);
  return {
    ...(teams && { teams }),
    phase: 'campaign',
    closed: false,
    variants: campaignVariantsOf(options.preset, options.rulings),
    ...(options.formerRules && { formerRules: options.formerRules }),
    ...(options.formerQuests && { formerQuests: options.formerQuests }),
    scenarioRules: { preset: options.preset, variants: options.variants, difficulty: options.difficulty },
    sideScenarios: options.sideScenarios,
    lastScenario: options.scenarios,
    players: Array.from({ length: seats }, (_, seat) => ({
      away: options.players > 0 && seat >= options.players,
      ready: false,
      retired: 0,
    })),
    characters: [],
    party: {
      name: options.name,
      reputation: 0,
      achievements: initial.filter(({ scope }) => scope === 'party').map(({ id }) => id),
      inTown: true,
      place: '',
      enhancementGold: 0,
    },
    city: {
      prosperity: 0,
      donated: 0,
      eventHad: false,
      achievements: initial.filter(({ scope }) => scope === 'global').map(({ id }) => id),
      envelopes: [],
    },
    classes: [...startingClasses()],
    milestones: [],
    retiredClasses: [],
    designs: [],
    randomDesigns,
    enhancements: [],
    unlocked: [...recordsOf('location').values()].filter(({ origin }) => origin === 'start').map(({ id }) => id),
    completed: [],
    blocked: [],
    randomScenarios,
    looted: [],
    decks: { city: startingDeck('city', chance), road: startingDeck('road', chance) },
    quests,
    questsDone: [],
    venture: null,
    asks: [],
    played: 0,
    won: 0,
    journal: [],
  };
}

/** Returns the items whose designs are drawn at random. */
export function randomDesignItems(): string[] {
  return [...recordsOf('item').values()].filter(({ source }) => source === 'random-design').map(({ id }) => id);
}

/** Returns the scenarios that are drawn at random. */
export function sideScenarios(): string[] {
  return [...recordsOf('location').values()].filter(({ origin }) => origin === 'random').map(({ id }) => id);
}
