import { type Chance, cloneJson, fastChance, silent } from '@tessera/kernel';
import type { Action } from '../campaign/action.ts';
import { stickersFor } from '../campaign/enhancement.ts';
import { copiesLeft } from '../campaign/gains.ts';
import { campaign as game } from '../campaign/game.ts';
import { isOffered, priceOf } from '../campaign/shop.ts';
import type { Character, State } from '../campaign/state.ts';
import { earnedPerks, priceChange, prosperityLevel, tables } from '../campaign/tables.ts';
import type { ItemRecord } from '../content/item.ts';
import { recordOf, recordsOf } from '../content/lookup.ts';
import type { ScenarioReport } from '../scenario/report.ts';
import type { State as ScenarioState } from '../state.ts';
import { type GamePhase, gamePhaseOf } from './round.ts';

// The campaign under the names of the specification: values in, values out, over the rules of the campaign's own match.

/** Party, city, characters, decks and what is open: the state of the campaign's match (ruling 119, 123, 149). */
export type CampaignState = State;
export type CharacterProgression = Character;

/** Everything at once: which phase it is, the campaign, and the scenario that is being played, if one is. */
export interface GloomhavenGameState {
  readonly gamePhase: GamePhase | 'campaign' | 'cleanup';
  readonly campaign: CampaignState;
  readonly currentScenario: ScenarioState | null;
}

export function gameStateOf(campaign: CampaignState, scenario: ScenarioState | null): GloomhavenGameState {
  const { phase } = campaign;
  const gamePhase = phase === 'play' && scenario !== null ? gamePhaseOf(scenario) : phase;
  return { gamePhase, campaign, currentScenario: scenario };
}

/** Experience that levels 1 to 9 need (rulings 51, 52). */
export const LEVEL_EXPERIENCE_THRESHOLDS: readonly number[] = tables().experience;

/** Perks of levels 1 to 9 as the specification counts them (ruling 53). */
export const LEVEL_PERK_COUNTS: readonly number[] = tables().experience.map((_, n) =>
  earnedPerks({ variants: { 'perks.schedule': 'spec' } }, n + 1, 0),
);

/** The campaign after something was done; what the rules refuse is an error with their code. */
function after(state: CampaignState, seat: number, action: Action, chance: Chance): CampaignState {
  const next = cloneJson(state);
  const refusal = game.check(next, seat, action);
  if (refusal) throw new Error(refusal.code);
  game.play(next, seat, action, { chance, log: silent });
  return next;
}

function byOwner(state: CampaignState, action: Action & { readonly character: number }): CampaignState {
  return after(state, state.characters[action.character]!.owner, action, fastChance('spec'));
}

/** A character rises and learns a card. */
export function processLevelUp(state: CampaignState, character: number, card: string): CampaignState {
  return byOwner(state, { type: 'level-up', character, card });
}

/** A perk is marked; the deck that a scenario begins with goes by it. */
export function applyPerk(state: CampaignState, character: number, perk: number): CampaignState {
  return byOwner(state, { type: 'take-perk', character, perk });
}

/** A quest with its progress: what has been counted towards all its steps together (ruling 124). */
export interface PersonalQuest {
  readonly id: string;
  readonly name: string;
  readonly progress: number;
  readonly isCompleted: boolean;
}

export function personalQuestOf({ quest, mustRetire }: CharacterProgression): PersonalQuest | null {
  if (quest === null) return null;
  const { id, name } = recordOf('personal-quest', quest.id);
  return { id, name, progress: quest.counts.reduce((sum, count) => sum + count, 0), isCompleted: mustRetire };
}

/** A scenario is over: everybody's quests count it, and its rewards are given. */
export function processScenarioCompletion(
  state: CampaignState,
  report: ScenarioReport,
  chance: Chance = fastChance('spec'),
): CampaignState {
  return after(state, 0, { type: 'returned', match: null, report }, chance);
}

export { processScenarioCompletion as updatePersonalQuestProgress };

/** A character whose quest is fulfilled retires. */
export function processRetirement(state: CampaignState, character: number): CampaignState {
  return byOwner(state, { type: 'retire', character });
}

/** The event on the table is decided. */
export function processEvent(
  state: CampaignState,
  choice: 'a' | 'b',
  chance: Chance = fastChance('spec'),
): CampaignState {
  return after(state, 0, { type: 'choose', choice }, chance);
}

/** Something is put on; a full slot is an error (ruling 129). */
export function equipItem(state: CampaignState, character: number, item: string): CampaignState {
  return byOwner(state, { type: 'equip', character, item });
}

/** The shop as it stands. */
export interface Shop {
  readonly prosperityLevel: number;
  /** Items on its list of which there is a copy (ruling 130). */
  getAvailableItems(): readonly ItemRecord[];
  calculatePrice(item: string): number;
}

export function shopOf(state: CampaignState): Shop {
  return {
    prosperityLevel: prosperityLevel(state.city.prosperity),
    getAvailableItems: () =>
      [...recordsOf('item').values()].filter((item) => isOffered(state, item) && copiesLeft(state, item) > 0),
    calculatePrice: (item) => priceOf(state, item),
  };
}

/** What reputation adds to a price, in the bands of the specification (ruling 61). */
export function getReputationPriceModifier(reputation: number): number {
  return priceChange({ variants: { 'price.bands': 'spec' } }, reputation);
}

/** What enhancements cost as the specification has it, by kind (ruling 67). */
export const ENHANCEMENT_COSTS: ReturnType<typeof tables>['simpleEnhancement'] = tables().simpleEnhancement;

/** An enhancement as the specification describes it. */
export interface EnhancementWish {
  readonly type: string;
  readonly value?: number;
  readonly element?: string;
  readonly condition?: string;
  readonly slot: 'square' | 'circle' | 'diamond';
}

/** Returns what an enhancement costs by the specification's formula; a type without a price is an error (ruling 67). */
export function calculateEnhancementCost(
  { type }: EnhancementWish,
  cardLevel: number,
  previousEnhancements: number,
): number {
  const [, cost] = Object.entries(ENHANCEMENT_COSTS).find(([kind]) => kind === type) ?? [];
  if (cost === undefined) throw new Error(`Unknown enhancement type: ${type}`);
  return cost.base + cost.perLevel * cardLevel + cost.perEarlier * previousEnhancements;
}

/** Something is put on a card (rulings 68 to 72, 132, 150). */
export function enhanceAbilityCard(
  state: CampaignState,
  character: number,
  place: Omit<Extract<Action, { type: 'enhance' }>, 'type' | 'character'>,
): CampaignState {
  return byOwner(state, { type: 'enhance', character, ...place });
}

/** How many enhancements count for a character (ruling 150). */
export function countTotalEnhancements(state: CampaignState, character: number): number {
  const { pool } = state.characters[character]!;
  return pool.reduce((sum, card) => sum + stickersFor(state, card, character).length, 0);
}
