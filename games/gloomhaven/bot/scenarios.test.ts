import { begin, fastChance, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { gloomhaven } from '../src/game/game.ts';
import { instinct } from './partyBot.ts';

/** Far more answers than any scenario takes. */
const MOST = 20_000;

/** Plays a scenario with the heuristic bot in every seat, and returns its outcome. */
function playOut(scenario: number, seats: number) {
  const seed = `scenario ${scenario} of ${seats}`;
  const ctx = { chance: fastChance(seed), log: silent };
  const chance = fastChance(`${seed} bots`);
  const state = begin(gloomhaven, gloomhaven.options.parse({ scenario }), seats, ctx);
  for (let answers = 0; answers < MOST; answers++) {
    const [question] = gloomhaven.decisions(state);
    if (question === undefined) break;
    const { seat } = question;
    const legal = gloomhaven.legal(state, seat);
    const view = gloomhaven.view(state, seat);
    gloomhaven.play(state, seat, instinct.choose({ view, seat, legal, budget: { iterations: 1 }, chance }), ctx);
  }
  return gloomhaven.outcome(state);
}

const PLAYED = [34, 49, 54, 74, 76, 78, 82, 88, 90].flatMap((scenario) =>
  [2, 3, 4].map((seats) => ({ scenario, seats })),
);

test.each(PLAYED)('bots play scenario $scenario with $seats heroes to an end', ({ scenario, seats }) => {
  expect(playOut(scenario, seats)?.results).toHaveLength(seats);
});
