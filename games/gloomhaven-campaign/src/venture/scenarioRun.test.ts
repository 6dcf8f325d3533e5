import type { ScenarioReport } from '@tessera/gloomhaven/shared';
import { fastChance, Match, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { campaign } from '../game.ts';
import type { CampaignState } from '../state/state.ts';
import { opens, ventureMoves } from './scenarioRun.ts';

/** Returns a campaign of two characters that play a scenario. */
function playing(scenario: string): CampaignState {
  const match = Match.create(campaign, { options: {}, seats: 2, seed: 'venture' });
  for (const [seat, id] of ['brute', 'spellweaver'].entries()) {
    match.apply(seat, { type: 'create', class: id, level: 1, name: id });
  }
  const state = structuredClone(match.state);
  return { ...state, phase: 'play', venture: { scenario, casual: false, heroes: [0, 1] } };
}

test('a scenario learns the holder of the quest that its set-up asks for, and no other scenario learns it', () => {
  const questsIn = (scenario: string) => {
    const state = playing(scenario);
    state.characters[1]!.quest = { id: 'seeker-of-xorn', counts: [3, 0], counted: [] };
    const { heroes } = opens(state)!.options as { heroes: { quest?: string }[] };
    return heroes.map(({ quest }) => quest);
  };
  expect(questsIn('scenario-54')).toEqual([undefined, 'seeker-of-xorn']);
  expect(questsIn('scenario-53')).toEqual([undefined, undefined]);
});

test('the ending that a scenario decided gives its rewards without a question, and items given back stay away', () => {
  const hero = { xp: 0, gold: 0, checks: 0, treasures: [], exhausted: false, kills: {}, elites: 0, killsWith: {} };
  const report: ScenarioReport = {
    scenario: 'scenario-82',
    won: true,
    level: 1,
    rounds: 9,
    ending: 'item-given',
    heroes: [
      { ...hero, class: 'brute', treasures: ['treasure-62'], givenBack: ['helm-of-the-mountain'] },
      { ...hero, class: 'spellweaver' },
    ],
  };
  const after = (changed: Partial<ScenarioReport>) => {
    const state = playing('scenario-82');
    const ctx = { chance: fastChance('ending'), log: silent };
    ventureMoves.returned.play(
      state,
      0,
      { type: 'returned', match: 'venture', report: { ...report, ...changed } },
      ctx,
    );
    return state;
  };
  const given = after({});
  expect(given.asks).toEqual([]);
  expect([given.party.reputation, given.characters[0]!.items]).toEqual([1, ['mountain-hammer']]);
  expect(after({ ending: undefined }).asks).toEqual([{ ask: 'ending', scenario: 'scenario-82' }]);
});
