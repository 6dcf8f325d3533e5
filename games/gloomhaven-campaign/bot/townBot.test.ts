import { begin, fastChance, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { campaign } from '../src/game.ts';
import type { CampaignState } from '../src/state/state.ts';
import { townBot } from './townBot.ts';

/** Returns a successful scenario report, or a failed one every third time. */
function reportOf({ venture, characters, played }: CampaignState) {
  const heroes = venture!.heroes.map((character, seat) => ({
    class: characters[character]!.class,
    xp: 18,
    gold: 25,
    checks: 1,
    treasures: [],
    exhausted: seat === 0,
    kills: { 'bandit-guard': 3, cultist: 2 },
    elites: 2,
    killsWith: {},
  }));
  return { scenario: venture!.scenario, won: played % 3 !== 2, level: 1, rounds: 10, heroes };
}

test('bots lead a party from its creation to the first retirement: they level up, equip and travel', () => {
  const chance = fastChance('e');
  const ctx = { chance, log: silent };
  const bot = townBot('party');
  const state = begin(campaign, campaign.options.parse({ scenarios: 12 }), 3, ctx);
  let actions = 0;
  for (;;) {
    const [decision] = campaign.decisions(state);
    if (decision === undefined) break;
    const { seat } = decision;
    if (state.phase === 'play') {
      campaign.play(state, seat, { type: 'returned', match: null, report: reportOf(state) }, ctx);
      continue;
    }
    const legal = campaign.legal(state, seat);
    const view = campaign.view(state, seat);
    const action = bot.choose({ view, seat, legal, chance, budget: { iterations: 1 } as never });
    expect(campaign.check(state, seat, action)).toBeUndefined();
    campaign.play(state, seat, action, ctx);
    expect(++actions).toBeLessThan(2_000);
  }
  expect(state).toMatchObject({ closed: true, played: 12 });
  expect(campaign.metrics(state)).toMatchObject({ played: 12, won: 8 });
  expect(campaign.metrics(state).retired).toBeGreaterThan(0);
  const [first] = state.characters;
  expect(first!.level).toBeGreaterThan(2);
  expect(first!.perks.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(2);
});

/** Returns a campaign of two seats and the choice of the bot in each. */
function twoBots() {
  const ctx = { chance: fastChance('event'), log: silent };
  const bot = townBot('party');
  const state = begin(campaign, campaign.options.parse({}), 2, ctx);
  const choose = (seat: number) => {
    const legal = campaign.legal(state, seat);
    const view = campaign.view(state, seat);
    return bot.choose({ view, seat, legal, chance: ctx.chance, budget: { iterations: 1 } });
  };
  const play = (seat: number, action = choose(seat)) => campaign.play(state, seat, action, ctx);
  return { state, choose, play };
}

test('a bot leaves the decisions of the party to a person, and does its own business in town', () => {
  const { state, choose, play } = twoBots();
  expect(choose(1)).toEqual({ type: 'abstain', abstains: true });
  play(1);
  for (let n = 0; n < 100 && choose(1).type !== 'ready'; n++) play(1);
  expect(choose(1)).toEqual({ type: 'ready' });
  expect(state.characters.map(({ owner }) => owner)).toEqual([1]);
  expect(campaign.check(state, 1, { type: 'city-event' })).toMatchObject({ code: 'leaves-to-others' });
  // The person of seat 0 draws an event, which asks this seat only.
  play(0, { type: 'city-event' });
  expect(campaign.decisions(state)).toEqual([{ seat: 0, kind: 'ask-event' }]);
  play(0, { type: 'choose', choice: 'b' });
  expect(state.journal.at(-1)).not.toHaveProperty('votes');
});

test('the last bot that decides draws the city event and leads a party of bots on', () => {
  const { state, choose, play } = twoBots();
  play(0);
  expect(state.players[0]).toHaveProperty('abstains', true);
  expect(choose(1).type).not.toBe('abstain');
  for (let n = 0; n < 100 && !state.players[0]!.ready; n++) play(0);
  for (let n = 0; n < 100 && choose(1).type !== 'city-event'; n++) play(1);
  expect(choose(1)).toEqual({ type: 'city-event' });
});
