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
  const chance = fastChance('d');
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
    expect(legal).toContain(action);
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

test('a bot leaves the city event to unready players, and draws it as the last one', () => {
  const ctx = { chance: fastChance('event'), log: silent };
  const bot = townBot('party');
  const state = begin(campaign, campaign.options.parse({}), 2, ctx);
  const choose = (seat: number) => {
    const legal = campaign.legal(state, seat);
    const view = campaign.view(state, seat);
    return bot.choose({ view, seat, legal, chance: ctx.chance, budget: { iterations: 1 } });
  };
  const doUntil = (seat: number, type: string) => {
    for (let n = 0; n < 100 && choose(seat).type !== type; n++) campaign.play(state, seat, choose(seat), ctx);
    return choose(seat).type;
  };
  expect(doUntil(0, 'ready')).toBe('ready');
  expect(campaign.legal(state, 0)).toContainEqual({ type: 'city-event' });
  campaign.play(state, 0, { type: 'ready' }, ctx);
  expect(doUntil(1, 'city-event')).toBe('city-event');
});
