import { ELEMENTS, recordOf, recordsOf } from '@tessera/gloomhaven/shared';
import { setupScenario } from '@tessera/gloomhaven/spec';
import { begin, fastChance, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { campaign as game } from '../src/game.ts';
import type { CampaignState } from '../src/state/state.ts';
import { placesOn } from '../src/town/enhancement.ts';
import { perksLeft } from '../src/town/levelUp.ts';
import {
  applyPerk,
  type CharacterProgression,
  calculateEnhancementCost,
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

/** Returns a campaign in town with a Brute and the changes of a test. */
function campaign(change: (state: CampaignState) => void = () => {}, options: object = {}): CampaignState {
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

function playing(state: CampaignState): void {
  state.phase = 'play';
  state.party.inTown = false;
  state.venture = { scenario: 'scenario-1', casual: false, heroes: [0] };
}

describe('campaign functions of the specification', () => {
  test('levels 1 to 5 need 0 to 210 experience', () => {
    expect(LEVEL_EXPERIENCE_THRESHOLDS.slice(0, 5)).toEqual([0, 45, 95, 150, 210]);
    expect(LEVEL_EXPERIENCE_THRESHOLDS).toHaveLength(9);
  });

  test('levels 6 to 9 need 275 to 500 experience', () => {
    expect(LEVEL_EXPERIENCE_THRESHOLDS.slice(5)).toEqual([275, 345, 420, 500]);
  });

  test('levels 1 to 5 give up to 2 perks', () => {
    expect(LEVEL_PERK_COUNTS.slice(0, 5)).toEqual([0, 1, 1, 2, 2]);
    expect(LEVEL_PERK_COUNTS).toHaveLength(9);
  });

  test('levels 6 to 9 give up to 4 perks', () => {
    expect(LEVEL_PERK_COUNTS.slice(5)).toEqual([3, 3, 4, 4]);
  });

  test("a level up gives hit points, a card of the player's choice and a perk to apply", () => {
    const before = campaign(({ characters }) => {
      characters[0]!.xp = 45;
    });
    const risen = processLevelUp(before, 0, 'juggernaut');
    expect(risen.characters[0]).toMatchObject({ level: 2 });
    expect(before.characters[0]!.level).toBe(1);
    expect(risen.characters[0]!.pool).toContain('juggernaut');
    const maxHp = ({ class: type, level }: CharacterProgression) =>
      setupScenario(1, [{ class: type, level }], fastChance(1)).state.figures[0]!.maxHp;
    expect([before, risen].map(({ characters: [one] }) => maxHp(one!))).toEqual([10, 12]);
    expect(applyPerk(risen, 0, 0).characters[0]!.perks[0]).toBe(1);
    expect(() => processLevelUp(risen, 0, 'fatal-advance')).toThrow('level-not-reached');
  });

  test('the progress of a character shows experience, level, perks, checkmarks and quest', () => {
    const state = campaign(({ characters }) => {
      Object.assign(characters[0]!, { xp: 45, level: 2, checkmarks: 4 });
    });
    expect(perksLeft(state, state.characters[0]!)).toBe(2);
    const [one] = applyPerk(state, 0, 0).characters;
    expect(one).toMatchObject({ xp: 45, level: 2, checkmarks: 4, quest: { id: 'law-bringer' } });
    expect(one!.perks[0]).toBe(1);
    expect(perksLeft(state, one!)).toBe(1);
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

  test('a completed scenario is marked, gives its rewards and unlocks others, and a failed one does not', () => {
    const won = processScenarioCompletion(campaign(playing), report(true));
    expect(won).toMatchObject({ completed: ['scenario-1'], unlocked: ['scenario-1', 'scenario-2'] });
    expect(won.party.achievements).toEqual(['first-steps']);
    expect(processScenarioCompletion(campaign(playing), report(false)).completed).toEqual([]);
  });

  test('an event is resolved with every outcome whose condition holds', () => {
    const asked = campaign(({ asks }) => {
      asks.push({ ask: 'event', event: 'city-01' });
    });
    expect(processEvent(asked, 'b').party.reputation).toBe(1);
  });

  test('the shop offers items by prosperity and stock at prices by reputation', () => {
    const shop = shopOf(campaign());
    expect(shop.prosperityLevel).toBe(1);
    expect(shop.getAvailableItems()).toHaveLength(14);
    expect(shop.calculatePrice('boots-of-striding')).toBe(20);
    expect([20, 18, 2, 1, -2, -3, -20].map(getReputationPriceModifier)).toEqual([-5, -5, -1, 0, 0, 1, 5]);
  });

  test('the shop does not offer an item of which every copy is owned', () => {
    const owned = (count: number) =>
      campaign(({ characters }) => {
        const [one] = characters;
        characters.splice(0, 1, ...Array.from({ length: count }, () => ({ ...one!, items: ['boots-of-striding'] })));
      });
    const offers = (state: CampaignState) =>
      shopOf(state)
        .getAvailableItems()
        .map(({ id }) => id);
    expect(offers(owned(1))).toContain('boots-of-striding');
    expect(offers(owned(2))).not.toContain('boots-of-striding');
  });

  test('no item costs less than 1 gold at any reputation', () => {
    const prices = [-20, 0, 20].flatMap((reputation) => {
      const shop = shopOf(
        campaign(({ party }) => {
          party.reputation = reputation;
        }),
      );
      return [...recordsOf('item').keys()].map(shop.calculatePrice);
    });
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1);
  });

  test('a reputation of 2 and more lowers prices in five bands', () => {
    const change = [20, 18, 17, 14, 13, 10, 9, 6, 5, 2].map(getReputationPriceModifier);
    expect(change).toEqual([-5, -5, -4, -4, -3, -3, -2, -2, -1, -1]);
  });

  test('a reputation below -2 raises prices in five bands, and between the bands prices stay unchanged', () => {
    const change = [1, -2, -3, -6, -7, -10, -11, -14, -15, -18, -19, -20].map(getReputationPriceModifier);
    expect(change).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test('an item is equipped when its slot is free and refused otherwise', () => {
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

  test('each kind of enhancement has a base price and prices per level and per earlier one', () => {
    expect(ENHANCEMENT_COSTS).toEqual({
      attack: { base: 30, perLevel: 10, perEarlier: 75 },
      move: { base: 30, perLevel: 20, perEarlier: 50 },
      range: { base: 30, perLevel: 15, perEarlier: 30 },
      element: { base: 50, perLevel: 20, perEarlier: 25 },
      condition: { base: 75, perLevel: 25, perEarlier: 75 },
      jump: { base: 60, perLevel: 20, perEarlier: 50 },
    });
  });

  test('a spot takes a number, an element or a condition by its shape', () => {
    const fitting = (wanted: string, line: string) => {
      const spots = [...recordsOf('card').values()].flatMap((card) => card.spots.map((spot) => ({ card, spot })));
      const { card, spot } = spots.find((one) => one.spot.on === line && one.spot.shapes[0] === wanted)!;
      const places = placesOn(card.id).filter(
        (place) => place.half === spot.half && place.on === line && place.nth === spot.nth && place.spot === 0,
      );
      return places.map(({ sticker }) => sticker);
    };
    expect(fitting('square', 'range')).toEqual(['plus-1']);
    expect(fitting('circle', 'move')).toEqual(['plus-1', ...ELEMENTS, 'any-element', 'jump']);
    expect(fitting('diamond', 'attack')).toEqual(
      expect.arrayContaining(['plus-1', 'fire', 'any-element', 'poison', 'wound', 'curse', 'disarm']),
    );
    expect(fitting('diamond', 'attack')).not.toContain('jump');
  });

  test('the record of a scenario has its number, rewards, links and unlocked scenarios', () => {
    expect(recordOf('location', 'scenario-1')).toMatchObject({
      number: 1,
      rewards: [{ type: 'achievement', achievement: 'first-steps' }],
      links: ['scenario-2'],
      unlocks: ['scenario-2'],
    });
  });

  test('an event card has a number, a deck and two options with outcomes, conditions and effects', () => {
    const { number, deck, a, b } = recordOf('event', 'city-26');
    expect([number, deck, a.outcomes.length, b.outcomes.length]).toEqual([26, 'city', 2, 2]);
    expect(a.outcomes[0]).toEqual({
      if: [{ type: 'class', classes: ['tinkerer'], absent: false }],
      effects: [{ type: 'reputation', amount: 2 }],
      card: 'remove',
    });
  });

  test('the root state holds campaign, characters, party, city and the scenario in play', () => {
    const state = campaign();
    const none = gameStateOf(state, null);
    expect(none.campaign).toBe(state);
    expect(none.currentScenario).toBeNull();
    expect(none.campaign.characters[0]).toMatchObject({ class: 'brute', name: 'Ada' });
    expect(none.campaign).toMatchObject({ party: { inTown: true, reputation: 0 }, city: { prosperity: 0 } });
    const { state: scenario } = setupScenario(1, [{ class: 'brute', level: 1 }], fastChance(1));
    const running = gameStateOf(campaign(playing), scenario);
    expect(running.currentScenario).toBe(scenario);
    expect(running.gamePhase).toBe('setup');
  });

  test('a campaign passes through all four phases', () => {
    expect(gameStateOf(campaign(), null).gamePhase).toBe('campaign');
    const state = campaign(playing);
    expect(gameStateOf(processScenarioCompletion(state, report(true)), null).gamePhase).toBe('cleanup');
  });
});

describe('calculateEnhancementCost', () => {
  test.each([
    [{ type: 'attack', value: 1, slot: 'square' }, 1, 0, 40],
    [{ type: 'move', value: 1, slot: 'circle' }, 3, 1, 140],
    [{ type: 'range', value: 1, slot: 'square' }, 2, 2, 120],
    [{ type: 'element', element: 'fire', slot: 'circle' }, 1, 1, 95],
    [{ type: 'condition', condition: 'wound', slot: 'diamond' }, 4, 0, 175],
    [{ type: 'jump', slot: 'circle' }, 1, 0, 80],
  ] as const)(
    'calculateEnhancementCost adds base, level and earlier enhancements: %j, level %i, %i before',
    (enhancement, level, before, cost) => {
      expect(calculateEnhancementCost(enhancement, level, before)).toBe(cost);
    },
  );

  test('calculateEnhancementCost refuses a type without a price', () => {
    expect(() => calculateEnhancementCost({ type: 'shield', value: 1, slot: 'square' }, 1, 0)).toThrow(
      'Unknown enhancement type: shield',
    );
  });
});
