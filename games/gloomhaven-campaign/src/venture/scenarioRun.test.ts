import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { campaign } from '../game.ts';
import type { CampaignState } from '../state/state.ts';
import { opens } from './scenarioRun.ts';

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
