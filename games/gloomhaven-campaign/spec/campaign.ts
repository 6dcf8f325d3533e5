import {
  type ItemRecord,
  recordOf,
  recordsOf,
  type ScenarioReport,
  type ScenarioState,
} from '@tessera/gloomhaven/shared';
import { type GamePhase, gamePhaseOf } from '@tessera/gloomhaven/spec';
import { type Chance, cloneJson, fastChance, silent } from '@tessera/kernel';
import { campaign as game } from '../src/game.ts';
import type { CampaignAction } from '../src/state/action.ts';
import type { CampaignState, Character } from '../src/state/state.ts';
import { earnedPerks, priceChange, prosperityLevel, tables } from '../src/state/tables.ts';
import { stickersFor } from '../src/town/enhancement.ts';
import { isOffered, priceOf } from '../src/town/shop.ts';
import { copiesLeft } from '../src/world/gains.ts';

// The campaign functions of the specification: values in, values out, on top of the rules of the campaign match.

/** The state of the campaign match: party, city, characters, decks and unlocks (ruling 119, 123, 149). */
export type { CampaignState };
export type CharacterProgression = Character;

/** The complete game state: the phase, the campaign, and the scenario in play, if any. */
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

/** Experience thresholds of levels 1 to 9 (rulings 51, 52). */
export const LEVEL_EXPERIENCE_THRESHOLDS: readonly number[] = tables().experience;
export { LEVEL_EXPERIENCE_THRESHOLDS as EXPERIENCE_THRESHOLDS };

/** Perks of levels 1 to 9 as the specification counts them (ruling 53). */
export const LEVEL_PERK_COUNTS: readonly number[] = tables().experience.map((_, n) =>
  earnedPerks({ variants: { 'perks.schedule': 'spec' } }, n + 1, 0),
);

/** Returns the campaign after an action. A refusal throws an error with its code. */
function after(state: CampaignState, seat: number, action: CampaignAction, chance: Chance): CampaignState {
  const next = cloneJson(state);
  const refusal = game.check(next, seat, action);
  if (refusal) throw new Error(refusal.code);
  game.play(next, seat, action, { chance, log: silent });
  return next;
}

function byOwner(state: CampaignState, action: CampaignAction & { readonly character: number }): CampaignState {
  return after(state, state.characters[action.character]!.owner, action, fastChance('spec'));
}

/** Levels up a character, who learns a card. */
export function processLevelUp(state: CampaignState, character: number, card: string): CampaignState {
  return byOwner(state, { type: 'level-up', character, card });
}

/** Marks a perk. It changes the character's deck in later scenarios. */
export function applyPerk(state: CampaignState, character: number, perk: number): CampaignState {
  return byOwner(state, { type: 'take-perk', character, perk });
}

/** A quest with its progress, summed over all its steps (ruling 124). */
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

/** Completes a scenario: counts it for all quests and gives its rewards. */
export function processScenarioCompletion(
  state: CampaignState,
  report: ScenarioReport,
  chance: Chance = fastChance('spec'),
): CampaignState {
  return after(state, 0, { type: 'returned', match: null, report }, chance);
}

export { processScenarioCompletion as updatePersonalQuestProgress };

/** Retires a character whose quest is fulfilled. */
export function processRetirement(state: CampaignState, character: number): CampaignState {
  return byOwner(state, { type: 'retire', character });
}

/** Resolves the current event. */
export function processEvent(
  state: CampaignState,
  choice: 'a' | 'b',
  chance: Chance = fastChance('spec'),
): CampaignState {
  return after(state, 0, { type: 'choose', choice }, chance);
}

/** Equips an item. A full slot is an error (ruling 129). */
export function equipItem(state: CampaignState, character: number, item: string): CampaignState {
  return byOwner(state, { type: 'equip', character, item });
}

/** The current shop. */
export interface Shop {
  readonly prosperityLevel: number;
  /** Returns the offered items that have a copy left (ruling 130). */
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

/** Returns the price change by reputation, in the bands of the specification (ruling 61). */
export function getReputationPriceModifier(reputation: number): number {
  return priceChange({ variants: { 'price.bands': 'spec' } }, reputation);
}

/** Prices of enhancements in the specification, by kind (ruling 67). */
export const ENHANCEMENT_COSTS: ReturnType<typeof tables>['simpleEnhancement'] = tables().simpleEnhancement;

/** An enhancement as the specification describes it. */
export interface EnhancementRequest {
  readonly type: string;
  readonly value?: number;
  readonly element?: string;
  readonly condition?: string;
  readonly slot: 'square' | 'circle' | 'diamond';
}

/**
 * Returns the price of an enhancement by the specification's formula. A type without a price is an error (ruling 67).
 */
export function calculateEnhancementCost(
  { type }: EnhancementRequest,
  cardLevel: number,
  previousEnhancements: number,
): number {
  const [, cost] = Object.entries(ENHANCEMENT_COSTS).find(([kind]) => kind === type) ?? [];
  if (cost === undefined) throw new Error(`Unknown enhancement type: ${type}`);
  return cost.base + cost.perLevel * cardLevel + cost.perEarlier * previousEnhancements;
}

/** Puts an enhancement on a card (rulings 68 to 72, 132, 150). */
export function enhanceAbilityCard(
  state: CampaignState,
  character: number,
  place: Omit<Extract<CampaignAction, { type: 'enhance' }>, 'type' | 'character'>,
): CampaignState {
  return byOwner(state, { type: 'enhance', character, ...place });
}

/** Returns the number of enhancements that count for a character (ruling 150). */
export function countTotalEnhancements(state: CampaignState, character: number): number {
  const { pool } = state.characters[character]!;
  return pool.reduce((sum, card) => sum + stickersFor(state, card, character).length, 0);
}
