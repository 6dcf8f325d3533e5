import { begin, fastChance, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { campaign as game } from '../campaign/game.ts';
import type { State } from '../campaign/state.ts';
import { recordOf } from '../content/lookup.ts';
import {
  applyPerk,
  countTotalEnhancements,
  ENHANCEMENT_COSTS,
  enhanceAbilityCard,
  equipItem,
  gameStateOf,
  getReputationPriceModifier,
  LEVEL_EXPERIENCE_THRESHOLDS,
  LEVEL_PERK_COUNTS,
  personalQuestOf,
  processEvent,
  processLevelUp,
  processRetirement,
  processScenarioCompletion,
  shopOf,
} from './campaign.ts';

/** A campaign in town with a brute, and what else a test wants. */
function campaign(change: (state: State) => void = () => {}, options: object = {}): State {
  const ctx = { chance: fastChance('spec'), log: silent };
  const state = begin(game, game.options.parse(options), 1, ctx);
  game.play(state, 0, { type: 'create', class: 'brute', level: 1, name: 'Ada' }, ctx);
  Object.assign(state.characters[0]!, {
    questOffer: [],
    quest: { id: 'law-bringer', counts: [0], counted: [] },
  });
  change(state);
  return state;
}

function report(won: boolean, hero: object = {}) {
  const nothing = { xp: 0, gold: 0, checks: 0, treasures: [], exhausted: false, kills: {}, elites: 0, killsWith: {} };
  return { scenario: 'scenario-1', won, level: 1, rounds: 9, heroes: [{ class: 'brute', ...nothing, ...hero }] };
}

function playing(state: State): void {
  state.phase = 'play';
  state.party.inTown = false;
  state.venture = { scenario: 'scenario-1', casual: false, heroes: [0] };
}

describe('the campaign under the names of the specification', () => {
  test('experience and perks of levels 1 to 9', () => {
    expect(LEVEL_EXPERIENCE_THRESHOLDS).toEqual([0, 45, 95, 150, 210, 275, 345, 420, 500]);
    expect(LEVEL_PERK_COUNTS).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('a level up gives hit points, a card of the player’s choice and a perk to apply', () => {
    const before = campaign(({ characters }) => {
      characters[0]!.xp = 45;
    });
    const risen = processLevelUp(before, 0, 'juggernaut');
    expect(risen.characters[0]).toMatchObject({ level: 2 });
    expect(before.characters[0]!.level).toBe(1);
    expect(applyPerk(risen, 0, 0).characters[0]!.perks[0]).toBe(1);
    expect(() => processLevelUp(risen, 0, 'fatal-advance')).toThrow('level-not-reached');
  });

  test('a quest progresses by play events, and retirement needs it completed', () => {
    const state = campaign(playing);
    expect(personalQuestOf(state.characters[0]!)).toMatchObject({ progress: 0, isCompleted: false });
    const after = processScenarioCompletion(state, report(false, { kills: { 'bandit-guard': 20 } }));
    expect(personalQuestOf(after.characters[0]!)).toMatchObject({ progress: 20, isCompleted: true });
    expect(() => processRetirement(campaign(), 0)).toThrow('quest-not-done');
    const retired = processRetirement(
      campaign(({ characters }) => {
        characters[0]!.mustRetire = true;
      }),
      0,
    );
    expect(retired.classes).toContain('sun');
    expect(retired.city.prosperity).toBe(1);
  });

  test('a completed scenario is marked, gives its rewards and opens others; a failed one does not', () => {
    const won = processScenarioCompletion(campaign(playing), report(true));
    expect(won).toMatchObject({ completed: ['scenario-1'], unlocked: ['scenario-1', 'scenario-2'] });
    expect(won.party.achievements).toEqual(['first-steps']);
    expect(processScenarioCompletion(campaign(playing), report(false)).completed).toEqual([]);
  });

  test('an event is decided, with every outcome whose condition holds', () => {
    const asked = campaign(({ asks }) => {
      asks.push({ ask: 'event', event: 'city-01' });
    });
    expect(processEvent(asked, 'b').party.reputation).toBe(1);
  });

  test('the shop has what prosperity and stock allow, at prices by reputation', () => {
    const shop = shopOf(campaign());
    expect(shop.prosperityLevel).toBe(1);
    expect(shop.getAvailableItems()).toHaveLength(14);
    expect(shop.calculatePrice('boots-of-striding')).toBe(20);
    expect([20, 18, 2, 1, -2, -3, -20].map(getReputationPriceModifier)).toEqual([-5, -5, -1, 0, 0, 1, 5]);
  });

  test('an item is equipped where its slot is free, and refused where it is not', () => {
    const owning = campaign(({ characters }) => {
      characters[0]!.items = ['iron-helmet', 'eagle-eye-goggles'];
    });
    const worn = equipItem(owning, 0, 'iron-helmet');
    expect(worn.characters[0]!.equipped).toEqual(['iron-helmet']);
    expect(() => equipItem(worn, 0, 'eagle-eye-goggles')).toThrow('slot-full');
  });

  test('a card is enhanced for the price of its kind', () => {
    expect(ENHANCEMENT_COSTS.attack).toEqual({ base: 30, perLevel: 10, perEarlier: 75 });
    const rich = campaign(
      ({ characters }) => {
        characters[0]!.gold = 100;
      },
      { preset: 'spec' },
    );
    const place = { card: 'trample', half: 'top', on: 'attack', nth: 1, spot: 0, sticker: 'plus-1' } as const;
    const enhanced = enhanceAbilityCard(rich, 0, place);
    expect(enhanced.characters[0]!.gold).toBe(60);
    expect(countTotalEnhancements(enhanced, 0)).toBe(1);
    expect(() => enhanceAbilityCard(enhanced, 0, { ...place, half: 'bottom', on: 'move' })).toThrow(
      'too-many-enhanced',
    );
    expect(recordOf('card', 'trample').level).toBe(1);
  });

  test('all four phases are passed through', () => {
    expect(gameStateOf(campaign(), null).gamePhase).toBe('campaign');
    const state = campaign(playing);
    expect(gameStateOf(processScenarioCompletion(state, report(true)), null).gamePhase).toBe('cleanup');
  });
});
