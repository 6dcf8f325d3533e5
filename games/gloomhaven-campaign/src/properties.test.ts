import { cardsOfClass, recordOf, recordsOf, type ScenarioReport } from '@tessera/gloomhaven/shared';
import { begin, fastChance, type LoggedEvent, recorder } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campaign } from './game.ts';
import type { CampaignAction } from './state/action.ts';
import type { CampaignEvent } from './state/events.ts';
import type { CampaignState } from './state/state.ts';
import { prosperityLevel, tables, xpForLevel } from './state/tables.ts';
import { copiesLeft } from './world/gains.ts';
import { questPool } from './world/quests.ts';

// Random campaigns: any legal action, and scenarios with random results.

interface Change {
  readonly before: CampaignState;
  readonly after: CampaignState;
  readonly action: CampaignAction;
  readonly events: readonly CampaignEvent[];
}

/** Plays a campaign by these picks and reports every step. */
function play(seed: number, picks: readonly number[], look: (step: Change) => void): CampaignState {
  const chance = fastChance(`campaign ${seed}`);
  const options = campaign.options.parse({ rulings: { 'enhance.gate': seed % 2 === 0 ? 'always' : 'achievement' } });
  const state = begin(campaign, options, 1 + (seed % 3), { chance, log: recorder().log });
  state.party.reputation = (seed % 19) - 9;
  for (const pick of picks) {
    const [decision] = campaign.decisions(state);
    if (decision === undefined) break;
    const { seat } = decision;
    const action =
      state.phase === 'play' && state.asks.length === 0
        ? ({ type: 'returned', match: null, report: anyReport(state, pick) } as const)
        : chosen(state, seat, pick);
    const before = structuredClone(state);
    const { log, events } = recorder();
    campaign.play(state, seat, action, { chance, log });
    look({ before, after: state, action, events: events.map((logged: LoggedEvent) => logged.event as CampaignEvent) });
  }
  return state;
}

/** Picks a legal action: first its kind, so that the many cards and items do not dominate. */
function chosen(state: CampaignState, seat: number, pick: number): CampaignAction {
  const legal = campaign.legal(state, seat).filter(({ type }) => type !== 'close' && type !== 'away');
  const types = [...new Set(legal.map(({ type }) => type))];
  // Leaves town now and then and does mandatory actions first, so that the campaign progresses.
  const due = (['retire', 'level-up', 'choose-quest'] as const).find((one) => types.includes(one));
  const leaving = (['ready', 'travel'] as const).find((one) => types.includes(one));
  const type = (pick % 2 === 0 ? (due ?? leaving) : undefined) ?? types[pick % types.length]!;
  const alike = legal.filter((action) => action.type === type);
  return alike[(pick >> 8) % alike.length]!;
}

const MONSTERS = ['bandit-guard', 'cultist', 'vermling-scout', 'ooze', 'flame-demon'];

function anyReport({ venture, characters }: CampaignState, pick: number): ScenarioReport {
  const heroes = venture!.heroes.map((character, seat) => ({
    class: characters[character]!.class,
    xp: (pick >> seat) % 40,
    gold: (pick >> (seat + 2)) % 120,
    checks: (pick >> seat) % 3,
    treasures: pick % 4 === seat ? [`treasure-${1 + (pick % 75)}`] : [],
    exhausted: (pick >> seat) % 2 === 0,
    kills: { [MONSTERS[pick % MONSTERS.length]!]: pick % 19 },
    elites: pick % 13,
    killsWith: {},
  }));
  return { scenario: venture!.scenario, won: pick % 3 !== 1, level: 1, rounds: 9, heroes };
}

const campaigns = fc.tuple(fc.nat(1_000_000), fc.array(fc.nat(2 ** 30), { minLength: 60, maxLength: 160 }));

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Returns the gain of a character according to the events of a step. */
function gainIn(events: readonly CampaignEvent[], character: number, what: 'gold' | 'xp'): number {
  return sum(
    events.map((event) => {
      if (!('character' in event) || event.character !== character) return 0;
      if (event.type === 'brought-home') return event[what];
      if (event.type === what) return event.type === 'gold' ? event.gold : event.xp;
      if (what !== 'gold') return 0;
      if (event.type === 'bought') return -event.gold;
      if (event.type === 'sold') return event.gold;
      return event.type === 'donated' ? -tables().donation.gold : 0;
    }),
  );
}

/** Invariants after every step of every campaign, by name. */
const LAWS: Readonly<Record<string, (step: Change) => void>> = {
  'gold comes from somewhere and goes somewhere'({ before, after, events }) {
    const given = Math.max(0, before.party.enhancementGold - after.party.enhancementGold);
    for (const [n, one] of after.characters.entries()) {
      const was = before.characters[n];
      if (was === undefined || events.some(({ type }) => type === 'retired')) continue;
      const spent = events.flatMap((event) =>
        event.type === 'enhanced' && event.character === n ? [event.gold - given] : [],
      );
      expect(one.gold - was.gold).toBe(gainIn(events, n, 'gold') - sum(spent));
    }
  },
  'so does experience, and a level is never above it'({ before, after, events }) {
    for (const [n, one] of after.characters.entries()) {
      const was = before.characters[n];
      const raised = events.some((event) => event.type === 'raised' && event.character === n);
      if (was !== undefined && !raised) expect(one.xp - was.xp).toBe(gainIn(events, n, 'xp'));
      expect(one.xp).toBeGreaterThanOrEqual(xpForLevel(one.level));
    }
  },
  'nobody has an item twice, and no more are owned than there are'({ after }) {
    for (const { items, equipped } of after.characters) {
      expect(new Set(items).size).toBe(items.length);
      expect(equipped.every((item) => items.includes(item))).toBe(true);
    }
    const short = [...recordsOf('item').values()].filter((item) => copiesLeft(after, item) < 0);
    expect(short.map(({ id }) => id)).toEqual([]);
  },
  'a character has its first cards and one for each level, and a hand of them'({ after }) {
    for (const { class: id, level, pool, hand } of after.characters) {
      const first = cardsOfClass(id).filter((card) => card.level === 1 || card.level === 'X');
      expect(new Set(pool).size).toBe(first.length + level - 1);
      expect(hand.every((card) => pool.includes(card)) && new Set(hand).size === hand.length).toBe(true);
    }
  },
  'every event card is in its deck, on the table or out of the game'({ after }) {
    const onTable = after.asks.flatMap((ask) => (ask.ask === 'event' ? [ask.event] : []));
    for (const deck of ['city', 'road'] as const) {
      const { cards, pile } = after.decks[deck];
      const here = onTable.filter((event) => recordOf('event', event).deck === deck);
      expect([...pile, ...here].toSorted()).toEqual(cards.toSorted());
    }
  },
  'every quest is in the deck, offered, held or done'({ after }) {
    const held = after.characters.flatMap(({ questOffer, quest }) => [...questOffer, ...(quest ? [quest.id] : [])]);
    expect([...after.quests, ...held, ...after.questsDone].toSorted()).toEqual(questPool(after).toSorted());
  },
  'prosperity never falls below its level, reputation never leaves its track'({ before, after }) {
    expect(prosperityLevel(after.city.prosperity)).toBeGreaterThanOrEqual(prosperityLevel(before.city.prosperity));
    expect(Math.abs(after.party.reputation)).toBeLessThanOrEqual(20);
  },
  'no sealed class is open without what opens it'({ before, after, action }) {
    for (const id of after.classes.filter((one) => !before.classes.includes(one))) {
      expect(conditionOf(id, before, after, action), `${id} by ${action.type}`).toBe(true);
    }
  },
};

describe('random campaigns', () => {
  test('a campaign conserves gold, experience, items, cards and quests, and opens no sealed class without its condition', {
    timeout: 300_000,
  }, () => {
    const seen = { steps: 0, opened: 0, retired: 0, scenarios: 0, enhanced: 0 };
    fc.assert(
      fc.property(campaigns, ([seed, picks]) => {
        play(seed, picks, (step) => {
          for (const [law, holds] of Object.entries(LAWS)) {
            try {
              holds(step);
            } catch (error) {
              throw new Error(`${law}: after ${JSON.stringify(step.action)}`, { cause: error });
            }
          }
          seen.steps++;
          seen.opened += step.after.classes.length - step.before.classes.length;
          seen.retired += Number(step.action.type === 'retire');
          seen.scenarios += Number(step.action.type === 'returned');
          seen.enhanced += Number(step.action.type === 'enhance');
        });
      }),
      { numRuns: 30, seed: 7 },
    );
    // Random campaigns without progress would prove nothing.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });
});

/** Checks whether this step meets a condition that opens the class, according to the content alone. */
function conditionOf(id: string, before: CampaignState, after: CampaignState, action: CampaignAction): boolean {
  if (id === 'sun' && before.party.reputation < 10 && after.party.reputation >= 10) return true;
  if (id === 'eclipse' && before.party.reputation > -10 && after.party.reputation <= -10) return true;
  const opens = (effects: readonly { readonly type: string }[]) =>
    effects.some((effect) => effect.type === 'unlock-class' && 'class' in effect && effect.class === id);
  if (action.type === 'retire') {
    const quest = before.characters[action.character]!.quest!.id;
    return before.characters[action.character]!.mustRetire && opens(recordOf('personal-quest', quest).reward);
  }
  return action.type === 'returned' && action.report.won && opens(recordOf('location', action.report.scenario).rewards);
}
